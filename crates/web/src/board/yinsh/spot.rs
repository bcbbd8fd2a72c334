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
    let role = match spot.role {
        Role::Plain => None,
        Role::Free => Some("free"),
        Role::Movable => Some("movable"),
        Role::Picked => Some("picked"),
        Role::Target => Some("target"),
        Role::InRow => Some("in-row"),
        Role::InChosenRow => Some("in-chosen-row"),
        Role::Removable => Some("removable"),
        Role::Confirms => Some("confirming"),
    };
    let mark = spot.mark.map(|mark| match mark {
        Mark::Came => "came",
        Mark::Left => "left",
        Mark::Turned => "turned",
        Mark::Removed => "removed",
    });
    let parts = [
        ("ring-", spot.ring.map(word)),
        ("marker-", spot.marker.map(word)),
        ("ghost-", spot.ghost.map(word)),
        ("is-", role),
        ("was-", mark),
        ("", spot.turned.then_some("turned")),
    ];
    for (prefix, word) in parts {
        if let Some(word) = word {
            class.extend([" ", prefix, word]);
        }
    }
    class
}
