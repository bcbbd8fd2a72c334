//! A streak and a storm.

use serde_json::json;

use super::{SIZES, err, shown, solve};
use crate::browser::Browser;
use crate::checks::ensure;
use crate::failure::Done;
use crate::page::CALM;

/// Waits for a number in the head of the page.
fn counts(browser: &Browser, number: u32) -> Done {
    let script =
        "return document.querySelector('.score')?.textContent.endsWith(' ' + arguments[0])";
    browser.until(&format!("the score is {number}"), script, json!([number]))
}

/// Two right answers bring harder positions, an error ends the streak, and the record stays.
pub fn streak(browser: &Browser, _: &str) -> Done {
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.begin(CALM, "")?;
        browser.visit("training#/training/yinsh/streak")?;
        let tap = |spot: &str| browser.touch(touch, spot);
        for number in 0..2 {
            counts(browser, number)?;
            solve(browser, &shown(browser)?, touch, &tap)?;
        }
        counts(browser, 2)?;
        let tactic = shown(browser)?;
        err(browser, &tactic, touch, &tap)?;
        browser.see(".practice .wrong")?;
        browser.see(".about .button")?;
        browser.picture(&format!("training-streak-{width}"))?;
        browser.visit("training#/training/yinsh")?;
        browser.see(".training .best")?;
        let told = browser.text(".training .entrances")?;
        ensure(
            told.contains("Best: 2"),
            format!("the record stays: {told}"),
        )?;
    }
    Ok(())
}

/// A storm counts what is solved, goes on after an error, and ends when its time is up.
pub fn storm(browser: &Browser, _: &str) -> Done {
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.begin(CALM, "")?;
        browser.visit("training#/training/yinsh/storm")?;
        let tap = |spot: &str| browser.touch(touch, spot);
        browser.see(".training .primary")?;
        tap(".training .primary")?;
        browser.see(".clock")?;
        counts(browser, 0)?;
        solve(browser, &shown(browser)?, touch, &tap)?;
        counts(browser, 1)?;
        let tactic = shown(browser)?;
        err(browser, &tactic, touch, &tap)?;
        let is_other = "return document.querySelector('.task')?.dataset.tactic !== arguments[0]";
        browser.until("the next one comes", is_other, json!([tactic.id()]))?;
        browser.picture(&format!("training-storm-{width}"))?;
        // Nobody waits three minutes.
        let later = "const now = Date.now.bind(Date); Date.now = () => now() + 180_000";
        browser.run(later, json!([]))?;
        browser.see(".ended")?;
        let told = browser.text(".ended")?;
        let is_told = told.contains("1 solved") && told.contains("Errors: 1");
        ensure(is_told, format!("the end tells how it went: {told}"))?;
        browser.picture(&format!("training-storm-over-{width}"))?;
    }
    Ok(())
}
