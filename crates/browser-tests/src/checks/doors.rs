//! The doors to the analysis board: one touch from wherever there is a position, and a reload stays there.

use serde_json::json;

use super::{ensure, files, play, study};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, six_players};

/// Two games in one file.
const SEVERAL: &str = "(;GM[YINSH]SU[standard];W[e3];B[f6])(;GM[YINSH]SU[blitz];W[e3];B[f6];W[g7])";
/// The turn of the tree that is looked at.
const HERE: &str = "document.querySelector('.tree .move[aria-current]')?.title";

fn until(browser: &Browser, what: &str, claim: &str) -> Done {
    browser.until(what, &format!("return {claim}"), json!([]))
}

/// The analysis board is there, at a turn, and the address says where.
fn opened(browser: &Browser, turn: &str, place: &str) -> Done {
    until(
        browser,
        &format!("{turn} is looked at"),
        &format!("{HERE}?.startsWith('{turn}')"),
    )?;
    until(
        browser,
        &format!("the address says {place}"),
        &format!("location.hash.split('/').pop() === '{place}'"),
    )
}

/// From a running game, its end, the list of games and a file, by mouse and by finger.
pub fn from_games(browser: &Browser, _: &str) -> Done {
    for (width, height, touch) in [(1280, 800, Touch::No), (390, 844, Touch::Yes)] {
        browser.resize(width, height, touch)?;
        browser.begin("lang=en\nanimation=off\nconfirming=never", play::TWO_PEOPLE)?;
        let press = |selector: &str| browser.touch(touch, selector);
        running(browser, &press)?;
        browser.resume(&six_players(usize::MAX)?)?;
        browser.picture(&format!("door-ended-{width}"))?;
        press(".ended .analyse")?;
        browser.see(".tree .move[aria-current]:last-of-type")?;
        until(
            browser,
            "the end is looked at",
            "document.querySelector('.engine-lines')?.textContent === 'The game is over here.'",
        )?;
        browser.visit("#/games")?;
        browser.see(".kept .to-review + .to-analysis")?;
        browser.picture(&format!("door-games-{width}"))?;
        press(".kept:has(.yinsh) .to-analysis")?;
        opened(browser, "e6", "3")?;
        browser.visit("#/games")?;
        browser.see("input[type=file]")?;
        files::choose_file(browser, SEVERAL)?;
        press(".found .kept:nth-child(2) .to-analysis")?;
        opened(browser, "g7", "3")?;
    }
    browser.resize(1280, 800, Touch::No)
}

/// A running game is analysed at the turn that is looked at; a reload stays there, off the game, too.
fn running(browser: &Browser, press: &dyn Fn(&str) -> Done) -> Done {
    browser.start_game()?;
    for (number, point) in ["f6", "e5", "e6"].iter().enumerate() {
        browser.click(&format!("[data-point={point}]"))?;
        browser.turns(number + 1)?;
    }
    for _ in 0..2 {
        browser.key(",")?;
    }
    browser.see(".list [data-turn='1'][aria-current]")?;
    press(".side > .analyse")?;
    opened(browser, "f6", "1")?;
    browser.reload()?;
    opened(browser, "f6", "1")?;
    browser.click("[data-point=d4]")?;
    opened(browser, "d4", "1.1.0")?;
    browser.reload()?;
    opened(browser, "d4", "1.1.0")?;
    browser.click(".tree-tools .button:nth-child(1)")?;
    opened(browser, "d4", "1.0.0")?;
    browser.reload()?;
    opened(browser, "d4", "1.0.0")
}

/// From a review at the turn or the better line that is shown, from lessons, and from a puzzle to the editor.
pub fn from_study(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    study::open(browser, &study::missed_win()?)?;
    browser.see(".looking-at.done")?;
    browser.key("n")?;
    browser.see(".list [data-turn='1'][aria-current]")?;
    browser.click(".turn-card .analyse")?;
    opened(browser, study::MISSED[0], "1")?;
    study::open(browser, &study::missed_win()?)?;
    browser.see(".looking-at.done")?;
    browser.key("n")?;
    browser.key("b")?;
    browser.click(".turn-card .primary + .button ~ .analyse")?;
    // Which ring is given does not matter.
    let (ring, _) = study::BETTER.split_once(';').ok_or("a row is taken")?;
    opened(browser, ring, "1")?;
    lesson(browser, "yinsh", 1, "[class*=ring-]")?;
    // Something lies on the board of the fourth.
    lesson(browser, "gemblo", 4, ".piece")?;
    puzzle(browser)
}

/// The board of a lesson is the board of its analysis.
fn lesson(browser: &Browser, game: &str, number: usize, things: &str) -> Done {
    browser.visit(&format!("learn#/learn/{game}"))?;
    browser.see(".lesson .board")?;
    browser.click(&format!(".steps li:nth-child({number}) a"))?;
    let script = "return document.querySelectorAll(`.board ${arguments[0]}`).length";
    browser.until(
        "the lesson has a board",
        &format!("{script} > 0"),
        json!([things]),
    )?;
    let count = browser.run(script, json!([things]))?;
    browser.click(".courses .analyse")?;
    browser.see(".tree .move")?;
    let same =
        "return document.querySelectorAll(`.play .board ${arguments[0]}`).length === arguments[1]";
    browser.until("the same board", same, json!([things, count]))
}

/// The editor has the silhouette, and a sketch of one's own is still there.
fn puzzle(browser: &Browser) -> Done {
    browser.visit("puzzle#/puzzles/edit")?;
    browser.see(".editor .board")?;
    browser.click("[data-cell=o11]")?;
    let kept = "return localStorage.getItem('sixfold.editor')";
    let sketch = browser.run(kept, json!([]))?;
    browser.visit("puzzle#/puzzles/1.1")?;
    browser.see(".easel")?;
    let count = "return document.querySelectorAll(arguments[0]).length";
    let cells = browser.run(count, json!([".easel .cell"]))?;
    browser.click(".chips .analyse")?;
    let same = "return document.querySelectorAll('.editor .cell.painted').length === arguments[0]";
    browser.until("the silhouette is in the editor", same, json!([cells]))?;
    ensure(
        browser.run(kept, json!([]))? == sketch,
        "a sketch of one's own is kept",
    )
}
