//! The editor: paint a silhouette, have pieces proposed, prove it, share it.

use gemblo::Piece;
use gemblo_puzzle::{Puzzle, Stock};
use i18n::puzzle::{self as puzzles, editor as words, keys};
use i18n::{Text, game, keys as common};
use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use studio::editor::{Editor, Mirror};
use studio::errand::{Ask, Say};
use studio::{fault, write_puzzle};
use table::gemblo::at_rest;
use web_sys::HtmlInputElement;

use super::solver::Solver;
use super::{link_to, paint, whole_link};
use crate::app::Shared;
use crate::board::Key;
use crate::board::gemblo::shape::{held, outline};
use crate::browser;
use crate::icon::{self, Glyph, Icon};
use crate::live::{changed, clicked, empty, holds, live, says, whenever};
use crate::play::{Dialog, help};
use crate::route::{Route, decoded};
use crate::words::{lang, t};

const KEY: &str = "sixfold.editor";

/// Solutions are counted up to this many.
const BOUND: u32 = 1_000;

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
struct Desk {
    editor: RwSignal<Editor>,
    verdict: RwSignal<Verdict>,
    solver: Solver,
    seed: StoredValue<u32>,
    /// From how many colours pieces are proposed.
    colours: RwSignal<u8>,
}

/// The page, with the puzzle of a link, or with what was kept.
pub fn view(rest: &str) -> AnyView {
    let (code, name) = rest.split_once('/').unwrap_or((rest, ""));
    let linked = studio::read_puzzle(code, &decoded(name)).ok();
    let kept = || Editor::restore(&browser::kept(KEY)?);
    let editor = linked.as_ref().and_then(Editor::of).or_else(kept);
    let desk = Desk::new(editor.unwrap_or_default());
    paint::listen(desk.editor);
    view! {
        <div class="play editor">
            <section class="board-area">
                <header class="puzzle-head">
                    <a class="tool" href=Route::Puzzles(String::new()).href() aria-label=t(puzzles::ALL)>
                        <Glyph icon=icon::BACK />
                    </a>
                    <h1>{t(words::TITLE)}</h1>
                </header>
                {paint::view(desk.editor)}
            </section>
            <aside class="side">
                {desk.drawing()}
                {desk.proposing()}
                {desk.verdict()}
                {desk.sharing()}
                {desk.pieces()}
            </aside>
        </div>
        {help(KEYS)}
    }
    .into_any()
}

impl Desk {
    fn new(editor: Editor) -> Desk {
        let editor = RwSignal::new(editor);
        let verdict = RwSignal::new(Verdict::Unknown);
        let solver = Solver::new(move |say| {
            if let Say::Puzzle { puzzle, .. } = &say {
                editor.update(|editor| editor.set_stock(puzzle.stock()));
            }
            verdict.set(Verdict::Said(say));
        });
        let desk = Desk {
            editor,
            verdict,
            solver,
            seed: StoredValue::new(1),
            colours: RwSignal::new(1),
        };
        let saved = Memo::new(move |_| editor.with(Editor::save));
        whenever(move || browser::keep(KEY, Some(&saved.get())));
        // What was said of another silhouette, or of other pieces, is no longer true.
        let sketch = Memo::new(move |_| editor.with(|e| (*e.cells(), e.stock())));
        let judged = StoredValue::new(sketch.get_untracked());
        whenever(move || {
            let now = sketch.get();
            let proposed = matches!(verdict.get_untracked(), Verdict::Said(Say::Puzzle { .. }));
            let same_cells = judged.with_value(|judged| judged.0 == now.0);
            judged.set_value(now);
            if !(proposed && same_cells) {
                solver.stop();
                verdict.set(Verdict::Unknown);
            }
        });
        desk
    }

    fn puzzle(self) -> Option<Puzzle> {
        self.editor.with(|editor| editor.puzzle().ok())
    }

