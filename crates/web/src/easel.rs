//! A board on which pieces are laid freely, the same for puzzles and pictures: draws it, reports
//! what was touched. What a touch means is decided in `studio`.

mod colours;
mod drawing;
mod keys;
mod tools;
mod tray;

use gemblo::{Cell, Piece, Tint};
use i18n::gemblo::Message;
use i18n::puzzle as words;
use leptos::prelude::*;
use studio::task::Task;
use studio::{Laid, Mosaic, Tile, frame};
use table::Facing;
use table::gemblo::{Frame, tint};

use crate::app::Shared;
use crate::board::gemblo::Bench;
use crate::words::lang;

pub use colours::{KEYS as COLOUR_KEYS, press as colour_key, view as colours};
pub use drawing::{surface, thumbnail, view};
pub use keys::{KEYS, press};
pub use tools::view as tools;
pub use tray::view as tray;

/// What is laid.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    /// A puzzle.
    Puzzle(Box<Task>),
    /// A picture.
    Picture(Box<Mosaic>),
    /// The layout of a five-player game.
    Layout(Box<Mosaic>),
}

/// The board of a page.
#[derive(Clone, Copy)]
pub struct Easel {
    subject: RwSignal<Subject>,
    /// Of which colour the pieces in the tray are; all of them when `None`.
    pub colour: RwSignal<Option<Tint>>,
    /// Whether something was touched: what lay there before came without a hand.
    lively: StoredValue<bool>,
    facing: Facing,
    frame: Frame,
    upside_down: fn() -> bool,
}

impl Subject {
    /// The board.
    pub fn board(&self) -> &Mosaic {
        match self {
            Subject::Puzzle(task) => &task.board,
            Subject::Picture(board) | Subject::Layout(board) => board,
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Mosaic)) {
        match self {
            Subject::Puzzle(task) => task.change(change),
            Subject::Picture(board) | Subject::Layout(board) => change(board),
        }
    }
}

impl Easel {
    /// A page's board.
    pub fn new(subject: Subject) -> Easel {
        let colour = match subject {
            Subject::Puzzle(_) | Subject::Layout(_) => None,
            Subject::Picture(_) => Tint::new(0),
        };
        Easel {
            facing: Facing::UPRIGHT,
            frame: frame_from(Facing::UPRIGHT, subject.board()),
            subject: RwSignal::new(subject),
            colour: RwSignal::new(colour),
            lively: StoredValue::new(false),
            upside_down: || false,
        }
    }

    /// The same, which the page shows upside down while this holds.
    #[must_use]
    pub fn upside_down_if(self, upside_down: fn() -> bool) -> Easel {
        Easel {
            upside_down,
            ..self
        }
    }

    /// The same, seen from some side.
    #[must_use]
    pub fn seen_from(self, facing: Facing) -> Easel {
        let frame = untrack(|| self.read(|board| frame_from(facing, board)));
        Easel {
            facing,
            frame,
            ..self
        }
    }

    /// Reads something of the board.
    pub fn read<T>(self, read: impl FnOnce(&Mosaic) -> T) -> T {
        self.subject.with(|subject| read(subject.board()))
    }

    /// A part of the board, which is drawn anew only when it has changed.
    pub fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Mosaic) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.read(&read))
    }

    /// Reads something of the puzzle; nothing of a picture.
    pub fn task<T>(self, read: impl FnOnce(&Task) -> T) -> Option<T> {
        self.subject.with(|subject| match subject {
            Subject::Puzzle(task) => Some(read(task)),
            Subject::Picture(_) | Subject::Layout(_) => None,
        })
    }

    /// Changes the puzzle itself, not the board.
    pub fn change_task<T>(self, change: impl FnOnce(&mut Task) -> T) -> Option<T> {
        let changed = self.subject.try_update(|subject| match subject {
            Subject::Puzzle(task) => Some(change(task)),
            Subject::Picture(_) | Subject::Layout(_) => None,
        });
        changed.flatten()
    }

    fn told(self, before: &[Laid], after: &[Laid]) -> Option<String> {
        let lang = untrack(lang);
        let new = after.iter().find(|laid| !before.contains(laid));
        let gone = before.iter().find(|laid| !after.contains(laid));
        match (new, gone) {
            (Some(Laid { tile, placement }), _) => {
                let cell = placement.origin().to_string();
                Some(words::SAY_LAID.with(lang, &[&name(*tile, lang), &cell]))
            }
            (None, Some(laid)) => Some(words::SAY_LIFTED.with(lang, &[&name(laid.tile, lang)])),
            (None, None) => None,
        }
    }

    /// What the tray shows.
    fn shows(self, tile: Tile) -> bool {
        self.colour.get().is_none_or(|colour| tile.colour == colour)
    }

    /// Why the last touch did nothing.
    pub fn refusal(self) -> Option<String> {
        self.read(|board| {
            let refused = board.refused()?.clone();
            Some(Message::Refused(refused).say(lang()))
        })
    }

    /// Takes the next piece with this shape; in a picture, one of the colour that is shown.
    fn lift_piece(self, piece: Piece) {
        let is_meant = |tile: Tile| tile.piece == piece && untrack(|| self.shows(tile));
        self.work(|board| board.lift_next(is_meant));
    }
}

impl Bench for Easel {
    type Board = Mosaic;

    fn look<T>(self, read: impl FnOnce(&Mosaic) -> T) -> Option<T> {
        Some(self.read(read))
    }

    /// A screen reader is told which piece was laid or lifted.
    fn work(self, act: impl FnMut(&mut Mosaic)) {
        self.lively.set_value(true);
        let laid = || untrack(|| self.read(|board| board.laid().to_vec()));
        let before = laid();
        self.subject.update(|subject| subject.change(act));
        if let Some(said) = self.told(&before, &laid()) {
            Shared::of_page().said.set(said);
        }
    }

    fn frame(self) -> Option<Frame> {
        Some(self.frame)
    }

    fn facing(self) -> Facing {
        self.facing
    }

    fn is_upside_down(self) -> bool {
        (self.upside_down)()
    }
}

/// What of the plane is drawn from some side; the cells of a small puzzle need not be as large as a hand.
fn frame_from(facing: Facing, board: &Mosaic) -> Frame {
    // The whole board is the same from every side, so a cell that is turned is one of its cells.
    let shown = |cell: Cell| Cell::at(facing.turn_hex(cell.hex()));
    let cells: Vec<Cell> = board.ground().iter().filter_map(shown).collect();
    frame(&cells, 6.0).at_least(160.0, 140.0)
}

/// What a piece is called.
pub fn name(tile: Tile, lang: i18n::Lang) -> String {
    let (number, size) = (tile.piece.number(), tile.piece.size());
    let (number, size) = (number.to_string(), size.to_string());
    words::PIECE.with(lang, &[tint(tile.colour).name().to(lang), &number, &size])
}
