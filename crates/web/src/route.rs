//! Which page is shown: the part of the address behind `#`.

mod travel;

use std::borrow::Cow;

use games::Kind;
pub use travel::current;

use crate::percent::{decoded, encoded};

/// A part of the app with a page and a wasm of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bundle {
    /// What everybody loads first: the first page, a new game, the games kept in this browser, the settings.
    Home,
    /// The running game.
    Play,
    /// Lessons and rules.
    Learn,
    /// Puzzles, pictures, and a layout laid by hand.
    Puzzle,
    /// Games over the network.
    Online,
    /// Reviews, drills from one's own mistakes, the explorer.
    Study,
    /// The analysis board.
    Analysis,
    /// Tactics.
    Training,
}

/// The game on the desk, where an address has to name it.
const DESK: &str = "desk";

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
    /// The games kept in this browser, and those of files.
    Games,
    /// The tutorial of a game, at the lesson of a name if there is one.
    Learn(Kind, String),
    /// The rules of a game, at the section of a name if there is one.
    Rules(Kind, String),
    /// Puzzles: the list, or what the rest of the address says.
    Puzzles(String),
    /// Pictures: the gallery, or what the rest of the address says.
    Pictures(String),
    /// Laying the obstacles of a five-player game, for the form of this name.
    Layout(String),
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
    /// Looking back at a game: the kept one of this number, that of a text, or the one on the desk.
    Review(String),
    /// The analysis board, of the kept game of this number, of that of a text, or of the one on the desk; and where one
    /// looks, as `study::Analysis::place` says it, or at the end.
    Analysis(String, String),
    /// Learning from one's mistakes: those of the kept game of this number, or all that are due.
    Mistakes(String),
    /// The explorer of placements, at what the rest of the address says.
    Explorer(String),
    /// Training with tactics: what there is, or what the rest of the address says.
    Training(String),
    /// Anything else.
    Unknown,
}

impl Bundle {
    /// The path of its page, beside those of the others.
    const fn path(self) -> &'static str {
        match self {
            Bundle::Home => "./",
            Bundle::Play => "play",
            Bundle::Learn => "learn",
            Bundle::Puzzle => "puzzle",
            Bundle::Online => "online",
            Bundle::Study => "study",
            Bundle::Analysis => "analysis",
            Bundle::Training => "training",
        }
    }
}

impl Route {
    /// The bundle that has the page.
    pub const fn bundle(&self) -> Bundle {
        match self {
            Route::Learn(..) | Route::Rules(..) => Bundle::Learn,
            Route::Puzzles(_) | Route::Pictures(_) | Route::Layout(_) => Bundle::Puzzle,
            Route::Lobby | Route::Host(_) | Route::Game(_) | Route::Archive(_) | Route::Account => {
                Bundle::Online
            }
            Route::Review(_) | Route::Mistakes(_) | Route::Explorer(_) => Bundle::Study,
            Route::Analysis(..) => Bundle::Analysis,
            Route::Training(_) => Bundle::Training,
            Route::Play => Bundle::Play,
            Route::Home
            | Route::New(_)
            | Route::Games
            | Route::Open(_)
            | Route::Settings
            | Route::Unknown => Bundle::Home,
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
            "games" => Route::Games,
            "learn" => of_part(rest, Route::Learn),
            "rules" => of_part(rest, Route::Rules),
            "puzzles" => Route::Puzzles(rest.to_owned()),
            "pictures" => Route::Pictures(rest.to_owned()),
            "layout" => Route::Layout(rest.to_owned()),
            "training" => Route::Training(rest.to_owned()),
            "settings" => Route::Settings,
            "lobby" => Route::Lobby,
            "host" => of_game(Route::Host),
            "game" => Route::Game(decoded(rest)),
            "archive" => Route::Archive(decoded(rest)),
            "account" => Route::Account,
            "review" => Route::Review(decoded(rest)),
            "analysis" => of_place(rest),
            "mistakes" => Route::Mistakes(decoded(rest)),
            "explorer" => Route::Explorer(decoded(rest)),
            _ => Route::Unknown,
        }
    }

