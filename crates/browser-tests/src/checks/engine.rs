//! Games against the engine.

use serde_json::json;

use super::{ensure, still};
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;

/// Places a ring on the first point of some that is free.
pub(super) fn place_ring(browser: &Browser) -> Done {
    let script = "const free = document.querySelector('.spot.is-free:not([class*=ring-])');\
        return free?.dataset.point ?? ''";
    browser.see(".spot.is-free")?;
    let point = browser.run(script, json!([]))?;
    let point = point.as_str().unwrap_or_default();
    browser.click(&format!("[data-point={point}]"))
}

pub fn answers(browser: &Browser, _: &str) -> Done {
    browser.begin("lang=en\nanimation=fast\nconfirming=touch", "")?;
    browser.start_game()?;
    let who = browser.text(".player.black .who")?;
    ensure(
        who == "Computer, level 2",
        format!("an easy engine is the first opponent: {who}"),
    )?;
    still::watch(browser)?;
    for turn in 0..5 {
        place_ring(browser)?;
        browser.turns(2 * turn + 2)?;
    }
    browser.see(".spot.is-movable")?;
    browser.click(".spot.is-movable")?;
    browser.see(".spot.is-picked")?;
    browser.click(".spot.is-target")?;
    browser.turns(12)?;
    still::held(browser, "YINSH against the computer")?;
    browser.reload()?;
    browser.turns(12)?;
    let who = browser.text(".player.black .who")?;
    ensure(who == "Computer, level 2", "the seats survive a reload")?;
    browser.picture("yinsh-engine")
}

pub fn obeys(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "Person\nEngine 10")?;
    // Blitz: in the standard game the first placements come from a book, without a thought.
    browser.start_blitz()?;
    place_ring(browser)?;
    browser.see(".thinking progress")?;
    browser.click(".thinking .chip:nth-child(2)")?;
    browser.see(".thinking.waits")?;
    browser.turns(1)?;
    // A reload while the engine is to move: it goes on by itself.
    browser.reload()?;
    browser.turns(2)?;
    place_ring(browser)?;
    browser.see(".thinking progress")?;
    browser.key("u")?;
    browser.turns(2)?;
    browser.until(
        "nobody thinks after undoing",
        "return document.querySelector('.thinking') === null",
        json!([]),
    )?;
    place_ring(browser)?;
    browser.see(".thinking progress[value]:not([value='0'])")?;
    browser.picture("yinsh-thinking")?;
    browser.click(".thinking .chip:nth-child(1)")?;
    browser.turns(4)
}

pub fn gemblo(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    let script = "localStorage.setItem('sixfold.players.Gemblo', 'Engine 1\\nEngine 1\\nEngine 1')";
    browser.run(script, json!([]))?;
    browser.visit("#/new/gemblo")?;
    browser.click(".form .choice:nth-of-type(2)")?;
    browser.click(".form .primary")?;
    browser.see(".results")?;
    let turns = browser.run(
        "return document.querySelectorAll('.list li').length",
        json!([]),
    )?;
    ensure(
        turns.as_i64() > Some(20),
        format!("a whole game has more than {turns} turns"),
    )?;
    browser.picture("gemblo-end")
}
