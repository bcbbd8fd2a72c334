//! Sharing and saving: links, the record, the position, a file, a picture; what others sent is opened elsewhere.

use games::Kind;
use i18n::{Text, app, game, kept};
use leptos::prelude::*;
use table::Sitting;

use super::Desk;
use super::desk::Dialog;
use super::dialog;
use crate::live::{holds, says};
use crate::route::Route;
use crate::tool::{copy, data, pictures};
use crate::words::{lang, t};

/// The dialog for records and positions.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let copy = move |label: Text, text: fn(&Sitting) -> String| {
        let copied = RwSignal::new(false);
        copy(label, copied, holds(|| false), move || desk.read(text))
    };
    let record = move || {
        let text = desk.read(Sitting::record).unwrap_or_default();
        data("text/plain", &text)
    };
    let file_name = move || {
        let game = desk.kind().map_or("", Kind::name);
        format!("{}.txt", app::FILE_GAME.with(lang(), &[game]))
    };
    let content = view! {
        <div class="stack">
            {copy(game::COPY_GAME_LINK, |sitting| Route::Open(sitting.link()).whole())}
            {copy(game::COPY_POSITION_LINK, |sitting| Route::Open(sitting.position_link()).whole())}
            {copy(game::COPY_RECORD, Sitting::record)}
            {copy(game::COPY_POSITION, Sitting::position_text)}
            <a class="button" href=says(record) download=says(file_name)>{t(game::SAVE_FILE)}</a>
            {pictures(String::new)}
            <a class="button plain" href=Route::Games.href()>{t(kept::OPEN_OTHERS)}</a>
        </div>
    };
    dialog::view(Dialog::Share, game::SHARE, content.into_any())
}
