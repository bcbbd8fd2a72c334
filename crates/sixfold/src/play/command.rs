//! What can be typed during a game.

use crate::save::Existing;

/// Shown by `help`.
pub const HELP: &str = "\
a turn or a step  as `sixfold rules` explains
moves             what is legal
moves TEXT        what of it begins with TEXT or has it as
                  a part; in Gemblo also a piece's number
board             draw the board again
left              what each player has left
undo, redo        take the last turn back, play it again
save FILE         write the game, as SGF if it ends in .sgf
save! FILE        the same, but replace a file that exists
load FILE         go on with a saved game (FILE#2 for the
                  second of several)
record            show the game as a record
resign            give up
quit              leave";

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
