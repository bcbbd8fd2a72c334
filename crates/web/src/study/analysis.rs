//! The analysis board: a game with its variations, what the engine sees, and whatever is set up.

mod any;
mod drawn;
mod files;
mod keys;
mod lines;
mod setup;
mod tree;
mod workbench;

use i18n::study as words;
use leptos::prelude::*;

use crate::board;
use crate::browser;
use crate::live::live;
use crate::page::not_found;
use crate::play;
use crate::route::Route;
use crate::words::t;
use any::Study;
use workbench::Workbench;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Analysis(name, place) => analysis(&name, &place),
        _ => not_found(),
    }
}

/// The analysis of what an address speaks of.
fn analysis(name: &str, place: &str) -> AnyView {
    let Some(bench) = Workbench::open(name, place) else {
        return not_found();
    };
    request_animation_frame(browser::begin_page);
    provide_context(bench.desk);
    drawn::provide(bench);
    let editing = setup::Editing::new();
    let kind = Memo::new(move |_| bench.study.with(Study::kind));
    // The board is made anew only when another game is analysed.
    let analysis = move || live(move || table(bench, kind.get(), editing));
    view! {
        <h1 class="unseen">{t(words::ANALYSIS)}</h1>
        {setup::or_else(bench, editing, analysis)}
    }
    .into_any()
}

fn table(bench: Workbench, kind: games::Kind, editing: setup::Editing) -> AnyView {
    let parts = board::parts(kind, bench.desk);
    keys::listen(bench, parts.press);
    view! {
        <div class=format!("play of-{}", kind.id())>
            <section class="board-area">{parts.board}</section>
            <aside class="side">
                {lines::view(bench)}
                {parts.choices}
                {play::confirm(bench.desk, || true)}
                {tree::view(bench)}
                {files::view(bench)}
                {setup::begin(bench, editing)}
            </aside>
        </div>
        {play::help(&[keys::LIST, parts.keys])}
    }
    .into_any()
}
