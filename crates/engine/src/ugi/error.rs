//! Why a line is no command.

use std::error::Error;
use std::fmt;

use game::excerpt;

/// Why a line is no command of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotUgi<'l> {
    /// There is no such command.
    Command(&'l str),
    /// An option is not set in this way.
    Option,
    /// A position is not given in this way.
    Position,
    /// There is no such question.
    Query,
    /// There is no such bound of a search.
    Bound(&'l str),
    /// Thinking on another player's time is not offered.
    Ponder,
    /// A bound lacks its number.
    NoNumber(&'l str),
    /// A bound and what is no number for it.
    BadNumber(&'l str, &'l str),
}

impl fmt::Display for NotUgi<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short = |text| excerpt(text, 60);
        match self {
            NotUgi::Command(word) => write!(f, "the command {:?} is not known", short(word)),
            NotUgi::Option => f.write_str("an option is set by: setoption name NAME value VALUE"),
            NotUgi::Position => {
                f.write_str("a position is given by: position startpos|fen STRING [moves …]")
            }
            NotUgi::Query => f.write_str("a query is one of gameover, p1turn, turn, result"),
            NotUgi::Bound(word) => write!(f, "{:?} is no bound of a search", short(word)),
            NotUgi::Ponder => {
                f.write_str("the engine does not ponder; `go infinite` thinks until `stop`")
            }
            NotUgi::NoNumber(word) => write!(f, "{:?} needs a number", short(word)),
            NotUgi::BadNumber(word, value) => {
                write!(f, "{:?} is no number for {:?}", short(value), short(word))
            }
        }
    }
}

impl Error for NotUgi<'_> {}
