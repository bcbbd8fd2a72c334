//! Every online page: names, contrast, sizes, in both looks and from 320 to 1920 pixels.

use serde_json::json;

use super::{arrive, table};
use crate::browser::{Browser, Touch};
use crate::checks::{access, looks};
use crate::failure::Done;

const PAGES: [(&str, &str); 5] = [
    ("lobby", "online#/lobby"),
    ("host", "online#/host/gemblo"),
    ("archive", "online#/archive"),
    ("account", "online#/account"),
    ("home", "#/"),
];
const SIZES: [(u32, u32, Touch); 5] = [
    (320, 640, Touch::Yes),
    (390, 844, Touch::Yes),
    (844, 390, Touch::Yes),
    (1280, 800, Touch::No),
    (1920, 1080, Touch::No),
];

pub fn pages(browser: &Browser, _: &str) -> Done {
    let has_axe = access::bring_axe(browser)?;
    arrive(browser)?;
    let room = make(browser, "yinsh", "me")?;
    let played = make(browser, "gemblo", "1")?;
    let rooms = [("waiting", room.as_str()), ("room", played.as_str())];
    for theme in ["light", "dark"] {
        let settings = format!("lang=en\nanimation=off\nconfirming=always\ntheme={theme}");
        let script = "localStorage.setItem('sixfold.settings', arguments[0])";
        browser.run(script, json!([settings]))?;
        for (width, height, touch) in SIZES {
            browser.resize(width, height, touch)?;
            for (name, path) in PAGES.into_iter().chain(rooms) {
                // In the dark the phone stands for all.
                if theme == "dark" && width != 390 {
                    continue;
                }
                look(browser, path, &format!("online-{name}-{theme}-{width}"))?;
                if width == 390 {
                    access::names(browser, path)?;
                    access::audit(browser, path)?;
                }
                if width == 390 && has_axe {
                    access::judge(browser, path)?;
                }
            }
        }
    }
    browser.resize(1280, 800, Touch::No)
}

fn look(browser: &Browser, path: &str, name: &str) -> Done {
    browser.visit(path)?;
    browser.reload()?;
    browser.see("main > *")?;
    let settled = "return document.querySelector('.connection:not(.open)') === null\
        && !/^Connecting/.test(document.querySelector('.whoami')?.textContent ?? '')";
    browser.until(name, settled, json!([]))?;
    browser.picture(name)?;
    looks::fits(browser, name)
}

/// Makes a game for the visitor, whose other seats are free or the computer's; gives its page.
fn make(browser: &Browser, game: &str, others: &str) -> Done<String> {
    browser.visit(&format!("online#/host/{game}"))?;
    browser.see(".host .seat:nth-of-type(2) .level")?;
    if others != "me" {
        let script = "const seat = document.querySelectorAll('.host .seat .level')[1];\
            seat.value = arguments[0]; seat.dispatchEvent(new Event('change'))";
        browser.run(script, json!([others]))?;
    }
    browser.click(".go .primary:not(:disabled)")?;
    browser.see(".connection.open")?;
    Ok(format!("online#/game/{}", table::id(browser)?))
}
