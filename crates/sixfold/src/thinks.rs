//! Games that the program has an engine for.

use std::time::Instant;

use engine::{Engine, Flow, Line, Task, ThoughtOf};
use game::{Game as _, Seat, Turn};
use gemblo_engine::GembloEngine;

use crate::face::Face;

/// A game with its engine, and what must be known to use it.
pub trait Thinks: Face<Setup: Send + Sync, Step: Send + Sync> + Send + Sync + 'static {
    /// What finds good turns.
    type Engine: Engine<Game = Self> + Send + 'static;

    /// A new engine.
    fn engine(gear: Gear) -> Self::Engine;

    /// About how many turns whoever acts has still to play, for sharing out its time.
    fn turns_left(&self) -> u32;

    /// How many turns at random make an opening.
    fn opening_turns(&self) -> usize;

    /// What the player at a seat is called.
    fn seat_name(&self, seat: Seat) -> String;
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

impl Thinks for yinsh::Position {
    type Engine = yinsh_engine::Engine;

    fn engine(gear: Gear) -> yinsh_engine::Engine {
        yinsh_engine::Engine::new(yinsh_engine::Options {
            table_bytes: gear.hash << 20,
            threads: gear.threads,
            ..yinsh_engine::Options::default()
        })
    }

    /// Long games take some 30 moves each; the later ones matter less, since rows decide early.
    fn turns_left(&self) -> u32 {
        let moves = u32::from(self.pool()) / 2;
        u32::from(self.in_hand(self.side())) + moves.clamp(8, 25)
    }

    /// Six rings on the board leave the players four to answer with.
    fn opening_turns(&self) -> usize {
        6
    }

    fn seat_name(&self, seat: Seat) -> String {
        yinsh::Colour::ALL[seat.index()].to_string()
    }
}

impl Thinks for gemblo::Position {
    type Engine = GembloEngine;

    fn engine(gear: Gear) -> GembloEngine {
        GembloEngine::with_threads(gear.threads)
    }

    /// Hardly anybody lays the last pieces.
    fn turns_left(&self) -> u32 {
        let acting = self.to_move();
        let own = self
            .colours()
            .filter(|colour| Some(self.seat_of(*colour)) == acting);
        let pieces: u32 = own.map(|colour| self.left(colour).len() as u32).sum();
        (pieces * 3 / 4).max(1)
    }

    fn opening_turns(&self) -> usize {
        self.colours().count()
    }

    fn seat_name(&self, seat: Seat) -> String {
        crate::face::gemblo::names(self, seat)
    }
}

/// Thinks until the task is done, the time is up, or whoever sees the thoughts has enough.
pub fn think<G: Thinks>(
    engine: &mut G::Engine,
    position: &G,
    task: &Task,
    deadline: Option<Instant>,
    see: &mut dyn FnMut(&ThoughtOf<G>) -> Flow,
) -> ThoughtOf<G> {
    let mut fullest: Vec<Line<G::Step>> = Vec::new();
    let mut thought = engine.think(position, task, &mut |thought| {
        if thought.lines.len() > 1 && thought.lines != fullest {
            fullest.clone_from(&thought.lines);
        }
        let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        match is_late {
            true => Flow::Stop,
            false => see(thought),
        }
    });
    complete(&mut thought.lines, fullest, task.lines);
    thought
}

/// A search that changed its mind and was stopped knows one line; the others are still those that
/// it knew before.
fn complete<S: PartialEq>(lines: &mut Vec<Line<S>>, known: Vec<Line<S>>, wanted: usize) {
    for line in known {
        let is_new = lines.iter().all(|other| other.turns[0] != line.turns[0]);
        if is_new && lines.len() < wanted {
            lines.push(line);
        }
    }
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
