//! Solving and making puzzles in the browser.

use gemblo::{Cell, Placement};
use gemblo_puzzle::{Grade, Puzzle, Solver, book, patient};
use serde_json::json;
use studio::task::Task;

use super::ensure;
use super::offline::is_kept;
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::CALM;

/// A puzzle with one solution and three pieces.
const PAGE: &str = "puzzle#/puzzles/1.1";
/// The keys of the pieces; the letters between have other meanings.
const LETTERS: &[u8] = b"abdeghijklmoqstvwx";

fn puzzle() -> Puzzle {
    book::grade(Grade::ALL[0])[0].puzzle.clone()
}

/// Where the pieces of the puzzle go, on the board of the app.
fn solution() -> Done<Vec<Placement>> {
    solution_of(&puzzle())
}

/// The same for any puzzle.
pub(super) fn solution_of(puzzle: &Puzzle) -> Done<Vec<Placement>> {
    let task = Task::new(puzzle).ok_or("it fits on the board")?;
    let found = Solver::new(task.puzzle()).first(1, &mut patient);
    let found = found.ok().flatten().ok_or("it has a solution")?;
    let cell = |spot: &gemblo_puzzle::Spot| Cell::from_doubled(spot.c as i8, spot.h as i8);
    let placement = |laid: &gemblo_puzzle::Laid| {
        let cells: Option<Vec<Cell>> = laid.spots.iter().map(cell).collect();
        Placement::of(&cells?).ok_or("a piece").ok()
    };
    let all: Option<Vec<Placement>> = found.pieces.iter().map(placement).collect();
    Ok(all.ok_or("all pieces lie on the board")?)
}

fn begin(browser: &Browser, page: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.visit(page)?;
    browser.see(".easel")
}

/// The middle of a placement in the window.
fn middle(browser: &Browser, placement: Placement) -> Done<(f64, f64)> {
    middle_on(browser, ".easel", placement)
}

/// The middle of a placement on one of several boards.
pub(super) fn middle_on(browser: &Browser, board: &str, placement: Placement) -> Done<(f64, f64)> {
    let (mut x, mut y, mut count) = (0.0, 0.0, 0.0);
    for cell in placement.cells() {
        let (cell_x, cell_y) = browser.place(&format!("{board} [data-cell={cell}]"))?;
        (x, y, count) = (x + cell_x, y + cell_y, count + 1.0);
    }
    Ok((x / count, y / count))
}

fn mouse(browser: &Browser, kind: &str, (x, y): (f64, f64), wheel: f64) -> Done {
    let mut event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
    if kind == "mouseWheel" {
        event = json!({"type": kind, "x": x, "y": y, "deltaX": 0, "deltaY": wheel});
    }
    browser.command("Input.dispatchMouseEvent", event).map(drop)
}

