//! The drawing: cells, pieces, and above them what is held, where it may go, and why not.

use games::Kind;
use gemblo::{Area, Cell, Placement, Tint};
use i18n::Text;
use leptos::prelude::*;
use table::gemblo::{Ghost, Laid, Line, Place, RADIUS, Scene};

use super::bench::{flip, wheel};
use super::shape::{colour_word, frame, outline, signs, word};
use super::{Bench, Pointer, cells, moment, moves, part, rim, turners};
use crate::app::{beat, setting};
use crate::board::number::number;
use crate::board::overlay;
use crate::live::{Words, all, holds, live, says, shown_if};
use crate::play::Desk;
use crate::words::t;

/// Cells of a piece are drawn a little smaller than the board's, so that pieces lie apart.
const INNER: f64 = RADIUS - 1.0;

/// The board for a playing area.
pub fn view(pointer: Pointer<Desk>, area: Area) -> AnyView {
    let desk = pointer.bench;
    let coordinates = Memo::new(move |_| setting(|set| set.coordinates));
    let view_box = says(move || {
        let shown = desk.frame().unwrap_or_else(|| frame(area, desk.facing()));
        let edges = [shown.left, shown.top, shown.width, shown.height];
        edges.map(number).join(" ")
    });
    let pieces = part(desk, |board, scene| scene.pieces = board.pieces());
    let above = part(desk, |board, scene| {
        scene.ghost = board.ghost();
        scene.lines = board.lines();
        scene.anchors = board.anchors();
    });
    let sides = part(desk, |board, scene| scene.sides = board.sides());
    let class = says(move || {
        let mover = sides.with(|scene| scene.sides.iter().find(|s| s.to_move).map(|s| s.tint));
        let word = mover.map(colour_word).unwrap_or_default();
        format!("{} board {word}", Kind::Gemblo.id())
    });
    let over_all = live(move || above.with(|scene| held_and_lines(desk, scene)));
    let coordinates_round = move || rim::view(area, |place| untrack(|| desk.shown(place)));
    let surface = untrack(|| outline(shown(desk, area.cells().iter()), RADIUS));
    let content = view! {
            <path class="rim" d=surface.clone() />
            <path class="surface" d=surface />
            {cells::view(desk)}
            {starts(desk)}
            <For
                each=move || pieces.with(|scene| scene.pieces.clone())
                key=|laid| (laid.placement.index(), laid.last, laid.draft)
                children=move |laid| piece(desk, &laid)
            />
            <g class="above">{over_all}</g>
            {moves::glance(desk)}
            {overlay()}
        {shown_if(move || coordinates.get(), coordinates_round)}
        <g class="above">{turners::view(pointer)}</g>
    };
    svg(
        pointer,
        class,
        view_box,
        i18n::gemblo::BOARD,
        content.into_any(),
    )
}

/// Where cells are shown.
pub fn shown(bench: impl Bench, cells: impl IntoIterator<Item = Cell>) -> Vec<Place> {
    let places = cells.into_iter().map(Place::of);
    places.map(|place| bench.shown(place)).collect()
}

/// The drawing of a board, with all that a pointer does there.
pub fn svg<B: Bench>(
    pointer: Pointer<B>,
    class: Words,
    view_box: Words,
    label: Text,
    content: AnyView,
) -> AnyView {
    view! {
        <svg
            class=class viewBox=view_box role="application" aria-label=t(label)
            node_ref=pointer.svg style=("--beat", beat())
            on:pointerdown=move |event| pointer.down(&event, None)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.gone()
            on:pointerleave=move |_| pointer.left()
            on:wheel=move |event| wheel(pointer.bench, &event)
            on:contextmenu=move |event| flip(pointer.bench, &event)
        >
            {content}
        </svg>
    }
    .into_any()
}

/// Above the pieces: where one may connect, what is held there, and its connections.
fn held_and_lines(desk: Desk, scene: &Scene) -> AnyView {
    let ghost = scene.ghost.map(|ghost| held(desk, ghost));
    let lines = connections(desk, &scene.lines);
    let anchors = dots(&shown(desk, scene.anchors.iter().copied()));
    view! { <path class="anchors" d=anchors /> {ghost} {lines} }.into_any()
}

