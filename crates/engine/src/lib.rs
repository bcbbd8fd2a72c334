#![doc = include_str!("../README.md")]

pub mod calibration;
pub mod elo;
mod first;
mod level;
mod pace;
pub mod ugi;
mod until;

use game::{Game, MAX_SEATS, Seat};

pub use first::First;
pub use level::{Level, NoSuchLevel};
pub use pace::{Mind, Pace};
pub use until::{play_until, think_until};

/// Something that finds good turns in the positions of one game.
pub trait Engine {
    /// The game that is played.
    type Game: Game;

    /// Thinks about a position that is not over, until the task is done or the watch stops it.
    ///
    /// The answer has at least one line, however small the budget and however early the stop; its
    /// turn is whole and legal.
    fn think(
        &mut self,
        position: &Self::Game,
        task: &Task,
        watch: &mut Watch<'_, Self::Game>,
    ) -> ThoughtOf<Self::Game>;

    /// Forgets what was learned in earlier positions, as before a new game.
    fn forget(&mut self);
}

/// What an engine thinks about the positions of a game.
pub type ThoughtOf<G> = Thought<<G as Game>::Step>;

/// Sees every now and then what is thought so far, and says whether to go on.
pub type Watch<'a, G> = dyn FnMut(&ThoughtOf<G>) -> Flow + 'a;

/// What an engine is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The most positions to look at; the level may look at fewer.
    pub nodes: u64,
    /// The most turns to look ahead; an engine that does not deepen turn by turn does so much work for each.
    pub depth: u32,
    /// How many different turns to report, best first.
    pub lines: usize,
    /// How well to play.
    pub level: Level,
    /// Decides between equals, and what the weaker levels overlook; 0 where nothing is to be left
    /// to chance, as in a study.
    pub seed: u64,
}

impl Task {
    /// One turn of a player, at a level.
    pub fn at(level: Level, seed: u64) -> Task {
        Task {
            level,
            seed,
            ..Task::default()
        }
    }
}

impl Default for Task {
    /// Full strength without bounds, until stopped.
    fn default() -> Task {
        Task {
            nodes: u64::MAX,
            depth: u32::MAX,
            lines: 1,
            level: Level::BEST,
            seed: 0,
        }
    }
}

/// What an engine thinks, finally or for the time being.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<S> {
    /// How many turns ahead the search has looked completely; 0 where that means nothing.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// The best turns, best first; at least one.
    pub lines: Vec<Line<S>>,
}

/// One turn that could be played, and what is expected of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<S> {
    /// The turns that are expected, beginning with the one to play; at least one, each whole
    /// except perhaps the last of several.
    pub turns: Vec<Vec<S>>,
    /// The chance of each seat to win; those who share the first place share it.
    ///
    /// Engines measure them against the results of their own games ([`calibration`]).
    pub chances: [f32; MAX_SEATS],
    /// The number of turns to a forced win of one seat, where that is proved.
    pub forced: Option<(Seat, u32)>,
}

impl<S> Thought<S> {
    /// The steps of the best turn.
    pub fn best(&self) -> &[S] {
        &self.lines[0].turns[0]
    }
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Go on thinking.
    GoOn,
    /// Answer at once.
    Stop,
}
