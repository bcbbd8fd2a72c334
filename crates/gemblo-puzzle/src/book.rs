//! The puzzle book: one file for each grade, with a certificate for every puzzle.

use std::fmt::Write;

use crate::difficulty::Grade;
use crate::fault::Fault;
use crate::json::Json;
use crate::make::Made;
use crate::puzzle::Puzzle;

/// What the text of a grade says it is.
pub const FORMAT: &str = "sixfold-book-1";

const TEXTS: [&str; 6] = [
    include_str!("../../../puzzles/grade-1.json"),
    include_str!("../../../puzzles/grade-2.json"),
    include_str!("../../../puzzles/grade-3.json"),
    include_str!("../../../puzzles/grade-4.json"),
    include_str!("../../../puzzles/grade-5.json"),
    include_str!("../../../puzzles/grade-6.json"),
];

/// The puzzles of a grade of our book.
pub fn grade(grade: Grade) -> Vec<Made> {
    let text = TEXTS[usize::from(grade.stars()) - 1];
    read(text).expect("the book was tested")
}

/// Whether a text is a grade of a book, not a single puzzle.
pub fn recognises(text: &str) -> bool {
    let json = Json::read(text).ok();
    let format = json.as_ref().and_then(|json| json.member("format"));
    format.and_then(Json::as_text) == Some(FORMAT)
}

/// Reads the puzzles of a grade with their certificates; nothing is proved here.
pub fn read(text: &str) -> Result<Vec<Made>, Fault> {
    let json = Json::read(text).map_err(Fault::Format)?;
    let is_book = json.member("format").and_then(Json::as_text) == Some(FORMAT);
    let puzzles = json
        .member("puzzles")
        .and_then(Json::as_list)
        .filter(|_| is_book);
    let puzzles = puzzles.ok_or_else(|| Fault::Format(format!("this is no {FORMAT:?}")))?;
    puzzles.iter().map(made).collect()
}

fn made(json: &Json) -> Result<Made, Fault> {
    let puzzle = Puzzle::from_value(json)?;
    let number = |key: &str| {
        let number = json.member(key).and_then(Json::as_number);
        number.ok_or_else(|| Fault::Format(format!("{:?} has no {key}", puzzle.name())))
    };
    Ok(Made {
        solutions: number("solutions")? as u128,
        difficulty: number("difficulty")?,
        puzzle,
    })
}

/// Writes the puzzles of a grade.
pub fn write(grade: Grade, puzzles: &[Made]) -> String {
    let mut text = format!(
        "{{\n  \"format\": \"{FORMAT}\",\n  \"grade\": {},\n  \"puzzles\": [\n",
        grade.stars()
    );
    for (number, made) in puzzles.iter().enumerate() {
        let comma = if number + 1 < puzzles.len() { "," } else { "" };
        let members = made.puzzle.members(6);
        // Rounded down, so that no puzzle seems to belong to the next grade.
        let difficulty = (made.difficulty * 100.0 + 1e-6).floor() / 100.0;
        write!(
            text,
            "    {{\n{members},\n      \"solutions\": {},\n      \"difficulty\": {}\n    }}{comma}\n",
            made.solutions, difficulty
        )
        .expect("a String takes all");
    }
    text.push_str("  ]\n}\n");
    text
}