/// The start cells, which fade when their colour has begun.
fn starts(desk: Desk) -> AnyView {
    let starts = part(desk, |board, scene| scene.starts = board.starts());
    let one = move |&(tint, cell, begun): &(Tint, Cell, bool)| {
        let place = shown(desk, [cell]);
        let class = if begun { "start begun" } else { "start" };
        view! {
            <g class=format!("{class} {}", colour_word(tint))>
                <path class="home" d=outline(place.clone(), RADIUS - 1.5) />
                <path class="sign" d=signs(Some(tint), place) />
            </g>
        }
        .into_any()
    };
    live(move || starts.with(|scene| all(scene.starts.iter().map(one))))
}

fn piece(desk: Desk, laid: &Laid) -> AnyView {
    let placement = laid.placement;
    let state = match (laid.draft, laid.last) {
        (true, _) => " draft",
        (false, true) => " last",
        (false, false) => "",
    };
    let class = format!("piece {}{state}", word(laid.tint));
    let places = untrack(|| shown(desk, placement.cells()));
    let shape = layers(laid.tint, places.into_iter());
    let landing = move || moment(desk).is_some_and(|moment| moment.placement == placement);
    view! { <g class=class class:landing=holds(landing)>{shape}</g> }.into_any()
}

/// What a piece that lies there is drawn with.
pub fn layers(tint: Option<Tint>, places: impl Iterator<Item = Place> + Clone) -> AnyView {
    let body = outline(places.clone(), INNER);
    view! {
        <path class="edge" d=body.clone() />
        <path class="body" d=body />
        <path class="facet" d=outline(places.clone(), INNER - 2.4) />
        <path class="sign" d=signs(tint, places) />
    }
    .into_any()
}

fn held(desk: Desk, held: Ghost) -> AnyView {
    let state = if held.fits { "fits" } else { "refused" };
    let class = format!("ghost {} {state}", colour_word(held.tint));
    ghost(desk, class, held.placement, held.fault)
}

/// A piece that is held over the board, with a cross on the cell that is to blame.
pub fn ghost(
    bench: impl Bench,
    class: String,
    placement: Placement,
    fault: Option<Cell>,
) -> AnyView {
    let body = outline(shown(bench, placement.cells()), INNER);
    let fault = fault.map(|cell| {
        view! { <path class="fault" d=cross(bench.shown(Place::of(cell)), 5.0) /> }
    });
    view! {
        <g class=class data-at=placement.to_string()>
            <path class="edge" d=body.clone() />
            <path class="body" d=body />
            {fault}
        </g>
    }
    .into_any()
}

/// The cells from which one may connect.
fn dots(places: &[Place]) -> String {
    let dot = |Place { x, y }: &Place| {
        let (x, y) = (number(x - 2.2), number(*y));
        format!("M{x} {y}a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0z")
    };
    places.iter().map(dot).collect()
}

/// The connections of a piece; covered ones are crossed out.
fn connections(desk: Desk, lines: &[Line]) -> AnyView {
    let one = |line: &Line| {
        let (from, to) = (
            desk.shown(Place::of(line.from)),
            desk.shown(Place::of(line.to)),
        );
        let middle = Place {
            x: (from.x + to.x) / 2.0,
            y: (from.y + to.y) / 2.0,
        };
        let class = match (line.covered, line.past) {
            (true, _) => "line covered",
            (false, true) => "line past",
            (false, false) => "line",
        };
        let (x, y) = (number(from.x), number(from.y));
        let mut path = format!("M{x} {y}L{} {}", number(to.x), number(to.y));
        if line.covered {
            path.push_str(&cross(middle, 3.5));
        }
        view! {
            <path class=format!("under {class}") d=path.clone() />
            <path class=class d=path />
        }
        .into_any()
    };
    all(lines.iter().map(one))
}

fn cross(at: Place, arm: f64) -> String {
    let (x, y, across) = (number(at.x - arm), number(at.y - arm), number(2.0 * arm));
    format!("M{x} {y}l{across} {across}m0-{across}l-{across} {across}")
}
