//! The editor: paint a silhouette, have pieces proposed, prove it, share it.

mod sharing;
mod stock;
mod tools;
mod verdict;

use gemblo_puzzle::{Fault, Puzzle};
use i18n::keys as common;
use i18n::puzzle::{self as puzzles, editor as words, keys};
use leptos::prelude::*;
use studio::editor::Editor;
use studio::errand::{Ask, Say};
use studio::fault;

use super::solver::Solver;
use super::{head, paint};
use crate::board::Key;
use crate::browser;
use crate::live::{empty, whenever};
use crate::percent::decoded;
use crate::play::{hear, help};
use crate::route::Route;
use crate::words::{lang, word};

const KEY: &str = "sixfold.editor";

const KEYS: &[Key] = &[
    (&["←", "↑", "→", "↓"], keys::KEY_WALK),
    (&["Enter"], keys::KEY_PAINT),
    (&["U", "Y"], keys::KEY_UNDO),
    (&["?"], common::KEY_HELP),
];

/// What is known of the puzzle as it stands.
#[derive(Clone, PartialEq)]
enum Verdict {
    Unknown,
    Said(Say),
    Fault(String),
}

/// Everything of the page.
#[derive(Clone, Copy)]
struct Workshop {
    editor: RwSignal<Editor>,
    verdict: RwSignal<Verdict>,
    solver: Solver,
    seed: StoredValue<u32>,
    /// Whether pieces were asked for, not a proof.
    proposes: StoredValue<bool>,
    /// From how many colours pieces are proposed.
    colours: RwSignal<u8>,
}

/// The page, with the puzzle of a link, or with what was kept.
pub fn view(rest: &str) -> AnyView {
    let (code, name) = rest.split_once('/').unwrap_or((rest, ""));
    let linked = studio::read_puzzle(code, &decoded(name));
    let kept = || Editor::restore(&browser::kept(KEY)?);
    let linked = linked.as_ref().and_then(Editor::of);
    // A sketch of one's own is not lost to a puzzle that is only looked at.
    let looked_at = linked.as_ref().map(Editor::save);
    let editor = linked.or_else(kept).unwrap_or_default();
    let workshop = Workshop::new(editor, looked_at);
    hear(move |event, key| paint::press(workshop.editor, event, key));
    let back = Route::Puzzles(String::new());
    view! {
        <div class="play editor">
            <section class="board-area">
                {head(&back, puzzles::ALL, word(words::TITLE), empty())}
                {paint::view(workshop.editor)}
            </section>
            <aside class="side">
                {workshop.drawing()}
                {workshop.proposing()}
                {workshop.verdict()}
                {workshop.chosen()}
                {workshop.sharing()}
                {workshop.pieces()}
            </aside>
        </div>
        {help(&[KEYS])}
    }
    .into_any()
}

impl Workshop {
    fn new(editor: Editor, looked_at: Option<String>) -> Workshop {
        let editor = RwSignal::new(editor);
        let verdict = RwSignal::new(Verdict::Unknown);
        let solver = Solver::new(move |say| {
            if let Say::Puzzle { puzzle, .. } = &say {
                editor.update(|editor| editor.set_stock(puzzle.stock()));
            }
            verdict.set(Verdict::Said(say));
        });
        let workshop = Workshop {
            editor,
            verdict,
            solver,
            seed: StoredValue::new(1),
            proposes: StoredValue::new(false),
            colours: RwSignal::new(1),
        };
        let saved = Memo::new(move |_| editor.with(Editor::save));
        whenever(move || {
            let saved = saved.get();
            if looked_at.as_ref() != Some(&saved) {
                browser::keep(KEY, Some(&saved));
            }
        });
        // What was said of another silhouette, or of other pieces, is no longer true.
        let sketch = Memo::new(move |_| editor.with(|e| (*e.cells(), e.stock())));
        let judged = StoredValue::new(sketch.get_untracked());
        whenever(move || {
            let now = sketch.get();
            let proposed = matches!(
                verdict.get_untracked(),
                Verdict::Said(Say::Puzzle { puzzle, .. }) if puzzle.stock() == now.1
            );
            let same_cells = judged.with_value(|judged| judged.0 == now.0);
            judged.set_value(now);
            if !(proposed && same_cells) {
                solver.stop();
                verdict.set(Verdict::Unknown);
            }
        });
        workshop
    }

    fn puzzle(self) -> Option<Puzzle> {
        self.editor.with(|editor| editor.puzzle().ok())
    }

    /// Asks about the sketch, or says what is wrong with it.
    fn ask(self, of: impl Fn(&Editor) -> Result<Puzzle, Fault>, ask: impl FnOnce(Puzzle) -> Ask) {
        match self.editor.with_untracked(of) {
            Ok(puzzle) => {
                self.verdict.set(Verdict::Unknown);
                self.solver.ask(&ask(puzzle));
            }
            Err(wrong) => self.blame(&wrong),
        }
    }

    fn blame(self, wrong: &Fault) {
        let said = fault::say(wrong, untrack(lang));
        self.verdict.set(Verdict::Fault(said));
    }
}
