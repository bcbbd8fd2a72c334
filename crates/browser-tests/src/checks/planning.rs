//! Thinking ahead: marks and arrows, a move planned for one's next turn, the turn that was missed.

use serde_json::json;

use super::seen::TURN_BOARD;
use super::{ensure, play};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, six_players};

/// How many marks and arrows are drawn.
fn drawn(browser: &Browser, count: usize) -> Done {
    let script = "return document.querySelectorAll('.board .planned').length === arguments[0]";
    browser.until(&format!("{count} marks"), script, json!([count]))
}

/// Presses the other button at one place and releases it at another.
fn point_out(browser: &Browser, from: &str, to: &str) -> Done {
    let (from, to) = (browser.place(from)?, browser.place(to)?);
    let events = [
        ("mouseMoved", from),
        ("mousePressed", from),
        ("mouseMoved", to),
        ("mouseReleased", to),
    ];
    for (kind, (x, y)) in events {
        let event = json!({"type": kind, "x": x, "y": y, "button": "right", "clickCount": 1});
        browser.command("Input.dispatchMouseEvent", event)?;
    }
    Ok(())
}

/// Rests a finger until its mark is there, and lifts it elsewhere.
fn rest(browser: &Browser, from: &str, to: &str, marks: usize) -> Done {
    let (from, to) = (browser.place(from)?, browser.place(to)?);
    let touch = |kind: &str, points: serde_json::Value| {
        let event = json!({"type": kind, "touchPoints": points});
        browser.command("Input.dispatchTouchEvent", event).map(drop)
    };
    touch("touchStart", json!([{"x": from.0, "y": from.1}]))?;
    drawn(browser, marks)?;
    touch("touchMove", json!([{"x": to.0, "y": to.1}]))?;
    touch("touchEnd", json!([]))
}

/// Marks and arrows by mouse, finger and key; none is a move, and a turn clears them.
pub fn marks(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.start_game()?;
    point_out(browser, "[data-point=f6]", "[data-point=f6]")?;
    drawn(browser, 1)?;
    point_out(browser, "[data-point=e5]", "[data-point=h8]")?;
    drawn(browser, 2)?;
    browser.picture("planning")?;
    point_out(browser, "[data-point=f6]", "[data-point=f6]")?;
    drawn(browser, 1)?;
    browser.key("ArrowUp")?;
    browser.key("*")?;
    drawn(browser, 2)?;
    browser.turns(0)?;
    browser.click("[data-point=f6]")?;
    browser.turns(1)?;
    drawn(browser, 0)?;
    point_out(browser, "[data-point=e5]", "[data-point=h8]")?;
    drawn(browser, 1)?;
    browser.key("Escape")?;
    drawn(browser, 0)?;
    browser.resize(390, 844, Touch::Yes)?;
    browser.resume(&six_players(12)?)?;
    rest(browser, "[data-cell=p15]", "[data-cell=p15]", 1)?;
    rest(browser, "[data-cell=m15]", "[data-cell=r18]", 2)?;
    drawn(browser, 2)?;
    browser.picture("planning-gemblo")?;
    browser.see(".list li:nth-child(12)")?;
    ensure(browser.text(".badge")?.is_empty(), "a mark is no piece")?;
    on_its_place(browser, "p15")?;
    browser.tap(TURN_BOARD)?;
    drawn(browser, 2)?;
    on_its_place(browser, "p15")
}

/// The ring round a place is there, from whichever side the board is seen.
fn on_its_place(browser: &Browser, name: &str) -> Done {
    let script = "const middle = (one) => { const r = document.querySelector(one).getBoundingClientRect();\
            return [r.x + r.width / 2, r.y + r.height / 2] };\
        const [[x, y], [a, b]] = [`[data-cell=${arguments[0]}]`, `.planned[data-way='${arguments[0]} ${arguments[0]}']`].map(middle);\
        return Math.hypot(x - a, y - b) < 2";
    browser.until("a mark lies on its place", script, json!([name]))
}

/// What happens while nobody looks is shown when somebody does.
pub fn missed(browser: &Browser, _: &str) -> Done {
    browser.begin(
        "lang=en\nanimation=slow\nconfirming=never",
        "Person\nEngine 1",
    )?;
    browser.start_game()?;
    let hide = "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });\
        dispatchEvent(new Event('visibilitychange'))";
    browser.click("[data-point=f6]")?;
    browser.run(hide, json!([true]))?;
    browser.turns(2)?;
    // A ring that is being placed has no mark of the last turn yet.
    let still = "return document.querySelector('.was-came') !== null";
    browser.until("nothing moves on a page that is hidden", still, json!([]))?;
    let script = "window.moved = 0; new MutationObserver(() => {\
            if (!document.querySelector('.was-came')) window.moved += 1;\
        }).observe(document.querySelector('.board'), { attributes: true, subtree: true })";
    browser.run(script, json!([]))?;
    browser.run(hide, json!([false]))?;
    browser.until("the turn is shown", "return window.moved > 0", json!([]))?;
    browser.until("and it ends", still, json!([]))
}

/// A move planned while the opponent thinks is shown, dropped by a touch, and made in its turn.
pub fn planned(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "Engine 10\nPerson")?;
    browser.start_blitz()?;
    browser.see(".thinking .chip")?;
    browser.click(".thinking .chip:nth-child(2)")?;
    browser.see(".thinking.waits")?;
    browser.click("[data-point=b1]")?;
    browser.see("[data-point=b1].ghost-black")?;
    browser.picture("planned")?;
    browser.click("[data-point=f6]")?;
    browser.until(
        "a touch drops it",
        "return document.querySelector('.ghost-black') === null",
        json!([]),
    )?;
    browser.click("[data-point=b1]")?;
    browser.see("[data-point=b1].ghost-black")?;
    browser.click(".thinking .chip")?;
    browser.see("[data-point=b1].ring-black")?;
    browser.see(".list li:nth-child(2)")
}