    fn drawing(self) -> AnyView {
        let Desk { editor, .. } = self;
        let dialog = Shared::of_page().dialog;
        let tool =
            move |icon: Icon, label: Text, can: fn(&Editor) -> bool, act: fn(&mut Editor)| {
                let off = holds(move || !editor.with(can));
                view! {
                    <button
                        class="tool" title=t(label) aria-label=t(label) disabled=off
                        on:click=clicked(move |_| editor.update(act))
                    >
                        <Glyph icon=icon />
                    </button>
                }
                .into_any()
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

    fn proposing(self) -> AnyView {
        let Desk { colours, .. } = self;
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
            self.ask(
                |editor| editor.silhouette(colours.get_untracked()),
                |p| Ask::Propose(p, seed),
            );
        };
        let check = move |_| self.ask(Editor::puzzle, |puzzle| Ask::Count(puzzle, BOUND));
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

    /// Asks about the sketch, or says what is wrong with it.
    fn ask(
        self,
        of: impl Fn(&Editor) -> Result<Puzzle, gemblo_puzzle::Fault>,
        ask: impl FnOnce(Puzzle) -> Ask,
    ) {
        match self.editor.with_untracked(of) {
            Ok(puzzle) => {
                self.verdict.set(Verdict::Unknown);
                self.solver.ask(ask(puzzle));
            }
            Err(wrong) => {
                let said = fault::say(&wrong, untrack(lang));
                self.verdict.set(Verdict::Fault(said));
            }
        }
    }

    fn verdict(self) -> AnyView {
        let Desk {
            solver, verdict, ..
        } = self;
        let said = says(move || match (solver.is_busy.get(), verdict.get()) {
            _ if solver.has_failed.get() => puzzles::LIGHT_FAILED.to(lang()).to_owned(),
            (true, _) => words::SEARCHING.to(lang()).to_owned(),
            (false, Verdict::Fault(said)) => said,
            (false, Verdict::Said(say)) => told(&say),
            (false, Verdict::Unknown) => self.areas(),
        });
        let stop = live(move || {
            match solver.is_busy.get() {
            true => view! {
                <button class="chip" on:click=clicked(move |_| solver.stop())>{t(words::STOP)}</button>
            }
            .into_any(),
            false => empty(),
        }
        });
        view! { <div class="verdict"><p role="status">{said}</p>{stop}</div> }.into_any()
    }

    fn areas(self) -> String {
        let (cells, pieces) = self.editor.with(|e| (e.cells().len(), e.stock().cells()));
        match cells {
            0 => words::HOW.to(lang()).to_owned(),
            cells => words::AREA.with(lang(), &[&cells.to_string(), &pieces.to_string()]),
        }
    }

    fn sharing(self) -> AnyView {
        let Desk { editor, .. } = self;
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
                    browser::encoded(&json)
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
        let spoken = lang();
        let open = move |event: Event| {
            let input: HtmlInputElement = event_target(&event);
            let file = input.files().and_then(|files| files.get(0));
            spawn_local(async move {
                let text = browser::text_of(file).await.unwrap_or_default();
                match Puzzle::from_json(&text) {
                    Ok(puzzle) => match Editor::of(&puzzle) {
                        Some(opened) => self.editor.set(opened),
                        None => {
                            let said = puzzles::TOO_LARGE.to(spoken).to_owned();
                            self.verdict.set(Verdict::Fault(said));
                        }
                    },
                    Err(wrong) => self.verdict.set(Verdict::Fault(fault::say(&wrong, spoken))),
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

    /// How many of each piece there are.
    fn pieces(self) -> AnyView {
        let Desk { editor, .. } = self;
        let stock = Memo::new(move |_| editor.with(Editor::stock));
        let rows: Vec<AnyView> = Piece::all()
            .map(|piece| copies(editor, stock, piece))
            .collect();
        view! {
            <details class="stock">
                <summary>{t(words::CHOOSE)}</summary>
                <div class="copies">{rows}</div>
            </details>
        }
        .into_any()
    }
}

fn copies(editor: RwSignal<Editor>, stock: Memo<Stock>, piece: Piece) -> AnyView {
    let count = move || stock.with(|stock| stock.copies(piece));
    let button = move |sign: &'static str, label: Text, more: bool| {
        let said = move || label.with(lang(), &[&piece.number().to_string()]);
        view! {
            <button
                class="tool" aria-label=says(said) title=says(said)
                on:click=clicked(move |_| editor.update(|e| e.change_copies(piece, more)))
            >
                {sign}
            </button>
        }
        .into_any()
    };
    let class = says(move || match count() {
        0 => "copy none".to_owned(),
        _ => "copy".to_owned(),
    });
    view! {
        <div class=class>
            <svg viewBox="-40 -34 80 68" aria-hidden="true" class="c2">
                <path class="body" d=outline(held(at_rest(piece)), 9.0) />
            </svg>
            {button("−", words::FEWER, false)}
            <span>{says(move || count().to_string())}</span>
            {button("+", words::MORE, true)}
        </div>
    }
    .into_any()
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

/// An answer of the solver in words.
fn told(say: &Say) -> String {
    let lang = lang();
    match say {
        Say::Puzzle {
            puzzle, solutions, ..
        } => {
            let pieces = puzzles::PIECES.count(lang, puzzle.stock().len() as u64);
            match solutions {
                0 => format!("{pieces}. {}", words::AT_LEAST.count(lang, 1)),
                _ => format!(
                    "{pieces}. {}",
                    words::EXACTLY.count(lang, u64::from(*solutions))
                ),
            }
        }
        Say::Counted { solutions, exact } => {
            let count = u64::from(*solutions);
            match exact {
                true => words::EXACTLY.count(lang, count),
                false => words::AT_LEAST.count(lang, count),
            }
        }
        Say::Unsolvable => words::NONE.to(lang).to_owned(),
        Say::Nothing => words::NOTHING.to(lang).to_owned(),
        _ => String::new(),
    }
}
