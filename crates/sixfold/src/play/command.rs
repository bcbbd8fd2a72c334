//! What can be typed during a game.

use std::iter;

use i18n::terminal::play as words;
use i18n::{Lang, Text};

use crate::rules::wrapped;
use crate::save::Existing;

/// What `help` explains: what is typed, and what it does.
const HELP: [(&str, Text); 11] = [
    ("moves", words::HELP_MOVES),
    ("moves TEXT", words::HELP_MOVES_TEXT),
    ("board", words::HELP_BOARD),
    ("left", words::HELP_LEFT),
    ("undo, redo", words::HELP_UNDO),
    ("save FILE", words::HELP_SAVE),
    ("save! FILE", words::HELP_REPLACE),
    ("load FILE", words::HELP_LOAD),
    ("record", words::HELP_RECORD),
    ("resign", words::HELP_RESIGN),
    ("quit", words::HELP_QUIT),
];

/// The lines that `help` shows, which fit 60 columns.
pub fn help(lang: Lang) -> Vec<String> {
    let turn = (words::HELP_TURN.to(lang), words::HELP_TURN_IS);
    let entries = iter::once(turn).chain(HELP);
    let lines = entries.flat_map(|(typed, does)| {
        let lines = wrapped(does.to(lang), 41).into_iter().enumerate();
        lines.map(move |(index, line)| {
            let typed = if index == 0 { typed } else { "" };
            format!("{typed:<18}{line}")
        })
    });
    lines.collect()
}

/// One line of a player's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Nothing,
    Help,
    Moves(String),
    Board,
    Left,
    Undo,
    Redo,
    Save(String, Existing),
    Load(String),
    Record,
    Resign,
    Quit,
    /// Anything else is a turn.
    Turn(String),
}

impl Command {
    /// Reads a line; what is no command is a turn.
    pub fn read(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match (word.to_ascii_lowercase().as_str(), rest.is_empty()) {
            ("", _) => Command::Nothing,
            ("help" | "h" | "?", _) => Command::Help,
            ("moves", _) => Command::Moves(rest),
            ("board", true) => Command::Board,
            ("left", true) => Command::Left,
            ("undo", true) => Command::Undo,
            ("redo", true) => Command::Redo,
            ("save", _) => Command::Save(rest, Existing::Keep),
            ("save!", _) => Command::Save(rest, Existing::Replace),
            ("load", _) => Command::Load(rest),
            ("record", true) => Command::Record,
            ("resign", true) => Command::Resign,
            ("quit" | "q" | "exit", true) => Command::Quit,
            _ => Command::Turn(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_may_hold_blanks() {
        let read = Command::read(" save!  my game.txt ");
        assert_eq!(
            read,
            Command::Save("my game.txt".to_owned(), Existing::Replace)
        );
    }

    #[test]
    fn what_is_no_command_is_a_turn() {
        assert_eq!(Command::read("E3"), Command::Turn("E3".to_owned()));
        assert_eq!(
            Command::read("undo it"),
            Command::Turn("undo it".to_owned())
        );
        assert_eq!(Command::read("  "), Command::Nothing);
    }
}
