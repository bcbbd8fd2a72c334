//! The analysis board: lines while the engine thinks, variations, marks, setting up, files, keys.

use serde_json::json;

use super::{ensure, play};
use crate::browser::{Browser, SHIFT, Touch};
use crate::failure::Done;
use crate::page::{CALM, THREADS, six_players};

/// White wins by moving the ring of f6 off its line.
const WON: &str = "4/7/W7/BBB6/10/wwwwW4/10/9/BB6/W6/4 w 2-0 standard move";

/// The cells that the obstacles of the rule book cover.
const BOOK_OBSTACLES: usize = 66;

fn until(browser: &Browser, what: &str, claim: &str) -> Done {
    browser.until(what, &format!("return {claim}"), json!([]))
}

fn moves(browser: &Browser, count: usize) -> Done {
    let claim = format!("document.querySelectorAll('.tree .move').length === {count}");
    until(browser, &format!("{count} turns in the tree"), &claim)
}

/// Lines come while the engine thinks, are drawn and played; another turn stops it and asks anew.
pub fn lines(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.analyse("blitz")?;
    browser.see(".engine-lines li:nth-child(3) .line-turn")?;
    browser.see(".figures .line-1")?;
    until(
        browser,
        "everybody's chances",
        "document.querySelectorAll('.chances .share').length === 2",
    )?;
    browser.picture("analysis")?;
    moves(browser, 1)?;
    browser.key(" ")?;
    moves(browser, 2)?;
    browser.key(" ")?;
    moves(browser, 3)?;
    browser.see(".engine-lines .line-turn")?;
    browser.click(".engine-lines .line-turn")?;
    moves(browser, 4)?;
    browser.analyse(WON)?;
    until(
        browser,
        "a win is told",
        "document.querySelector('.engine-lines strong')?.textContent === 'wins, turns 1'",
    )?;
    browser.resize(390, 844, Touch::Yes)?;
    browser.picture("analysis-phone")?;
    browser.resume(&six_players(30)?)?;
    browser.visit("analysis#/analysis")?;
    browser.see(".figures .turn.piece.line-1")?;
    until(
        browser,
        "six have chances",
        "document.querySelectorAll('.chances .share').length === 6",
    )?;
    browser.picture("analysis-gemblo-phone")?;
    browser.resize(1280, 800, Touch::No)?;
    browser.picture("analysis-gemblo")
}

/// Whoever goes on stops the engine at once, before it can say another word about the old position, and asks anew; there is
/// never more than one.
pub fn stops(browser: &Browser, _: &str) -> Done {
    browser.note_threads()?;
    browser.begin(CALM, "")?;
    browser.analyse("[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6 3.a2\n")?;
    for key in ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"] {
        browser.see(".engine-lines .line-turn")?;
        browser.run(&format!("{THREADS}.length = 0"), json!([]))?;
        browser.key(key)?;
        let names = format!("{THREADS}.map(([name]) => name)");
        until(
            browser,
            "the engine tells of another position",
            &format!("{names}.lastIndexOf('told') > {names}.lastIndexOf('key')"),
        )?;
        let script = format!(
            "const all = {names}; return all.slice(all.indexOf('key'), all.indexOf('told', all.indexOf('key')) + 1)"
        );
        let order = browser.run(&script, json!([]))?;
        ensure(
            order == json!(["key", "end", "begin", "ask", "told"]),
            format!("{key}: {order}"),
        )?;
    }
    Ok(())
}

