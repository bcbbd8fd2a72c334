//! One point: everything that can be drawn there is always present, and its class says what shows.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use table::yinsh::{Board, Mark, Role, Spot};
use yinsh::{Colour, Point};

use super::place::{pair, place};
use super::{act, read};
use crate::live::{clicked, perhaps, says};
use crate::play::Desk;
use crate::words::lang;

/// A point with whatever stands on it.
pub fn view(point: Point, spot: Memo<Option<Spot>>, desk: Desk) -> AnyView {
    let of_spot = move |read: fn(&Spot) -> String| {
        says(move || spot.with(|spot| spot.as_ref().map(read).unwrap_or_default()))
    };
    let is_stop = perhaps(move || match read(desk, Board::cursor) {
        Some(cursor) if cursor == point => Some("0"),
        _ => Some("-1"),
    });
    // Pointers are followed by the whole board; a click without one comes from a screen reader.
    let on_click = move |event: MouseEvent| {
        if event.detail() == 0 {
            act(desk, |board| board.touch(point));
        }
    };
    view! {
        <g
            class=of_spot(class)
            transform=format!("translate({})", pair(place(point)))
            role="button" aria-label=of_spot(|spot| spot.name(lang())) tabindex=is_stop data-point=point.to_string()
            on:click=clicked(on_click)
        >
            <circle class="hit" r="30" />
            <circle class="mark" r="28" />
            <circle class="halo" r="29" />
            <g class="marker">
                <circle class="face" r="17" />
                <circle class="core" r="5" />
            </g>
            <g class="rings">
                <circle class="ring-edge" r="21" />
                <circle class="ring" r="21" />
            </g>
            <circle class="ghost" r="21" />
            <circle class="dot" r="6" />
            <circle class="cursor" r="30" />
        </g>
    }
    .into_any()
}

/// A colour's word in classes.
pub fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

fn class(spot: &Spot) -> String {
    let mut class = String::from("spot");
    let mut add = |prefix: &str, word: &str| {
        class.push(' ');
        class.push_str(prefix);
        class.push_str(word);
    };
    for (prefix, colour) in [
        ("ring-", spot.ring),
        ("marker-", spot.marker),
        ("ghost-", spot.ghost),
    ] {
        if let Some(colour) = colour {
            add(prefix, word(colour));
        }
    }
    match spot.role {
        Role::Plain => {}
        Role::Free => add("is-", "free"),
        Role::Movable => add("is-", "movable"),
        Role::Picked => add("is-", "picked"),
        Role::Target => add("is-", "target"),
        Role::InRow => add("is-", "in-row"),
        Role::InChosenRow => add("is-", "in-chosen-row"),
        Role::Removable => add("is-", "removable"),
        Role::Confirms => add("is-", "confirming"),
    }
    match spot.mark {
        None => {}
        Some(Mark::Came) => add("was-", "came"),
        Some(Mark::Left) => add("was-", "left"),
        Some(Mark::Turned) => add("was-", "turned"),
        Some(Mark::Removed) => add("was-", "removed"),
    }
    if spot.turned {
        add("", "turned");
    }
    class
}
