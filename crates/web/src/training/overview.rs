//! What there is to train of a game: the next tactic, streak, storm, repeats, themes; and how strong the player is.

use games::Kind;
use i18n::{Text, training as words};
use leptos::prelude::*;
use study::training::Training;
use tactics::Theme;

use super::card::capitalised;
use super::plan::Plan;
use super::{graph, history, store};
use crate::drills;
use crate::icon::{self, Glyph};
use crate::live::{all, empty, says};
use crate::page::entrance;
use crate::route::Route;
use crate::words::{lang, t};

/// The page.
pub fn view(kind: Kind) -> AnyView {
    let training = store::load(kind);
    let due = training.repeats(drills::today()).len() as u64;
    let best = training.best();
    view! {
        <div class="page training">
            <h1>{t(words::TACTICS)}</h1>
            <nav class="courses" aria-label=t(words::TACTICS)>{all(Kind::ALL.iter().map(|one| tab(*one, kind)))}</nav>
            <section class="standing">
                {standing(&training)}
                <a class="button primary wide" href=address(kind, Some(&Plan::New)).href()>{t(words::TRAIN)}</a>
                <p class="small">{t(words::HOW)}</p>
            </section>
            <div class="entrances">
                {entrance(&Route::Training("days".to_owned()), words::TODAY, words::TODAY_PITCH)}
                {repeats(kind, due)}
                {way(kind, &Plan::Streak, words::STREAK, words::STREAK_PITCH, best.streak)}
                {way(kind, &Plan::Storm, words::STORM, words::STORM_PITCH, best.storm)}
            </div>
            <section>
                <h2>{t(words::BY_THEME)}</h2>
                <div class="chips">{all(themes(kind).map(|theme| about(kind, theme)))}</div>
            </section>
            <section>
                <h2>{t(words::HISTORY)}</h2>
                {graph::view(&training)}
                {history::view(kind, &training)}
            </section>
        </div>
    }
    .into_any()
}

/// The page of a way to train a game, or of all.
pub fn address(kind: Kind, plan: Option<&Plan>) -> Route {
    Route::Training(match plan {
        Some(plan) => format!("{}/{}", kind.id(), plan.write()),
        None => kind.id().to_owned(),
    })
}

/// The way back to this page.
pub fn back(kind: Kind) -> AnyView {
    view! {
        <a class="tool" href=address(kind, None).href() aria-label=t(words::ALL_TACTICS)>
            <Glyph icon=icon::BACK />
        </a>
    }
    .into_any()
}

/// The head of a page of some way to train.
pub fn head(kind: Kind, title: Text) -> AnyView {
    view! { <header class="practice-head">{back(kind)} <h1>{t(title)}</h1></header> }.into_any()
}

fn tab(one: Kind, shown: Kind) -> AnyView {
    let current = (one == shown).then_some("page");
    view! { <a href=address(one, None).href() aria-current=current>{one.name()}</a> }.into_any()
}

/// The rating, large; a new player has none that is worth telling.
fn standing(training: &Training) -> AnyView {
    let standing = training.standing();
    if training.attempts().is_empty() {
        return view! { <p>{t(words::PITCH)}</p> }.into_any();
    }
    let doubt = says(move || words::DOUBT.with(lang(), &[&standing.doubt().to_string()]));
    view! {
        <p class="rating">
            <span class="small">{t(words::RATING)}</span>
            <strong>{standing.rounded()}</strong>
            <span class="small">{doubt}</span>
        </p>
    }
    .into_any()
}

fn way(kind: Kind, plan: &Plan, name: Text, pitch: Text, best: u32) -> AnyView {
    let told = says(move || match best {
        0 => String::new(),
        best => words::BEST.with(lang(), &[&best.to_string()]),
    });
    view! {
        <a class="entrance" href=address(kind, Some(plan)).href()>
            <strong>{t(name)}</strong>
            <span class="small">{t(pitch)}</span>
            <span class="small best">{told}</span>
        </a>
    }
    .into_any()
}

fn repeats(kind: Kind, due: u64) -> AnyView {
    if due == 0 {
        return empty();
    }
    let told = says(move || words::DUE.count(lang(), due));
    view! {
        <a class="entrance due-today" href=address(kind, Some(&Plan::Again)).href()>
            <strong>{t(words::AGAIN)}</strong>
            <span class="small">{told}</span>
        </a>
    }
    .into_any()
}

fn themes(kind: Kind) -> impl Iterator<Item = Theme> {
    let all = Theme::ALL.into_iter();
    all.filter(move |theme| theme.game() == kind.id())
}

fn about(kind: Kind, theme: Theme) -> AnyView {
    let name = says(move || capitalised(spoken::tactic::theme(theme).to(lang())));
    let to = address(kind, Some(&Plan::About(theme)));
    view! { <a class="chip" href=to.href()>{name}</a> }.into_any()
}
