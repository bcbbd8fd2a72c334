//! The tutorials: a lesson at a time, each with a board of its own.

mod class;
mod feedback;
mod steps;

use games::Kind;
use i18n::{app, learn};
use leptos::prelude::*;
use table::lesson::{Players, Progress};

use crate::board;
use crate::browser;
use crate::icon::{self, Glyph};
use crate::play;
use crate::route::Route;
use crate::words::{either, lang, t};
use class::{Aid, Class};

/// The tutorial of a game, at the lesson of this name or at the first that is not done.
pub fn view(kind: Kind, name: &str) -> AnyView {
    let Some(class) = Class::new(kind, name) else {
        return view! { <p class="page">{t(app::COMING)}</p> }.into_any();
    };
    let parts = board::parts(kind, class.desk);
    play::listen(class.desk, parts.press);
    let hidden = move || class.lesson().players == Players::Hidden;
    // The board is there once the page is, and then stays for all lessons.
    Effect::new(move |_| browser::mark(".lesson", class.lesson().start.marked));
    let of_game = format!("lesson of-{}", kind.id());
    view! {
        <div class=of_game>
            <section class="lesson-text">
                {steps::view(class)}
                {move || text(class)}
            </section>
            <section class="board-area" class:bare=hidden>{parts.board}</section>
            <section class="lesson-foot">
                {feedback::view(class)}
                {buttons(class)}
            </section>
            <section class="lesson-choices">{parts.choices}</section>
        </div>
        {play::help(&[parts.keys])}
    }
    .into_any()
}

/// Heading, clauses and task of the lesson.
fn text(class: Class) -> AnyView {
    let lesson = class.lesson();
    let clause = |clause| view! { <p>{t(clause)}</p> };
    let count = move || {
        let (number, all) = (class.index.get() + 1, class.lessons.len());
        learn::LESSON_OF.with(lang(), &[&number.to_string(), &all.to_string()])
    };
    view! {
        <p class="small count">{count}</p>
        <h1>{t(lesson.title)}</h1>
        {lesson.rules.iter().copied().map(clause).collect_view()}
        <p class="task">{t(lesson.task)}</p>
    }
    .into_any()
}

/// Again, hint, show me; back and forward. Each keeps its place.
fn buttons(class: Class) -> AnyView {
    let progress = move || class.progress.get();
    let is_shown = move || class.aid.get() == Aid::Shown;
    let again = either(is_shown, learn::YOURSELF, learn::AGAIN);
    let again_is_due = move || progress() == Progress::Missed || is_shown();
    let forward_is_due = move || progress() == Progress::Done && !again_is_due();
    let forward = either(move || class.is_last(), app::PLAY, learn::NEXT);
    let go_on = move |_| {
        if class.is_last() {
            Route::New(class.kind).go()
        } else {
            class.go(class.index.get_untracked() + 1)
        }
    };
    let labelled = |icon, text: i18n::Text| view! { <Glyph icon=icon /><span>{t(text)}</span> };
    view! {
        <div class="aids">
            <button
                class="button" aria-label=t(learn::PREVIOUS) title=t(learn::PREVIOUS)
                disabled=move || class.index.get() == 0
                on:click=move |_| class.go(class.index.get_untracked() - 1)
            >
                <Glyph icon=icon::BACK />
            </button>
            <button class="button" class:primary=again_is_due on:click=move |_| class.restart()>
                <Glyph icon=icon::UNDO />
                <span>{again}</span>
            </button>
            <button class="button" on:click=move |_| class.aid.set(Aid::Hint)>
                {labelled(icon::HINT, learn::HINT)}
            </button>
            <button class="button" on:click=move |_| class.show()>
                {labelled(icon::PLAY, learn::SHOW_ME)}
            </button>
            <button class="button forward" class:primary=forward_is_due on:click=go_on>
                {forward}
            </button>
        </div>
    }
    .into_any()
}
