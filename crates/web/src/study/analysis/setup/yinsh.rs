//! Setting up a position of YINSH: rings and markers point by point.

use games::Kind;
use i18n::study::analysis as words;
use i18n::yinsh::{Holds, Side};
use i18n::{Text, app};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use study::{SettingUp, Thing};
use table::yinsh::fault as fault_in_words;
use table::{Arrow, Sitting};
use yinsh::{Colour, Direction, Point, Setup, Variant};

use crate::board::number::number;
use crate::board::yinsh::{VIEW_BOX, grid, place};
use crate::browser;
use crate::live::{all, clicked, holds, perhaps, says};
use crate::page::{choice, variants};
use crate::study::analysis::workbench::Workbench;
use crate::words::{lang, t};

/// The position that is being set up, if one is.
pub type Editing = RwSignal<Option<SettingUp>>;

/// The board and all that is said of it, until it is a position.
pub fn view(bench: Workbench, editing: Editing) -> AnyView {
    let thing = RwSignal::new(Some(Thing::Ring(Colour::White)));
    let change = move |change: &dyn Fn(&mut SettingUp)| {
        editing.update(|editing| {
            if let Some(board) = editing {
                change(board);
            }
        });
    };
    let fault = Memo::new(move |_| {
        let position = editing.with(|board| board.map(|board| board.position()))?;
        position.err().map(|fault| fault_in_words(&fault, lang()))
    });
    let done = clicked(move |_| {
        let position =
            editing.with_untracked(|board| board.and_then(|board| board.position().ok()));
        if let Some(position) = position
            && let Ok(sitting) = Sitting::read(&Setup(position).to_string())
        {
            editing.set(None);
            bench.begin(&sitting);
        }
    });
    let clear =
        clicked(move |_| change(&|board| *board = SettingUp::empty(board.diagram().variant)));
    let cancel = clicked(move |_| editing.set(None));
    view! {
        <div class="play set-up">
            <section class="board-area">{board(editing, thing)}</section>
            <aside class="side">
                {palette(thing)}
                {turn(editing, change)}
                {Colour::ALL.map(|colour| removed(editing, change, colour)).into_iter().collect::<Vec<_>>()}
                {variant(editing, change)}
                <p class="note" role="alert">{says(move || fault.get().unwrap_or_default())}</p>
                <div class="files">
                    <button class="button primary" disabled=holds(move || fault.with(Option::is_some)) on:click=done>
                        {t(words::SET_UP_DONE)}
                    </button>
                    <button class="button" on:click=clear>{t(words::CLEAR)}</button>
                    <button class="button plain" on:click=cancel>{t(app::CLOSE)}</button>
                </div>
            </aside>
        </div>
    }
    .into_any()
}

const THINGS: [Option<Thing>; 5] = [
    Some(Thing::Ring(Colour::White)),
    Some(Thing::Ring(Colour::Black)),
    Some(Thing::Marker(Colour::White)),
    Some(Thing::Marker(Colour::Black)),
    None,
];

fn palette(thing: RwSignal<Option<Thing>>) -> AnyView {
    choice::pick_into(words::SET_UP, THINGS.map(|each| (each, name(each))), thing)
}

fn name(thing: Option<Thing>) -> Text {
    match thing {
        Some(Thing::Ring(colour)) => Holds::Ring(side(colour)).name(),
        Some(Thing::Marker(colour)) => Holds::Marker(side(colour)).name(),
        None => words::NOTHING,
    }
}

const fn side(colour: Colour) -> Side {
    match colour {
        Colour::White => Side::White,
        Colour::Black => Side::Black,
    }
}

/// A change of what is set up.
trait Change: Fn(&dyn Fn(&mut SettingUp)) + Copy + 'static {}

impl<F: Fn(&dyn Fn(&mut SettingUp)) + Copy + 'static> Change for F {}

fn turn(editing: Editing, change: impl Change) -> AnyView {
    choice::pick(
        words::TO_MOVE,
        Colour::ALL,
        move |colour| {
            editing.with(|board| board.is_some_and(|board| board.diagram().to_act == colour))
        },
        move |colour| change(&|board| board.set_turn(colour)),
        |colour| side(colour).name().to(lang()).to_owned(),
    )
}

