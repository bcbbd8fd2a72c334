//! The rules, to look things up: sections with diagrams to touch.

mod figure;

use games::Kind;
use i18n::{app, learn, puzzle, rules};
use leptos::prelude::*;
use table::lesson::{SECTIONS_GEMBLO, SECTIONS_YINSH, Section, Shows};

use crate::board::gemblo::pieces;
use crate::browser;
use crate::live::says;
use crate::route::Route;
use crate::words::{lang, t};

/// The rules of a game, at the section of this name or from the beginning.
pub fn view(kind: Kind, name: String) -> AnyView {
    let sections = sections(kind);
    let title = match kind {
        Kind::Yinsh => learn::LEARN_YINSH,
        Kind::Gemblo => learn::LEARN_GEMBLO,
    };
    if !name.is_empty() {
        request_animation_frame(move || to_section(&name));
    }
    let link = |section: &'static Section| {
        let route = Route::Rules(kind, section.slug.to_owned());
        let href = route.href();
        let on_click = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            route.note();
            to_section(section.slug);
        };
        view! { <li><a href=href on:click=on_click>{t(section.title)}</a></li> }
    };
    let heading = move || app::LABELLED.with(lang(), &[kind.name(), app::RULES.to(lang())]);
    view! {
        <div class="rules">
            <header>
                <h1>{says(heading)}</h1>
                <a class="button" href=Route::Learn(kind, String::new()).href()>{t(title)}</a>
            </header>
            <nav class="contents" aria-label=t(rules::CONTENTS)>
                <ol>{sections.iter().map(link).collect_view()}</ol>
            </nav>
            <div class="sections">
                <p class="small">{t(rules::TOUCH)}</p>
                {sections.iter().enumerate().map(section).collect_view()}
                <p class="small">{t(app::UNOFFICIAL)}" "{t(app::TRADE_MARKS)}</p>
            </div>
        </div>
    }
    .into_any()
}

fn sections(kind: Kind) -> &'static [Section] {
    match kind {
        Kind::Yinsh => SECTIONS_YINSH,
        Kind::Gemblo => SECTIONS_GEMBLO,
    }
}

fn section((index, section): (usize, &'static Section)) -> impl IntoView {
    let clause = |clause| view! { <p>{t(clause)}</p> };
    view! {
        <section id=id(section.slug) tabindex="-1">
            <div>
                <h2>{t(section.title)}</h2>
                {section.clauses.iter().copied().map(clause).collect_view()}
            </div>
            {shown(section, index)}
        </section>
    }
}

/// What a section shows beside its clauses.
fn shown(section: &Section, index: usize) -> AnyView {
    match Shows::of(section) {
        Shows::Nothing => ().into_any(),
        Shows::Diagram(diagram) => figure::view(diagram, index, id(section.slug)),
        Shows::Pieces => pieces::view(),
        Shows::Puzzles => puzzles(),
    }
}

/// The ways to the puzzles and the pictures.
fn puzzles() -> AnyView {
    let way = |route: Route, text| view! { <a class="button" href=route.href()>{t(text)}</a> };
    view! {
        <p class="ways">
            {way(Route::Puzzles(String::new()), puzzle::PUZZLES)}
            {way(Route::Pictures(String::new()), puzzle::pictures::PICTURES)}
        </p>
    }
    .into_any()
}

fn id(slug: &str) -> String {
    format!("rules-{slug}")
}

fn to_section(slug: &str) {
    let selector = format!("#{}", id(slug));
    browser::scroll_to(&selector);
    browser::focus(&selector);
}
