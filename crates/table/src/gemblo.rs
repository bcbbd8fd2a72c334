//! Gemblo at a table: touches become placements, and the position becomes a scene.

mod compose;
mod figures;
mod frame;
mod hand;
mod laying;
mod layout;
mod own_side;
mod place;
mod result;
mod rounds;
mod say;
mod scene;
mod touch;
mod turning;
mod zoom;

use gemblo::{Colour, Orientation, Placement, Position};

use crate::{Figure, Film, Player, Sitting, Sound, Table, Tabled};

pub use figures::place;
pub use frame::Frame;
pub use hand::{Aim, Ground, Hand, Held};
pub use laying::Laying;
pub use layout::layout_refused;
pub use own_side::extent;
pub use place::{Place, RADIUS, nearest};
pub(crate) use result::results_of;
pub use rounds::Listed;
pub(crate) use say::{first, player};
pub use scene::{Ghost, InHand, Laid, Line, ResultLine, Scene, Side, Tray, TrayItem};
pub use spoken::gemblo::{refused, tint};
pub use turning::{Turning, at_rest};
pub use zoom::Zoom;

/// A table of Gemblo with what the player's hand is doing.
pub type Board = crate::Board<Position>;

/// One moment of a turn: the piece comes down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The piece.
    pub placement: Placement,
    /// How long the moment lasts, in beats.
    pub beats: f64,
}

impl Moment {
    /// What is heard then.
    pub(crate) const fn sound(&self) -> Option<Sound> {
        Some(Sound::Place)
    }
}

impl Tabled for Position {
    /// How the piece in hand is held; a draft keeps it there.
    type Hand = Hand<Orientation>;

    type Moment = Moment;

    /// A piece that was drafted before stays in hand, as after any other draft.
    fn hand(table: &Table<Position>) -> Hand<Orientation> {
        Hand {
            held: table.draft().first().map(|draft| draft.orientation()),
            ..Hand::default()
        }
    }

    fn let_go(hand: &mut Hand<Orientation>) {
        hand.let_go();
    }

    fn film(_: &Position, steps: &[Placement]) -> Film {
        let moment = |placement: &Placement| Moment {
            placement: *placement,
            beats: 2.0,
        };
        Film::Gemblo(steps.iter().map(moment).collect())
    }

    fn move_property(&self) -> &'static str {
        const COLOURS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
        COLOURS[self.to_act().map_or(0, Colour::index)]
    }

    fn figures(steps: &[Placement]) -> Vec<Figure> {
        steps.iter().map(|laid| figures::laid(*laid)).collect()
    }

    fn region(steps: &[Placement]) -> Option<Figure> {
        steps.first().map(|laid| figures::region(*laid))
    }

    fn sitting(board: Board) -> Sitting {
        board.into()
    }
}

impl Board {
    /// The position shown, as a record that ends there: which piece covers a cell matters, so
    /// colours alone do not describe it.
    pub fn position_text(&self) -> String {
        let mut record = self.table.record();
        let shown = self.table.viewed();
        let hidden = shown.and_then(|shown| record.tree.main_line().nth(shown + 1));
        if let Some(hidden) = hidden {
            record.tree.delete(hidden);
        }
        record.to_string()
    }

    /// The position that the turn is made in: a piece that is only drafted does not lie there yet.
    fn base(&self) -> &Position {
        match self.table.viewed() {
            Some(_) => self.table.shown(),
            None => self.table.before_draft(),
        }
    }

    /// The piece that is laid but not confirmed.
    fn drafted(&self) -> Option<Placement> {
        let draft = self.table.viewed().is_none().then(|| self.table.draft());
        draft?.first().copied()
    }

    /// Whether a person may lay a piece now, or change the one that is drafted.
    fn acts(&self) -> bool {
        self.table.person_acts()
    }

    /// The colour that makes the current turn.
    fn mover(&self) -> Option<Colour> {
        self.base().to_act()
    }

    /// The colour whose tray is in view: that of the person who lays the next piece.
    fn tray_colour(&self) -> Option<Colour> {
        let (position, mover) = (self.base(), self.mover()?);
        let of_person = |colour: &Colour| {
            let seat = position.seat_of(*colour).index();
            self.table.players()[seat] == Player::Person && !position.passed().contains(*colour)
        };
        let later = position.colours().skip(mover.index());
        let mut in_order = later.chain(position.colours().take(mover.index()));
        in_order.find(of_person).or(Some(mover))
    }
}
