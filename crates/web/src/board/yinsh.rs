//! The YINSH board: draws a scene, reports which point was touched. Knows no rule.

mod choices;
mod grid;
mod keys;
pub mod moves;
mod place;
mod pointer;
mod side;
mod spot;

use games::Kind;
use leptos::prelude::*;
use table::yinsh::{Act, Board, Moment, Scene};
use table::{Facing, Film, Happened};
use yinsh::{Colour, Point};

use crate::app::{beat, setting};
use crate::board::number::number;
use crate::board::{Parts, overlay};
use crate::live::{all, empty, live, perhaps, shown_if};
use crate::play::Desk;
use crate::words::t;
pub use grid::view as grid;
use place::pair;
pub use place::{VIEW_BOX, place};
use pointer::Pointer;

/// What YINSH adds to the play page.
pub fn parts(desk: Desk) -> Parts {
    Parts {
        board: view(desk),
        choices: choices::view(desk),
        press: keys::press,
        keys: keys::LIST,
    }
}

/// Reads something of the board; nothing when another game has begun.
fn read<T>(desk: Desk, read: impl FnOnce(&Board) -> T) -> Option<T> {
    desk.read(|sitting| sitting.yinsh().map(read)).flatten()
}

fn act(desk: Desk, mut act: impl FnMut(&mut Board) -> Happened) {
    desk.act(&mut |sitting| sitting.yinsh_mut().map_or(Happened::Hand, &mut act));
}

fn moment(desk: Desk) -> Option<Moment> {
    let moment = |film: &Film, index: usize| match film {
        Film::Yinsh(moments) => moments.get(index).cloned(),
        _ => None,
    };
    desk.moment(moment).flatten()
}

/// The board of a desk with its two players.
pub fn view(desk: Desk) -> AnyView {
    let scene = scene(desk);
    let is_turned = Memo::new(move |_| is_turned(desk));
    let above = live(move || {
        let colour = if is_turned.get() {
            Colour::White
        } else {
            Colour::Black
        };
        side::view(desk, scene, colour, side::Row::Above)
    });
    let below = live(move || {
        let colour = if is_turned.get() {
            Colour::Black
        } else {
            Colour::White
        };
        side::view(desk, scene, colour, side::Row::Below)
    });
    view! { {above} {drawing(desk, scene, is_turned)} {below} }.into_any()
}

/// What there is to draw: a moment of the film that runs, or the board as it stands.
fn scene(desk: Desk) -> Memo<Option<Scene>> {
    Memo::new(move |_| {
        let moment = moment(desk);
        read(desk, |board| match &moment {
            Some(moment) => board.scene_in(moment),
            None => board.scene(),
        })
    })
}

/// Whether the board is seen from Black's side.
fn is_turned(desk: Desk) -> bool {
    desk.facing() == Facing::HALF
}

fn drawing(desk: Desk, scene: Memo<Option<Scene>>, is_turned: Memo<bool>) -> AnyView {
    let pointer = Pointer::new(desk);
    let spots = Point::all().enumerate().map(|(index, point)| {
        let spot = Memo::new(move |_| scene.with(|s| s.as_ref().map(|s| s.spots[index])));
        spot::view(point, spot, desk)
    });
    let class = format!("{} board", Kind::Yinsh.id());
    view! {
        <svg
            class=class viewBox=VIEW_BOX role="application" aria-label=t(i18n::yinsh::BOARD)
            style=("--beat", beat())
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.gone()
            on:pointerleave=move |_| pointer.left()
        >
            {grid::view(|| false)}
            {shown_if(
                || setting(|set| set.coordinates),
                move || grid::labels(if is_turned.get() { Facing::HALF } else { Facing::UPRIGHT }),
            )}
            <g transform=perhaps(move || is_turned.get().then_some("rotate(180)"))>
            {live(move || scene.with(|s| s.as_ref().map_or_else(empty, outlines)))}
            {all(spots)}
            {moves::glance(desk)}
            {overlay()}
            {live(move || moment(desk).map_or_else(empty, |moment| slide(moment.act)))}
            {live(move || match pointer.dragged() {
                Some((colour, x, y)) => ring(colour, "dragged", x, y),
                None => empty(),
            })}
            </g>
        </svg>
    }
    .into_any()
}

fn outlines(scene: &Scene) -> AnyView {
    let mut lines = Vec::new();
    for outline in &scene.outlines {
        let chosen = if outline.chosen { " chosen" } else { "" };
        let class = format!("outline {}{chosen}", spot::word(outline.colour));
        let (first, last) = (outline.row.first(), outline.row.last());
        lines.push(line("outline-edge".to_owned(), first, last));
        lines.push(line(class, first, last));
    }
    let path = scene.path.iter();
    lines.extend(path.map(|(from, to)| line("path".to_owned(), *from, *to)));
    lines.into_any()
}

fn line(class: String, from: Point, to: Point) -> AnyView {
    let ((x1, y1), (x2, y2)) = (place(from), place(to));
    view! { <line class=class x1=number(x1) y1=number(y1) x2=number(x2) y2=number(y2) /> }
        .into_any()
}

/// A ring that lies on no point.
pub fn ring(colour: Colour, class: &'static str, x: f64, y: f64) -> AnyView {
    view! {
        <g class=format!("{class} flying") transform=format!("translate({})", pair((x, y)))>
            <circle class="ring-edge" r="21" />
            <circle class=format!("ring {}", spot::word(colour)) r="21" />
        </g>
    }
    .into_any()
}

/// A ring on its way: its own animation takes it from point to point.
fn slide(act: Act) -> AnyView {
    let Act::Slide(colour, from, to) = act else {
        return empty();
    };
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    let distance = from.to_hex().distance(to.to_hex());
    let beats = 1.0 + 0.25 * f64::from(distance);
    view! {
        <g
            class="slide"
            style=("--dx", format!("{}px", number(to_x - x)))
            style=("--dy", format!("{}px", number(to_y - y)))
            style=("--beats", number(beats))
        >
            {ring(colour, "sliding", x, y)}
        </g>
    }
    .into_any()
}
