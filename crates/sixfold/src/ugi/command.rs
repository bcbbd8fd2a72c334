//! The commands of the protocol.

use super::limits::Limits;
use crate::failure::excerpt;

/// One line of the other side's.
#[derive(PartialEq, Eq, Debug)]
pub enum Command<'l> {
    Nothing,
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: &'l str,
        value: &'l str,
    },
    /// The setup's text, none for the variant's own, and the turns from it.
    Position {
        setup: Option<String>,
        moves: Vec<&'l str>,
    },
    Go(Limits),
    Stop,
    Query(Query),
    Quit,
}

/// What can be asked about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    GameOver,
    FirstPlayersTurn,
    Turn,
    Result,
}

impl Command<'_> {
    /// Reads a line, or says what is wrong with it.
    pub fn read(line: &str) -> Result<Command<'_>, String> {
        let (word, rest) = split(line.trim());
        Ok(match word {
            "" => Command::Nothing,
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "setoption" => read_option(rest)?,
            "position" => read_position(rest)?,
            "go" => Command::Go(Limits::read(rest)?),
            "stop" => Command::Stop,
            "query" => Command::Query(read_query(rest)?),
            "quit" => Command::Quit,
            _ => return Err(format!("the command {:?} is not known", excerpt(word))),
        })
    }
}

fn split(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn read_option(text: &str) -> Result<Command<'_>, String> {
    let form = || "an option is set by: setoption name NAME value VALUE".to_owned();
    let named = text.strip_prefix("name ").ok_or_else(form)?;
    let (name, value) = named.split_once(" value ").ok_or_else(form)?;
    Ok(Command::SetOption {
        name: name.trim(),
        value: value.trim(),
    })
}

fn read_position(text: &str) -> Result<Command<'_>, String> {
    let mut words = text.split_whitespace();
    let kind = words.next();
    let setup: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
    let setup = match (kind, setup.is_empty()) {
        (Some("startpos"), true) => None,
        (Some("fen"), false) => Some(setup.join(" ")),
        _ => {
            return Err(
                "a position is given by: position startpos|fen STRING [moves …]".to_owned(),
            );
        }
    };
    Ok(Command::Position {
        setup,
        moves: words.collect(),
    })
}

fn read_query(text: &str) -> Result<Query, String> {
    match text {
        "gameover" => Ok(Query::GameOver),
        "p1turn" => Ok(Query::FirstPlayersTurn),
        "turn" => Ok(Query::Turn),
        "result" => Ok(Query::Result),
        _ => Err("a query is one of gameover, p1turn, turn, result".to_owned()),
    }
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
        assert!(Command::read("position startpos e3").is_err());
        assert!(Command::read("position fen moves e3").is_err());
    }

    #[test]
    fn an_option_has_a_name_and_a_value() {
        let read = Command::read("setoption name Variant value blitz").unwrap();
        let (name, value) = ("Variant", "blitz");
        assert_eq!(read, Command::SetOption { name, value });
        assert!(Command::read("setoption Variant blitz").is_err());
    }
}