pub(super) fn attribute(browser: &Browser, selector: &str, name: &str) -> Done<String> {
    let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? ''";
    let value = browser.run(script, json!([selector, name]))?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// Takes a piece by mouse, turns it with the wheel over its place, and lays it.
pub(super) fn lay_by_mouse(browser: &Browser, placement: Placement) -> Done {
    browser.click(&format!("[data-piece='{}']", placement.piece().number()))?;
    let at = middle(browser, placement)?;
    for turn in 0..13 {
        mouse(browser, "mouseMoved", at, 0.0)?;
        if attribute(browser, ".ghost.fits", "data-at")? == placement.to_string() {
            mouse(browser, "mousePressed", at, 0.0)?;
            return mouse(browser, "mouseReleased", at, 0.0);
        }
        match turn {
            6 => browser.key("f")?,
            _ => mouse(browser, "mouseWheel", at, 100.0)?,
        }
    }
    Err(format!("{placement} is never under the mouse").into())
}

fn solved(browser: &Browser) -> Done {
    browser.see(".easel.solved")?;
    browser.see(".done .primary")?;
    let said = browser.text(".cheer")?;
    ensure(said == "Solved!", format!("it says {said:?}"))?;
    browser.visit("puzzle#/puzzles")?;
    browser.see(".puzzle-link.solved[href$='1.1']")
}

pub fn by_mouse(browser: &Browser, _: &str) -> Done {
    begin(browser, PAGE)?;
    let all = solution()?;
    browser.see(".lamp.solvable")?;
    for placement in &all[..all.len() - 1] {
        lay_by_mouse(browser, *placement)?;
        browser.see(".lamp.solvable")?;
    }
    // A piece that lies there is dragged away and comes back with one undo.
    let (first, far) = (middle(browser, all[0])?, (5.0, 300.0));
    mouse(browser, "mousePressed", first, 0.0)?;
    mouse(browser, "mouseMoved", (first.0 - 30.0, first.1), 0.0)?;
    mouse(browser, "mouseMoved", far, 0.0)?;
    mouse(browser, "mouseReleased", far, 0.0)?;
    let count = "return document.querySelectorAll('.piece').length === arguments[0]";
    browser.until("the piece is away", count, json!([all.len() - 2]))?;
    browser.key("u")?;
    browser.until("the piece is back", count, json!([all.len() - 1]))?;
    // What lies there survives a reload.
    browser.reload()?;
    browser.until("the pieces are kept", count, json!([all.len() - 1]))?;
    lay_by_mouse(browser, all[all.len() - 1])?;
    browser.picture("puzzle-solved")?;
    solved(browser)
}

pub fn by_touch(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    begin(browser, PAGE)?;
    for placement in solution()? {
        browser.tap(&format!("[data-piece='{}']", placement.piece().number()))?;
        browser.see(".held .tool")?;
        let wanted = placement.orientation().index().to_string();
        for turn in 0..13 {
            if attribute(browser, ".held .tool", "data-way")? == wanted {
                break;
            }
            match turn {
                6 => browser.tap(".hand > .tool:nth-of-type(3)")?,
                _ => browser.tap(".held .tool")?,
            }
        }
        let (x, y) = middle(browser, placement)?;
        let down = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        browser.command("Input.dispatchTouchEvent", down)?;
        let up = json!({"type": "touchEnd", "touchPoints": []});
        browser.command("Input.dispatchTouchEvent", up)?;
    }
    solved(browser)
}

pub fn by_keyboard(browser: &Browser, _: &str) -> Done {
    begin(browser, PAGE)?;
    for placement in solution()? {
        let letter = LETTERS[usize::from(placement.piece().number()) - 1];
        browser.key(&char::from(letter).to_string())?;
        for _ in 0..200 {
            if attribute(browser, ".ghost", "data-at")? == placement.to_string() {
                break;
            }
            browser.key("n")?;
        }
        browser.key("Enter")?;
    }
    solved(browser)
}

pub fn help(browser: &Browser, _: &str) -> Done {
    begin(browser, PAGE)?;
    browser.see(".lamp.solvable")?;
    browser.click(".actions .hint")?;
    browser.see(".tray-piece.advised")?;
    browser.click(".actions .hint")?;
    browser.see(".advice.lay")?;
    let said = browser.text(".note")?;
    ensure(
        said.starts_with("The ") && said.ends_with(" fits here.") && said.contains(" piece of "),
        format!("a hint speaks as people do: {said}"),
    )?;
    browser.picture("puzzle-hint")?;
    // The first place that the keyboard offers is rarely the right one.
    let all = solution()?;
    let letter = LETTERS[usize::from(all[0].piece().number()) - 1];
    browser.key(&char::from(letter).to_string())?;
    browser.key("n")?;
    while attribute(browser, ".ghost", "data-at")? == all[0].to_string() {
        browser.key("n")?;
    }
    browser.key("Enter")?;
    browser.see(".lamp.stuck")?;
    browser.click(".actions .hint")?;
    browser.until(
        "the hint speaks",
        "return document.querySelector('.note').textContent !== ''",
        json!([]),
    )?;
    browser.click(".actions .hint")?;
    browser.see(".advice.lift")?;
    browser.click(".chip.show")?;
    browser.see(".chip.sure")?;
    browser.click(".chip.sure")?;
    browser.see(".done.shown")?;
    browser.visit("puzzle#/puzzles")?;
    browser.see(".puzzle-link[href$='1.1']")?;
    let is_solved = browser.run(
        "return document.querySelector('.puzzle-link.solved') !== null",
        json!([]),
    )?;
    ensure(is_solved == json!(false), "a shown solution does not count")
}

pub fn daily(browser: &Browser, _: &str) -> Done {
    begin(browser, "puzzle#/puzzles/daily/2026-02-03")?;
    let outline = |browser: &Browser| attribute(browser, ".easel .surface", "d");
    let first = outline(browser)?;
    browser.reload()?;
    browser.see(".easel")?;
    ensure(outline(browser)? == first, "the same after a reload")?;
    browser.click(".days a:last-child")?;
    let other = "const at = document.querySelector('.easel .surface');\
        return at !== null && at.getAttribute('d') !== arguments[0]";
    browser.until("another on the next day", other, json!([first]))?;
    browser.visit("puzzle#/puzzles/daily")?;
    browser.see(".lamp.solvable")?;
    browser.picture("puzzle-daily")
}

pub fn editor(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.visit("puzzle#/puzzles/edit")?;
    // A stroke down the middle, and two cells by keyboard.
    let from = browser.place("[data-cell=o14]")?;
    let to = browser.place("[data-cell=o8]")?;
    mouse(browser, "mousePressed", from, 0.0)?;
    for step in 1..=20 {
        let part = f64::from(step) / 20.0;
        let at = (
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part,
        );
        mouse(browser, "mouseMoved", at, 0.0)?;
    }
    mouse(browser, "mouseReleased", to, 0.0)?;
    for key in ["ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter"] {
        browser.key(key)?;
    }
    let painted = "return document.querySelectorAll('.cell.painted').length";
    let count = browser.run(painted, json!([]))?;
    ensure(
        count == json!(9),
        format!("nine cells are painted: {count}"),
    )?;
    browser.click(".side .button.primary")?;
    let proved = "return document.querySelector('.verdict').textContent.includes('Proved')";
    browser.until("pieces are proposed and proved", proved, json!([]))?;
    browser.picture("puzzle-editor")?;
    browser.reload()?;
    browser.until("the sketch is kept", &format!("{painted} === 9"), json!([]))?;
    browser.click(".side a.button")?;
    browser.see(".easel")?;
    let address = browser.run("return location.href", json!([]))?;
    let address = address.as_str().unwrap_or_default().to_owned();
    ensure(
        address.contains("#/puzzles/p/"),
        format!("a link: {address}"),
    )?;
    browser.begin(CALM, "")?;
    browser.go_to(&address)?;
    browser.see(".lamp.solvable")?;
    let cells = browser.run(
        "return document.querySelectorAll('.cell').length",
        json!([]),
    )?;
    ensure(cells == json!(9), format!("the same cells: {cells}"))?;
    browser.visit("puzzle#/puzzles/p/nonsense/")?;
    browser.see("main .page .button")
}

/// A server of its own is ended, which no cleverness of a browser can get around.
pub fn offline(browser: &Browser, program: &str) -> Done {
    let (server, home) = crate::serve(program)?;
    browser.go_to(&home)?;
    browser.see("main .cards")?;
    is_kept(browser)?;
    drop(server);
    for page in ["puzzle#/puzzles", "puzzle#/pictures"] {
        browser.visit(page)?;
        browser.see(".puzzle-link")?;
    }
    browser.visit(PAGE)?;
    browser.see(".lamp.solvable")?;
    browser.visit("puzzle#/puzzles/daily")?;
    browser.see(".lamp.solvable")?;
    // The browser notes that it could not look for a new version; that is how it should be.
    let errors = browser.errors()?;
    let is_other = |error: &&String| !error.contains("ERR_CONNECTION_REFUSED");
    let other: Vec<&String> = errors.iter().filter(is_other).collect();
    ensure(other.is_empty(), format!("no other errors: {other:?}"))
}