/// Variations are played, promoted, commented and deleted, by mouse and by keyboard; a reload keeps them.
pub fn variations(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.analyse("standard")?;
    for point in ["e5", "f6", "g6"] {
        browser.click(&format!("[data-point={point}]"))?;
    }
    moves(browser, 4)?;
    browser.run("document.querySelector('#main').focus()", json!([]))?;
    browser.key("ArrowLeft")?;
    browser.key("ArrowLeft")?;
    until(
        browser,
        "one turn is shown",
        "document.querySelectorAll('.spot[class*=ring-]').length === 1",
    )?;
    browser.click("[data-point=d4]")?;
    moves(browser, 5)?;
    browser.see(".variation .move[aria-current]")?;
    browser.run("document.querySelector('#main').focus()", json!([]))?;
    browser.key("ArrowUp")?;
    until(
        browser,
        "the line is looked at",
        "document.querySelector('.tree .move[aria-current]').title === 'f6'",
    )?;
    browser.key("ArrowDown")?;
    until(
        browser,
        "the variation again",
        "document.querySelector('.tree .move[aria-current]').title === 'd4'",
    )?;
    browser.click(".tree-tools .button:nth-child(1)")?;
    until(
        browser,
        "it is the line now",
        "document.querySelector('.variation .move').title === 'f6'",
    )?;
    let comment = "const field = document.querySelector('.comment'); field.value = 'bold';\
        field.dispatchEvent(new Event('change', {bubbles: true}))";
    browser.run(comment, json!([]))?;
    until(
        browser,
        "what was said",
        "document.querySelector('.tree .said')?.textContent === 'bold'",
    )?;
    browser.run(
        "document.querySelector('[data-point=d4]').focus()",
        json!([]),
    )?;
    browser.key("*")?;
    browser.see(".figures .mark")?;
    browser.picture("analysis-variations")?;
    let saved = "decodeURIComponent(document.querySelector('.files a[download$=sgf]').href)";
    until(
        browser,
        "the file has all",
        &format!("/\\(;B\\[d4\\][^]*C\\[bold\\][^]*\\(;B\\[f6\\]/.test({saved})"),
    )?;
    browser.reload()?;
    moves(browser, 5)?;
    browser.see(".tree .move[title=d4][aria-current]")?;
    browser.see(".figures .mark")?;
    browser.click(".tree-tools .button:nth-child(2)")?;
    moves(browser, 4)?;
    ensure(
        browser.text(".tree .said")?.is_empty(),
        "what was said went with it",
    )
}

/// What can be done with a turn, without a mouse: by keys, then by fingers.
pub fn by_hand(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.analyse("standard")?;
    browser.click("[data-point=e5]")?;
    browser.click("[data-point=f6]")?;
    browser.key("ArrowLeft")?;
    browser.run("document.querySelector('#main').focus()", json!([]))?;
    browser.key("ArrowLeft")?;
    browser.click("[data-point=d4]")?;
    moves(browser, 4)?;
    // With the keyboard still on the board.
    browser.press("ArrowUp", SHIFT)?;
    browser.see(".variation .move[title=f6]")?;
    browser.run("document.querySelector('#main').focus()", json!([]))?;
    browser.key("Enter")?;
    browser.command("Input.insertText", json!({"text": "bold"}))?;
    browser.key("Escape")?;
    said(browser, "bold")?;
    draw_arrow(browser)?;
    browser.run("document.querySelector('#main').focus()", json!([]))?;
    browser.key("Delete")?;
    moves(browser, 3)?;
    browser.see(".tree .move[title=e5][aria-current]")?;
    browser.resize(390, 844, Touch::Yes)?;
    browser.reload()?;
    browser.see(".tree .move[title=e5][aria-current]")?;
    by_fingers(browser)
}

/// An arrow from one place to another is drawn with two keys, and taken away again.
fn draw_arrow(browser: &Browser) -> Done {
    browser.run(
        "document.querySelector('[data-point=d4]').focus()",
        json!([]),
    )?;
    // The keyboard has its own place on the board.
    browser.key("ArrowUp")?;
    for arrows in [1, 0] {
        for key in ["-", "ArrowUp", "-", "ArrowDown"] {
            browser.key(key)?;
        }
        let claim =
            format!("document.querySelectorAll('.figures .mark.arrow').length === {arrows}");
        until(browser, &format!("{arrows} arrows"), &claim)?;
    }
    Ok(())
}

