//! The board themes: chosen by their previews, kept, and worn before the first paint.

use serde_json::json;

use super::ensure;
use crate::browser::{Browser, Touch};
use crate::failure::Done;

const THEMES: [&str; 3] = ["contrast", "wood", "classic"];
/// In the middle of a game: White may move, rows are near.
const MIDDLE: &str =
    "3b/4BbW/5wwb/3b2Bww/6bbwb/5bwBW/6BwBw/6wwb/2W1bWwW/4wbw/3b b 0-0 standard move";

/// Notes what the page wears when it has been parsed, before any part of the app runs.
const WITNESS: &str = "document.addEventListener('readystatechange', () => {\
    const {board, theme} = document.documentElement.dataset;\
    window.worn ??= `${theme} ${board}`; })";

pub fn each(browser: &Browser, _: &str) -> Done {
    let witness = json!({ "source": WITNESS });
    browser.command("Page.addScriptToEvaluateOnNewDocument", witness)?;
    let gemblo = crate::page::six_players(60)?;
    for scheme in ["light", "dark"] {
        browser.begin(&format!("lang=en\nanimation=off\ntheme={scheme}"), "")?;
        for theme in THEMES {
            choose(browser, scheme, theme)?;
            for (width, height, touch) in [(1280, 800, Touch::No), (390, 844, Touch::Yes)] {
                browser.resize(width, height, touch)?;
                browser.open_position(MIDDLE)?;
                browser.picture(&format!("board-yinsh-{theme}-{scheme}-{width}"))?;
                browser.resume(&gemblo)?;
                browser.picture(&format!("board-gemblo-{theme}-{scheme}-{width}"))?;
            }
            browser.resize(1280, 800, Touch::No)?;
        }
    }
    Ok(())
}

/// Chooses a theme on the settings page; the board of another bundle wears it from the first paint.
fn choose(browser: &Browser, scheme: &str, theme: &str) -> Done {
    browser.visit("#/settings")?;
    browser.click(&format!(".look[data-board={theme}]"))?;
    let chosen = "return document.documentElement.dataset.board === arguments[0]\
        && document.querySelector(`.look[data-board=${arguments[0]}] input`).checked";
    browser.until(theme, chosen, json!([theme]))?;
    browser.picture(&format!("settings-{theme}-{scheme}"))?;
    browser.visit("learn#/learn/yinsh")?;
    browser.see(".lesson .board")?;
    let worn = browser.run("return window.worn", json!([]))?;
    let due = format!("{scheme} {theme}");
    ensure(
        worn == json!(due),
        format!("{due} before the first paint: {worn}"),
    )
}
