//! The puzzles and openings that come with the program, as lines of JSON.

use ::tactics::{gemblo_book, yinsh_book};
use gemblo_puzzle::{Grade, book};
use serde_json::json;

use crate::failure::Failure;
use crate::puzzle;
use crate::tactics::Told;

/// What the engine found out about the first rings of YINSH; `study::Explorer` tells how it is written.
const PLACEMENTS: &str = include_str!("../../../study/placements.txt");

/// Each set with the name of its file.
pub fn all() -> Result<[(&'static str, String); 3], Failure> {
    Ok([
        ("tactics.ndjson", tactics()?),
        ("silhouettes.ndjson", silhouettes()?),
        ("openings.ndjson", openings()?),
    ])
}

fn tactics() -> Result<String, Failure> {
    let mut text = String::new();
    for tactic in yinsh_book().into_iter().chain(gemblo_book()) {
        let start = tactic.start().map_err(Failure::new)?;
        let told = Told::of(&tactic, start.written_out(&tactic.solutions));
        text += &serde_json::to_string(&told)?;
        text.push('\n');
    }
    Ok(text)
}

fn silhouettes() -> Result<String, Failure> {
    let mut text = String::new();
    for grade in Grade::ALL {
        for (number, made) in (1..).zip(book::grade(grade)) {
            let told = puzzle::told(&format!("{}.{number}", grade.stars()), &made)?;
            text += &format!("{told}\n");
        }
    }
    Ok(text)
}

fn openings() -> Result<String, Failure> {
    let mut text = String::new();
    let mut variant = "";
    for line in PLACEMENTS.lines() {
        let Some((rings, known)) = line.split_once(':') else {
            variant = line.split(' ').next().unwrap_or_default();
            continue;
        };
        let numbers: Result<Vec<u32>, _> = known.split(' ').map(str::parse).collect();
        let numbers = numbers.map_err(Failure::new)?;
        let [chance, games, half_points] = numbers[..] else {
            return Err(Failure::new("the openings are damaged"));
        };
        let opening = json!({
            "game": "yinsh",
            "variant": variant,
            "rings": rings.split_whitespace().collect::<Vec<_>>(),
            "chance": f64::from(chance) / 1_000.0,
            "games": games,
            "points": f64::from(half_points) / 2.0,
        });
        text += &format!("{opening}\n");
    }
    Ok(text)
}
