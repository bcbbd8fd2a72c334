//! The name of a puzzle, its link and its file.

use gemblo_puzzle::Puzzle;
use i18n::app;
use i18n::puzzle::{self as puzzles, editor as words};
use leptos::prelude::*;
use studio::editor::Editor;
use studio::write_puzzle;

use super::{Verdict, Workshop};
use crate::live::{changed, empty, holds, live, says, whenever};
use crate::percent::encoded;
use crate::route::Route;
use crate::tool::{copy, data, open_file};
use crate::words::{lang, t};

impl Workshop {
    pub(super) fn sharing(self) -> AnyView {
        let Workshop { editor, .. } = self;
        let route = Memo::new(move |_| {
            let code = write_puzzle(&self.puzzle()?)?;
            let name = editor.with(|editor| encoded(&editor.name));
            Some(Route::Puzzles(format!("p/{code}/{name}")))
        });
        let copied = RwSignal::new(false);
        whenever(move || {
            route.track();
            copied.set(false);
        });
        let link = move || route.with(|route| route.as_ref().map(Route::whole));
        let nothing = holds(move || route.with(Option::is_none));
        let ready = live(move || match route.get() {
            None => empty(),
            Some(route) => {
                let json = self.puzzle().map(|p| p.to_json()).unwrap_or_default();
                let file = format!("{}.json", app::FILE_PUZZLE.to(lang()));
                view! {
                    <a class="button" href=route.href()>{t(words::SOLVE)}</a>
                    <a class="button" href=data("application/json", &json) download=file>
                        {t(words::SAVE_FILE)}
                    </a>
                }
                .into_any()
            }
        });
        view! {
            <label class="stack">
                <span>{t(words::NAME)}</span>
                <input
                    class="text" maxlength="60" placeholder=t(words::UNNAMED)
                    prop:value=says(move || editor.with(|editor| editor.name.clone()))
                    on:input=changed(move |event| {
                        let name = event_target_value(&event);
                        editor.update(|editor| editor.name = name);
                    })
                />
            </label>
            <div class="row">
                {copy(words::COPY_LINK, copied, nothing, link)}
                {ready}
                {open_file(words::OPEN_FILE, ".json,application/json", move |text| self.open(text))}
            </div>
        }
        .into_any()
    }

    /// Opens the text of a file.
    fn open(self, text: Option<String>) {
        match Puzzle::from_json(&text.unwrap_or_default()) {
            Ok(puzzle) => match Editor::of(&puzzle) {
                Some(opened) => self.editor.set(opened),
                None => {
                    let said = puzzles::TOO_LARGE.to(untrack(lang)).to_owned();
                    self.verdict.set(Verdict::Fault(said));
                }
            },
            Err(wrong) => self.blame(&wrong),
        }
    }
}
