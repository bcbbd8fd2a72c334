//! The puzzle book: one file for each grade, with a certificate for every puzzle.

use std::fmt::Write;

use crate::difficulty::Grade;
use crate::fault::{Fault, Member};
use crate::format::check_format;
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

/// Reads the puzzles of a grade with their certificates; nothing is proved here.
pub fn read(text: &str) -> Result<Vec<Made>, Fault> {
    from_value(&Json::read(text)?)
}

pub(crate) fn from_value(json: &Json) -> Result<Vec<Made>, Fault> {
    check_format(json, FORMAT)?;
    let puzzles = json.member("puzzles").and_then(Json::as_list);
    puzzles.ok_or(Member::Puzzles)?.iter().map(made).collect()
}

fn made(json: &Json) -> Result<Made, Fault> {
    let puzzle = Puzzle::from_value(json)?;
    let number = |member: Member| {
        let number = json.member(member.key()).and_then(Json::as_number);
        number.ok_or(member)
    };
    Ok(Made {
        solutions: number(Member::Solutions)? as u128,
        difficulty: number(Member::Difficulty)?,
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
