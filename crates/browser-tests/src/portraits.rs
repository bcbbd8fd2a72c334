//! The pictures of the README: the main screens as they are now.

use serde_json::json;
use yinsh::{Position, Step};

use crate::browser::{Browser, Touch};
use crate::failure::Done;

/// In the middle of a game between engines.
const MIDDLE: &str =
    "3b/4BbW/5wwb/3b2Bww/6bbwb/5bwBW/6BwBw/6wwb/2W1bWwW/4wbw/3b b 0-0 standard move";

/// Takes all of them.
pub fn all(browser: &Browser) -> Done {
    browser.resize(1280, 800, Touch::No)?;
    browser.begin("lang=en\nanimation=off\ntheme=light", "Person\nEngine 5")?;
    yinsh(browser)?;
    browser.visit("learn#/learn/yinsh/jump")?;
    browser.see(".lesson .board")?;
    browser.portrait("lesson")?;
    browser.resume(&crate::page::six_players(36)?)?;
    for key in ["4", "n", "n", "n"] {
        browser.key(key)?;
    }
    browser.portrait("gemblo")?;
    browser.begin("lang=en\nanimation=off\ntheme=dark\nconfirming=always", "")?;
    browser.resize(390, 844, Touch::Yes)?;
    browser.resume(&crate::page::six_players(12)?)?;
    for key in ["5", "n", "Enter"] {
        browser.key(key)?;
    }
    browser.portrait("phone")
}

/// A ring is picked up and held over the point where it would turn over most.
fn yinsh(browser: &Browser) -> Done {
    let position: Position = MIDDLE.parse().map_err(|error| format!("{error:?}"))?;
    let flips = |step: &Step| match step {
        Step::MoveRing { from, to } => position.flipped(*from, *to).iter().count(),
        _ => 0,
    };
    let steps = game::Game::legal_steps(&position);
    let best = steps.into_iter().max_by_key(flips);
    let Some(Step::MoveRing { from, to }) = best else {
        return Err("a ring can be moved".into());
    };
    browser.open_position(MIDDLE)?;
    browser.click(&format!("[data-point={from}]"))?;
    let (x, y) = browser.place(&format!("[data-point={to}]"))?;
    let over = json!({"type": "mouseMoved", "x": x, "y": y});
    browser.command("Input.dispatchMouseEvent", over)?;
    browser.see(".spot.is-target")?;
    browser.portrait("yinsh")
}
