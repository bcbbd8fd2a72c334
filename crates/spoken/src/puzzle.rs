//! What is wrong with a puzzle, in the reader's language.

use gemblo_puzzle::{Fault, NotJson, Spot};
use i18n::puzzle::{TOO_LARGE, editor as words};
use i18n::{Lang, Text};

/// Why something is no puzzle.
pub fn say(fault: &Fault, lang: Lang) -> String {
    let at = |text: Text, spot: &Spot| {
        let (c, h) = (spot.c.to_string(), spot.h.to_string());
        text.with(lang, &[&c, &h])
    };
    match fault {
        Fault::NoCells => words::NO_CELLS.to(lang).to_owned(),
        Fault::NoPieces => words::NO_PIECES.to(lang).to_owned(),
        Fault::TooManyCells(_) => TOO_LARGE.to(lang).to_owned(),
        Fault::OffGrid(spot) | Fault::TooFar(spot) => at(words::BAD_CELL, spot),
        Fault::Repeated(spot) => at(words::TWICE, spot),
        Fault::UnknownPiece(name) => words::BAD_PIECE.with(lang, &[name]),
        Fault::TooManyCopies(piece) => words::TOO_MANY.with(lang, &[&piece.to_string()]),
        Fault::Area { cells, pieces, .. } => {
            words::BAD_AREA.with(lang, &[&cells.to_string(), &pieces.to_string()])
        }
        Fault::Format { .. } => words::NO_PUZZLE.to(lang).to_owned(),
        Fault::Json(NotJson::Wrong { line, .. }) => {
            words::BAD_LINE.with(lang, &[&line.to_string()])
        }
        Fault::Json(_) => words::BAD_FILE.to(lang).to_owned(),
        Fault::Member(member) => words::BAD_MEMBER.with(lang, &[member.key()]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo_puzzle::Puzzle;

    #[track_caller]
    fn check(cells: &str, pieces: &str, said: &str) {
        let text = format!(
            "{{\"format\": \"sixfold-puzzle-1\", \"cells\": {cells}, \"pieces\": {pieces}}}"
        );
        let fault = Puzzle::from_json(&text).unwrap_err();
        assert_eq!(say(&fault, Lang::En), said);
        assert!(Lang::ALL.iter().all(|lang| !say(&fault, *lang).is_empty()));
    }

    #[test]
    fn faults_are_told_in_every_language() {
        check("[]", "{}", "Nothing is painted yet.");
        check("[[0, 0]]", "{}", "No pieces are chosen yet.");
        check(
            "[[0, 1]]",
            "{\"1\": 1}",
            "[0, 1] is not a cell of the board.",
        );
        check(
            "[[0, 0], [0, 0]]",
            "{\"2\": 1}",
            "The cell [0, 0] is listed twice.",
        );
        check("[[0, 0]]", "{\"19\": 1}", "There is no piece 19.");
        check("[[0, 0]]", "{\"1\": 7}", "There are only six of piece 1.");
        check(
            "[[0, 0]]",
            "{\"2\": 1}",
            "Painted cells: 1, but the pieces cover 2.",
        );
        check("7", "{}", "This is not a puzzle file: “cells” is wrong.");
        check(
            "[",
            "{}",
            "This is not a puzzle file: line 1 cannot be read.",
        );
        check(&"[".repeat(99), "{}", "This file cannot be read.");
    }
}
