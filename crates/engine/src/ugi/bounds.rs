//! What a `go` says about the search.

use std::time::Duration;

use game::MAX_SEATS;

use super::NotUgi;

/// What a search is bounded by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    /// The time for this turn.
    pub time: Option<Duration>,
    /// The most positions to look at.
    pub nodes: Option<u64>,
    /// The most turns to look ahead.
    pub depth: Option<u32>,
    /// Only `stop` ends the search.
    pub infinite: bool,
    /// The clocks by seat.
    pub clocks: [Clock; MAX_SEATS],
}

/// What a player's clock says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// What is left, if there is a clock.
    pub left: Option<Duration>,
    /// What is added for each turn.
    pub increment: Duration,
}

impl Bounds {
    /// Reads what follows `go`; nothing at all means without end.
    pub fn read(text: &str) -> Result<Bounds, NotUgi<'_>> {
        let mut bounds = Bounds {
            infinite: text.is_empty(),
            ..Bounds::default()
        };
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                bounds.infinite = true;
                continue;
            }
            if word == "ponder" {
                return Err(NotUgi::Ponder);
            }
            let value = words.next().ok_or(NotUgi::NoNumber(word))?;
            bounds.set(word, value)?;
        }
        Ok(bounds)
    }

    fn set<'l>(&mut self, word: &'l str, value: &'l str) -> Result<(), NotUgi<'l>> {
        let bad = NotUgi::BadNumber(word, value);
        let positive = || value.parse().ok().filter(|n: &u64| *n > 0).ok_or(bad);
        // A clock that has run out may be told as a negative number.
        let millis = || -> Result<Duration, NotUgi<'l>> {
            let number: i64 = value.parse().map_err(|_| bad)?;
            Ok(Duration::from_millis(number.max(0) as u64))
        };
        match word {
            "movetime" => self.time = Some(millis()?),
            "nodes" => self.nodes = Some(positive()?),
            "depth" => self.depth = Some(positive()?.try_into().map_err(|_| bad)?),
            _ => {
                let (seat, part) = clock_part(word).ok_or(NotUgi::Bound(word))?;
                match (self.clocks.get_mut(seat), part) {
                    (Some(clock), "time") => clock.left = Some(millis()?),
                    (Some(clock), "inc") => clock.increment = millis()?,
                    _ => return Err(NotUgi::Bound(word)),
                }
            }
        }
        Ok(())
    }
}

/// The index and the part of a clock: of `p1time` to `p6time` and `p1inc` to `p6inc`.
fn clock_part(word: &str) -> Option<(usize, &str)> {
    let (number, part) = word.strip_prefix('p')?.split_at_checked(1)?;
    let number: usize = number.parse().ok()?;
    Some((number.checked_sub(1)?, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(text: &str, reason: &str) {
        assert_eq!(Bounds::read(text).unwrap_err().to_string(), reason);
    }

    #[test]
    fn what_bounds_nothing_is_refused() {
        refused("movetime", "\"movetime\" needs a number");
        refused(
            "ponder",
            "the engine does not ponder; `go infinite` thinks until `stop`",
        );
        refused("nodes 0", "\"0\" is no number for \"nodes\"");
        refused("depth x", "\"x\" is no number for \"depth\"");
        refused(
            "depth 4294967296",
            "\"4294967296\" is no number for \"depth\"",
        );
        for word in ["p7time", "p0inc", "fast"] {
            refused(
                &format!("{word} 1"),
                &format!("{word:?} is no bound of a search"),
            );
        }
        assert!(Bounds::read("").unwrap().infinite);
    }
}
