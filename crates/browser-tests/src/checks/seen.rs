//! How the board is seen: one's own side at the bottom, enlarged on phones, with a way to every other page.

use serde_json::{Value, json};

use super::ensure;
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, six_players};

/// The button that turns the board.
pub const TURN_BOARD: &str = ".stepper .tool:nth-child(6)";
const ZOOM: &str = ".zoom .tool";

/// Whoever plays Black sits at the bottom, and a button turns the board.
pub fn from_my_side(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "Engine 1\nPerson")?;
    browser.start_game()?;
    browser.turns(1)?;
    below(browser, "black")?;
    // What is touched is what is seen there.
    browser.click("[data-point]:not(.ring-white)")?;
    browser.turns(3)?;
    browser.see(".ring-black")?;
    browser.click(TURN_BOARD)?;
    below(browser, "white")?;
    browser.click("[data-point=g7]:not(.ring-white, .ring-black), [data-point=e4]")?;
    browser.turns(5)
}

fn below(browser: &Browser, colour: &str) -> Done {
    let script = "const top = (one) => document.querySelector(one).getBoundingClientRect().top;\
        return top('.player.' + arguments[0]) > top('.yinsh.board')";
    browser.until(&format!("{colour} is below"), script, json!([colour]))
}

/// On a phone the board of six can be enlarged, moved and pinched; a tap lays the piece where it is seen.
pub fn enlarged(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    browser.begin(CALM, "")?;
    browser.resume(&six_players(60)?)?;
    let small = cell(browser)?;
    browser.tap(ZOOM)?;
    let script =
        "return document.querySelector('.cell').getBoundingClientRect().width > arguments[0]";
    browser.until("the board is enlarged", script, json!([small * 2.0]))?;
    browser.picture("gemblo-zoom")?;
    let before = view_box(browser)?;
    let (x, y) = browser.place(".gemblo.board")?;
    browser.drag((x, y), (x - 60.0, y - 40.0))?;
    ensure(view_box(browser)? != before, "a finger moves the board")?;
    let before = cell(browser)?;
    pinch(browser, (x, y), [40.0, 80.0])?;
    ensure(cell(browser)? > before * 1.5, "two fingers enlarge it")?;
    // A proposed place comes into view, and a tap on any of its cells lays it.
    browser.tap(".tray-piece:not(.nowhere)")?;
    browser.tap(".hand .tool:nth-of-type(4)")?;
    browser.see(".ghost.fits")?;
    let at = browser.run(
        "return document.querySelector('.ghost').dataset.at",
        json!([]),
    )?;
    let first = at.as_str().and_then(|at| at.split(',').next());
    let first = format!("[data-cell={}]", first.unwrap_or_default());
    rest_and_touch(browser, &first)?;
    let laid = "return document.querySelectorAll('.piece.draft').length";
    let laid = browser.run(laid, json!([]))?;
    ensure(laid == json!(0), "a second finger lays nothing")?;
    browser.see(&format!(
        ".ghost.fits[data-at='{}']",
        at.as_str().unwrap_or_default()
    ))?;
    browser.tap(&first)?;
    browser.see(".piece.draft")?;
    browser.tap(".actions .confirm")?;
    let script = "return document.querySelectorAll('.list .move')[60]?.title === arguments[0]";
    browser.until("what was shown is laid", script, json!([at]))?;
    browser.tap(ZOOM)?;
    // On its way to here and back a number may lose its last digit.
    let script = "const { width } = document.querySelector('.cell').getBoundingClientRect();\
        return Math.abs(width - arguments[0]) < 0.1";
    browser.until("all of it is seen again", script, json!([small]))
}

fn cell(browser: &Browser) -> Done<f64> {
    let script = "return document.querySelector('.cell').getBoundingClientRect().width";
    let width = browser.run(script, json!([]))?;
    width.as_f64().ok_or_else(|| "a cell has a width".into())
}

fn view_box(browser: &Browser) -> Done<Value> {
    let script = "return document.querySelector('.gemblo.board').getAttribute('viewBox')";
    browser.run(script, json!([]))
}

/// One finger rests on the board, another comes twice, the second time to this place.
fn rest_and_touch(browser: &Browser, spot: &str) -> Done {
    let (x, y) = browser.place(spot)?;
    let resting = json!({"x": x, "y": y - 60.0, "id": 1});
    let beside = json!({"x": x + 30.0, "y": y, "id": 2});
    let there = json!({"x": x, "y": y, "id": 2});
    touches(
        browser,
        [
            ("touchStart", json!([resting])),
            ("touchStart", json!([resting, beside])),
            ("touchMove", json!([resting])),
            ("touchStart", json!([resting, there])),
            ("touchMove", json!([resting])),
            ("touchEnd", json!([])),
        ],
    )
}

/// Fingers that come, move and go; whoever is not among the points of an event was lifted.
pub(super) fn touches<const N: usize>(browser: &Browser, events: [(&str, Value); N]) -> Done {
    for (kind, points) in events {
        let event = json!({"type": kind, "touchPoints": points});
        browser.command("Input.dispatchTouchEvent", event)?;
    }
    Ok(())
}

/// Spreads two fingers round a place, from one distance to another.
fn pinch(browser: &Browser, (x, y): (f64, f64), distances: [f64; 2]) -> Done {
    let at = |distance: f64| json!([{"x": x - distance, "y": y, "id": 1}, {"x": x + distance, "y": y, "id": 2}]);
    let events = [
        ("touchStart", at(distances[0])),
        ("touchMove", at(distances[1])),
        ("touchEnd", json!([])),
    ];
    touches(browser, events)
}

/// From a game one comes to its rules, and from there to everything else.
pub fn menu(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "Person\nPerson")?;
    browser.start_game()?;
    browser.click(".bar .quiet")?;
    browser.see(".menu:popover-open")?;
    browser.picture("menu")?;
    browser.click(".menu a[href='learn#/rules/yinsh']")?;
    browser.see("[data-page=rules] h1")?;
    browser.click(".bar .quiet")?;
    browser.click(".menu a[href='./#/games']")?;
    browser.see(".kept")
}
