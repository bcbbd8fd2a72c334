//! A turn on its way, from the board of whoever makes it to the judge of the server.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::TurnKey;

/// A whole turn that somebody wants to make.
///
/// Its text form, `KEY PLY TURN`, is how a page keeps it until the server has answered.
///
/// ```
/// let turn: online::Turn = "k1 12 e3-e5".parse().unwrap();
/// assert_eq!((turn.ply, turn.text.as_str()), (12, "e3-e5"));
/// assert_eq!(turn.to_string(), "k1 12 e3-e5");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Names it for good, so that sending it again never plays it twice.
    pub key: TurnKey,
    /// How many turns were made before it.
    pub ply: u32,
    /// What is played, in the game's notation.
    pub text: String,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.key, self.ply, self.text)
    }
}

/// What was kept is no turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a turn is its key, its number and its text")]
pub struct Garbled;

impl FromStr for Turn {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Turn, Garbled> {
        let mut parts = text.splitn(3, ' ');
        let mut part = || parts.next().filter(|part| !part.is_empty()).ok_or(Garbled);
        Ok(Turn {
            key: part()?.parse().map_err(|_| Garbled)?,
            ply: part()?.parse().map_err(|_| Garbled)?,
            text: part()?.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_turn_comes_back_and_nonsense_does_not() {
        let turn = Turn {
            key: "k1".parse().unwrap(),
            ply: 12,
            text: "e3-e5 x".to_owned(),
        };
        assert_eq!(turn.to_string().parse(), Ok(turn));
        for nonsense in ["", "k1", "k1 x e3", "k1 3 ", "k1 -1 e3"] {
            assert_eq!(nonsense.parse::<Turn>(), Err(Garbled), "{nonsense:?}");
        }
    }
}
