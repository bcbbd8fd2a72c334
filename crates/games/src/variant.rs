//! The games with their usual setups, under the names by which engines know them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::Game;

use crate::{Kind, Listed};

/// A game with a usual setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name in the engine protocol.
    pub name: &'static str,
    /// Which game it is of.
    pub game: Kind,
    /// The text of the setup.
    pub setup: &'static str,
}

impl Variant {
    /// All variants of all games; the first is the usual one.
    pub fn all() -> impl Iterator<Item = Variant> + Clone {
        Kind::ALL.iter().flat_map(|kind| kind.variants())
    }

    /// How many play it.
    pub fn seats(&self) -> u8 {
        each!(self.game, G => seats::<G>(self.setup))
    }
}

impl Kind {
    /// The game with its most usual setup.
    pub fn usual(self) -> Variant {
        let mut variants = self.variants();
        variants.next().expect("every game has a setup")
    }

    /// The game with each of its usual setups, the most usual first.
    pub fn variants(self) -> impl Iterator<Item = Variant> + Clone {
        let listed = each!(self, G => G::VARIANTS).iter();
        listed.map(move |&(name, setup)| Variant {
            name,
            game: self,
            setup,
        })
    }
}

fn seats<G: Game>(setup: &str) -> u8 {
    let setup = setup.parse().expect("the setups of the list are tested");
    G::start(&setup).seats()
}

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        let mut all = Variant::all();
        let found = all.find(|each| each.name.eq_ignore_ascii_case(text));
        found.ok_or(UnknownVariant)
    }
}

/// A name that no variant has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownVariant;

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Variant::all().map(|each| each.name).collect();
        write!(f, "a variant is one of {}", names.join(", "))
    }
}

impl Error for UnknownVariant {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_a_name_of_its_own_and_a_setup_that_its_game_reads() {
        for each in Variant::all() {
            assert_eq!(each.name.to_uppercase().parse(), Ok(each));
            assert_eq!(Kind::of_setup(each.setup), each.game, "{}", each.setup);
            assert!((2..=6).contains(&each.seats()));
        }
        let error = "chess".parse::<Variant>().unwrap_err();
        assert!(error.to_string().starts_with("a variant is one of yinsh, "));
    }
}
