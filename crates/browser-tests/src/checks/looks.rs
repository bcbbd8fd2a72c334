//! Every page in every size, kept as pictures; nothing may stick out sideways.

use serde_json::json;

use super::{ensure, study};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::six_players;

/// A phone of old, a phone both ways, a tablet, a small window, laptops, a large screen.
const SIZES: [(u32, u32, Touch); 8] = [
    (320, 568, Touch::Yes),
    (390, 844, Touch::Yes),
    (844, 390, Touch::Yes),
    (768, 1024, Touch::Yes),
    (1024, 768, Touch::No),
    (1280, 800, Touch::No),
    (1440, 900, Touch::No),
    (1920, 1080, Touch::No),
];
/// Every page that needs no network.
pub const PAGES: [(&str, &str); 27] = [
    ("home", "#/"),
    ("new", "#/new/yinsh"),
    ("new-gemblo", "#/new/gemblo"),
    ("play", "play#/play"),
    ("settings", "#/settings"),
    ("learn", "learn#/learn/yinsh"),
    ("learn-gemblo", "learn#/learn/gemblo"),
    ("rules", "learn#/rules/yinsh"),
    ("rules-gemblo", "learn#/rules/gemblo"),
    ("puzzles", "puzzle#/puzzles"),
    ("puzzle", "puzzle#/puzzles/6.16"),
    ("editor", "puzzle#/puzzles/edit"),
    ("pictures", "puzzle#/pictures"),
    ("picture", "puzzle#/pictures/g/butterfly"),
    ("play-gemblo", "play#/play"),
    ("play-over", "play#/play"),
    ("games", "#/games"),
    ("review", "study#/review"),
    ("review-gemblo", "study#/review"),
    ("mistakes", "study#/mistakes"),
    ("practice", "study#/mistakes"),
    ("explorer", "study#/explorer"),
    ("analysis", "analysis#/analysis"),
    ("analysis-gemblo", "analysis#/analysis"),
    ("training", "training#/training/yinsh"),
    ("tactic", "training#/training/yinsh/position/ydivins"),
    ("days", "training#/training/days"),
];
/// The pages that are looked at in the dark, too.
const DARK: [&str; 11] = [
    "home",
    "play",
    "play-gemblo",
    "play-over",
    "games",
    "review",
    "review-gemblo",
    "practice",
    "explorer",
    "analysis",
    "analysis-gemblo",
];
/// Black can make a row; both have taken a ring.
const MIDDLE: &str = "Www1/1b5/2b5/3b5/W9/9/10/BBBBB4/8/7/WWW1 w 0-0 standard move";

pub fn sizes(browser: &Browser, _: &str) -> Done {
    for theme in ["light", "dark"] {
        let settings = format!("lang=en\nanimation=off\ntheme={theme}");
        browser.begin(&settings, "")?;
        for (name, page) in PAGES {
            if theme == "dark" && !DARK.contains(&name) {
                continue;
            }
            open(browser, name, page)?;
            for (width, height, touch) in SIZES {
                browser.resize(width, height, touch)?;
                let name = format!("{name}-{theme}-{width}");
                browser.picture(&name)?;
                fits(browser, &name)?;
                is_uncovered(browser, &name)?;
            }
        }
    }
    Ok(())
}

/// Opens a page, and a game on it where there is one.
pub fn open(browser: &Browser, name: &str, page: &str) -> Done {
    match name {
        "play" => browser.open_position(MIDDLE)?,
        "play-gemblo" => browser.resume(&six_players(60)?)?,
        "play-over" => browser.resume(&six_players(usize::MAX)?)?,
        "review" => study::open(browser, &study::missed_win()?)?,
        "review-gemblo" => study::open(browser, &six_players(usize::MAX)?)?,
        "practice" => study::practice(browser)?,
        "analysis" | "analysis-gemblo" => {
            open(browser, &name.replace("analysis", "play"), "")?;
            browser.visit(page)?;
            browser.see(".engine-lines .line-turn")?;
        }
        _ => browser.visit(page)?,
    }
    browser.see("main > *")
}

/// No piece to choose from lies below the bar of buttons.
fn is_uncovered(browser: &Browser, what: &str) -> Done {
    let script = "const pieces = [...document.querySelectorAll('.play:has(.sides) .tray-piece')];\
        return pieces.filter((piece) => {\
            const {x, y, width, height} = piece.getBoundingClientRect();\
            const found = document.elementFromPoint(x + width / 2, y + height / 2);\
            return found?.closest('.actions');\
        }).length";
    let covered = browser.run(script, json!([]))?;
    ensure(
        covered == json!(0),
        format!("{what}: {covered} pieces are covered"),
    )
}

/// Nothing sticks out sideways.
pub fn fits(browser: &Browser, what: &str) -> Done {
    let script = "return document.documentElement.scrollWidth - innerWidth";
    let over = browser.run(script, json!([]))?.as_i64().unwrap_or_default();
    ensure(over <= 0, format!("{what} is {over} pixels too wide"))
}
