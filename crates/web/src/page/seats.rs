//! Who plays which seat: a person or the engine at a level.

use engine::Level;
use games::{Agreed, Kind};
use i18n::{Text, app, levels};
use leptos::prelude::*;
use table::Player;

use super::agreed;
use crate::browser;
use crate::live::{all, changed, clicked, holds, live, says};
use crate::words::{lang, t};

/// The level that somebody new meets.
const FIRST_OPPONENT: u8 = 2;

/// The players of the last game of this kind; at first, one person against an easy engine.
pub fn last(kind: Kind, seats: usize) -> Vec<Player> {
    let kept = browser::kept(&key(kind)).unwrap_or_default();
    let kept = kept.lines().filter_map(|line| line.parse().ok());
    let first = std::iter::once(Player::Person).chain(std::iter::repeat(easy_engine()));
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

fn easy_engine() -> Player {
    Level::new(FIRST_OPPONENT).map_or(Player::Person, Player::Engine)
}

/// The first engine among the players, or an easy one.
fn first_engine(players: &[Player]) -> Player {
    let is_engine = |player: &&Player| matches!(player, Player::Engine(_));
    let first = players.iter().find(is_engine).copied();
    first.unwrap_or_else(easy_engine)
}

/// One line for each seat, two ways to fill them all, and what the chosen levels are like.
pub fn view(players: RwSignal<Vec<Player>>, agreed: RwSignal<Agreed>) -> AnyView {
    let count = Memo::new(move |_| players.with(Vec::len));
    let lines = live(move || all((0..count.get()).map(|seat| line(players, seat, agreed))));
    let fill = move |text: Text, whom: fn(&[Player]) -> Player| {
        let act = clicked(move |_| {
            players.update(|all| {
                let everybody = whom(all);
                all.fill(everybody);
            })
        });
        view! { <button class="button plain" on:click=act>{t(text)}</button> }.into_any()
    };
    view! {
        <div class="seating">
            {lines}
            <div class="row">
                {fill(app::ALL_COMPUTERS, first_engine)}
                {fill(app::ALL_PEOPLE, |_| Player::Person)}
            </div>
            {manners(players)}
        </div>
    }
    .into_any()
}

fn line(players: RwSignal<Vec<Player>>, seat: usize, agreed: RwSignal<Agreed>) -> AnyView {
    let name = move || agreed.with(|agreed| agreed::name(agreed, seat));
    let player = Memo::new(move |_| players.with(|players| players.get(seat).copied()));
    let choose = changed(move |event| {
        let chosen = event_target_value(&event).parse();
        players.update(|players| {
            if let (Some(seated), Ok(chosen)) = (players.get_mut(seat), chosen) {
                *seated = chosen;
            }
        });
    });
    let option = move |each: Player| {
        let is_chosen = holds(move || player.get() == Some(each));
        let words = says(move || words(each));
        view! { <option value=each.to_string() prop:selected=is_chosen>{words}</option> }.into_any()
    };
    let engines = Level::all().map(Player::Engine).map(option);
    view! {
        <div class="seat">
            <span class="name">{says(name)}</span>
            <span class="tints">{agreed::tints(agreed, seat)}</span>
            <select class="level" aria-label=says(name) on:change=choose>
                {option(Player::Person)}
                <optgroup label=t(app::ENGINE)>{all(engines)}</optgroup>
            </select>
        </div>
    }
    .into_any()
}

/// A player in a list of those who may sit there.
pub fn words(player: Player) -> String {
    let lang = lang();
    match player {
        Player::Engine(level) => {
            let number = app::LEVEL.with(lang, &[&level.to_string()]);
            let name = levels::name(level.number()).to(lang);
            app::LEVEL_NAMED.with(lang, &[&number, name])
        }
        Player::Person | Player::Elsewhere => app::PERSON.to(lang).to_owned(),
    }
}

/// What each chosen level is like, and what a level more means.
fn manners(players: RwSignal<Vec<Player>>) -> AnyView {
    let chosen = Memo::new(move |_| {
        let plays = |level: &Level| players.with(|all| all.contains(&Player::Engine(*level)));
        Level::all().filter(plays).collect::<Vec<Level>>()
    });
    let manner = |level: Level| {
        let words = move || {
            let manner = levels::manner(level.number()).to(lang());
            app::LABELLED.with(
                lang(),
                &[&app::LEVEL.with(lang(), &[&level.to_string()]), manner],
            )
        };
        view! { <p>{says(words)}</p> }.into_any()
    };
    live(move || {
        let levels = chosen.get();
        let ladder = (!levels.is_empty()).then(|| view! { <p>{t(levels::LADDER)}</p> }.into_any());
        let lines = all(levels.into_iter().map(manner).chain(ladder));
        view! { <div class="small manners">{lines}</div> }.into_any()
    })
}
