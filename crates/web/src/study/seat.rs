//! The colours of a seat.

use game::Seat;
use gemblo::Tint;
use leptos::prelude::*;
use table::Sitting;
use table::gemblo::Place;

use crate::board::gemblo::shape::{colour_word, signs};
use crate::board::gemblo::swatch;
use crate::live::all;

/// The colours of Gemblo that a seat plays; none in YINSH.
fn tints(game: &Sitting, seat: Seat) -> Vec<Tint> {
    match game {
        Sitting::Yinsh(_) => Vec::new(),
        Sitting::Gemblo(board) => {
            let position = board.table().position();
            let own = position
                .colours()
                .filter(|colour| position.seat_of(*colour) == seat);
            own.map(|colour| position.tint(colour)).collect()
        }
    }
}

/// The word of a seat's colour in classes: the first, where it has several.
pub fn word(game: &Sitting, seat: Seat) -> &'static str {
    match (tints(game, seat).first(), seat.index()) {
        (Some(tint), _) => colour_word(*tint),
        (None, 0) => "white",
        (None, _) => "black",
    }
}

/// The sign of a seat's colour at a place of a drawing; YINSH has none.
pub fn sign(game: &Sitting, seat: Seat, at: Place) -> String {
    let tint = tints(game, seat).first().copied();
    tint.map_or_else(String::new, |tint| signs(Some(tint), [at]))
}

/// The colours of a seat, each with its sign.
pub fn colours(game: &Sitting, seat: Seat) -> AnyView {
    let tints = tints(game, seat);
    if tints.is_empty() {
        return view! { <i class=format!("stone {}", word(game, seat)) aria-hidden="true"></i> }
            .into_any();
    }
    let one = |tint: Tint| view! { <span class=colour_word(tint)>{swatch(tint)}</span> }.into_any();
    view! { <span class="seat-colours">{all(tints.into_iter().map(one))}</span> }.into_any()
}
