//! Who plays which seat: a person or the engine at a level.

use engine::Level;
use games::{Agreed, Kind};
use i18n::{app, levels};
use leptos::prelude::*;
use table::Player;

use super::{agreed, choice};
use crate::browser;
use crate::live::{all, changed, holds, live, says};
use crate::words::lang;

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

/// Whether a game of this kind was ever begun here.
pub fn has_played(kind: Kind) -> bool {
    browser::kept(&key(kind)).is_some()
}

fn key(kind: Kind) -> String {
    format!("sixfold.players.{}", kind.name())
}

/// One line for each seat.
pub fn view(players: RwSignal<Vec<Player>>, agreed: RwSignal<Agreed>) -> AnyView {
    let count = Memo::new(move |_| players.with(Vec::len));
    live(move || all((0..count.get()).map(|seat| line(players, seat, agreed))))
}

fn line(players: RwSignal<Vec<Player>>, seat: usize, agreed: RwSignal<Agreed>) -> AnyView {
    let name = move || agreed.with(|agreed| agreed::name(agreed, seat));
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
        Player::Person | Player::Elsewhere => Level::new(FIRST_OPPONENT),
    });
    let is_person = move || player.get() == Player::Person;
    let engine = move || level.get().map_or(Player::Person, Player::Engine);
    let choose = changed(move |event| {
        level.set(event_target_value(&event).parse().ok());
        set(engine());
    });
    let choice = |(is_for_person, text): (bool, i18n::Text)| {
        choice::view(
            format!("seat{seat}"),
            move || is_person() == is_for_person,
            move || {
                set(if is_for_person {
                    Player::Person
                } else {
                    engine()
                })
            },
            move || text.to(lang()).to_owned(),
            None,
        )
    };
    let label = says(move || app::LEVEL_OF.with(lang(), &[&name()]));
    view! {
        <fieldset class="seat">
            <legend>{says(name)}</legend>
            {agreed::tints(agreed, seat)}
            {all([(true, app::PERSON), (false, app::ENGINE)].map(choice))}
            <select class="level" aria-label=label disabled=holds(is_person) on:change=choose>
                {all(Level::all().map(|each| option(level, each)))}
            </select>
        </fieldset>
    }
    .into_any()
}

fn option(level: RwSignal<Option<Level>>, each: Level) -> AnyView {
    let words = move || {
        let name = levels::name(each.number()).to(lang());
        app::LEVEL_NAMED.with(lang(), &[&each.to_string(), name])
    };
    let words = says(words);
    let is_chosen = holds(move || level.get() == Some(each));
    view! { <option value=each.to_string() prop:selected=is_chosen>{words}</option> }.into_any()
}
