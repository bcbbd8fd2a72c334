//! Two players at one screen fill the same silhouette.

use gemblo::Placement;
use gemblo_puzzle::{Grade, Puzzle, book};
use serde_json::{Value, json};

use super::seen::touches;
use super::{ensure, puzzles, tongues};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::CALM;

fn begin(browser: &Browser) -> Done<Puzzle> {
    browser.begin(CALM, "")?;
    browser.visit("puzzle#/puzzles/race")?;
    browser.see(".races .entrance")?;
    tongues::has_room(browser, "the choice of a race")?;
    browser.visit("puzzle#/puzzles/race/1")?;
    browser.see(".half.left .easel")?;
    browser.see(".half.right .easel")?;
    tongues::has_room(browser, "a race")?;
    let name = browser.run(
        "return document.querySelector('.race').dataset.puzzle",
        json!([]),
    )?;
    let mut all = book::grade(Grade::ALL[0]).into_iter();
    let made = all.find(|made| json!(made.puzzle.name()) == name);
    Ok(made.ok_or("it is of the book")?.puzzle)
}

/// The left player is first, by mouse: that is said, counted, and the other side rests.
pub fn first(browser: &Browser, _: &str) -> Done {
    let puzzle = begin(browser)?;
    for placement in puzzles::solution_of(&puzzle)? {
        puzzles::lay_by_mouse(browser, placement)?;
    }
    browser.see(".half.left.first[inert]")?;
    browser.see(".half.right[inert]:not(.first)")?;
    let said = browser.text(".race-end .cheer")?;
    let is_seen =
        "const box = document.querySelector('.race-end .primary').getBoundingClientRect();
        const tray = document.querySelector('.half.right .tray-pieces > :last-child').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight && tray.bottom <= innerHeight";
    ensure(
        browser.run(is_seen, json!([]))? == json!(true),
        "the end and the pieces are on the screen",
    )?;
    ensure(said.starts_with("Blue"), format!("it says {said:?}"))?;
    let wins = browser.text(".wins")?;
    ensure(wins == "1 : 0", format!("it is counted: {wins}"))?;
    browser.picture("race-first")?;
    browser.click(".race-end .primary")?;
    browser.see(".half.left:not(.first)")?;
    ensure(browser.text(".wins")? == "1 : 0", "the score stays")
}

const HALVES: [&str; 2] = [".half.left", ".half.right"];

/// On a tablet both sit on the same side of it.
pub fn side_by_side(browser: &Browser, _: &str) -> Done {
    by_fingers(browser, (1024, 768), json!([false, false]))
}

/// A phone lies between them, so that the far side is upside down.
pub fn face_to_face(browser: &Browser, _: &str) -> Done {
    by_fingers(browser, (390, 844), json!([true, false]))
}

/// Two players take, turn and lay their pieces at the same time, each with a finger; the one on the right is alone with the
/// last one.
fn by_fingers(browser: &Browser, (width, height): (u32, u32), upside_down: Value) -> Done {
    browser.resize(width, height, Touch::Yes)?;
    let puzzle = begin(browser)?;
    let turned = browser.run(UPSIDE_DOWN, json!([]))?;
    ensure(turned == upside_down, format!("upside down are {turned}"))?;
    let placements = puzzles::solution_of(&puzzle)?;
    for (laid, placement) in (1..).zip(&placements) {
        hold(browser, *placement)?;
        let [left, right] = HALVES.map(|half| puzzles::middle_on(browser, half, *placement));
        if laid == placements.len() {
            browser.tap_at(right?)?;
            break;
        }
        together(browser, [left?, right?])?;
        let are_laid = "return [...document.querySelectorAll('.half')].every((half) =>
            half.querySelectorAll('.piece').length === arguments[0])";
        browser.until("both have laid a piece", are_laid, json!([laid]))?;
        browser.picture(&format!("race-{width}"))?;
    }
    browser.see(".half.right.first[inert]")?;
    browser.see(".half.left[inert]:not(.first)")?;
    let wins = browser.text(".wins")?;
    ensure(wins == "0 : 1", format!("it is counted: {wins}"))?;
    browser.picture(&format!("race-first-{width}"))
}

/// Whether each half is upside down.
const UPSIDE_DOWN: &str = "return [...document.querySelectorAll('.half')].map((half) => {
    const [board, tray] = ['.board', '.tray'].map((part) => half.querySelector(part).getBoundingClientRect());
    return tray.top < board.top })";

/// Both take the piece, and turn it until it lies as it should.
fn hold(browser: &Browser, placement: Placement) -> Done {
    let piece = format!("[data-piece='{}']", placement.piece().number());
    both(browser, &piece)?;
    let wanted = placement.orientation().index().to_string();
    for turn in 0..13 {
        let mut ways = Vec::new();
        for half in HALVES {
            browser.see(&format!("{half} .held .tool"))?;
            ways.push(puzzles::attribute(
                browser,
                &format!("{half} .held .tool"),
                "data-way",
            )?);
        }
        ensure(ways[0] == ways[1], format!("both hold the same: {ways:?}"))?;
        if ways[0] == wanted {
            return Ok(());
        }
        let tool = if turn == 6 {
            ".hand > .tool:nth-of-type(3)"
        } else {
            ".held .tool"
        };
        both(browser, tool)?;
        let is_turned = "return [...document.querySelectorAll('.half .held .tool')]
            .every((tool) => tool.dataset.way !== arguments[0])";
        browser.until("both turn it", is_turned, json!([ways[0]]))?;
    }
    Err(format!("{placement} is never in hand").into())
}

/// Both touch the same thing, each on the own side.
fn both(browser: &Browser, spot: &str) -> Done {
    let [left, right] = HALVES.map(|half| browser.place(&format!("{half} {spot}")));
    together(browser, [left?, right?])
}

/// Two fingers are down at a time.
fn together(browser: &Browser, places: [(f64, f64); 2]) -> Done {
    let [left, right]: [Value; 2] =
        [0, 1].map(|id| json!({"x": places[id].0, "y": places[id].1, "id": id}));
    touches(
        browser,
        [
            ("touchStart", json!([left])),
            ("touchStart", json!([left, right])),
            ("touchEnd", json!([])),
        ],
    )
}
