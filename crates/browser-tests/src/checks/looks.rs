//! Every page in every size, kept as pictures; nothing may stick out sideways.

use serde_json::json;

use super::ensure;
use crate::browser::{Browser, Touch};

/// A phone of old, a phone both ways, a tablet, a laptop, a large screen.
const SIZES: [(u32, u32, Touch); 6] = [
    (320, 568, Touch::Yes),
    (390, 844, Touch::Yes),
    (844, 390, Touch::Yes),
    (768, 1024, Touch::Yes),
    (1280, 800, Touch::No),
    (1920, 1080, Touch::No),
];
const PAGES: [(&str, &str); 11] = [
    ("home", "#/"),
    ("new", "#/new/yinsh"),
    ("play", "#/play"),
    ("settings", "#/settings"),
    ("learn", "learn#/learn/yinsh"),
    ("rules", "learn#/rules/yinsh"),
    ("puzzles", "puzzle#/puzzles"),
    ("puzzle", "puzzle#/puzzles/6.16"),
    ("editor", "puzzle#/puzzles/edit"),
    ("pictures", "puzzle#/pictures"),
    ("picture", "puzzle#/pictures/g/butterfly"),
];
/// Black can make a row; both have taken a ring.
const MIDDLE: &str = "Www1/1b5/2b5/3b5/W9/9/10/BBBBB4/8/7/WWW1 w 0-0 standard move";

pub fn sizes(browser: &Browser, _: &str) -> Result<(), String> {
    for theme in ["light", "dark"] {
        let settings = format!("lang=en\nanimation=off\ntheme={theme}");
        browser.begin(&settings, "")?;
        browser.open_position(MIDDLE)?;
        for (width, height, touch) in SIZES {
            browser.resize(width, height, touch)?;
            for (name, hash) in PAGES {
                // In the dark only the main pages are looked at.
                if theme == "dark" && !["home", "play"].contains(&name) {
                    continue;
                }
                browser.visit(hash)?;
                browser.see("main > *")?;
                let name = format!("{name}-{theme}-{width}");
                browser.picture(&name)?;
                fits(browser, &name)?;
            }
        }
    }
    Ok(())
}

/// Nothing sticks out sideways.
pub fn fits(browser: &Browser, what: &str) -> Result<(), String> {
    let script = "return document.documentElement.scrollWidth - innerWidth";
    let over = browser.run(script, json!([]))?.as_i64().unwrap_or_default();
    ensure(over <= 0, format!("{what} is {over} pixels too wide"))
}