/// A variation by taps, its comment, an arrow by a finger that rests, and away with it.
fn by_fingers(browser: &Browser) -> Done {
    browser.tap("[data-point=g7]")?;
    browser.tap(".confirm:not([disabled])")?;
    moves(browser, 4)?;
    browser.tap(".tree-tools .button:nth-child(1)")?;
    browser.see(".variation .move[title=f6]")?;
    browser.tap(".comment")?;
    browser.command("Input.insertText", json!({"text": "quiet"}))?;
    browser.tap(".tree .move[title=g7]")?;
    said(browser, "quiet")?;
    let (from, to) = (
        browser.place("[data-point=c3]")?,
        browser.place("[data-point=h8]")?,
    );
    let touch = |kind: &str, points: serde_json::Value| {
        let event = json!({"type": kind, "touchPoints": points});
        browser.command("Input.dispatchTouchEvent", event).map(drop)
    };
    touch("touchStart", json!([{"x": from.0, "y": from.1}]))?;
    browser.see(".figures .mark:not(.arrow)")?;
    touch("touchMove", json!([{"x": to.0, "y": to.1}]))?;
    touch("touchEnd", json!([]))?;
    browser.see(".figures .mark.arrow")?;
    browser.picture("analysis-finger")?;
    browser.tap(".tree-tools .button:nth-child(2)")?;
    moves(browser, 3)
}

fn said(browser: &Browser, words: &str) -> Done {
    let claim = format!("document.querySelector('.tree .said')?.textContent === '{words}'");
    until(browser, "what was said", &claim)
}

/// A position is set up by mouse and keyboard, what cannot be is said, and a text is pasted.
pub fn set_up(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.analyse(WON)?;
    browser.click("details:last-of-type summary")?;
    browser.click(".set-up-yinsh.primary")?;
    browser.see(".set-up [data-point=c1].ring-white")?;
    browser.picture("set-up")?;
    browser.click("[data-point=c1]")?;
    let said = "document.querySelector('.set-up .note').textContent";
    until(
        browser,
        "a ring is missing",
        &format!("{said}.includes('White')"),
    )?;
    until(
        browser,
        "no way on",
        "document.querySelector('.set-up .primary').disabled",
    )?;
    browser.run(
        "document.querySelector('[data-point=c1]').focus()",
        json!([]),
    )?;
    browser.key("ArrowUp")?;
    browser.key("Enter")?;
    browser.see(".set-up [data-point=c2].ring-white")?;
    until(browser, "all is well", &format!("{said} === ''"))?;
    browser.resize(390, 844, Touch::Yes)?;
    browser.picture("set-up-phone")?;
    browser.tap(".set-up .primary")?;
    browser.see(".tree .move")?;
    browser.see(".board [data-point=c2].ring-white")?;
    browser.resize(1280, 800, Touch::No)?;
    // The panel scrolls, and ends above the window's edge.
    let script = "document.querySelector('details:first-of-type').scrollIntoView()";
    browser.run(script, json!([]))?;
    browser.click("details:first-of-type summary")?;
    let paste = "const field = document.querySelector('details textarea'); field.value = arguments[0];\
        field.dispatchEvent(new Event('input', {bubbles: true}))";
    browser.run(paste, json!(["nonsense"]))?;
    browser.click("details:first-of-type .button")?;
    browser.see(".unread")?;
    let record = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6 (2.g6 {quiet}) 3.a2\n";
    browser.run(paste, json!([record]))?;
    browser.click("details:first-of-type .button")?;
    moves(browser, 5)
}

