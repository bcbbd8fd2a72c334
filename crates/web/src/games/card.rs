//! One game of a list: a small board, who played, how it stands, when it began.

use i18n::{Text, game, kept as words, study};
use leptos::prelude::*;
use table::{SavedError, Sitting};

use crate::board::thumbnail;
use crate::browser;
use crate::icon::{self, Glyph, Icon};
use crate::live::{clicked, says};
use crate::route::Route;
use crate::words::{lang, t};

/// The card of a game that `open` opens, or of a text that is none; `tool` lies in its corner.
pub fn view(
    read: Result<Sitting, SavedError>,
    open: impl Fn() + 'static,
    tool: Option<AnyView>,
) -> AnyView {
    let sitting = match read {
        Ok(sitting) => sitting,
        Err(error) => return unreadable(error, tool),
    };
    let picture = thumbnail::view(&sitting);
    let name = sitting.kind().name();
    let sitting = StoredValue::new_local(sitting);
    let summary = Memo::new(move |_| {
        let lang = lang();
        sitting.with_value(|sitting| sitting.summary(lang))
    });
    let players = says(move || summary.with(|summary| summary.players.clone()));
    let state = says(move || summary.with(|summary| summary.state.clone()));
    let day = move || {
        let date = summary.with(|summary| summary.date.clone());
        date.map_or_else(String::new, |date| browser::day(&date, lang().code()))
    };
    let go = says(move || {
        let text = summary.with(|summary| {
            if summary.is_over {
                words::LOOK
            } else {
                words::CONTINUE
            }
        });
        text.to(lang()).to_owned()
    });
    view! {
        <li class="kept">
            <button class="kept-open" on:click=clicked(move |_| open())>
                {picture}
                <span class="kept-words">
                    <strong>{name}", "{state}</strong>
                    <span>{players}</span>
                    <span class="small">{says(day)}</span>
                    <span class="go">{go}</span>
                </span>
            </button>
            {tool}
        </li>
    }
    .into_any()
}

/// A small way on, in a corner of the card.
pub fn door(class: &'static str, to: &Route, label: Text, icon: Icon) -> AnyView {
    view! {
        <a class=class href=to.href() title=t(label) aria-label=t(label)><Glyph icon=icon /></a>
    }
    .into_any()
}

/// The way to the analysis of a game, by its number or its link.
pub fn to_analysis(name: String) -> AnyView {
    let to = Route::Analysis(name, String::new());
    door("tool to-analysis", &to, study::ANALYSE, icon::BRANCH)
}

fn unreadable(error: SavedError, tool: Option<AnyView>) -> AnyView {
    let said = says(move || game::CANNOT_READ.with(lang(), &[&error.say(lang())]));
    view! { <li class="kept"><p class="kept-open">{said}</p>{tool}</li> }.into_any()
}