fn removed(editing: Editing, change: impl Change, colour: Colour) -> AnyView {
    let is_chosen = move |rings: u8| {
        let removed = |board: SettingUp| board.diagram().removed[colour.index()];
        editing.with(|board| board.map(removed)) == Some(rings)
    };
    let one = |rings: u8| {
        choice::view(
            format!("removed-{}", colour.index()),
            move || is_chosen(rings),
            move || change(&|board| board.set_removed(colour, rings)),
            move || rings.to_string(),
            None,
        )
    };
    let legend = says(move || words::REMOVED.with(lang(), &[side(colour).name().to(lang())]));
    view! { <fieldset><legend>{legend}</legend>{all((0..3).map(one))}</fieldset> }.into_any()
}

fn variant(editing: Editing, change: impl Change) -> AnyView {
    choice::pick(
        app::VARIANT,
        [Variant::Standard, Variant::Blitz],
        move |each| {
            editing.with(|board| board.is_some_and(|board| board.diagram().variant == each))
        },
        move |each| change(&|board| board.set_variant(each)),
        |each| variants::name(Kind::Yinsh, each.name(), 2, lang()).unwrap_or_default(),
    )
}

/// The points, each of which takes what is chosen.
fn board(editing: Editing, thing: RwSignal<Option<Thing>>) -> AnyView {
    let cursor = RwSignal::new(Point::all().nth(42));
    let put = move |point: Point| {
        cursor.set(Some(point));
        editing.update(|board| {
            if let Some(board) = board {
                board.put(point, thing.get_untracked());
            }
        });
    };
    let press = move |event: KeyboardEvent| {
        let Some(here) = cursor.get_untracked() else {
            return;
        };
        match Arrow::of_key(&event.key()) {
            Some(arrow) => {
                let to = neighbour(here, arrow).unwrap_or(here);
                cursor.set(Some(to));
                browser::focus(&format!("[data-point={to}]"));
            }
            None if matches!(event.key().as_str(), "Enter" | " ") => put(here),
            None => return,
        }
        event.prevent_default();
    };
    let spots = Point::all().map(move |point| spot(editing, cursor, point, put));
    view! {
        <svg
            class="yinsh board" viewBox=VIEW_BOX role="application" aria-label=t(i18n::yinsh::BOARD)
            on:keydown=press
        >
            {grid(|| true)}
            {all(spots)}
        </svg>
    }
    .into_any()
}

fn spot(
    editing: Editing,
    cursor: RwSignal<Option<Point>>,
    point: Point,
    put: impl Fn(Point) + Copy + 'static,
) -> AnyView {
    let thing = Memo::new(move |_| editing.with(|board| board.and_then(|board| board.at(point))));
    let class = says(move || match thing.get() {
        Some(Thing::Ring(Colour::White)) => "spot ring-white".to_owned(),
        Some(Thing::Ring(Colour::Black)) => "spot ring-black".to_owned(),
        Some(Thing::Marker(Colour::White)) => "spot marker-white".to_owned(),
        Some(Thing::Marker(Colour::Black)) => "spot marker-black".to_owned(),
        None => "spot is-free".to_owned(),
    });
    let label = says(move || format!("{point}, {}", name(thing.get()).to(lang())));
    let stop = perhaps(move || {
        if cursor.get() == Some(point) {
            Some("0")
        } else {
            Some("-1")
        }
    });
    let (x, y) = place(point);
    view! {
        <g
            class=class transform=format!("translate({} {})", number(x), number(y)) role="button" tabindex=stop
            aria-label=label data-point=point.to_string() on:click=clicked(move |_| put(point))
        >
            <circle class="hit" r="30" />
            <g class="marker"><circle class="face" r="17" /></g>
            <g class="rings"><circle class="ring-edge" r="21" /><circle class="ring" r="21" /></g>
            <circle class="cursor" r="30" />
        </g>
    }
    .into_any()
}

/// The next point in the way of an arrow key.
fn neighbour(point: Point, arrow: Arrow) -> Option<Point> {
    let [up, right, below_right, down, left, above_left] = Direction::ALL;
    let ways = match arrow {
        Arrow::Up => [up, up],
        Arrow::Down => [down, down],
        Arrow::Right => [right, below_right],
        Arrow::Left => [left, above_left],
    };
    ways.into_iter().find_map(|way| point.neighbour(way))
}
