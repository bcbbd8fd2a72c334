//! Tints: which of the six colours of the box a colour in play has (clause D1).

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::colour::{Colour, MAX_COLOURS};
use crate::refusal::shortened;

/// What pieces look like: the box has eighteen in each of six.
///
/// A [`Colour`] is a place in the playing order; which tint sits there is free.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tint {
    /// Dark blue.
    Blue,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Light blue.
    Sky,
    /// Yellow.
    Yellow,
}

impl Tint {
    /// All of them, as colours usually have them.
    pub const ALL: [Tint; MAX_COLOURS] = [
        Tint::Blue,
        Tint::Red,
        Tint::Green,
        Tint::Orange,
        Tint::Sky,
        Tint::Yellow,
    ];

    /// The tint with this index among all.
    pub fn new(index: u8) -> Option<Tint> {
        Tint::ALL.get(usize::from(index)).copied()
    }

    /// The tint as an index into all.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in texts of setups.
    pub const fn name(self) -> &'static str {
        match self {
            Tint::Blue => "blue",
            Tint::Red => "red",
            Tint::Green => "green",
            Tint::Orange => "orange",
            Tint::Sky => "sky",
            Tint::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Tint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Tint {
    type Err = TintError;

    fn from_str(text: &str) -> Result<Tint, TintError> {
        let is_it = |tint: &Tint| tint.name().eq_ignore_ascii_case(text);
        let found = Tint::ALL.into_iter().find(is_it);
        found.ok_or_else(|| TintError::Unknown(shortened(text)))
    }
}

/// The tint of every colour, in playing order; those that nobody plays with come last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tints([Tint; MAX_COLOURS]);

impl Tints {
    /// As colours usually have them.
    pub(crate) const USUAL: Tints = Tints(Tint::ALL);

    /// These for the first colours; the others follow as usual.
    pub(crate) fn new(chosen: &[Tint]) -> Result<Tints, TintError> {
        let others = Tint::ALL.iter().filter(|tint| !chosen.contains(tint));
        let all: Vec<Tint> = chosen.iter().chain(others).copied().collect();
        let is_twice = |tint: &&Tint| chosen.iter().filter(|other| other == tint).count() > 1;
        match (chosen.iter().find(is_twice), all.try_into()) {
            (Some(tint), _) => Err(TintError::Twice(*tint)),
            (None, Ok(all)) => Ok(Tints(all)),
            (None, Err(_)) => Err(TintError::Count),
        }
    }

    pub(crate) const fn of(self, colour: Colour) -> Tint {
        self.0[colour.index()]
    }

    /// The tints of the first `count` colours.
    pub(crate) fn first(&self, count: u8) -> &[Tint] {
        &self.0[..usize::from(count)]
    }
}

/// Why some tints cannot be those of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TintError {
    /// There is no tint of this name.
    Unknown(String),
    /// Two colours would look alike.
    Twice(Tint),
    /// There are not as many as colours in play.
    Count,
}

impl fmt::Display for TintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TintError::Unknown(name) => {
                write!(
                    f,
                    "{name:?} is not one of blue, red, green, orange, sky, yellow"
                )
            }
            TintError::Twice(tint) => write!(f, "{tint} is chosen twice"),
            TintError::Count => write!(f, "every colour in play has one tint"),
        }
    }
}

impl Error for TintError {}
