//! How well an engine is asked to play: ten levels.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A playing level from 1, who loses to a child, to 10, full strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const EASIEST: Level = Level(1);
    /// Full strength.
    pub const BEST: Level = Level(10);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::EASIEST.0 && number <= Level::BEST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::EASIEST.0..=Level::BEST.0).map(Level)
    }

    /// The level's number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A level that does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLevel;

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is a number from 1 to 10")
    }
}

impl Error for NoSuchLevel {}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        text.parse().ok().and_then(Level::new).ok_or(NoSuchLevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_the_numbers_from_one_to_ten() {
        assert_eq!(Level::all().count(), 10);
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for text in ["0", "11", "", "x", "-1", "256"] {
            let error = text.parse::<Level>().unwrap_err();
            assert_eq!(error.to_string(), "a level is a number from 1 to 10");
        }
    }
}
