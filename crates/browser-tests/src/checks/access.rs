//! Names, contrast, sizes and landmarks of everything on the main pages.

use serde_json::{Value, json};

use super::ensure;
use crate::browser::{Browser, Touch};

const PAGES: [&str; 10] = [
    "#/",
    "#/new/yinsh",
    "#/play",
    "#/settings",
    "learn#/rules/yinsh",
    "puzzle#/puzzles",
    "puzzle#/puzzles/2.5",
    "puzzle#/puzzles/edit",
    "puzzle#/pictures",
    "puzzle#/pictures/g/fish",
];
const AUDIT: &str = include_str!("audit.js");

/// Roles that can be operated, so that they need a name.
const CONTROLS: [&str; 7] = [
    "button", "link", "radio", "checkbox", "textbox", "combobox", "slider",
];

pub fn clean(browser: &Browser, _: &str) -> Result<(), String> {
    for theme in ["light", "dark"] {
        let settings = format!("lang=en\nanimation=off\nconfirming=always\ntheme={theme}");
        browser.begin(&settings, "Person\nPerson")?;
        browser.start_game()?;
        browser.click("[data-point=f6]")?;
        browser.resize(390, 844, Touch::Yes)?;
        for page in PAGES {
            browser.visit(page)?;
            browser.see("main > *")?;
            names(browser, page)?;
            let faults = browser.run(AUDIT, json!([]))?;
            let none = faults.as_array().is_some_and(Vec::is_empty);
            ensure(none, format!("{page}, {theme}: {faults}"))?;
        }
        browser.resize(1280, 800, Touch::No)?;
    }
    Ok(())
}

fn names(browser: &Browser, page: &str) -> Result<(), String> {
    browser.command("Accessibility.enable", json!({}))?;
    let tree = browser.command("Accessibility.getFullAXTree", json!({}))?;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let role = |node: &Value| {
        node["role"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let name = |node: &Value| {
        node["name"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let controls = nodes
        .iter()
        .filter(|node| node["ignored"] != true && CONTROLS.contains(&role(node).as_str()));
    let nameless: Vec<&Value> = controls
        .filter(|node| name(node).trim().is_empty())
        .collect();
    ensure(
        nameless.is_empty(),
        format!("{page}: controls without a name: {nameless:?}"),
    )?;
    for landmark in ["main", "banner"] {
        let count = nodes.iter().filter(|node| role(node) == landmark).count();
        ensure(count == 1, format!("{page}: {count} × {landmark}"))?;
    }
    Ok(())
}
