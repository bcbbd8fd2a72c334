//! Names, contrast, sizes and landmarks of everything on every page, judged by our own audit and,
//! where it could be fetched, by axe-core.

mod over;

use i18n::Lang;
use serde_json::{Value, json};

use super::{ensure, study};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::six_players;

pub use over::over_the_game;

/// Every page; the games are played one after the other, and the last one is over.
const PAGES: [(&str, Option<&str>); 28] = [
    ("#/", None),
    ("#/new/yinsh", None),
    ("#/new/gemblo", None),
    ("play#/play", Some("YINSH")),
    ("play#/play", Some("Gemblo")),
    ("play#/play", Some("over")),
    ("#/games", None),
    ("#/settings", None),
    ("learn#/learn/yinsh", None),
    ("learn#/learn/gemblo", None),
    ("learn#/rules/yinsh", None),
    ("learn#/rules/gemblo", None),
    ("puzzle#/puzzles", None),
    ("puzzle#/puzzles/2.5", None),
    ("puzzle#/puzzles/edit", None),
    ("puzzle#/pictures", None),
    ("puzzle#/pictures/g/fish", None),
    ("puzzle#/layout/screen", None),
    ("study#/review", Some("review")),
    ("study#/mistakes", None),
    ("study#/mistakes", Some("practice")),
    ("study#/explorer", None),
    ("analysis#/analysis", Some("YINSH")),
    ("analysis#/analysis", Some("Gemblo")),
    ("training#/training/yinsh", None),
    ("training#/training/yinsh/position/ydivins", None),
    ("training#/training/days", None),
    ("training#/training/yinsh/storm", None),
];
/// Light and dark with every board theme.
const LOOKS: [(&str, &str); 6] = [
    ("light", "classic"),
    ("dark", "classic"),
    ("light", "contrast"),
    ("dark", "contrast"),
    ("light", "wood"),
    ("dark", "wood"),
];
/// What the addresses of pages with boards contain.
const BOARDS: [&str; 8] = [
    "play",
    "settings",
    "learn#",
    "games",
    "puzzles/2",
    "pictures/g",
    "study#",
    "analysis",
];
/// Games in their middle, as the browser keeps them; that of YINSH with turns in its list.
const YINSH: &str = "[Game \"YINSH\"]\n[Setup \"Www1/1b5/2b5/3b5/W9/9/10/BBBBB4/8/7/WWW1 w 0-0 standard move\"]\n\
    [Seat1 \"Person\"]\n[Seat2 \"Engine 3\"]\n\n1.a2-a5 2.h7-h8\n";
const GEMBLO: &str = "[Game \"Gemblo\"]\n[Setup \"gemblo6\"]\n[Seat1 \"Person\"]\n[Seat2 \"Engine 3\"]\n\
    [Draft \"h22\"]\n\n";
const AUDIT: &str = include_str!("audit.js");

/// Roles that can be operated, so that they need a name.
const CONTROLS: [&str; 7] = [
    "button", "link", "radio", "checkbox", "textbox", "combobox", "slider",
];

pub fn clean(browser: &Browser, _: &str) -> Done {
    let has_axe = bring_axe(browser)?;
    browser.resize(390, 844, Touch::Yes)?;
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        // Colours do not depend on the language.
        let looks = if lang == Lang::En {
            &LOOKS[..]
        } else {
            &LOOKS[..1]
        };
        for (theme, board) in looks {
            let code = lang.code();
            let settings = format!(
                "lang={code}\nanimation=off\nconfirming=always\ntheme={theme}\nboard={board}"
            );
            browser.begin(&settings, "Person\nPerson")?;
            // Other boards differ only where there is one.
            let has_board =
                |page: &str| *board == "classic" || BOARDS.iter().any(|one| page.contains(one));
            for (page, game) in PAGES.into_iter().filter(|(page, _)| has_board(page)) {
                show(browser, page, game)?;
                let game = game.unwrap_or_default();
                let what = format!("{page} {game} {code} {theme} {board}");
                let mut judged = vec![names(browser, &what), audit(browser, &what)];
                judged.push(super::looks::fits(browser, &what));
                if has_axe && lang == Lang::En {
                    judged.push(judge(browser, &what));
                }
                faults.extend(judged.into_iter().filter_map(|done| Some(done.err()?.0)));
            }
        }
    }
    ensure(faults.is_empty(), faults.join("\n      "))
}