/// A position of Gemblo is laid by mouse and by keys; what play cannot come to is said; it is analysed turn by turn.
pub fn set_up_gemblo(browser: &Browser, _: &str) -> Done {
    let starts = gemblo::Setup::FOUR.starts();
    let [blue, red] = [starts[0], starts[1]].map(|start| format!("[data-cell={start}]"));
    browser.begin(CALM, "")?;
    browser.analyse("gemblo4")?;
    let surface = "document.querySelector('.board .surface').getAttribute('d')";
    let analysed = browser.run(&format!("return {surface}"), json!([]))?;
    browser.click("details:last-of-type summary")?;
    browser.click(".set-up-gemblo.primary")?;
    browser.see(&format!(".laying {blue}.marked"))?;
    let set_up = browser.run(&format!("return {surface}"), json!([]))?;
    ensure(
        analysed == set_up,
        "the board lies as it does in the analysis",
    )?;
    browser.click("[data-piece='1']")?;
    browser.click(&blue)?;
    refused(browser, "With these pieces another colour is to move: Red.")?;
    to_move(browser, 2)?;
    refused(browser, "")?;
    browser.click("[data-piece='2']")?;
    browser.click("[data-cell=o11]")?;
    refused(
        browser,
        "Red: another piece has to be laid first, since turns go round.",
    )?;
    // The rest by keys, on the board of the second colour.
    browser.run("document.querySelector('#main').focus()", json!([]))?;
    browser.key("u")?;
    refused(browser, "")?;
    browser.key("2")?;
    browser.see(&format!(".laying {red}.marked"))?;
    browser.key("a")?;
    play::touch_by_keys(
        browser,
        &blue.replace(&starts[0].to_string(), &starts[2].to_string()),
    )?;
    refused(
        browser,
        &format!(
            "Red: The first piece must cover the start cell {}.",
            starts[1]
        ),
    )?;
    browser.key("u")?;
    browser.key("a")?;
    play::touch_by_keys(browser, &red)?;
    to_move(browser, 3)?;
    refused(browser, "")?;
    browser.picture("set-up-gemblo")?;
    browser.resize(390, 844, Touch::Yes)?;
    browser.picture("set-up-gemblo-phone")?;
    browser.tap(".set-up .primary:not([disabled])")?;
    moves(browser, 3)?;
    browser.see(&format!(".tree .move[title={}][aria-current]", starts[1]))?;
    browser.reload()?;
    browser.see(&format!(".tree .move[title={}][aria-current]", starts[1]))?;
    browser.resize(1280, 800, Touch::No)?;
    five_players(browser)
}

/// Another number of players is another board; obstacles are no cells to lay on.
fn five_players(browser: &Browser) -> Done {
    browser.click("details:last-of-type summary")?;
    browser.click(".set-up-gemblo.primary")?;
    until(
        browser,
        "the position that was looked at",
        "document.querySelectorAll('.laying .piece').length === 2",
    )?;
    browser.click("fieldset:has([name=Players]) .choice:nth-of-type(4)")?;
    let cells =
        "[...document.querySelectorAll('.laying .cell')].map((one) => one.dataset.cell).join()";
    until(
        browser,
        "the board has obstacles",
        &format!("{cells}.split(',').length === {}", 463 - BOOK_OBSTACLES),
    )?;
    let book = browser.run(&format!("return {cells}"), json!([]))?;
    browser.click("fieldset:has([name=Obstacles]) .choice:nth-of-type(2)")?;
    let other = format!("return {cells} !== arguments[0] && {cells} !== ''");
    browser.until("other obstacles are drawn", &other, json!([book]))?;
    browser.picture("set-up-gemblo-five")
}

/// Says who is to move, by the place in the playing order.
fn to_move(browser: &Browser, place: usize) -> Done {
    browser.click(&format!(
        "fieldset:has([name='To move']) .choice:nth-of-type({place})"
    ))
}

/// What is said of the position; nothing opens the way on.
fn refused(browser: &Browser, said: &str) -> Done {
    let claim = format!(
        "document.querySelector('.set-up .note').textContent.startsWith('{said}')\
            && (document.querySelector('.set-up .note').textContent === '') === {}\
            && document.querySelector('.set-up .files .primary').disabled === {}",
        said.is_empty(),
        !said.is_empty()
    );
    until(browser, &format!("it is said: {said:?}"), &claim)
}
