//! One worker does all that a page asks for, the most important first.

use serde_json::json;

use super::super::{ensure, play};
use super::{SIZES, kept, open, until};
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::{CALM, one_thread};

/// While a review fills in, the turn that somebody looks at is judged at once and its better line shown, and the review
/// goes on: it ends complete, and there was never a second worker.
pub fn interrupted(browser: &Browser, _: &str) -> Done {
    browser.note_threads()?;
    let game = play::short_game(60);
    let turns = game.turn_count();
    let game = kept(game);
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.begin(CALM, "")?;
        open(browser, &game)?;
        browser.see(".looking-at progress:not([value='0'])")?;
        // The middle of the game, where the review will be in some seconds.
        browser.touch(touch, ".graph")?;
        browser.see(".turn-card .due span")?;
        let share = "return document.querySelector('.looking-at progress').value";
        let share = browser.run(share, json!([]))?;
        ensure(
            share.as_f64() < Some(400.0),
            format!("the turn is judged before the review comes to it: {share}"),
        )?;
        browser.touch(touch, ".show-better")?;
        browser.see(".turn-card .primary")?;
        browser.picture(&format!("review-interrupted-{width}"))?;
        browser.see(".looking-at.done")?;
        let known =
            "localStorage.getItem('sixfold.game.1').match(/\\[Review \"(.*)\"\\]/)?.[1].split('|')";
        until(
            browser,
            "every turn is judged",
            &format!("{known}?.filter(Boolean).length === {turns}"),
        )?;
        one_thread(browser)?;
    }
    Ok(())
}
