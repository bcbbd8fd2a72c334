//! The end of the game: who won, by what, and where to go from here.

use i18n::{Text, app, game};
use leptos::prelude::*;
use table::{Ending, Sitting};

use super::{Desk, Dialog, door};
use crate::app::Shared;
use crate::live::{Click, clicked};
use crate::route::Route;
use crate::words::{lang, t};

/// How the game on the desk ended, if it did.
pub fn ending(desk: Desk) -> Option<Ending> {
    desk.read(|sitting| sitting.ending(lang())).flatten()
}

/// The card, in the place of what is due.
pub fn view(desk: Desk, ending: Ending) -> AnyView {
    let dialog = Shared::of_page().dialog;
    let again = clicked(move |_| {
        if let Some(again) = untrack(|| desk.read(Sitting::again)) {
            desk.begin(again);
        }
    });
    let review = clicked(|_| Route::Review(String::new()).go());
    let share = clicked(move |_| dialog.set(Some(Dialog::Share)));
    let new = desk.kind().map(|kind| Route::New(kind).href());
    let button = |class: &'static str, text: Text, act: Click| {
        view! { <button class=class on:click=act>{t(text)}</button> }.into_any()
    };
    view! {
        <section class="ended">
            <h2>{ending.winner}</h2>
            <p>{ending.score}</p>
            <div class="row">
                {button("button primary", game::PLAY_AGAIN, again)}
                <a class="button" href=new>{t(app::CHANGE_OPPONENT)}</a>
                {button("button plain review", game::REVIEW, review)}
                {door::analyse(desk)}
                {button("button plain", game::SHARE_SHORT, share)}
            </div>
        </section>
    }
    .into_any()
}
