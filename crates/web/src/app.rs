//! The frame of every page: header, page, live region, and what all pages share.

use std::cell::Cell;

use game::Seat;
use i18n::app;
use leptos::prelude::*;

use crate::head;
use crate::live::{Words, empty, live, says, whenever};
use crate::menu;
use crate::news;
use crate::play::Dialog;
use crate::route::{self, Bundle, Route};
use crate::settings::Settings;
use crate::words::t;

/// What all pages share.
#[derive(Clone, Copy)]
pub struct Shared {
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// The page shown.
    pub route: RwSignal<Route>,
    /// What a screen reader says.
    pub said: RwSignal<String>,
    /// Which dialog is open.
    pub dialog: RwSignal<Option<Dialog>>,
}

/// Shows the page of a route.
pub type Pages = fn(Route) -> AnyView;

/// Starts a bundle: `open` is called once, for what its pages share, and gives the pages.
pub fn start(bundle: Bundle, open: fn() -> Pages) {
    leptos::mount::mount_to_body(move || app(bundle, open));
}

thread_local! {
    /// There is one app on a page; unlike a context, this is found from event handlers too.
    static SHARED: Cell<Option<Shared>> = const { Cell::new(None) };
}

impl Shared {
    /// What the page that asks shares with all others.
    pub fn of_page() -> Shared {
        SHARED.get().expect("every page lies in the app")
    }
}

/// Reads something of the settings; whoever asks inside a view is asked again when they change.
pub fn setting<T>(read: impl FnOnce(&Settings) -> T) -> T {
    Shared::of_page().settings.with(read)
}

/// Whose side of the board is at the bottom: that of the only person here, where it is wanted.
pub fn own_seat(person: Option<Seat>) -> Option<Seat> {
    person.filter(|_| setting(|set| set.own_side))
}

/// How long a beat of a film lasts, for the style.
pub fn beat() -> Words {
    says(|| format!("{}ms", setting(|set| set.animation.beat())))
}

fn app(bundle: Bundle, open: fn() -> Pages) -> impl IntoView {
    let settings = RwSignal::new(Settings::load());
    let shared = Shared {
        settings,
        route: route::current(bundle),
        said: RwSignal::new(String::new()),
        dialog: RwSignal::new(None),
    };
    SHARED.set(Some(shared));
    whenever(move || settings.with(apply));
    whenever(move || shared.route.with(|route| mark("data-page", route.page())));
    // A page that comes back from the browser's memory has missed what was set on another.
    window_event_listener_untyped("pageshow", move |_| {
        let kept = Settings::load();
        if settings.with_untracked(|now| *now != kept) {
            settings.set(kept);
        }
    });
    let pages = open();
    let page = live(move || match shared.route.get() {
        route if route.bundle() == bundle => pages(route),
        _ => empty(),
    });
    view! {
        <a class="skip" href="#main" on:click=skip>{t(app::SKIP_TO_CONTENT)}</a>
        {header()}
        <main id="main" tabindex="-1">
            {page}
        </main>
        {news::view()}
        <div class="unseen" role="status" aria-live="polite">{says(move || shared.said.get())}</div>
    }
}

/// A plain link to `#main` would be taken for a page of that name.
fn skip(click: leptos::ev::MouseEvent) {
    click.prevent_default();
    crate::browser::focus("#main");
}

fn apply(settings: &Settings) {
    settings.keep();
    mark("lang", settings.lang.code());
    head::describe(settings.lang);
    mark("data-theme", settings.theme.word());
    mark("data-board", settings.board.word());
}

/// Marks the whole document, for the style.
fn mark(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // An attribute with a valid name is never refused.
        let _ = root.set_attribute(name, value);
    }
}

fn header() -> AnyView {
    view! {
        <header class="bar">
            <a class="brand" href=Route::Home.href()>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                    <path d="M0-10 8.660-5v10L0 10-8.660 5V-5z" />
                    <circle r="4" />
                </svg>
                "Sixfold"
            </a>
            {menu::view()}
        </header>
    }
    .into_any()
}
