//! The games that a server hosts. It knows them through the contract `Game` and these few words more.

mod hosted;

use std::sync::Arc;
use std::time::Duration;

use engine::Level;
use game::Outcome;

pub use hosted::{Hosted, StepOf};

/// The hosted games.
#[derive(Clone)]
pub struct Shelf {
    kinds: Arc<[Box<dyn Kind>]>,
}

impl Shelf {
    /// A shelf with these games.
    pub fn new(kinds: Vec<Box<dyn Kind>>) -> Shelf {
        Shelf {
            kinds: kinds.into(),
        }
    }

    /// A game to put on the shelf.
    pub fn of<G: Hosted>() -> Box<dyn Kind> {
        Box::new(hosted::Boxed::<G>::default())
    }

    /// The game of this name.
    pub fn find(&self, name: &str) -> Option<&dyn Kind> {
        let kind = self.kinds.iter().find(|kind| kind.name() == name);
        kind.map(|kind| &**kind)
    }

    /// All games.
    pub fn all(&self) -> impl Iterator<Item = &dyn Kind> {
        self.kinds.iter().map(|kind| &**kind)
    }
}

/// One hosted game.
pub trait Kind: Send + Sync {
    /// Its name in links and in the database.
    fn name(&self) -> &'static str;

    /// The first position with this setup, and the setup in its canonical form.
    fn start(&self, setup: &str) -> Result<(Box<dyn Position>, String), String>;

    /// The result in the game's usual form.
    fn score(&self, outcome: &Outcome) -> String;

    /// A new engine.
    fn thinker(&self) -> Box<dyn Thinker>;

    /// A finished or running game as a text record or as SGF.
    fn record(&self, told: &Told, format: Format) -> Result<String, String>;
}

/// A position of some hosted game.
pub trait Position: Send + Sync {
    /// How many players sit at the board.
    fn seats(&self) -> u8;

    /// Who acts next; nobody once the game is over.
    fn to_move(&self) -> Option<u8>;

    /// The places, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The position after a whole turn, and the turn in its canonical form; or why not.
    fn after(&self, turn: &str) -> Result<(Box<dyn Position>, String), String>;

    /// The turn that changes least, for players who are not there; nothing once the game is over.
    fn smallest_turn(&self) -> Option<String>;
}

/// An engine that plays from texts.
pub trait Thinker: Send {
    /// The turn to play after these; fails when they cannot be replayed or nothing can be played.
    fn think(&mut self, question: &Question) -> Result<String, String>;
}

/// What an engine is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The text of the setup.
    pub setup: String,
    /// The turns so far.
    pub turns: Vec<String>,
    /// How well to play.
    pub level: Level,
    /// The longest time to think.
    pub time: Duration,
    /// Decides between equals.
    pub seed: u64,
}

/// A game to be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The name of the game.
    pub id: String,
    /// The text of the setup.
    pub setup: String,
    /// The names by seat.
    pub players: Vec<String>,
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
