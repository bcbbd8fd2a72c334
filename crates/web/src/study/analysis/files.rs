//! Opening something else, saving with the variations, sharing.

use i18n::study::analysis as words;
use i18n::{app, game, kept};
use leptos::prelude::*;
use table::{Sitting, read_file, to_sgf};

use super::any::Study;
use super::workbench::{Workbench, turns};
use crate::live::{clicked, holds, says, shown_if, typed};
use crate::percent::decoded;
use crate::route::Route;
use crate::tool::{copy, data, open_file, pictures};
use crate::words::{lang, t};

/// A file, a text that is pasted, two files to save, a link, and two pictures.
pub fn view(bench: Workbench) -> AnyView {
    let pasted = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let take = move |text: Option<String>| {
        let text = text.unwrap_or_default();
        match read_file(&link_in(&text)).into_iter().next() {
            Some(Ok(sitting)) => {
                fault.set(None);
                pasted.set(String::new());
                bench.begin(&sitting);
            }
            Some(Err(error)) => fault.set(Some(error.say(untrack(lang)))),
            None => {}
        }
    };
    let open_pasted = clicked(move |_| take(Some(pasted.get_untracked())));
    let off = holds(move || pasted.with(|text| text.trim().is_empty()));
    let refused = move || {
        let said =
            says(move || game::CANNOT_READ.with(lang(), &[&fault.get().unwrap_or_default()]));
        view! { <p class="unread" role="alert">{said}</p> }.into_any()
    };
    view! {
        <div class="files">
            {open_file(game::OPEN_FILE, ".txt,.sgf,text/plain", take)}
            {save(bench, words::SAVE_SGF, "sgf", |study| to_sgf(&study.record()))}
            {save(bench, words::SAVE_TEXT, "txt", |study| study.record().to_string())}
            {share(bench)}
            {pictures(String::new)}
        </div>
        <details class="paste">
            <summary>{t(kept::PASTE)}</summary>
            <textarea
                rows="4" spellcheck="false" aria-label=t(kept::PASTE) prop:value=pasted on:input=typed(pasted)
            ></textarea>
            <button class="button" disabled=off on:click=open_pasted>{t(game::OPEN)}</button>
        </details>
        {shown_if(move || fault.with(Option::is_some), refused)}
    }
    .into_any()
}

fn save(
    bench: Workbench,
    label: i18n::Text,
    ending: &'static str,
    text: fn(&Study) -> String,
) -> AnyView {
    let href = says(move || data("text/plain", &bench.study.with(text)));
    let name = says(move || {
        let game = bench.study.with_untracked(|study| study.kind().name());
        format!("{}.{ending}", app::FILE_GAME.with(lang(), &[game]))
    });
    view! { <a class="button" href=href download=name>{t(label)}</a> }.into_any()
}

/// A link to the tree: short where there is nothing but turns.
fn share(bench: Workbench) -> AnyView {
    let copied = RwSignal::new(false);
    copy(game::COPY_LINK, copied, holds(|| false), move || {
        bench.study.with_untracked(|study| {
            let record = study.record().to_string();
            let plain = Sitting::saved(&record).ok()?;
            let is_plain = !record.contains(['(', '{']);
            let text = if is_plain { plain.link() } else { record };
            let place = study.place(&turns(&plain));
            Some(Route::Analysis(text, place).whole())
        })
    })
}

/// What a link to a game or an analysis says of it; any other text as it stands.
fn link_in(text: &str) -> String {
    let code = ["#/open/", "#/analysis/"]
        .iter()
        .find_map(|part| text.trim().split_once(part));
    // What follows a stroke is a place in it.
    let first = |code: &str| code.split('/').next().map(decoded);
    let said = code.and_then(|(_, code)| first(code));
    said.unwrap_or_else(|| text.to_owned())
}
