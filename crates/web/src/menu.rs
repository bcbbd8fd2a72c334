//! The menu in the header: every place of the app, from every page.

use games::Kind;
use i18n::puzzle::{self, pictures};
use i18n::{Text, app, kept, online, study, training};
use leptos::prelude::*;

use crate::app::Shared;
use crate::icon::{self, Glyph};
use crate::live::{all, live};
use crate::route::Route;
use crate::words::t;

/// The button and what it opens, which another page closes.
pub fn view() -> AnyView {
    let route = Shared::of_page().route;
    live(move || {
        route.track();
        view! {
            <button class="quiet" popovertarget="menu" aria-label=t(app::MENU) title=t(app::MENU)>
                <Glyph icon=icon::MENU />
            </button>
            <nav id="menu" class="menu" popover="auto" aria-label=t(app::MENU)>
                {all(Kind::ALL.iter().map(of_game))}
                <div class="menu-group">
                    {entry(&Route::Games, kept::YOUR_GAMES)}
                    {entry(&Route::Analysis(String::new(), String::new()), study::ANALYSIS)}
                    {entry(&Route::Mistakes(String::new()), study::MISTAKES)}
                    {entry(&Route::Lobby, online::ONLINE)}
                    {entry(&Route::Training(String::new()), training::TACTICS)}
                    {entry(&Route::Puzzles(String::new()), puzzle::PUZZLES)}
                    {entry(&Route::Pictures(String::new()), pictures::PICTURES)}
                    {entry(&Route::Settings, app::SETTINGS)}
                </div>
            </nav>
        }
        .into_any()
    })
}

/// Playing, learning and looking up a game.
fn of_game(&kind: &Kind) -> AnyView {
    view! {
        <div class="menu-group">
            <strong>{kind.name()}</strong>
            {entry(&Route::New(kind), app::PLAY)}
            {entry(&Route::Learn(kind, String::new()), app::LEARN)}
            {entry(&Route::Rules(kind, String::new()), app::RULES)}
        </div>
    }
    .into_any()
}

fn entry(to: &Route, name: Text) -> AnyView {
    view! { <a class="menu-entry" href=to.href()>{t(name)}</a> }.into_any()
}
