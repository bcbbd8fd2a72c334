//! Solving a puzzle: the silhouette, the pieces, the light, hints, the solution.

use gemblo::Tint;
use gemblo_puzzle::Puzzle;
use i18n::game::SHARE_SHORT;
use i18n::puzzle::{self as words, keys};
use i18n::{Lang, keys as common};
use leptos::prelude::*;
use studio::Tile;
use studio::daily::Date;
use studio::progress::Entry;
use studio::task::{Advice, Help, Hint, Task};
use table::gemblo::Laying;

use super::solver::Solver;
use super::{celebrate, light, store, timer};
use crate::board::Key;
use crate::board::gemblo::Pointer;
use crate::days;
use crate::easel::{self, Easel, Subject};
use crate::icon::{self, Glyph};
use crate::live::{clicked, holds, live, says, shown_if, whenever};
use crate::percent::encoded;
use crate::play::{hear, help};
use crate::route::Route;
use crate::tool::{analyse, pictures};
use crate::words::{either, lang, t};

/// What a puzzle is called, in a language.
pub type Title = Box<dyn Fn(Lang) -> String + Send + Sync>;

/// What a page of a puzzle begins with.
pub struct Start {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many solutions it has, if that is known.
    pub solutions: Option<u64>,
    /// Its grade, if that is known.
    pub stars: Option<u8>,
    /// What it is called.
    pub title: Title,
    /// Where to go when it is solved.
    pub next: Route,
    /// What stands beside the title.
    pub beside: Option<AnyView>,
    /// Of which day it is, if it is the puzzle of a day.
    pub day: Option<Date>,
}

const FIRST: &[Key] = &[(&["A", "…", "X"], i18n::gemblo::KEY_LETTERS)];
const LAST: &[Key] = &[(&["C"], keys::KEY_HINT), (&["?"], common::KEY_HELP)];

/// The page of a puzzle.
pub fn view(start: Start) -> AnyView {
    let Some((task, seconds)) = begun(&start.puzzle) else {
        return view! { <p class="page">{t(words::TOO_LARGE)}</p> }.into_any();
    };
    let easel = Easel::new(Subject::Puzzle(Box::new(task)));
    let seconds = RwSignal::new(seconds);
    let solver = Solver::new(move |say| {
        easel.change_task(|task| task.hear(&say));
    });
    let question = Memo::new(move |_| easel.task(|task| task.question()));
    whenever(move || match question.get() {
        Some((_, Some(ask))) => solver.ask(&ask),
        _ => solver.stop(),
    });
    keep(easel, seconds);
    let is_solved = Memo::new(move |_| easel.task(|task| task.is_solved()) == Some(true));
    whenever(move || {
        let is_own = untrack(|| easel.task(Task::help)) != Some(Help::Solution);
        if let Some(day) = start.day.filter(|_| is_solved.get() && is_own) {
            days::note(|days| days.note_silhouette(day));
        }
    });
    timer::count(seconds, move || !is_solved.get_untracked());
    let ask_hint = move || {
        if let Some(Some(ask)) = easel.change_task(Task::ask_hint) {
            solver.ask(&ask);
        }
    };
    hear(move |event, key| {
        let is_hint = key == "c" || key == "C";
        if is_hint {
            ask_hint();
        }
        is_hint || easel::press(easel, event, key)
    });
    let pointer = Pointer::new(easel);
    let editor = in_editor(&start.puzzle);
    let title = StoredValue::new(start.title);
    let head = head(title, start.beside, start.stars, start.solutions);
    let beside = live(move || {
        if is_solved.get() {
            celebrate::view(easel, seconds, &start.next)
        } else {
            easel::tray(pointer)
        }
    });
    let actions = shown_if(
        move || !is_solved.get(),
        move || actions(easel, solver, seconds, &editor, title, ask_hint),
    );
    view! {
        <div class="play puzzle">
            <section class="board-area">
                {head}
                {easel::view(pointer, words::BOARD)}
            </section>
            <aside class="side">
                {status(easel, solver)}
                {beside}
                {actions}
            </aside>
        </div>
        {help(&[FIRST, easel::KEYS, LAST])}
    }
    .into_any()
}

/// A silhouette is analysed where it can be changed, and the solver counts what fills it: in the editor.
fn in_editor(puzzle: &Puzzle) -> Route {
    let code = studio::write_puzzle(puzzle).unwrap_or_default();
    let name = encoded(puzzle.name());
    Route::Puzzles(format!("edit/{code}/{name}"))
}

/// The puzzle as it was left, and the seconds spent on it.
fn begun(puzzle: &Puzzle) -> Option<(Task, u32)> {
    let mut task = Task::new(puzzle)?;
    let progress = store::progress();
    let known = progress.of(task.code()).cloned().unwrap_or_default();
    // Whoever comes back to a solved puzzle wants to solve it again.
    let covered = known.laid.iter().map(|laid| laid.placement.cells().len());
    let is_over = covered.sum::<usize>() == task.board.ground().len();
    if is_over || known.laid.is_empty() {
        return Some((task, 0));
    }
    task.resume(&known.laid, known.help);
    Some((task, known.seconds))
}

/// Keeps the pieces whenever they change.
fn keep(easel: Easel, seconds: RwSignal<u32>) {
    let state = Memo::new(move |_| {
        easel.task(|task| {
            let laid = task.board.laid().to_vec();
            (laid, task.help(), task.is_solved())
        })
    });
    let begun = StoredValue::new(false);
    whenever(move || {
        let Some((laid, help, is_solved)) = state.get() else {
            return;
        };
        // A puzzle that was only looked at is not begun.
        if !begun.get_value() && laid.is_empty() {
            return;
        }
        begun.set_value(true);
        let code = untrack(|| easel.task(|task| task.code().to_owned())).unwrap_or_default();
        let entry = Entry {
            laid,
            seconds: seconds.get_untracked(),
            help,
            solved: is_solved.then_some(help),
        };
        store::note(&code, entry);
    });
}

