//! The board before the first turn: who begins where, in which colour, seen from one's own side.

use games::{Agreed, Kind};
use gemblo::{Cell, Tint};
use leptos::prelude::*;
use table::gemblo::{Place, RADIUS};
use table::{Player, Table, gemblo as pieces, yinsh as rings};
use yinsh::Colour;

use crate::app::own_seat;
use crate::board::gemblo::shape::{colour_word, frame, outline, word};
use crate::board::gemblo::{layers, turned};
use crate::board::number::number;
use crate::board::yinsh::{grid, ring};
use crate::live::{all, empty, live};

/// The frame of the YINSH board with the rings of both players beside it.
const WITH_RINGS: &str = "-316 -405 632 810";
/// How far from the middle the rings lie.
const BESIDE: f64 = 372.0;
/// How large a player's place is drawn, compared with a cell.
const LARGE: f64 = 2.6;
/// The room that the places take beyond the board.
const ROUND: f64 = 44.0;

/// The picture for these players, in the order of the list.
pub fn view(
    agreed: RwSignal<Agreed>,
    players: impl Fn() -> Vec<Player> + Send + Sync + 'static,
) -> AnyView {
    let begun = Memo::new(move |_| {
        let listed = players().into_iter().enumerate().collect();
        agreed.with(|agreed| (agreed.variant.game, agreed.begun(listed, 0)))
    });
    live(move || {
        let (kind, (setup, seated)) = begun.get();
        let (places, players): (Vec<usize>, Vec<Player>) = seated.into_iter().unzip();
        let drawn = match kind {
            Kind::Yinsh => of_rings(&setup, players),
            Kind::Gemblo => of_pieces(&setup, players, &places),
        };
        drawn.unwrap_or_else(empty)
    })
}

/// Everybody's rings on their own side.
fn of_rings(setup: &str, players: Vec<Player>) -> Option<AnyView> {
    let board = rings::Board::new(Table::new(setup.parse().ok()?, players));
    let own = board.facing_for(own_seat(board.table().only_person()));
    let side = |colour: Colour, down: f64| {
        let rings = (-2..=2).map(f64::from).map(move |step| {
            let (x, y) = own.turn((76.0 * step, down));
            ring(colour, "beside", x, y)
        });
        all(rings)
    };
    let drawn = view! {
        <svg class="picture yinsh" viewBox=WITH_RINGS aria-hidden="true">
            {grid(|| false)}
            {side(Colour::White, BESIDE)}
            {side(Colour::Black, -BESIDE)}
        </svg>
    };
    Some(drawn.into_any())
}

/// Everybody's start cell with their number in the list, and the obstacles.
fn of_pieces(setup: &str, players: Vec<Player>, places: &[usize]) -> Option<AnyView> {
    let board = pieces::Board::new(Table::new(setup.parse().ok()?, players));
    let own = board.facing_for(own_seat(board.table().only_person()));
    let shown = move |cell: Cell| turned(own, Place::of(cell));
    let obstacle = |laid: &pieces::Laid| {
        let cells = laid.placement.cells().map(shown);
        view! { <g class=format!("piece {}", word(laid.tint))>{layers(laid.tint, cells)}</g> }
            .into_any()
    };
    let seat_of = |tint: Tint| board.sides().into_iter().find(|side| side.tint == tint);
    let start = |(tint, cell, _): (Tint, Cell, bool)| {
        let number = seat_of(tint).and_then(|side| places.get(side.seat.index()));
        place(tint, shown(cell), number.map_or(0, |place| place + 1))
    };
    let frame = frame(board.area(), own);
    let frame = frame.at_least(frame.width + ROUND, frame.height + ROUND);
    let cells = |radius| outline(board.area().cells().iter().map(shown), radius);
    let drawn = view! {
        <svg class="picture gemblo" viewBox=frame.view_box() aria-hidden="true">
            <path class="surface" d=cells(RADIUS) />
            <path class="cell" d=cells(RADIUS - 0.6) />
            {all(board.pieces().iter().map(obstacle))}
            {all(board.starts().into_iter().map(start))}
        </svg>
    };
    Some(drawn.into_any())
}

/// A player's place at the board.
fn place(tint: Tint, at: Place, player: usize) -> AnyView {
    view! {
        <g class=format!("place {}", colour_word(tint))>
            <path class="body" d=outline([at], LARGE * RADIUS) />
            <text x=number(at.x) y=number(at.y)>{player.to_string()}</text>
        </g>
    }
    .into_any()
}
