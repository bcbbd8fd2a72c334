//! The games that a server hosts, and puzzles beside them. It knows games through the contract `Game` and
//! these few words more.

mod hosted;
mod puzzles;

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use engine::Level;
use game::Outcome;
use online::{Name, Seat, TableId};
use thiserror::Error;

pub use hosted::{Hosted, StepOf};
pub use puzzles::{NextPuzzle, Puzzle, Puzzles};

/// The hosted games.
#[derive(Clone)]
pub struct Shelf {
    games: Arc<[Box<dyn HostedGame>]>,
    puzzles: Arc<dyn Puzzles>,
}

impl Shelf {
    /// A shelf with these games.
    pub fn new(games: Vec<Box<dyn HostedGame>>) -> Shelf {
        Shelf {
            games: games.into(),
            puzzles: Arc::new(puzzles::NoPuzzles),
        }
    }

    /// The same with puzzles.
    pub fn with_puzzles(self, puzzles: impl Puzzles + 'static) -> Shelf {
        let puzzles = Arc::new(puzzles);
        Shelf { puzzles, ..self }
    }

    /// The puzzles, of which there may be none.
    pub fn puzzles(&self) -> &dyn Puzzles {
        &*self.puzzles
    }

    /// A game to put on the shelf.
    pub fn of<G: Hosted>() -> Box<dyn HostedGame> {
        Box::new(hosted::Boxed::<G>(PhantomData))
    }

    /// The game of this name.
    pub fn find(&self, name: &str) -> Option<&dyn HostedGame> {
        let game = self.games.iter().find(|game| game.name() == name);
        game.map(|game| &**game)
    }
}

/// One hosted game.
pub trait HostedGame: Send + Sync {
    /// Its name in links and in the database.
    fn name(&self) -> &'static str;

    /// The first position with this setup, and the setup in its canonical form.
    fn start(&self, setup: &str) -> Result<(Arc<dyn Position>, String), Fault>;

    /// Whether a setup, in its canonical form, is one that everybody knows: fair to all seats.
    fn is_usual(&self, setup: &str) -> bool;

    /// The setup of a rematch, for which everybody moves one seat further.
    fn one_seat_further(&self, setup: &str) -> String;

    /// The result in the game's usual form.
    fn score(&self, outcome: &Outcome) -> String;

    /// A new engine.
    fn thinker(&self) -> Thinker;

    /// A finished or running game as a text record or as SGF.
    fn record(&self, transcript: &Transcript, format: Format) -> Result<String, Fault>;
}

/// A position of some hosted game.
pub trait Position: Any + Send + Sync {
    /// How many players sit at the board.
    fn seats(&self) -> u8;

    /// Who acts next; nobody once the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// The places, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What a whole turn leads to; or why not.
    fn after(&self, turn: &str) -> Result<Next, Fault>;

    /// The turn that changes least, for players who are not there; nothing once the game is over.
    fn smallest_turn(&self) -> Option<Next>;
}

/// A turn that was played.
#[derive(Clone)]
pub struct Next {
    /// The position after it.
    pub position: Arc<dyn Position>,
    /// The turn in its canonical form.
    pub text: String,
}

/// An engine of some hosted game: gives the turn to play; fails when there is none.
pub type Thinker = Box<dyn FnMut(&Question) -> Result<Next, Fault> + Send>;

/// What an engine is asked.
#[derive(Clone)]
pub struct Question {
    /// The position to think about.
    pub position: Arc<dyn Position>,
    /// How well to play.
    pub level: Level,
    /// The longest time to think.
    pub time: Duration,
    /// Decides between equals.
    pub seed: u64,
}

/// A game to be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    /// The table at which it was played.
    pub id: TableId,
    /// The text of the setup.
    pub setup: String,
    /// The names by seat.
    pub players: Vec<Name>,
    /// The day on which it began, `2026-11-15`.
    pub date: String,
    /// The turns.
    pub turns: Vec<String>,
    /// How it ended, if it did.
    pub result: Option<online::Result>,
}

/// How a game is written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Header lines and numbered turns.
    Text,
    /// Smart Game Format.
    Sgf,
}

/// Why a hosted game does not do something; the texts are the game's own words.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The game has no such setup.
    #[error("{0}")]
    Setup(String),
    /// The rules refuse the turn.
    #[error("{0}")]
    Illegal(String),
    /// The turn goes on.
    #[error("the turn is not complete")]
    Unfinished,
    /// The game is over, so that there is nothing to think about.
    #[error("the game is over")]
    Over,
    /// The position is one of another game.
    #[error("this is a position of another game")]
    Foreign,
    /// No game of this name is on the shelf.
    #[error("the game {0:?} is not known here")]
    NotHosted(String),
    /// The engine has a bug; nobody else notices.
    #[error("the engine panicked")]
    Panicked,
    /// The game cannot be written down.
    #[error("{0}")]
    Record(String),
}
