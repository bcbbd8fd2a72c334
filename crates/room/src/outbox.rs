//! The turn that is on its way, kept until the server has it for good.

use std::fmt;
use std::str::FromStr;

use online::Ask;

/// A turn of one's own that the server has not answered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// Names the turn for good, so that sending it again never plays it twice.
    pub key: String,
    /// How many turns were made before it.
    pub ply: u32,
    /// The turn in the game's notation.
    pub text: String,
}

impl Pending {
    /// The message that carries it.
    pub fn ask(&self) -> Ask {
        let Pending { key, ply, text } = self.clone();
        Ask::Turn { key, ply, text }
    }
}

impl fmt::Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.key, self.ply, self.text)
    }
}

/// What was kept is no turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garbled;

impl FromStr for Pending {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Pending, Garbled> {
        let mut parts = text.splitn(3, ' ');
        let mut part = || parts.next().filter(|part| !part.is_empty()).ok_or(Garbled);
        Ok(Pending {
            key: part()?.to_owned(),
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
        let pending = Pending {
            key: "k1".to_owned(),
            ply: 12,
            text: "e3-e5 x".to_owned(),
        };
        assert_eq!(pending.to_string().parse(), Ok(pending));
        for nonsense in ["", "k1", "k1 x e3", "k1 3 ", "k1 -1 e3"] {
            assert_eq!(nonsense.parse::<Pending>(), Err(Garbled), "{nonsense:?}");
        }
    }
}
