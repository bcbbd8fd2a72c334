//! Two players at one screen fill the same silhouette.

use gemblo_puzzle::{Grade, Puzzle, book};
use serde_json::json;

use super::{ensure, puzzles, tongues};
use crate::browser::Browser;
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
