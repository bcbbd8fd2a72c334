//! The tactics that come with the program.

use crate::{Tactic, Unreadable};

/// The tactics of YINSH.
pub fn yinsh_book() -> Vec<Tactic> {
    read(include_str!("../../../puzzles/tactics-yinsh.txt")).expect("the book was tested")
}

/// The tactics of Gemblo.
pub fn gemblo_book() -> Vec<Tactic> {
    read(include_str!("../../../puzzles/tactics-gemblo.txt")).expect("the book was tested")
}

/// Reads tactics, one a line; lines that begin with `#` are remarks.
pub fn read(text: &str) -> Result<Vec<Tactic>, Unreadable> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(str::parse).collect()
}
