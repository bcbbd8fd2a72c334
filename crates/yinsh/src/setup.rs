//! What is agreed before the first turn: the variant, or a position to begin from.

use core::fmt;
use core::str::FromStr;

use crate::{Fault, Position, Variant};

/// The position that a game begins from.
///
/// Its text is `standard`, `blitz` (in small letters or capitals), or a position string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup(pub Position);

impl Setup {
    /// The empty board, three rings to win.
    pub const STANDARD: Setup = Setup(Position::new(Variant::Standard));
    /// The empty board, one ring to win.
    pub const BLITZ: Setup = Setup(Position::new(Variant::Blitz));
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Setup::STANDARD || *self == Setup::BLITZ {
            f.write_str(self.0.variant().name())
        } else {
            self.0.fmt(f)
        }
    }
}

impl FromStr for Setup {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Setup, Fault> {
        let text = text.trim();
        match text.to_ascii_lowercase().as_str() {
            "standard" => Ok(Setup::STANDARD),
            "blitz" => Ok(Setup::BLITZ),
            _ => text.parse().map(Setup),
        }
    }
}
