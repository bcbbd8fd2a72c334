//! Who plays which seat: a person or the engine at a level.

use engine::Level;
use i18n::{Lang, common, levels};
use leptos::prelude::*;
use table::Player;

use crate::browser;
use crate::route::Kind;
use crate::words::{lang, t};

/// The level that somebody new meets.
const FIRST_OPPONENT: u8 = 2;

/// The players of the last game of this kind; at first, one person against an easy engine.
pub fn last(kind: Kind, seats: usize) -> Vec<Player> {
    let kept = browser::kept(&key(kind)).unwrap_or_default();
    let kept = kept.lines().filter_map(|line| line.parse().ok());
    let engine = Level::new(FIRST_OPPONENT).map_or(Player::Person, Player::Engine);
    let first = std::iter::once(Player::Person).chain(std::iter::repeat(engine));
    let mut players: Vec<Player> = kept.collect();
    players.extend(first.skip(players.len()).take(seats));
    players.truncate(seats);
    players
}

/// The same players on more or fewer seats; whoever is new is as in the last game.
pub fn resized(kind: Kind, players: &[Player], seats: usize) -> Vec<Player> {
    let all = players.iter().copied();
    let more = last(kind, seats).into_iter().skip(players.len());
    all.chain(more).take(seats).collect()
}

/// Keeps the players for the next game of this kind.
pub fn keep(kind: Kind, players: &[Player]) {
    let lines: Vec<String> = players.iter().map(Player::to_string).collect();
    browser::keep(&key(kind), Some(&lines.join("\n")));
}

fn key(kind: Kind) -> String {
    format!("sixfold.players.{}", kind.name())
}

/// How a seat is called.
pub type Name = fn(usize, Lang) -> String;

/// One line for each seat.
#[component]
pub fn Seats(players: RwSignal<Vec<Player>>, name: Name) -> impl IntoView {
    let count = Memo::new(move |_| players.with(Vec::len));
    move || {
        let one = move |seat| view! { <One players seat name /> };
        (0..count.get()).map(one).collect_view()
    }
}

#[component]
fn One(players: RwSignal<Vec<Player>>, seat: usize, name: Name) -> impl IntoView {
    let player = Memo::new(move |_| {
        let seated = players.with(|players| players.get(seat).copied());
        seated.unwrap_or(Player::Person)
    });
    let set = move |player| {
        players.update(|players| {
            if let Some(seated) = players.get_mut(seat) {
                *seated = player;
            }
        });
    };
    // The level stays known while a person sits here for a moment.
    let level = RwSignal::new(match player.get_untracked() {
        Player::Engine(level) => Some(level),
        Player::Person => Level::new(FIRST_OPPONENT),
    });
    let is_person = move || player.get() == Player::Person;
    let engine = move || level.get().map_or(Player::Person, Player::Engine);
    let choose = move |event| {
        level.set(event_target_value(&event).parse().ok());
        set(engine());
    };
    let option = move |each: Level| {
        let words = move || format!("{each} – {}", levels::name(each.number()).to(lang()));
        view! {
            <option value=each.to_string() prop:selected=move || level.get() == Some(each)>
                {words}
            </option>
        }
    };
    let label = move || common::LEVEL_OF.with(lang(), &[&name(seat, lang())]);
    view! {
        <fieldset class="seat">
            <legend>{move || name(seat, lang())}</legend>
            <label class="choice">
                <input
                    type="radio" name=format!("seat{seat}")
                    prop:checked=is_person on:change=move |_| set(Player::Person)
                />
                <span>{t(common::PERSON)}</span>
            </label>
            <label class="choice">
                <input
                    type="radio" name=format!("seat{seat}")
                    prop:checked=move || !is_person() on:change=move |_| set(engine())
                />
                <span>{t(common::ENGINE)}</span>
            </label>
            <select class="level" aria-label=label disabled=is_person on:change=choose>
                {Level::all().map(option).collect_view()}
            </select>
        </fieldset>
    }
}
