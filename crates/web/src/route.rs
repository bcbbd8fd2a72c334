//! Which page is shown: the part of the address behind `#`.

use games::Kind;
use leptos::prelude::*;
use wasm_bindgen::{JsValue, UnwrapThrowExt};

use crate::browser;

/// A part of the app with a page and a wasm of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bundle {
    /// What everybody loads first.
    Play,
    /// Lessons and rules.
    Learn,
    /// Puzzles and pictures.
    Puzzle,
    /// Games over the network.
    Online,
}

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The first page.
    Home,
    /// Choosing players and variant.
    New(Kind),
    /// The running game.
    Play,
    /// A position or record in the address, to be opened.
    Open(String),
    /// The tutorial of a game.
    Learn(Kind),
    /// One lesson of the tutorial, by name.
    Lesson(Kind, String),
    /// The rules of a game.
    Rules(Kind),
    /// One section of the rules, by name.
    Section(Kind, String),
    /// Puzzles: the list, or what the rest of the address says.
    Puzzles(String),
    /// Pictures: the gallery, or what the rest of the address says.
    Pictures(String),
    /// The settings.
    Settings,
    /// Games to join, and one's own.
    Lobby,
    /// Making an online game of a kind.
    Host(Kind),
    /// An online game, by its name.
    Game(String),
    /// Finished online games, of a player if one is named.
    Archive(String),
    /// Who one is.
    Account,
    /// Anything else.
    Unknown,
}

impl Bundle {
    /// The path of its page, beside those of the others.
    const fn path(self) -> &'static str {
        match self {
            Bundle::Play => "./",
            Bundle::Learn => "learn",
            Bundle::Puzzle => "puzzle",
            Bundle::Online => "online",
        }
    }
}

impl Route {
    /// The bundle that has the page.
    pub const fn bundle(&self) -> Bundle {
        match self {
            Route::Learn(_) | Route::Lesson(..) | Route::Rules(_) | Route::Section(..) => {
                Bundle::Learn
            }
            Route::Puzzles(_) | Route::Pictures(_) => Bundle::Puzzle,
            Route::Lobby | Route::Host(_) | Route::Game(_) | Route::Archive(_) | Route::Account => {
                Bundle::Online
            }
            _ => Bundle::Play,
        }
    }

    /// The route that an address means.
    pub fn of(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let (page, rest) = path.split_once('/').unwrap_or((path, ""));
        let of_game = |route: fn(Kind) -> Route| rest.parse().map_or(Route::Unknown, route);
        match page {
            "" => Route::Home,
            "new" => of_game(Route::New),
            "play" => Route::Play,
            "open" => Route::Open(decoded(rest)),
            "learn" => of_part(rest, Route::Learn, Route::Lesson),
            "rules" => of_part(rest, Route::Rules, Route::Section),
            "puzzles" => Route::Puzzles(rest.to_owned()),
            "pictures" => Route::Pictures(rest.to_owned()),
            "settings" => Route::Settings,
            "lobby" => Route::Lobby,
            "host" => of_game(Route::Host),
            "game" => Route::Game(decoded(rest)),
            "archive" => Route::Archive(decoded(rest)),
            "account" => Route::Account,
            _ => Route::Unknown,
        }
    }

    /// The address of the route.
    pub fn href(&self) -> String {
        let opened;
        let (page, kind, part) = match self {
            Route::Home | Route::Unknown => ("", None, ""),
            Route::New(kind) => ("new", Some(kind), ""),
            Route::Play => ("play", None, ""),
            Route::Open(text) => {
                opened = browser::encoded(text);
                ("open", None, opened.as_str())
            }
            Route::Learn(kind) => ("learn", Some(kind), ""),
            Route::Lesson(kind, part) => ("learn", Some(kind), part.as_str()),
            Route::Rules(kind) => ("rules", Some(kind), ""),
            Route::Section(kind, part) => ("rules", Some(kind), part.as_str()),
            Route::Puzzles(part) => ("puzzles", None, part.as_str()),
            Route::Pictures(part) => ("pictures", None, part.as_str()),
            Route::Settings => ("settings", None, ""),
            Route::Lobby => ("lobby", None, ""),
            Route::Host(kind) => ("host", Some(kind), ""),
            Route::Game(id) => ("game", None, id.as_str()),
            Route::Archive(name) => {
                opened = browser::encoded(name);
                ("archive", None, opened.as_str())
            }
            Route::Account => ("account", None, ""),
        };
        let mut href = format!("{}#/{page}", self.bundle().path());
        for part in [kind.map_or("", |kind| kind.id()), part] {
            if !part.is_empty() {
                href.push('/');
                href.push_str(part);
            }
        }
        href
    }

    /// Goes to the page, in this bundle or in another.
    pub fn go(&self) {
        window().location().assign(&self.href()).unwrap_throw();
    }

    /// Writes the address of the page, which is shown already.
    pub fn note(&self) {
        let history = window().history();
        // An address that cannot be written is only missing from a bookmark.
        let _ = history.and_then(|history| {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&self.href()))
        });
    }

    /// Goes to the page in place of the one shown, so that Back does not return to it.
    pub fn go_instead(&self) {
        window().location().replace(&self.href()).unwrap_throw();
    }
}

/// `yinsh` is the whole of something, `yinsh/row` one part of it.
fn of_part(rest: &str, whole: fn(Kind) -> Route, part: fn(Kind, String) -> Route) -> Route {
    let (kind, name) = rest.split_once('/').unwrap_or((rest, ""));
    match kind.parse() {
        Err(_) => Route::Unknown,
        Ok(kind) if name.is_empty() => whole(kind),
        Ok(kind) => part(kind, name.to_owned()),
    }
}

/// The route of the address, kept up to date; a page of another bundle is loaded from there.
pub fn current(bundle: Bundle) -> RwSignal<Route> {
    let read = move || {
        let route = Route::of(&window().location().hash().unwrap_or_default());
        if route.bundle() != bundle {
            route.go_instead();
        }
        route
    };
    let route = RwSignal::new(read());
    window_event_listener(leptos::ev::hashchange, move |_| route.set(read()));
    route
}

/// A text that is not encoded properly is taken as it stands; whoever reads it will refuse it.
pub fn decoded(text: &str) -> String {
    js_sys::decode_uri_component(text).map_or(text.to_owned(), String::from)
}
