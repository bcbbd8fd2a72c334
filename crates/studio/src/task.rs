//! A puzzle that somebody is solving: the board, the light, hints.

use gemblo::{Cells, Placement, Tint};
use gemblo_puzzle::Puzzle;

use crate::errand::{Ask, Say, Situation};
use crate::ground::on_board;
use crate::mosaic::{Laid, Mosaic};
use crate::share::{read_puzzle, write_puzzle};
use crate::tile::{Tile, of_stock};

/// A puzzle on its board.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    puzzle: Puzzle,
    code: String,
    /// The board.
    pub board: Mosaic,
    light: Light,
    hint: Option<Hint>,
    help: Help,
    /// Counts the changes of the pieces: a state that comes back is another moment.
    moment: u32,
}

/// Whether the rest can still be filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// Nobody knows yet.
    Thinking,
    /// It can.
    Solvable,
    /// It cannot.
    Stuck,
    /// Nothing is left to be filled.
    Solved,
}

/// What was asked of the solver, at most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Help {
    /// Nothing but the light.
    #[default]
    None,
    /// A hint.
    Hint,
    /// The solution.
    Solution,
}

/// A hint, told in two steps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// What to do.
    pub advice: Advice,
    /// Whether the place is shown, not only the piece named.
    pub shows_place: bool,
}

/// What a hint says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// Lay a piece there.
    Lay(Placement),
    /// Take this piece up: it lies in the way.
    Lift(Placement),
}

impl Task {
    /// A puzzle with an empty board; nothing if it is too large for the board.
    pub fn new(puzzle: &Puzzle) -> Option<Task> {
        Task::with_tiles(puzzle, of_stock(puzzle.stock()))
    }

    /// The same with all pieces in one colour; nothing either if a piece is there twice.
    pub fn in_colour(puzzle: &Puzzle, colour: Tint) -> Option<Task> {
        let tile = |(piece, copies)| (copies == 1).then_some(Tile::new(colour, piece));
        let tiles: Option<Vec<Tile>> = puzzle.stock().iter().map(tile).collect();
        Task::with_tiles(puzzle, tiles?)
    }

    fn with_tiles(puzzle: &Puzzle, tiles: Vec<Tile>) -> Option<Task> {
        // Back from its text, a puzzle lies where the board can show it.
        let code = write_puzzle(puzzle)?;
        let puzzle = read_puzzle(&code, puzzle.name())?;
        let ground: Cells = on_board(puzzle.spots())?.into_iter().collect();
        Some(Task {
            board: Mosaic::new(ground, tiles),
            puzzle,
            code,
            light: Light::Thinking,
            hint: None,
            help: Help::None,
            moment: 0,
        })
    }

    /// The puzzle, where the board shows it.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The puzzle as a text, which is also its name in what is kept.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Begins where somebody left off.
    pub fn resume(&mut self, laid: &[Laid], help: Help) {
        self.board.begin_with(laid);
        self.help = help;
        self.forget();
    }

    /// Changes the board; what was known of it is forgotten when pieces were laid or lifted.
    pub fn change(&mut self, change: impl FnOnce(&mut Mosaic)) {
        let before = self.board.laid().to_vec();
        change(&mut self.board);
        if self.board.laid() != before {
            self.forget();
        }
    }

    fn forget(&mut self) {
        self.moment += 1;
        self.hint = None;
        self.light = if self.is_solved() {
            Light::Solved
        } else {
            Light::Thinking
        };
    }

    /// Whether every cell is covered.
    pub fn is_solved(&self) -> bool {
        self.board.is_full()
    }

    /// Whether the rest can still be filled, as far as that is known.
    pub fn light(&self) -> Light {
        self.light
    }

    /// The hint that is being told.
    pub fn hint(&self) -> Option<Hint> {
        self.hint
    }

    /// What was asked of the solver, at most.
    pub fn help(&self) -> Help {
        self.help
    }

    /// What the solver has to be asked for the light, if anything, and at which moment: a state that
    /// comes back has to be asked about again.
    pub fn question(&self) -> (u32, Option<Ask>) {
        let ask = (!self.is_solved()).then(|| Ask::Solvable(self.situation()));
        (self.moment, ask)
    }

    /// The puzzle and the pieces that lie there; one in hand does not.
    pub fn situation(&self) -> Situation {
        let laid = self.board.laid().iter();
        Situation {
            puzzle: self.puzzle.clone(),
            laid: laid.map(|laid| laid.placement).collect(),
        }
    }

    /// Goes on with the hint: shows the place of the piece that is named. Says what has to be asked
    /// when no piece is named yet.
    pub fn ask_hint(&mut self) -> Option<Ask> {
        self.help = self.help.max(Help::Hint);
        match &mut self.hint {
            Some(hint) => {
                hint.shows_place = true;
                None
            }
            None => (!self.is_solved()).then(|| Ask::Hint(self.situation())),
        }
    }

    /// What has to be asked for the solution.
    pub fn ask_solution(&mut self) -> Ask {
        self.help = Help::Solution;
        Ask::Solution(self.situation())
    }

    /// Hears an answer to the last question.
    pub fn hear(&mut self, say: &Say) {
        let hint = |advice| {
            Some(Hint {
                advice,
                shows_place: false,
            })
        };
        match say {
            _ if self.is_solved() => {}
            Say::Solvable => self.light = Light::Solvable,
            Say::Unsolvable => self.light = Light::Stuck,
            Say::Lay(placement) => {
                self.light = Light::Solvable;
                self.hint = hint(Advice::Lay(*placement));
            }
            Say::Lift(placement) => {
                self.light = Light::Stuck;
                self.hint = hint(Advice::Lift(*placement));
            }
            Say::Solution(placements) => self.show(placements),
            Say::Counted { .. }
            | Say::Puzzle { .. }
            | Say::Judged(_)
            | Say::Line(_)
            | Say::Nothing => {}
        }
    }

    /// Fills the board; pieces that lie right stay what they are.
    fn show(&mut self, placements: &[Placement]) {
        let kept = |laid: &&Laid| placements.contains(&laid.placement);
        let mut all: Vec<Laid> = self.board.laid().iter().filter(kept).copied().collect();
        for placement in placements {
            if all.iter().any(|laid| laid.placement == *placement) {
                continue;
            }
            let is_free = |tile: &Tile| all.iter().all(|laid| laid.tile != *tile);
            let mut same = self.board.supply().iter().copied();
            let tile = same.find(|tile| tile.piece == placement.piece() && is_free(tile));
            if let Some(tile) = tile {
                let placement = *placement;
                all.push(Laid { tile, placement });
            }
        }
        self.change(|board| board.put(&all));
    }
}
