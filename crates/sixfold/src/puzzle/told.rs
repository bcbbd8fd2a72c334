//! A puzzle with what is known about it, as JSON for programs; `docs/data.md` describes each member.

use gemblo_puzzle::Made;
use serde_json::{Result, Value, json};

/// The members of the puzzle's file, and those that are known beside.
pub fn told(id: &str, made: &Made) -> Result<Value> {
    let mut puzzle: Value = serde_json::from_str(&made.puzzle.to_json())?;
    puzzle["id"] = json!(id);
    puzzle["grade"] = json!(made.grade().stars());
    puzzle["solutions"] = json!(made.solutions as u64);
    puzzle["difficulty"] = json!(made.difficulty);
    Ok(puzzle)
}
