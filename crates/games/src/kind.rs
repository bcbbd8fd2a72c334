//! Which game something is of, found by name or by setup.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::Game;

use crate::{Kind, Listed};

impl Kind {
    /// Its name in small letters, for links, commands and databases.
    pub const fn id(self) -> &'static str {
        each!(self, G => G::ID)
    }

    /// Its name in records and for people.
    pub const fn name(self) -> &'static str {
        each!(self, G => G::NAME)
    }

    /// What the text of a setup or a position is of: the game that reads it. A text that none of
    /// them reads is taken to be of the game whose name it begins with, or of the usual one; that
    /// game will say what is wrong with it.
    pub fn of_setup(text: &str) -> Kind {
        let begins = |kind: Kind| {
            let start = text.trim_start().get(..kind.id().len());
            start.is_some_and(|start| start.eq_ignore_ascii_case(kind.id()))
        };
        let mut all = Kind::ALL.iter().copied();
        let read = all.clone().find(|kind| each!(*kind, G => reads::<G>(text)));
        read.or_else(|| all.find(|kind| begins(*kind)))
            .unwrap_or(Kind::ALL[0])
    }
}

fn reads<G: Game>(text: &str) -> bool {
    text.parse::<G::Setup>().is_ok()
}

impl FromStr for Kind {
    type Err = UnknownGame;

    /// Reads either name, in letters of any size.
    fn from_str(text: &str) -> Result<Kind, UnknownGame> {
        let is_it = |kind: &&Kind| {
            text.eq_ignore_ascii_case(kind.id()) || text.eq_ignore_ascii_case(kind.name())
        };
        Kind::ALL.iter().find(is_it).copied().ok_or(UnknownGame)
    }
}

/// A name that no game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = Kind::ALL.iter().map(|kind| kind.id()).collect();
        write!(f, "a game is one of {}", ids.join(", "))
    }
}

impl Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_game_is_read_in_letters_of_any_size() {
        for kind in Kind::ALL {
            for name in [kind.id(), kind.name()] {
                assert_eq!(name.parse(), Ok(*kind));
                assert_eq!(name.to_uppercase().parse(), Ok(*kind));
            }
        }
        let error = "chess".parse::<Kind>().unwrap_err();
        assert!(error.to_string().starts_with("a game is one of yinsh, "));
    }

    #[test]
    fn a_setup_is_of_the_game_that_reads_it() {
        let empty = yinsh::Position::new(yinsh::Variant::Blitz).to_string();
        for (setup, kind) in [
            ("standard", Kind::Yinsh),
            (empty.as_str(), Kind::Yinsh),
            ("gemblo2", Kind::Gemblo),
            ("Gemblo5#7", Kind::Gemblo),
        ] {
            assert_eq!(Kind::of_setup(setup), kind, "{setup}");
        }
    }

    #[test]
    fn a_bad_setup_is_refused_by_the_game_that_it_names_or_by_the_usual_one() {
        for (setup, kind) in [
            ("gemblo9", Kind::Gemblo),
            (" gemblo", Kind::Gemblo),
            ("4/7/8 w", Kind::Yinsh),
            ("gembl\u{f6}", Kind::Yinsh),
            ("", Kind::Yinsh),
        ] {
            assert_eq!(Kind::of_setup(setup), kind, "{setup}");
        }
    }
}
