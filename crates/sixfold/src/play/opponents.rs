//! The engine at some of the seats.

use std::hash::{BuildHasher, RandomState};
use std::time::Instant;

use engine::{Flow, Level};
use game::Seat;
use games::First;
use i18n::terminal::play::NO_SEATS;

use crate::budget::Budget;
use crate::cli::{Play, Sitter};
use crate::failure::Failure;
use crate::say::Said;
use crate::thinks::{Gear, Thinks, think};

/// The longest time for a turn; the weaker levels need far less.
const PATIENCE: Budget = Budget::millis(2_000);

/// Who sits where.
pub struct Opponents<G: Thinks> {
    /// Nobody but people when empty.
    sitters: Vec<Sitter>,
    /// Made when it is first asked.
    engine: Option<G::Engine>,
    /// Who of the list begins, from 0, where it was asked for.
    pub first: Option<usize>,
}

impl<G: Thinks> Opponents<G> {
    pub fn new(arguments: &Play, position: &G) -> Result<Opponents<G>, Failure> {
        let seats = usize::from(position.seats());
        let mut sitters: Vec<Sitter> = match arguments.engine {
            Some(level) => (0..seats).map(|seat| (seat > 0).then_some(level)).collect(),
            None => arguments.seats.clone(),
        };
        let first = arguments.first.map(|first| match first {
            First::Listed(place) => place,
            First::Lots => lot() as usize % seats,
        });
        let is_seat = first.is_none_or(|first| first < seats);
        if !is_seat || !sitters.is_empty() && sitters.len() != seats {
            let refused = Said::new(|lang| NO_SEATS.with(lang, &[&seats.to_string()]));
            return Err(Failure::said(&refused));
        }
        if !sitters.is_empty() {
            sitters.rotate_left(first.unwrap_or(0));
        }
        Ok(Opponents {
            sitters,
            engine: None,
            first,
        })
    }

    /// The level of the engine at a seat; none for a person.
    pub fn level(&self, seat: Option<Seat>) -> Option<Level> {
        *self.sitters.get(seat?.index())?
    }

    /// The turn that the engine plays.
    pub fn turn(&mut self, position: &G, level: Level) -> String {
        let engine = self
            .engine
            .get_or_insert_with(|| G::engine(Gear::default()));
        // Another game every time: whoever wants the same one twice loads its record.
        let seed = std::process::id().into();
        let task = PATIENCE.task(level, 1, seed);
        let deadline = PATIENCE.deadline(Instant::now());
        let thought = think(engine, position, &task, deadline, |_| Flow::GoOn);
        G::write_turn(thought.best())
    }
}

/// A number that nobody knows beforehand: the keys of a new hasher come from the system.
fn lot() -> u64 {
    RandomState::new().hash_one(())
}
