//! What a touch does not change is not drawn again: with six players' pieces on the board everything else would cost
//! more than the touch itself.

use serde_json::json;

use super::{ensure, play};
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::{CALM, six_players};

/// Notes from now on what is drawn anew, by the part of the page that it belongs to.
const WATCH: &str = "window.drawn = new Set();\
    window.watching = new MutationObserver((all) => all.forEach(({ target }) => {\
        const at = target.nodeType === 1 ? target : target.parentElement;\
        const part = at?.closest('.moves, .sides, .players, .piece, .above, .spot');\
        drawn.add(part?.getAttribute('class').split(' ')[0] ?? 'the rest') }));\
    watching.observe(document.querySelector('.play'),\
        { subtree: true, childList: true, attributes: true, characterData: true })";

/// Two frames later: what was drawn anew since the last time.
const DRAWN: &str = "const frame = () => new Promise((done) => requestAnimationFrame(done));\
    await frame(); await frame(); const all = [...drawn]; drawn.clear(); return all";

fn leaves_alone(browser: &Browser, act: &str, parts: &[&str]) -> Done {
    let drawn = browser.run(DRAWN, json!([]))?;
    let drawn: Vec<&str> = drawn
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|part| part.as_str())
        .collect();
    ensure(!drawn.is_empty(), format!("{act} is seen"))?;
    let again = parts.iter().find(|part| drawn.contains(part));
    ensure(again.is_none(), format!("{act} draws {again:?} anew"))
}

/// Taking, walking, turning and laying a piece, then choosing a ring, leave the list of moves and the players alone.
pub fn only_what_changes(browser: &Browser, _: &str) -> Done {
    browser.begin(&CALM.replace("touch", "always"), play::TWO_PEOPLE)?;
    browser.resume(&six_players(66)?)?;
    browser.see(".list .move[aria-current]")?;
    browser.run(WATCH, json!([]))?;
    // One that does not look the same when it is turned.
    browser.click(".tray-piece:nth-last-child(1 of :not(.nowhere))")?;
    leaves_alone(browser, "taking a piece", &["moves", "sides", "piece"])?;
    for key in ["n", "r", "n"] {
        browser.key(key)?;
        leaves_alone(browser, key, &["moves", "sides", "piece"])?;
    }
    // The piece that was laid last is no longer marked.
    browser.key("Enter")?;
    browser.see(".piece.draft")?;
    leaves_alone(browser, "laying it", &["moves"])?;
    browser.start_game()?;
    for point in ["f6", "e5"] {
        browser.click(&format!("[data-point={point}]"))?;
        browser.key("Enter")?;
    }
    browser.turns(2)?;
    browser.run(WATCH, json!([]))?;
    browser.click("[data-point=g7]")?;
    browser.see(".actions .confirm:not([disabled])")?;
    leaves_alone(browser, "placing a ring", &["moves"])
}
