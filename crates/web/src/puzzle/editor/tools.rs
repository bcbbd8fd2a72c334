//! Drawing and proposing: undo, symmetry, which pieces, what the solver is asked.

use i18n::game;
use i18n::puzzle::editor as words;
use leptos::prelude::*;
use studio::editor::{Editor, Mirror};
use studio::errand::Ask;

use super::Workshop;
use crate::icon;
use crate::live::{clicked, holds};
use crate::page::choice;
use crate::tool::{help, tool};
use crate::words::{lang, t};

impl Workshop {
    pub(super) fn drawing(self) -> AnyView {
        let Workshop { editor, .. } = self;
        let tool = move |icon, label, can: fn(&Editor) -> bool, act: fn(&mut Editor)| {
            let off = holds(move || !editor.with(can));
            tool(icon, label, off, clicked(move |_| editor.update(act)))
        };
        let mirrors = [
            (Mirror::Off, words::SYMMETRY_OFF),
            (Mirror::Sides, words::SYMMETRY_SIDES),
            (Mirror::Turns, words::SYMMETRY_TURNS),
        ];
        let symmetry = choice::pick(
            words::SYMMETRY,
            mirrors,
            move |(mirror, _)| editor.with(|editor| editor.mirror == mirror),
            move |(mirror, _)| editor.update(|editor| editor.mirror = mirror),
            |(_, text)| text.to(lang()).to_owned(),
        );
        view! {
            <div class="actions">
                {tool(icon::UNDO, game::UNDO, |e| e.can_undo_redo().0, Editor::undo)}
                {tool(icon::REDO, game::REDO, |e| e.can_undo_redo().1, Editor::redo)}
                {tool(icon::CROSS, words::CLEAR, |e| !e.cells().is_empty(), Editor::clear)}
                {help()}
            </div>
            {symmetry}
        }
        .into_any()
    }

    pub(super) fn proposing(self) -> AnyView {
        let Workshop { colours, .. } = self;
        let pools = [
            (1, words::POOL_ONE),
            (2, words::POOL_TWO),
            (6, words::POOL_SIX),
        ];
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
            {choice::pick_into(words::POOL, pools, colours)}
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
