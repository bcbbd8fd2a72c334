//! The protocol UGI, in which programs ask engines: its commands as values.

mod bounds;
mod error;

pub use bounds::{Bounds, Clock};
pub use error::NotUgi;

/// One line of whoever asks.
#[derive(PartialEq, Eq, Debug)]
pub enum Command<'l> {
    /// An empty line.
    Nothing,
    /// Say who you are and what can be set.
    Ugi,
    /// Say when you are ready.
    IsReady,
    /// Another game follows.
    NewGame,
    /// Sets an option.
    SetOption {
        /// Which one.
        name: &'l str,
        /// To what.
        value: &'l str,
    },
    /// Sets the position.
    Position {
        /// The setup's text; none for the variant's own.
        setup: Option<String>,
        /// The turns from there.
        moves: Vec<&'l str>,
    },
    /// Think.
    Go(Bounds),
    /// Stop thinking and answer.
    Stop,
    /// A question about the position.
    Query(Query),
    /// Goodbye.
    Quit,
}

/// What can be asked about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// Whether the game is over.
    GameOver,
    /// Whether the first player is to move.
    FirstPlayersTurn,
    /// Who is to move.
    Turn,
    /// How the game ended.
    Result,
}

impl Command<'_> {
    /// Reads a line.
    ///
    /// ```
    /// use engine::ugi::Command;
    ///
    /// assert_eq!(Command::read(" isready "), Ok(Command::IsReady));
    /// let refused = Command::read("dance").expect_err("there is no such command");
    /// assert_eq!(refused.to_string(), "the command \"dance\" is not known");
    /// ```
    pub fn read(line: &str) -> Result<Command<'_>, NotUgi<'_>> {
        let (word, rest) = split(line.trim());
        Ok(match word {
            "" => Command::Nothing,
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "setoption" => read_option(rest).ok_or(NotUgi::Option)?,
            "position" => read_position(rest).ok_or(NotUgi::Position)?,
            "go" => Command::Go(Bounds::read(rest)?),
            "stop" => Command::Stop,
            "query" => Command::Query(read_query(rest).ok_or(NotUgi::Query)?),
            "quit" => Command::Quit,
            _ => return Err(NotUgi::Command(word)),
        })
    }
}

fn split(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn read_option(text: &str) -> Option<Command<'_>> {
    let (name, value) = text.strip_prefix("name ")?.split_once(" value ")?;
    Some(Command::SetOption {
        name: name.trim(),
        value: value.trim(),
    })
}

fn read_position(text: &str) -> Option<Command<'_>> {
    let mut words = text.split_whitespace();
    let kind = words.next();
    let setup: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
    let setup = match (kind?, setup.is_empty()) {
        ("startpos", true) => None,
        ("fen", false) => Some(setup.join(" ")),
        _ => return None,
    };
    Some(Command::Position {
        setup,
        moves: words.collect(),
    })
}

fn read_query(text: &str) -> Option<Query> {
    Some(match text {
        "gameover" => Query::GameOver,
        "p1turn" => Query::FirstPlayersTurn,
        "turn" => Query::Turn,
        "result" => Query::Result,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_has_a_setup_and_moves() {
        let read = Command::read("position fen pile5 a,b c;d moves  a1 b2 ").unwrap();
        let expected = Command::Position {
            setup: Some("pile5 a,b c;d".to_owned()),
            moves: vec!["a1", "b2"],
        };
        assert_eq!(read, expected);
        for text in ["position startpos e3", "position fen moves e3", "position"] {
            assert_eq!(Command::read(text), Err(NotUgi::Position), "{text}");
        }
    }

    #[test]
    fn an_option_has_a_name_and_a_value() {
        let read = Command::read("setoption name Variant value blitz").unwrap();
        let (name, value) = ("Variant", "blitz");
        assert_eq!(read, Command::SetOption { name, value });
        let form = Command::read("setoption Variant blitz");
        assert_eq!(form, Err(NotUgi::Option));
    }
}
