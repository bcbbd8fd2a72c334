//! What the explorer shows: the rings that stand, and what is known of the next one.

use game::Match;
use leptos::prelude::*;
use study::{Explorer, Placing};
use table::{Confirm, Player, Sitting, Table};
use yinsh::{Colour, Point, Position, Setup, Variant};

use crate::kept;
use crate::play::Desk;
use crate::route::Route;

/// The explorer of one variant.
#[derive(Clone, Copy)]
pub struct State {
    /// Which one.
    pub variant: Variant,
    /// The board.
    pub desk: Desk,
    /// Where the next ring can stand, the best first.
    pub placings: Memo<Vec<Placing>>,
    /// The line of the list that is pointed at.
    pub pointed: RwSignal<Option<usize>>,
}

impl State {
    /// The explorer at what a text says: a variant, and placements.
    pub fn new(text: &str) -> State {
        let (name, placed) = text.split_once(' ').unwrap_or((text, ""));
        let setup = if name == Variant::Blitz.name() {
            Setup::BLITZ
        } else {
            Setup::STANDARD
        };
        let game = Match::<Position>::replay(setup, placed.split_whitespace());
        let game = game.unwrap_or_else(|_| Match::new(setup));
        let variant = game.position().variant();
        let desk = Desk::beside(sitting(game));
        let explorer = StoredValue::new(explorer(variant));
        let placings = Memo::new(move |_| {
            let placings =
                |position: &Position| explorer.with_value(|known| known.placings(position));
            read(desk, placings).unwrap_or_default()
        });
        let pointed = RwSignal::new(None);
        State {
            variant,
            desk,
            placings,
            pointed,
        }
    }

    /// Whose ring is next; nobody's once all stand.
    pub fn side(self) -> Option<Colour> {
        let is_open = self.placings.with(|placings| !placings.is_empty());
        read(self.desk, Position::side).filter(|_| is_open)
    }

    /// Places the next ring.
    pub fn place(self, point: Point) {
        let turn = point.to_string();
        self.pointed.set(None);
        self.desk
            .act(&mut |sitting| sitting.play_turn(&turn).unwrap_or_default());
    }

    /// Writes the rings that stand into the address.
    pub fn note(self) {
        let turns = self.desk.read(Sitting::turns).unwrap_or_default();
        let words = turns.into_iter().map(|(_, turn)| turn);
        let words: Vec<String> = [self.variant.name().to_owned()]
            .into_iter()
            .chain(words)
            .collect();
        Route::Explorer(words.join(" ")).note();
    }
}

fn read<T>(desk: Desk, read: impl FnOnce(&Position) -> T) -> Option<T> {
    let of_board = |sitting: &Sitting| Some(read(sitting.yinsh()?.table().position()));
    desk.read(of_board).flatten()
}

fn sitting(game: Match<Position>) -> Sitting {
    let mut sitting = Sitting::of(Table::resume(game, vec![Player::Person; 2]));
    sitting.set_confirm(Confirm::AtOnce);
    sitting
}

/// What comes with the program, and the games kept in the browser.
fn explorer(variant: Variant) -> Explorer {
    let mut explorer = Explorer::new(variant);
    for text in kept::ids().filter_map(kept::text) {
        let game = Sitting::saved(&text).ok();
        if let Some(board) = game.as_ref().and_then(Sitting::yinsh) {
            explorer.add(board.table().game());
        }
    }
    explorer
}
