//! The name of a puzzle, its link and its file.

use gemblo_puzzle::Puzzle;
use i18n::puzzle::{self as puzzles, editor as words};
use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use studio::editor::Editor;
use studio::{fault, write_puzzle};
use web_sys::HtmlInputElement;

use super::{Verdict, Workshop};
use crate::browser;
use crate::live::{changed, clicked, empty, holds, live, says, whenever};
use crate::percent;
use crate::puzzle::{link_to, whole_link};
use crate::words::{lang, t};

impl Workshop {
    pub(super) fn sharing(self) -> AnyView {
        let Workshop { editor, .. } = self;
        let route = Memo::new(move |_| {
            let code = write_puzzle(&self.puzzle()?)?;
            Some(link_to(&code, &editor.with(|editor| editor.name.clone())))
        });
        let copied = RwSignal::new(false);
        whenever(move || {
            route.track();
            copied.set(false);
        });
        let copy = move |_| {
            if let Some(route) = route.get_untracked() {
                browser::copy(&whole_link(&route));
                copied.set(true);
            }
        };
        let label = says(move || {
            let text = if copied.get() {
                words::COPIED
            } else {
                words::COPY_LINK
            };
            text.to(lang()).to_owned()
        });
        let ready = live(move || match route.get() {
            None => empty(),
            Some(route) => {
                let json = self.puzzle().map(|p| p.to_json()).unwrap_or_default();
                let file = format!(
                    "data:application/json;charset=utf-8,{}",
                    percent::encoded(&json)
                );
                view! {
                    <a class="button" href=route.href()>{t(words::SOLVE)}</a>
                    <a class="button" href=file download="puzzle.json">{t(words::SAVE_FILE)}</a>
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
                <button
                    class="button" disabled=holds(move || route.get().is_none())
                    on:click=clicked(copy)
                >
                    {label}
                </button>
                {ready}
                {self.opening()}
            </div>
        }
        .into_any()
    }

    /// Opens a file.
    fn opening(self) -> AnyView {
        let open = move |event: Event| {
            let input: HtmlInputElement = event_target(&event);
            let file = input.files().and_then(|files| files.get(0));
            spawn_local(async move {
                let text = browser::text_of(file).await.unwrap_or_default();
                match Puzzle::from_json(&text) {
                    Ok(puzzle) => match Editor::of(&puzzle) {
                        Some(opened) => self.editor.set(opened),
                        None => {
                            let said = puzzles::TOO_LARGE.to(self.lang()).to_owned();
                            self.verdict.set(Verdict::Fault(said));
                        }
                    },
                    Err(wrong) => self
                        .verdict
                        .set(Verdict::Fault(fault::say(&wrong, self.lang()))),
                }
                // The same file can be chosen again.
                input.set_value("");
            });
        };
        view! {
            <label class="button file">
                <input type="file" accept=".json,application/json" on:change=changed(open) />
                <span>{t(words::OPEN_FILE)}</span>
            </label>
        }
        .into_any()
    }
}
