//! YINSH once more, slowly: plain maps and loops written from the rules text alone.
//!
//! It shares no code with the crate that it judges. Steps are their texts: `e3` places a ring,
//! `a2-h9` moves one, `xg5-g9` takes a row, `xa5` takes a ring, `--` passes.

pub mod board;
pub mod chooser;
pub mod crowded;
mod play;
mod sanity;
pub mod tally;
mod text;

use std::collections::{BTreeMap, BTreeSet};

pub use board::{Board, Colour, Piece, Point};
use text::point_text;

const MARKERS: usize = 51;

/// How many removed rings win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Three.
    Standard,
    /// One (rules F).
    Blitz,
}

/// Whether rows are cleared after one's own move or before it (rules D5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// The mover clears what its own move made.
    AfterMove,
    /// A player clears what the opponent's move made, before its own.
    BeforeMove,
}

/// What the side to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Place a ring.
    Place,
    /// Move a ring; so many passes were made just before.
    Move {
        /// 0 to 2.
        passes: usize,
    },
    /// Take a row.
    Row(When),
    /// Take a ring for the row just taken.
    Ring(When),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// This player won.
    Win(Colour),
    /// Nobody did.
    Draw,
}

/// A game in progress or over.
#[derive(Clone, Debug)]
pub struct Reference {
    board: Board,
    side: Colour,
    removed: BTreeMap<Colour, usize>,
    variant: Variant,
    stage: Stage,
    turn_is_open: bool,
}

impl Reference {
    /// An empty board, White to place (rules B).
    pub fn new(variant: Variant) -> Reference {
        Reference {
            board: Board::new(),
            side: Colour::White,
            removed: [(Colour::White, 0), (Colour::Black, 0)].into(),
            variant,
            stage: Stage::Place,
            turn_is_open: false,
        }
    }

    /// The game that stands as the position string says.
    pub fn from_position_string(text: &str) -> Reference {
        text::read(text)
    }

    /// The position string.
    pub fn position_string(&self) -> String {
        text::write(self)
    }

    /// What lies on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    pub fn side(&self) -> Colour {
        self.side
    }

    /// What the side to act has to do.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the last step left its turn unfinished.
    pub fn turn_is_open(&self) -> bool {
        self.turn_is_open
    }

    /// How many rings `colour` has removed.
    pub fn removed(&self, colour: Colour) -> usize {
        self.removed[&colour]
    }

    /// How many removed rings win (rules E1, F).
    pub fn goal(&self) -> usize {
        match self.variant {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }

    /// Markers that are not on the board.
    pub fn pool(&self) -> usize {
        MARKERS - board::markers(&self.board)
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        for colour in [Colour::White, Colour::Black] {
            if self.removed(colour) >= self.goal() {
                return Some(Outcome::Win(colour));
            }
        }
        let Stage::Move { passes } = self.stage else {
            return None;
        };
        (self.pool() == 0 || passes == 2).then(|| self.by_removed_rings())
    }

    /// More removed rings win, equal is a draw (rules E3).
    fn by_removed_rings(&self) -> Outcome {
        let (white, black) = (self.removed(Colour::White), self.removed(Colour::Black));
        if white > black {
            Outcome::Win(Colour::White)
        } else if black > white {
            Outcome::Win(Colour::Black)
        } else {
            Outcome::Draw
        }
    }

    /// The text of every legal step.
    pub fn legal_steps(&self) -> BTreeSet<String> {
        if self.outcome().is_some() {
            return BTreeSet::new();
        }
        match self.stage {
            Stage::Place => board::points()
                .into_iter()
                .flatten()
                .filter(|point| !self.board.contains_key(point))
                .map(point_text)
                .collect(),
            Stage::Move { .. } => self.legal_moves(),
            Stage::Row(_) => board::rows(&self.board, self.side)
                .iter()
                .map(|row| format!("x{}-{}", point_text(row[0]), point_text(row[4])))
                .collect(),
            Stage::Ring(_) => board::rings(&self.board, self.side)
                .into_iter()
                .map(|ring| format!("x{}", point_text(ring)))
                .collect(),
        }
    }

    fn legal_moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        for from in board::rings(&self.board, self.side) {
            for (to, _) in board::ring_moves(&self.board, from) {
                moves.insert(format!("{}-{}", point_text(from), point_text(to)));
            }
        }
        if moves.is_empty() {
            moves.insert("--".to_owned());
        }
        moves
    }
}
