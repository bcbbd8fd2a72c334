//! The placement explorer: colours and list, by hand and by keyboard, in every language, with one's own games.

use game::{Match, Rng};
use i18n::Lang;
use i18n::study::explorer as words;
use serde_json::json;
use table::{Player, Sitting, Table};
use yinsh::{Position, Setup};

use super::{ensure, looks};
use crate::browser::{Browser, Touch};
use crate::failure::Done;

/// The points of the empty board that differ.
const FIRST: usize = 11;

/// Rings are placed from the list and on the board, and taken back; a reload and the other variant keep their places.
pub fn placements(browser: &Browser, _: &str) -> Done {
    for (width, height, touch) in [(1280, 800, Touch::No), (390, 844, Touch::Yes)] {
        browser.resize(width, height, touch)?;
        browser.begin("lang=en\nanimation=off", "")?;
        browser.visit("study#/explorer")?;
        rows(browser, FIRST)?;
        looks::fits(browser, "the explorer")?;
        let script = "return document.querySelectorAll('.board .placing').length === 85";
        browser.until("every point has its colour", script, json!([]))?;
        browser.picture(&format!("explorer-{width}"))?;
        browser.click(".placings tbody .move")?;
        more_rows(browser)?;
        browser.click("[data-point=f6]")?;
        browser.until(
            "the address has both rings",
            "return location.hash.split('%20').length === 3",
            json!([]),
        )?;
        browser.reload()?;
        more_rows(browser)?;
        for _ in 0..2 {
            browser.click(".actions button")?;
        }
        rows(browser, FIRST)?;
        browser.click(".courses a:not([aria-current])")?;
        browser.until(
            "blitz is shown",
            "return location.hash.endsWith('explorer/blitz')",
            json!([]),
        )?;
        rows(browser, FIRST)?;
    }
    browser.resize(1280, 800, Touch::No)
}

/// The same without a pointer.
pub fn by_keyboard(browser: &Browser, _: &str) -> Done {
    browser.begin("lang=en\nanimation=off", "")?;
    browser.visit("study#/explorer/blitz")?;
    rows(browser, FIRST)?;
    browser.run(
        "document.querySelector('.courses a:last-of-type').focus()",
        json!([]),
    )?;
    browser.key("Tab")?;
    let script = "return document.activeElement.matches('.placings .move') && document.querySelector('.placing.pointed') !== null";
    browser.until(
        "the list is reached, and its points are shown",
        script,
        json!([]),
    )?;
    browser.key("Enter")?;
    more_rows(browser)?;
    browser.key("u")?;
    rows(browser, FIRST)
}

/// Every language, and a game of one's own.
pub fn own_games(browser: &Browser, _: &str) -> Done {
    for lang in Lang::ALL {
        browser.begin(&format!("lang={}\nanimation=off", lang.code()), "")?;
        browser.resume(&finished()?)?;
        browser.visit("study#/explorer/blitz")?;
        rows(browser, FIRST)?;
        let heads = [words::POINT, words::CHANCE, words::SELF_PLAY, words::OWN];
        let heads: Vec<&str> = heads.iter().map(|text| text.to(lang)).collect();
        let script = "return [...document.querySelectorAll('.placings thead th')].map((one) => one.textContent).join() === arguments[0].join()";
        browser.until("the heads are in the language", script, json!([heads]))?;
        let script = "return [...document.querySelectorAll('.placings td:last-child')].filter((one) => one.textContent.startsWith('1,')).length";
        let own = browser.run(script, json!([]))?;
        ensure(
            own == json!(1),
            format!("{own} placements have one game of one's own"),
        )?;
    }
    Ok(())
}

/// Waits until the list has so many lines.
fn rows(browser: &Browser, count: usize) -> Done {
    let script = "return document.querySelectorAll('.placings tbody tr').length === arguments[0]";
    browser.until(&format!("{count} placements"), script, json!([count]))
}

/// Waits until the list has more lines than the empty board.
fn more_rows(browser: &Browser) -> Done {
    let script = "return document.querySelectorAll('.placings tbody tr').length > arguments[0]";
    browser.until("more placements", script, json!([FIRST]))
}

/// A blitz game that is over.
fn finished() -> Done<String> {
    let mut rng = Rng::new(3);
    let mut game = Match::<Position>::new(Setup::BLITZ);
    while game.position().to_act().is_some() {
        let legal = game.position().legal();
        let step = legal.nth(rng.below(legal.len())).ok_or("there is a step")?;
        game.play(step).map_err(|refusal| format!("{refusal:?}"))?;
    }
    Ok(Sitting::of(Table::resume(game, vec![Player::Person; 2])).save())
}