/// Our own audit.
pub fn audit(browser: &Browser, what: &str) -> Done {
    let faults = browser.run(AUDIT, json!([]))?;
    let none = faults.as_array().is_some_and(Vec::is_empty);
    ensure(none, format!("{what}: {faults}"))
}

/// Goes to a page, with a game that is kept already where one is needed.
fn show(browser: &Browser, page: &str, game: Option<&str>) -> Done {
    match game {
        Some("review") => return study::open(browser, &study::missed_win()?),
        Some("practice") => return study::practice(browser),
        _ => {}
    }
    if let Some(game) = game {
        let kept = match game {
            "YINSH" => YINSH.to_owned(),
            "Gemblo" => GEMBLO.to_owned(),
            _ => six_players(usize::MAX)?,
        };
        let script = "localStorage.setItem('sixfold.game', arguments[0])";
        browser.run(script, json!([kept]))?;
        browser.visit("#/")?;
        browser.reload()?;
    }
    browser.visit(page)?;
    browser.see("main > *")?;
    match game {
        Some("over") => browser.see(".play .ended"),
        Some(game) => browser.see(&format!(".play .{}.board", game.to_lowercase())),
        None => Ok(()),
    }
}

/// The script of axe-core, if `cargo xtask` could fetch it.
fn axe() -> Done<Option<String>> {
    let path = std::env::var("SIXFOLD_AXE").unwrap_or_default();
    match path.as_str() {
        "" => Ok(None),
        path => std::fs::read_to_string(path)
            .map(Some)
            .map_err(|error| format!("{path}: {error}").into()),
    }
}

/// Puts axe-core into every page from now on, if there is one; says whether.
pub fn bring_axe(browser: &Browser) -> Done<bool> {
    let axe = axe()?;
    if let Some(axe) = &axe {
        let script = json!({ "source": axe });
        browser.command("Page.addScriptToEvaluateOnNewDocument", script)?;
    }
    Ok(axe.is_some())
}

/// Asks axe-core.
pub fn judge(browser: &Browser, what: &str) -> Done {
    let script = "const {violations} = await axe.run(document, {resultTypes: ['violations']});\
        return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) =>\
            n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? n.all[0]?.message ?? '')).join(' | ')}`)";
    let faults = browser.run(script, json!([]))?;
    let none = faults.as_array().is_some_and(Vec::is_empty);
    ensure(none, format!("{what}: axe: {faults}"))
}

/// Every control has a name, and the page its landmarks.
pub fn names(browser: &Browser, page: &str) -> Done {
    let nodes = nodes(browser)?;
    named(&nodes, page)?;
    for landmark in ["main", "banner"] {
        let count = nodes.iter().filter(|node| role(node) == landmark).count();
        ensure(count == 1, format!("{page}: {count} × {landmark}"))?;
    }
    Ok(())
}

/// What a screen reader is told.
fn nodes(browser: &Browser) -> Done<Vec<Value>> {
    browser.command("Accessibility.enable", json!({}))?;
    let tree = browser.command("Accessibility.getFullAXTree", json!({}))?;
    Ok(tree["nodes"].as_array().cloned().unwrap_or_default())
}

fn role(node: &Value) -> &str {
    node["role"]["value"].as_str().unwrap_or_default()
}

/// Every control has a name.
fn named(nodes: &[Value], page: &str) -> Done {
    let name = |node: &Value| {
        node["name"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let controls = nodes
        .iter()
        .filter(|node| node["ignored"] != true && CONTROLS.contains(&role(node)));
    let nameless: Vec<&Value> = controls
        .filter(|node| name(node).trim().is_empty())
        .collect();
    ensure(
        nameless.is_empty(),
        format!("{page}: controls without a name: {nameless:?}"),
    )
}
