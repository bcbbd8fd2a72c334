//! Who is wanted at each seat.

use engine::Level;
use games::Agreed;
use i18n::{app, online as words};
use leptos::prelude::*;
use online::body::Wanted;
use online::{Name, limits};
use table::Player;

use crate::live::{Words, all, changed, holds, live, says, shown_if};
use crate::page::{agreed, seats};
use crate::words::{t, word};

/// Somebody who makes a game plays in it, unless they chose otherwise.
pub fn let_me_sit(seats: RwSignal<Vec<Wanted>>) {
    seats.update(|seats| {
        let is_there = seats.contains(&Wanted::Me);
        if let Some(first) = seats.first_mut().filter(|_| !is_there) {
            *first = Wanted::Me;
        }
    });
}

/// The players as the one at this screen will see the board.
pub fn seen(seats: RwSignal<Vec<Wanted>>) -> Vec<Player> {
    let one = |wanted: &Wanted| match wanted {
        Wanted::Me => Player::Person,
        Wanted::Open | Wanted::Invited { .. } | Wanted::Engine { .. } => Player::Elsewhere,
    };
    seats.with(|seats| seats.iter().map(one).collect())
}

/// A line for each seat.
pub fn view(seats: RwSignal<Vec<Wanted>>, agreed: RwSignal<Agreed>) -> AnyView {
    let count = Memo::new(move |_| seats.with(Vec::len));
    let lines = live(move || all((0..count.get()).map(|seat| line(seats, seat, agreed))));
    view! {
        <fieldset>
            <legend>{t(words::SEATS)}</legend>
            <div class="seating">{lines}</div>
        </fieldset>
    }
    .into_any()
}

/// The value of a choice in the list.
fn value(wanted: &Wanted) -> String {
    match wanted {
        Wanted::Me => "me".to_owned(),
        Wanted::Open => "open".to_owned(),
        Wanted::Invited { .. } => "invited".to_owned(),
        Wanted::Engine { level } => level.to_string(),
    }
}

fn wanted(word: &str) -> Wanted {
    match word {
        "me" => Wanted::Me,
        "invited" => Wanted::Invited {
            name: Name::default(),
        },
        _ => match word.parse() {
            Ok(level) => Wanted::Engine { level },
            Err(_) => Wanted::Open,
        },
    }
}

fn line(seats: RwSignal<Vec<Wanted>>, seat: usize, agreed: RwSignal<Agreed>) -> AnyView {
    let name = move || agreed.with(|agreed| agreed::name(agreed, seat));
    let now = Memo::new(move |_| {
        seats
            .with(|seats| seats.get(seat).map(value))
            .unwrap_or_default()
    });
    let choose = changed(move |event| {
        let chosen = wanted(&event_target_value(&event));
        seats.update(|seats| {
            // One has one seat: the old one becomes free.
            if chosen == Wanted::Me
                && let Some(old) = seats.iter_mut().find(|old| **old == Wanted::Me)
            {
                *old = Wanted::Open;
            }
            if let Some(now) = seats.get_mut(seat) {
                *now = chosen;
            }
        });
    });
    let option = move |value: String, words: Words| {
        let own = value.clone();
        let is_chosen = holds(move || now.with(|now| *now == own));
        view! { <option value=value prop:selected=is_chosen>{words}</option> }.into_any()
    };
    let people = [
        ("me", words::ME),
        ("open", words::ANYBODY),
        ("invited", words::INVITE),
    ];
    let people = people.map(|(value, text)| option(value.to_owned(), word(text)));
    let engines = Level::all().map(|level| {
        let words = move || seats::words(Player::Engine(level));
        option(level.number().to_string(), says(words))
    });
    let is_invited = Memo::new(move |_| now.with(|now| now == "invited"));
    view! {
        <div class="seat">
            <span class="name">{says(name)}</span>
            <span class="tints">{agreed::tints(agreed, seat)}</span>
            <select class="level" aria-label=says(name) on:change=choose>
                {all(people)}
                <optgroup label=t(app::ENGINE)>{all(engines)}</optgroup>
            </select>
            {shown_if(move || is_invited.get(), move || invited(seats, seat))}
        </div>
    }
    .into_any()
}

fn invited(seats: RwSignal<Vec<Wanted>>, seat: usize) -> AnyView {
    let typed = changed(move |event| {
        let name = Name::from(event_target_value(&event).trim());
        seats.update(|seats| {
            if let Some(now) = seats.get_mut(seat) {
                *now = Wanted::Invited { name };
            }
        });
    });
    view! {
        <input
            class="field" maxlength=limits::NAME.to_string() autocomplete="off" spellcheck="false"
            aria-label=t(words::INVITED_NAME) placeholder=t(words::INVITED_NAME) on:input=typed
        />
    }
    .into_any()
}
