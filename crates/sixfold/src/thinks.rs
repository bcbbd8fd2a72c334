//! Games that the program has an engine for.

mod gemblo;
#[cfg(feature = "toy")]
mod pile;
mod yinsh;

use std::time::Instant;

use engine::{Engine, Flow, Task, ThoughtOf, think_until};
use game::{Match, Seat, Turn};
use i18n::Lang;
use study::Phased;

use crate::bench::Measured;
use crate::face::Face;

/// A game with its engine, and what must be known to use it.
pub trait Thinks:
    Face<Setup: Send + Sync, Step: Send + Sync> + Phased + Send + Sync + 'static
{
    /// What finds good turns.
    type Engine: Engine<Game = Self> + Send + 'static;

    fn engine(gear: Gear) -> Self::Engine;

    /// About how many turns whoever acts has still to play, for sharing out its time.
    fn turns_left(&self) -> u32;

    /// How many turns at random make an opening.
    fn opening_turns(&self) -> usize;

    /// What the player at a seat is called.
    fn seat_name(&self, seat: Seat, lang: Lang) -> String;

    /// What else there is to say when a game is looked back at, line by line.
    fn remarks(_game: &Match<Self>, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// The legal step that changes least, for players who are not there.
    fn smallest_step(&self) -> Option<Self::Step> {
        self.legal_steps().first().copied()
    }

    /// A fixed piece of the engine's work, measured.
    fn bench() -> Measured;
}

/// What an engine is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gear {
    /// Threads that search together.
    pub threads: usize,
    /// MiB of memory for positions, in games whose engine has one.
    pub hash: usize,
}

impl Default for Gear {
    fn default() -> Gear {
        Gear {
            threads: 1,
            hash: 16,
        }
    }
}

/// Thinks until the task is done, the time is up, or whoever sees the thoughts has enough.
pub fn think<G: Thinks>(
    engine: &mut G::Engine,
    position: &G,
    task: &Task,
    deadline: Option<Instant>,
    see: impl FnMut(&ThoughtOf<G>) -> Flow,
) -> ThoughtOf<G> {
    let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    think_until(engine, position, task, is_late, see)
}

/// The texts of the turns of a line that are whole; at least the first is.
pub fn texts<G: Thinks>(position: &G, turns: &[Vec<G::Step>]) -> Vec<String> {
    let mut position = position.clone();
    let mut is_whole = |turn: &&Vec<G::Step>| {
        let last = turn.iter().map(|step| position.play(*step)).last();
        matches!(last, Some(Ok(Turn::Done)))
    };
    let whole = turns.iter().take_while(|turn| is_whole(turn));
    whole.map(|turn| G::write_turn(turn)).collect()
}
