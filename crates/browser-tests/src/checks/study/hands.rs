//! A mistake is learned from with a finger alone, and with a keyboard alone.

use game::{Game, Match};
use yinsh::{Position, Setup, Step};

use super::super::play::{tab_to, touch_by_keys};
use super::{BETTER, BOTH_NEAR, missed_win, open, until};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::CALM;

/// The steps of the turn that wins, each with the position before it.
fn better() -> Done<Vec<(Position, Step)>> {
    let setup: Setup = BOTH_NEAR.parse().map_err(|_| "a position")?;
    let mut game = Match::<Position>::new(setup);
    let mut steps = Vec::new();
    for step in game.position().read_turn(BETTER)? {
        steps.push((*game.position(), step));
        game.play(step)?;
    }
    Ok(steps)
}

fn is_done(browser: &Browser) -> Done {
    until(
        browser,
        "the first answer counts",
        "document.querySelector('.mistakes')?.textContent.includes('0 of 1')",
    )
}

/// Wrong, why, again, right, done: nothing but taps on a phone.
pub fn by_finger(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    browser.begin(CALM, "")?;
    open(browser, &missed_win()?)?;
    browser.see(".looking-at.done")?;
    browser.tap(".reviewed .learn")?;
    browser.see(".practice .task")?;
    for spot in ["j7", "j8"] {
        browser.tap(&format!("[data-point={spot}]"))?;
    }
    browser.tap(".actions .confirm:not([disabled])")?;
    browser.see(".practice .wrong")?;
    browser.picture("mistakes-finger")?;
    browser.tap(".ways .why")?;
    browser.see(".practice .said .note")?;
    browser.tap(".ways .button:nth-of-type(2)")?;
    for (position, step) in better()? {
        browser.step(&position, step, &|spot| browser.tap(spot))?;
    }
    browser.tap(".actions .confirm:not([disabled])")?;
    browser.see(".practice .right")?;
    browser.tap(".ways .next")?;
    is_done(browser)
}

/// The same with keys only, from the review to the end.
pub fn by_keyboard(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    open(browser, &missed_win()?)?;
    browser.see(".reviewed .learn")?;
    enter(browser, ".reviewed .learn")?;
    browser.see(".practice .task")?;
    for spot in ["j7", "j8"] {
        touch_by_keys(browser, &format!("[data-point={spot}]"))?;
    }
    browser.see(".practice .wrong")?;
    enter(browser, ".ways .why")?;
    browser.see(".practice .said .note")?;
    enter(browser, ".ways .button:nth-of-type(2)")?;
    browser.see(".ways .solve")?;
    for (position, step) in better()? {
        browser.step(&position, step, &|spot| touch_by_keys(browser, spot))?;
    }
    browser.see(".practice .right")?;
    enter(browser, ".ways .next")?;
    is_done(browser)
}

/// Goes to a control with Tab and presses it.
fn enter(browser: &Browser, control: &str) -> Done {
    tab_to(browser, control)?;
    browser.key("Enter")
}
