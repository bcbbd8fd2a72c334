//! What is said when a puzzle is solved, and where to go from there.

use i18n::puzzle as words;
use leptos::prelude::*;
use studio::Mosaic;
use studio::task::Help;

use super::timer::{is_wanted, told};
use crate::board::gemblo::Bench;
use crate::easel::Easel;
use crate::live::{clicked, says};
use crate::route::Route;
use crate::words::{lang, t};

/// The words, the next puzzle, and a way back to the pieces.
pub fn view(easel: Easel, seconds: RwSignal<u32>, next: &Route) -> AnyView {
    let help = untrack(|| easel.task(|task| task.help())).unwrap_or_default();
    let time = told(seconds.get_untracked());
    let shows_time = is_wanted();
    let said = move || match help {
        Help::Solution => words::SHOWN.to(lang()).to_owned(),
        _ if shows_time => words::SOLVED_IN.with(lang(), &[&time]),
        _ => words::SOLVED.to(lang()).to_owned(),
    };
    view! {
        <section class="done" class:shown=help == Help::Solution role="status">
            <p class="cheer">{says(said)}</p>
            <a class="button primary wide" href=next.href()>{t(words::NEXT)}</a>
            <div class="row">
                <button class="button plain" on:click=clicked(move |_| easel.work(Mosaic::clear))>
                    {t(words::RESTART)}
                </button>
                <a class="button plain" href=Route::Puzzles(String::new()).href()>{t(words::ALL)}</a>
            </div>
        </section>
    }
    .into_any()
}
