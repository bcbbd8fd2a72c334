//! Puzzles as text: the format `sixfold-puzzle-1`.

use std::fmt::Write;

use gemblo::Piece;

use crate::book;
use crate::fault::{Fault, Member};
use crate::json::{Json, Quoted};
use crate::make::Made;
use crate::puzzle::{Puzzle, Spot, Use};
use crate::stock::Stock;

/// What a puzzle's text says it is.
pub const FORMAT: &str = "sixfold-puzzle-1";

/// Names longer than this are cut.
const MOST_NAME: usize = 100;

/// What a file of puzzles holds.
#[derive(Clone, PartialEq, Debug)]
pub enum File {
    /// One puzzle.
    Puzzle(Puzzle),
    /// The puzzles of a grade, with their certificates.
    Book(Vec<Made>),
}

impl File {
    /// Reads the JSON of a puzzle or of a book's grade, whichever it says it is.
    pub fn read(text: &str) -> Result<File, Fault> {
        let json = Json::read(text)?;
        if check_format(&json, book::FORMAT).is_ok() {
            return book::from_value(&json).map(File::Book);
        }
        Puzzle::from_value(&json).map(File::Puzzle)
    }
}

impl Puzzle {
    /// Reads the JSON of a puzzle; keys that it does not know are left alone.
    ///
    /// ```
    /// use gemblo_puzzle::Puzzle;
    ///
    /// let text = r#"{"format": "sixfold-puzzle-1", "name": "Two dots",
    ///                "cells": [[0, 0], [0, 4]], "pieces": {"1": 2}, "use": "all"}"#;
    /// let puzzle = Puzzle::from_json(text).expect("two cells, two dots");
    /// assert_eq!(puzzle.name(), "Two dots");
    /// assert_eq!(Puzzle::from_json(&puzzle.to_json()), Ok(puzzle));
    /// ```
    pub fn from_json(text: &str) -> Result<Puzzle, Fault> {
        Puzzle::from_value(&Json::read(text)?)
    }

    pub(crate) fn from_value(json: &Json) -> Result<Puzzle, Fault> {
        check_format(json, FORMAT)?;
        let name = match json.member("name") {
            None => "",
            Some(name) => name.as_text().ok_or(Member::Name)?,
        };
        let name: String = name
            .chars()
            .filter(|c| !c.is_control())
            .take(MOST_NAME)
            .collect();
        let usage = match json.member("use").map(Json::as_text) {
            None | Some(Some("all")) => Use::All,
            Some(Some("any")) => Use::Any,
            _ => return Err(Member::Use.into()),
        };
        let cells = json.member("cells").and_then(Json::as_list);
        let cells = cells.ok_or(Member::Cells)?;
        let spots = cells
            .iter()
            .map(spot)
            .collect::<Result<Vec<Spot>, Fault>>()?;
        let Some(Json::Object(pieces)) = json.member("pieces") else {
            return Err(Member::Pieces.into());
        };
        Puzzle::new(&name, &spots, stock(pieces)?, usage)
    }

    /// The JSON of the puzzle, in a fixed form.
    pub fn to_json(&self) -> String {
        format!("{{\n{}\n}}\n", self.members(2))
    }

    /// The members of that JSON, each on a line of its own.
    pub(crate) fn members(&self, indent: usize) -> String {
        let cells = self
            .spots()
            .iter()
            .map(|Spot { c, h }| format!("[{c}, {h}]"));
        let pieces = self.stock().iter();
        let pieces = pieces.map(|(piece, copies)| format!("\"{}\": {copies}", piece.number()));
        let usage = match self.usage() {
            Use::All => "all",
            Use::Any => "any",
        };
        let members = [
            ("format", Quoted(FORMAT).to_string()),
            ("name", Quoted(self.name()).to_string()),
            (
                "cells",
                format!("[{}]", cells.collect::<Vec<_>>().join(", ")),
            ),
            (
                "pieces",
                format!("{{{}}}", pieces.collect::<Vec<_>>().join(", ")),
            ),
            ("use", Quoted(usage).to_string()),
        ];
        let mut text = String::new();
        for (key, value) in members {
            let comma = if text.is_empty() { "" } else { ",\n" };
            write!(text, "{comma}{:indent$}\"{key}\": {value}", "").expect("a String takes all");
        }
        text
    }
}

/// Whether the JSON says that it is of this format.
pub(crate) fn check_format(json: &Json, wanted: &'static str) -> Result<(), Fault> {
    let found = json.member("format").and_then(Json::as_text);
    if found == Some(wanted) {
        return Ok(());
    }
    let found = found.map(|found| found.chars().take(40).collect());
    Err(Fault::Format { found, wanted })
}

fn spot(cell: &Json) -> Result<Spot, Fault> {
    let Some([c, h]) = cell.as_list() else {
        return Err(Member::Cell.into());
    };
    let coordinate = |number: &Json| number.as_whole().ok_or(Member::Cell);
    // Beyond the range of i32 is too far in any case.
    let near = |number: i64| number.clamp(i64::from(i32::MIN + 1), i64::from(i32::MAX)) as i32;
    Ok(Spot::new(near(coordinate(c)?), near(coordinate(h)?)))
}

fn stock(pieces: &[(String, Json)]) -> Result<Stock, Fault> {
    let mut stock = Stock::EMPTY;
    for (number, copies) in pieces {
        let unknown = || Fault::UnknownPiece(number.chars().take(40).collect());
        let is_plain = !number.starts_with(['+', '0']);
        let piece = number
            .parse()
            .ok()
            .filter(|_| is_plain)
            .and_then(Piece::new);
        let piece = piece.ok_or_else(unknown)?;
        match copies.as_whole() {
            Some(copies @ 0..=6) => stock = stock.with(piece, copies as u8),
            Some(7..) => return Err(Fault::TooManyCopies(piece.number())),
            _ => return Err(Member::Copies(piece.number()).into()),
        }
    }
    Ok(stock)
}