    /// The word of the page, with which its address begins and on which its style hangs.
    pub const fn page(&self) -> &'static str {
        match self {
            Route::Home | Route::Unknown => "home",
            Route::New(_) => "new",
            Route::Play => "play",
            Route::Open(_) => "open",
            Route::Games => "games",
            Route::Learn(..) => "learn",
            Route::Rules(..) => "rules",
            Route::Puzzles(_) => "puzzles",
            Route::Pictures(_) => "pictures",
            Route::Layout(_) => "layout",
            Route::Settings => "settings",
            Route::Lobby => "lobby",
            Route::Host(_) => "host",
            Route::Game(_) => "game",
            Route::Archive(_) => "archive",
            Route::Account => "account",
            Route::Review(_) => "review",
            Route::Analysis(..) => "analysis",
            Route::Mistakes(_) => "mistakes",
            Route::Explorer(_) => "explorer",
            Route::Training(_) => "training",
        }
    }

    /// The address of the route.
    pub fn href(&self) -> String {
        let path = self.bundle().path();
        let mut href = match self {
            Route::Home | Route::Unknown => format!("{path}#/"),
            _ => format!("{path}#/{}", self.page()),
        };
        for part in self.parts().iter().filter(|part| !part.is_empty()) {
            href.push('/');
            href.push_str(part);
        }
        href
    }

    /// What the address says behind the page's word.
    fn parts(&self) -> [Cow<'_, str>; 2] {
        let nothing = Cow::default();
        match self {
            Route::New(kind) | Route::Host(kind) => [kind.id().into(), nothing],
            Route::Learn(kind, part) | Route::Rules(kind, part) => [kind.id().into(), part.into()],
            Route::Open(text)
            | Route::Game(text)
            | Route::Archive(text)
            | Route::Review(text)
            | Route::Mistakes(text)
            | Route::Explorer(text) => [encoded(text).into(), nothing],
            Route::Analysis(name, place) if name.is_empty() && !place.is_empty() => {
                [DESK.into(), place.into()]
            }
            Route::Analysis(name, place) => [encoded(name).into(), place.into()],
            Route::Puzzles(part)
            | Route::Pictures(part)
            | Route::Layout(part)
            | Route::Training(part) => [part.into(), nothing],
            Route::Home
            | Route::Play
            | Route::Games
            | Route::Settings
            | Route::Lobby
            | Route::Account
            | Route::Unknown => Default::default(),
        }
    }
}

/// `1763283600000` is an analysis, `1763283600000/12` a place in it, `desk/12` a place in the game on the desk.
fn of_place(rest: &str) -> Route {
    let (name, place) = rest.split_once('/').unwrap_or((rest, ""));
    let name = if name == DESK { "" } else { name };
    Route::Analysis(decoded(name), place.to_owned())
}

/// `yinsh` is the whole of something, `yinsh/row` one part of it.
fn of_part(rest: &str, page: fn(Kind, String) -> Route) -> Route {
    let (kind, name) = rest.split_once('/').unwrap_or((rest, ""));
    let kind = kind.parse();
    kind.map_or(Route::Unknown, |kind| page(kind, name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every page, with texts that would break an address if they were not encoded.
    fn all() -> Vec<Route> {
        let mut all = vec![
            Route::Home,
            Route::Play,
            Route::Games,
            Route::Settings,
            Route::Lobby,
            Route::Account,
        ];
        for kind in Kind::ALL.iter().copied() {
            all.extend([Route::New, Route::Host].map(|of| of(kind)));
            for part in ["", "first-row"] {
                all.extend([Route::Learn, Route::Rules].map(|of| of(kind, part.to_owned())));
            }
        }
        for text in ["", "[Result \"*\"]\n\n1. f6/g7 100%", "Олена/?#&=+ '№'"] {
            let of_text = [
                Route::Open,
                Route::Game,
                Route::Archive,
                Route::Review,
                Route::Mistakes,
                Route::Explorer,
            ];
            all.extend(of_text.map(|of| of(text.to_owned())));
            let of_place = |place: &str| Route::Analysis(text.to_owned(), place.to_owned());
            all.extend(["", "0", "12.1.3"].map(of_place));
        }
        for part in ["", "daily/2026-11-15", "g/butterfly", "edit/x1/A%20B"] {
            let of_part = [
                Route::Puzzles,
                Route::Pictures,
                Route::Layout,
                Route::Training,
            ];
            all.extend(of_part.map(|of| of(part.to_owned())));
        }
        all
    }

    #[test]
    fn every_address_leads_back_to_its_page() {
        for route in all() {
            let href = route.href();
            let (path, hash) = href.split_once('#').expect("an address has a mark");
            assert_eq!(path, route.bundle().path(), "{href}");
            assert_eq!(Route::of(&format!("#{hash}")), route, "{href}");
        }
    }

    #[test]
    fn an_address_is_its_page_s_word_and_no_more_than_ascii() {
        for route in all() {
            let href = route.href();
            let (_, path) = href.split_once("#/").expect("a path begins with a stroke");
            let first = path.split('/').next().unwrap_or_default();
            assert!(first == route.page() || route == Route::Home, "{href}");
            assert!(href.bytes().all(|byte| byte.is_ascii_graphic()), "{href}");
        }
    }

    #[test]
    fn what_is_no_address_is_no_page() {
        let strange = [
            "#/nowhere",
            "#/new",
            "#/new/chess",
            "#/learn/chess/row",
            "#/host/",
        ];
        for hash in strange {
            assert_eq!(Route::of(hash), Route::Unknown, "{hash}");
        }
    }

    #[test]
    fn strokes_and_marks_around_an_address_do_not_matter() {
        for hash in ["", "#", "#/", "/"] {
            assert_eq!(Route::of(hash), Route::Home, "{hash:?}");
        }
        assert_eq!(
            Route::of(&format!("#/new/{}/", Kind::Yinsh.id())),
            Route::New(Kind::Yinsh)
        );
        assert_eq!(Route::of("settings"), Route::Settings);
    }

    #[test]
    fn a_broken_code_is_handed_on_as_it_stands() {
        assert_eq!(Route::of("#/open/100%"), Route::Open("100%".to_owned()));
    }
}
