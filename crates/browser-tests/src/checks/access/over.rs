//! What lies over a game: the menu, the list of keys, the ways to share.

use i18n::Lang;
use serde_json::json;

use super::{audit, bring_axe, judge, named, nodes, show};
use crate::browser::{Browser, Touch};
use crate::checks::{ensure, tongues};
use crate::failure::Done;

/// How something is opened.
type Opening = fn(&Browser) -> Done;

/// What is opened, and how.
const OVER: [(&str, Opening); 3] = [
    (".menu:popover-open", |browser| browser.click(".bar .quiet")),
    ("dialog[open] kbd", |browser| browser.key("?")),
    ("dialog[open] a[download]", |browser| {
        browser.click(".actions .tool:nth-of-type(3)")
    }),
];

/// A phone and a desk.
const SIZES: [(u32, u32, Touch); 2] = [(390, 844, Touch::Yes), (1280, 800, Touch::No)];

/// Each has names, contrast and room in every language, by day and by night, and Escape closes it.
pub fn over_the_game(browser: &Browser, _: &str) -> Done {
    let has_axe = bring_axe(browser)?;
    let mut faults = Vec::new();
    for (lang, theme) in Lang::ALL
        .into_iter()
        .flat_map(|lang| ["light", "dark"].map(|theme| (lang, theme)))
    {
        let code = lang.code();
        let settings = format!("lang={code}\nanimation=off\nconfirming=always\ntheme={theme}");
        browser.begin(&settings, "Person\nPerson")?;
        show(browser, "play#/play", Some("YINSH"))?;
        for (width, height, touch) in SIZES {
            browser.resize(width, height, touch)?;
            for (number, (over, open)) in OVER.into_iter().enumerate() {
                open(browser)?;
                browser.see(over)?;
                browser.picture(&format!("over-{number}-{code}-{theme}-{width}"))?;
                let what = format!("{over} {code} {theme} {width}");
                let axe = has_axe && lang == Lang::En;
                faults.extend(faults_of(browser, &what, touch, axe));
                browser.key("Escape")?;
                let gone = "return document.querySelector(':popover-open, dialog[open]') === null";
                browser.until("Escape closes it", gone, json!([]))?;
            }
        }
    }
    ensure(faults.is_empty(), faults.join("\n      "))
}

fn faults_of(browser: &Browser, what: &str, touch: Touch, has_axe: bool) -> Vec<String> {
    // A dialog hides the page behind it from screen readers, landmarks and all.
    let named = nodes(browser).and_then(|nodes| named(&nodes, what));
    let mut judged = vec![named, tongues::has_room(browser, what)];
    // What a finger needs is larger than what a mouse needs.
    if touch == Touch::Yes {
        judged.push(audit(browser, what));
    }
    if has_axe {
        judged.push(judge(browser, what));
    }
    let faults = judged.into_iter().filter_map(|done| Some(done.err()?.0));
    faults.collect()
}
