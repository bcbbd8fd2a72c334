//! Puzzles as text: the format `sixfold-puzzle-1`.

use std::fmt::Write;

use gemblo::Piece;

use crate::fault::Fault;
use crate::json::{Json, Quoted};
use crate::puzzle::{Puzzle, Spot, Use};
use crate::stock::{MOST_COPIES, Stock};

/// What a puzzle's text says it is.
pub const FORMAT: &str = "sixfold-puzzle-1";

/// Names longer than this are cut.
const MOST_NAME: usize = 100;

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
        Puzzle::from_value(&Json::read(text).map_err(Fault::Format)?)
    }

    pub(crate) fn from_value(json: &Json) -> Result<Puzzle, Fault> {
        let format = |reason: &str| Fault::Format(reason.to_owned());
        match json.member("format").and_then(Json::as_text) {
            Some(FORMAT) => {}
            Some(other) => {
                let other: String = other.chars().take(40).collect();
                return Err(Fault::Format(format!(
                    "the format {other:?} is not {FORMAT:?}"
                )));
            }
            None => return Err(format("this is no puzzle: it does not name its format")),
        }
        let name = match json.member("name") {
            None => "",
            Some(name) => name
                .as_text()
                .ok_or_else(|| format("the name must be a text"))?,
        };
        let name: String = name
            .chars()
            .filter(|c| !c.is_control())
            .take(MOST_NAME)
            .collect();
        let usage = match json.member("use").map(Json::as_text) {
            None | Some(Some("all")) => Use::All,
            Some(Some("any")) => Use::Any,
            _ => return Err(format("\"use\" must be \"all\" or \"any\"")),
        };
        let cells = json.member("cells").and_then(Json::as_list);
        let cells = cells.ok_or_else(|| format("there is no list of \"cells\""))?;
        let spots = cells
            .iter()
            .map(spot)
            .collect::<Result<Vec<Spot>, Fault>>()?;
        let Some(Json::Object(pieces)) = json.member("pieces") else {
            return Err(format("there is no object of \"pieces\""));
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

fn spot(cell: &Json) -> Result<Spot, Fault> {
    let wrong =
        || Fault::Format("a cell must be a pair of whole numbers, [column, half-row]".into());
    let pair = cell.as_list().ok_or_else(wrong)?;
    let [c, h] = pair else { return Err(wrong()) };
    let coordinate = |number: &Json| number.as_whole().ok_or_else(wrong);
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
            _ => {
                let number = piece.number();
                return Err(Fault::Format(format!(
                    "the copies of piece {number} must be a number from 0 to {MOST_COPIES}"
                )));
            }
        }
    }
    Ok(stock)
}
