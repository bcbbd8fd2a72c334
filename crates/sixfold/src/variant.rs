//! The names under which engines know what is played.

use std::str::FromStr;

use crate::cli::Kind;

/// A game with the setup it begins from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name in the engine protocol.
    pub name: &'static str,
    pub game: Kind,
    /// The text of the setup.
    pub setup: &'static str,
}

/// All variants; the first is the usual one.
pub const ALL: [Variant; 7] = [
    yinsh("yinsh", "standard"),
    yinsh("yinsh-blitz", "blitz"),
    gemblo("gemblo2"),
    gemblo("gemblo3"),
    gemblo("gemblo4"),
    gemblo("gemblo5"),
    gemblo("gemblo6"),
];

const fn yinsh(name: &'static str, setup: &'static str) -> Variant {
    Variant {
        name,
        game: Kind::Yinsh,
        setup,
    }
}

const fn gemblo(name: &'static str) -> Variant {
    Variant {
        name,
        game: Kind::Gemblo,
        setup: name,
    }
}

impl FromStr for Variant {
    type Err = String;

    fn from_str(text: &str) -> Result<Variant, String> {
        let found = ALL.iter().find(|each| each.name.eq_ignore_ascii_case(text));
        let names = || ALL.map(|each| each.name).join(", ");
        found
            .copied()
            .ok_or_else(|| format!("a variant is one of {}", names()))
    }
}
