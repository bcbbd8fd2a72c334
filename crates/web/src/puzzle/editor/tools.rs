//! Drawing and proposing: undo, symmetry, which pieces, what the solver is asked.

use i18n::puzzle::editor as words;
use i18n::{Text, game, keys as common};
use leptos::prelude::*;
use studio::editor::{Editor, Mirror};
use studio::errand::Ask;

use super::Workshop;
use crate::icon::{self, Glyph};
use crate::live::{changed, clicked, holds};
use crate::play::Dialog;
use crate::tool::tool;
use crate::words::t;

impl Workshop {
    pub(super) fn drawing(self) -> AnyView {
        let Workshop { editor, shared, .. } = self;
        let dialog = shared.dialog;
        let tool = move |icon, label, can: fn(&Editor) -> bool, act: fn(&mut Editor)| {
            let off = holds(move || !editor.with(can));
            tool(icon, label, off, clicked(move |_| editor.update(act)))
        };
        let mirror = |value: Mirror, label: Text| {
            choice(
                label,
                "symmetry",
                move || editor.with(|e| e.mirror == value),
                move || {
                    editor.update(|editor| editor.mirror = value);
                },
            )
        };
        view! {
            <div class="actions">
                {tool(icon::UNDO, game::UNDO, |e| e.can_undo_redo().0, Editor::undo)}
                {tool(icon::REDO, game::REDO, |e| e.can_undo_redo().1, Editor::redo)}
                {tool(icon::CROSS, words::CLEAR, |e| !e.cells().is_empty(), Editor::clear)}
                <button
                    class="tool help" title=t(common::KEYS) aria-label=t(common::KEYS)
                    on:click=clicked(move |_| dialog.set(Some(Dialog::Help)))
                >
                    <Glyph icon=icon::HELP />
                </button>
            </div>
            <fieldset>
                <legend>{t(words::SYMMETRY)}</legend>
                {mirror(Mirror::Off, words::SYMMETRY_OFF)}
                {mirror(Mirror::Sides, words::SYMMETRY_SIDES)}
                {mirror(Mirror::Turns, words::SYMMETRY_TURNS)}
            </fieldset>
        }
        .into_any()
    }

    pub(super) fn proposing(self) -> AnyView {
        let Workshop { colours, .. } = self;
        let pool = |value: u8, label: Text| {
            choice(
                label,
                "pool",
                move || colours.get() == value,
                move || colours.set(value),
            )
        };
        let propose = move |_| {
            let seed = self.seed.get_value();
            self.seed.set_value(seed + 1);
            self.proposes.set_value(true);
            self.ask(
                |editor| editor.silhouette(colours.get_untracked()),
                |p| Ask::Propose(p, seed),
            );
        };
        let check = move |_| {
            self.proposes.set_value(false);
            self.ask(Editor::puzzle, Ask::Count);
        };
        let nothing = holds(move || self.editor.with(|editor| editor.cells().is_empty()));
        let no_puzzle = holds(move || self.puzzle().is_none());
        view! {
            <fieldset>
                <legend>{t(words::POOL)}</legend>
                {pool(1, words::POOL_ONE)}
                {pool(2, words::POOL_TWO)}
                {pool(6, words::POOL_SIX)}
            </fieldset>
            <div class="row">
                <button class="button primary" disabled=nothing on:click=clicked(propose)>
                    {t(words::PROPOSE)}
                </button>
                <button class="button" disabled=no_puzzle on:click=clicked(check)>
                    {t(words::CHECK)}
                </button>
            </div>
        }
        .into_any()
    }
}

fn choice(
    label: Text,
    group: &'static str,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <label class="choice">
            <input
                type="radio" name=group prop:checked=holds(is_chosen)
                on:change=changed(move |_| choose())
            />
            <span>{t(label)}</span>
        </label>
    }
    .into_any()
}