/// The name, the grade, and how many solutions there are.
fn head(
    title: StoredValue<Title>,
    beside: Option<AnyView>,
    stars: Option<u8>,
    solutions: Option<u64>,
) -> AnyView {
    let about = move || {
        let stars = stars.map(|stars| words::GRADE.with(lang(), &[&stars.to_string()]));
        let solutions = solutions.map(|count| words::SOLUTIONS.count(lang(), count));
        let parts: Vec<String> = stars.into_iter().chain(solutions).collect();
        parts.join(" · ")
    };
    let beside = view! { {beside} <span class="small">{says(about)}</span> }.into_any();
    let title = says(move || title.with_value(|title| title(lang())));
    super::head(&Route::Puzzles(String::new()), words::ALL, title, beside)
}

/// What is due, the light, and what a hint or a refusal says.
fn status(easel: Easel, solver: Solver) -> AnyView {
    let hint = Memo::new(move |_| easel.task(|task| task.hint()).flatten());
    let refusal = Memo::new(move |_| easel.refusal());
    let note = move || match (refusal.get(), hint.get()) {
        (Some(refusal), _) => refusal,
        (None, Some(hint)) => told(easel, hint),
        (None, None) => String::new(),
    };
    let due = move || match easel.task(|task| task.is_solved()) {
        Some(true) => String::new(),
        _ if easel.read(Laying::holds) => words::DUE_PLACE.to(lang()).to_owned(),
        _ => words::DUE_PIECE.to(lang()).to_owned(),
    };
    view! {
        <div class="status" class:refused=holds(move || refusal.with(Option::is_some))>
            <p class="due">{says(due)}</p>
            {light::view(easel, solver)}
            <p class="note" role="alert">{says(note)}</p>
        </div>
    }
    .into_any()
}

/// A piece as a sentence speaks of it: by its colour and its cells.
fn piece_of(tile: Tile, lang: Lang) -> String {
    let colour = match tile.colour {
        Tint::Blue => words::BLUE_PIECE,
        Tint::Red => words::RED_PIECE,
        Tint::Green => words::GREEN_PIECE,
        Tint::Orange => words::ORANGE_PIECE,
        Tint::Sky => words::SKY_PIECE,
        Tint::Yellow => words::YELLOW_PIECE,
    };
    words::PIECE_OF.count_with(lang, tile.piece.size().into(), [colour.to(lang)])
}

/// A hint in words.
fn told(easel: Easel, hint: Hint) -> String {
    let lang = lang();
    let of = |placement: gemblo::Placement, is_laid: bool| {
        easel.read(|board| {
            let laid = board.laid().iter().find(|laid| laid.placement == placement);
            let left = board.left();
            let tile = if is_laid {
                laid.map(|laid| laid.tile)
            } else {
                left.iter().find(|t| t.piece == placement.piece()).copied()
            };
            // The piece that is wanted may be in hand already.
            let tile = tile.or_else(|| board.in_hand());
            tile.map(|tile| piece_of(tile, lang)).unwrap_or_default()
        })
    };
    match (hint.advice, hint.shows_place) {
        (Advice::Lay(place), false) => words::HINT_LAY.with(lang, &[&of(place, false)]),
        (Advice::Lay(place), true) => words::HINT_PLACE.with(lang, &[&of(place, false)]),
        (Advice::Lift(_), false) => words::HINT_LIFT.to(lang).to_owned(),
        (Advice::Lift(place), true) => words::HINT_LIFT_PLACE.with(lang, &[&of(place, true)]),
    }
}

/// Undo, redo, hint, and what is asked for more rarely.
fn actions(
    easel: Easel,
    solver: Solver,
    seconds: RwSignal<u32>,
    editor: &Route,
    caption: StoredValue<Title>,
    ask_hint: impl Fn() + Copy + Send + 'static,
) -> AnyView {
    let editor = editor.href();
    let hint = Memo::new(move |_| easel.task(|task| task.hint()).flatten());
    let has_more = move || hint.get().is_some_and(|hint| !hint.shows_place);
    let hint_words = either(has_more, words::HINT_MORE, words::HINT);
    view! {
        <div class="actions">
            {easel::tools(easel, words::RESTART)}
            <button class="button hint" on:click=clicked(move |_| ask_hint())>
                <Glyph icon=icon::HINT />
                {hint_words}
            </button>
        </div>
        <div class="chips">
            {show(easel, solver)}
            {timer::view(seconds)}
            {analyse("chip analyse", says(move || editor.clone()))}
        </div>
        <details class="as-picture">
            <summary>{t(SHARE_SHORT)}</summary>
            <div class="row">{pictures(move || caption.with_value(|name| name(lang())))}</div>
        </details>
        <p class="small how">{t(words::HOW)}</p>
    }
    .into_any()
}

/// Shows the solution, but asks first.
fn show(easel: Easel, solver: Solver) -> AnyView {
    let is_sure = RwSignal::new(false);
    // Whoever goes on alone did not mean it.
    let laid = easel.part(|board| board.laid().len());
    whenever(move || {
        laid.track();
        is_sure.set(false);
    });
    let on_click = move |_| {
        if !is_sure.get_untracked() {
            is_sure.set(true)
        } else if let Some(ask) = easel.change_task(Task::ask_solution) {
            solver.ask(&ask);
        }
    };
    let label = either(move || is_sure.get(), words::SHOW_SURE, words::SHOW);
    let sure = holds(move || is_sure.get());
    view! { <button class="chip show" class:sure=sure on:click=clicked(on_click)>{label}</button> }
        .into_any()
}
