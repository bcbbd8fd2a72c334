//! What visitors once stumbled over, finding by finding.

use i18n::{Lang, app};
use serde_json::json;

use super::seen::TURN_BOARD;
use super::{ensure, play, still};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, six_players};

/// A white ring on c1, black markers on c2 to c5: a jump to c6 makes a white row.
const NEAR_A_ROW: &str = "4/7/Wbbbb3/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move";

/// Waits until a claim in the page's own words holds.
fn until(browser: &Browser, what: &str, claim: &str) -> Done {
    browser.until(what, &format!("return {claim}"), json!([]))
}

/// The card at the end: five ways on, beside the board, and a list that can be walked from its start.
pub fn end_card(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.resume(&six_players(usize::MAX)?)?;
    until(
        browser,
        "five ways on",
        "[...document.querySelectorAll('.ended .button')].map((way) => way.textContent).join()\
            === 'Play again,Change opponent,Review,Analyse,Share'",
    )?;
    for (width, height, touch) in [
        (320, 640, Touch::Yes),
        (390, 844, Touch::Yes),
        (1024, 700, Touch::No),
    ] {
        browser.resize(width, height, touch)?;
        browser.picture(&format!("ended-{width}"))?;
        until(
            browser,
            "the card leaves the board alone",
            "(() => { const [card, board] = ['.ended', '.board'].map((one) => document.querySelector(one).getBoundingClientRect());\
                return card.top >= board.bottom || card.left >= board.right })()",
        )?;
        until(
            browser,
            "every row of the card is full",
            "(() => { const box = (one) => one.getBoundingClientRect();\
                const ends = [...document.querySelectorAll('.ended .button')].map((one) => box(one));\
                const rows = new Map(ends.map(({ top, right }) => [top, right]));\
                return rows.size > 1 && new Set([...rows.values()].map(Math.round)).size === 1 })()",
        )?;
        until(
            browser,
            "nobody is struck out at the end",
            "[...document.querySelectorAll('.colour-side *')].every((one) =>\
                !getComputedStyle(one).textDecorationLine.includes('line-through'))",
        )?;
    }
    ensure(
        !browser.text("main")?.contains("from now on"),
        "whoever has laid everything does not pass from now on",
    )?;
    browser.click(".ended .review")?;
    until(
        browser,
        "the start is looked at",
        "document.querySelector('.looking').textContent !== ''",
    )?;
    browser.see(".graph")?;
    browser.click(".stepper .tool:nth-child(4)")?;
    browser.see(".list [data-turn='1'][aria-current]")?;
    browser.visit("#/")?;
    until(
        browser,
        "a finished game is looked at",
        "document.querySelector('.home .wide').textContent === 'Look at the last game'",
    )?;
    browser.visit("play#/play")?;
    // Whoever turned the last board begins the next one on their own side all the same.
    browser.click(TURN_BOARD)?;
    browser.click(".ended .primary")?;
    // The person was first, and is second now.
    until(
        browser,
        "the seats have changed",
        "/Seat1 \"Engine/.test(localStorage.getItem('sixfold.game.' + localStorage.getItem('sixfold.game')))",
    )?;
    own_is_lowest(browser, 6, 2)
}

/// Colours, signs and lists of Gemblo: full names or none, signs upright from every side, a column for each colour.
pub fn colours(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.resume(&six_players(60)?)?;
    for width in [1440, 1280, 1200, 1024] {
        browser.resize(width, 768, Touch::No)?;
        until(
            browser,
            &format!("no name is cut at {width}"),
            "[...document.querySelectorAll('.colour-side .name')].every((one) => one.scrollWidth <= one.clientWidth)",
        )?;
    }
    for _ in 0..2 {
        until(
            browser,
            "signs stand upright",
            "[...document.querySelectorAll('.board .sign')].every((one) => {\
                const { a, b, d } = one.getCTM(); return a > 0 && b === 0 && d > 0 })",
        )?;
        until(
            browser,
            "no piece of the tray is cut",
            "[...document.querySelectorAll('.tray-piece svg')].every((one) => {\
                const [all, shown] = [one.viewBox.baseVal, one.firstElementChild.getBBox()];\
                return shown.y >= all.y && shown.y + shown.height <= all.y + all.height })",
        )?;
        browser.click(".stepper .tool:nth-child(6)")?;
    }
    until(
        browser,
        "a turn has a piece and a cell, in the column of its colour",
        "[...document.querySelectorAll('.rounds li')].every((turn) => {\
            const heads = [...document.querySelectorAll('.heads > *')];\
            const head = heads[getComputedStyle(turn).gridColumnStart - 1];\
            return head && turn.querySelector('.laid').classList.contains(head.className)\
                && /^[a-z]+[0-9]+$/.test(turn.textContent) })",
    )
}

/// One's own start lies at the bottom whatever the board, signs stand upright there, and a new game begins at the
/// top of the page.
pub fn own_corner(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    browser.begin(CALM, "")?;
    // The fourth of four sits at the side of the board as the rules draw it, the first of five at its left.
    for (players, seat) in [(4, 4), (2, 1), (6, 3), (5, 1)] {
        begin_at(browser, players, seat)?;
        own_is_lowest(browser, players, seat)?;
        until(
            browser,
            "the button that enlarges covers no start",
            "(() => { const zoom = document.querySelector('.zoom .tool').getBoundingClientRect();\
                return [...document.querySelectorAll('.start .home')].map((one) => one.getBoundingClientRect()).every((one) =>\
                    one.top >= zoom.bottom || one.bottom <= zoom.top || one.left >= zoom.right || one.right <= zoom.left) })()",
        )?;
        browser.picture(&format!("own-corner-{players}"))?;
        // Straight, the rectangle has cells as large as the hexagon of three.
        let size = browser.run(CELL, json!([]))?;
        let least = if [2, 4].contains(&players) {
            21.0
        } else {
            14.5
        };
        ensure(size.as_f64() >= Some(least), format!("{players}: {size}"))?;
    }
    until(
        browser,
        "the page begins at its top, with the keyboard there",
        "scrollY === 0 && document.activeElement.id === 'main'",
    )?;
    // Nothing jumps while the computers think, either.
    still::watch(browser)?;
    for key in ["5", "n", "Enter", "c"] {
        browser.key(key)?;
    }
    browser.turns(5)?;
    still::held(browser, "Gemblo against computers")
}

/// The start of a seat is the lowest, near the middle of the lower edge or in a lower corner of the rectangle.
fn own_is_lowest(browser: &Browser, players: usize, seat: usize) -> Done {
    let script = "const middle = (one) => { const r = one.getBoundingClientRect();\
            return [r.x + r.width / 2, r.y + r.height / 2] };\
        const low = (one) => one.getBoundingClientRect().bottom;\
        const all = [...document.querySelectorAll('.start .home')].map(low);\
        const [own] = arguments[1].map((colour) => document.querySelector(`.start.c${colour} .home`))\
            .sort((one, other) => low(other) - low(one));\
        const [[x, y], [cx, cy]] = [middle(own), middle(document.querySelector('.gemblo.board .surface'))];\
        const most = [2, 4].includes(arguments[0]) ? Math.PI / 3.8 : Math.PI / 6;\
        return low(own) >= Math.max(...all) - 1\
            && Math.abs(Math.atan2(x - cx, y - cy)) <= most + 0.01\
            && document.querySelector('.gemblo.board [transform*=rotate]') === null";
    // Two players have two colours each.
    let own = match players {
        2 => vec![seat - 1, seat + 1],
        _ => vec![seat - 1],
    };
    let what = format!("the start of {seat} of {players} is the lowest");
    browser.until(&what, script, json!([players, own]))
}

const CELL: &str = "return document.querySelector('.cell').getBoundingClientRect().width";

/// Begins a game of Gemblo against computers on the other seats.
fn begin_at(browser: &Browser, players: usize, seat: usize) -> Done {
    let script = "const players = Array(arguments[0]).fill('Engine 1'); players[arguments[1] - 1] = 'Person';\
        localStorage.setItem('sixfold.players.Gemblo', players.join('\\n'))";
    browser.run(script, json!([players, seat]))?;
    browser.visit("#/")?;
    browser.visit("#/new/gemblo")?;
    browser.tap(&format!(".form .choice:nth-of-type({})", players - 1))?;
    browser.tap(".form .primary")?;
    let last = if players == 2 { 3 } else { players - 1 };
    browser.see(&format!(".gemblo.board .start.c{last}"))
}

/// A row that is to be removed: the prompt says so, its number takes it, and Escape needs one press.
pub fn rows(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.open_position(NEAR_A_ROW)?;
    // A refusal and a chosen ring go with one press.
    browser.click("[data-point=c1]")?;
    browser.click("[data-point=e6]")?;
    browser.see(".status.refused")?;
    browser.key("Escape")?;
    until(
        browser,
        "both are gone",
        "!document.querySelector('.status.refused, .is-picked')",
    )?;
    browser.click("[data-point=c1]")?;
    browser.click("[data-point=c6]")?;
    browser.see(".chips .chip kbd")?;
    ensure(
        browser.text(".due")? == "White: remove your row" && browser.text(".note")?.is_empty(),
        "the prompt speaks of the row, and no more of the move",
    )?;
    browser.key("1")?;
    until(
        browser,
        "the only row is taken by its number",
        "document.querySelector('.due').textContent === 'White: remove one of your rings'",
    )
}

/// What is proposed is what a click lays, on whichever of its cells, in a game and in a puzzle.
pub fn proposals(browser: &Browser, _: &str) -> Done {
    let game = six_players(60)?;
    for cell in 0..5 {
        browser.begin(CALM, "")?;
        browser.resume(&game)?;
        lay_as_proposed(browser, cell)?;
        browser.begin(CALM, "")?;
        browser.visit("puzzle#/puzzles/1.2")?;
        lay_as_proposed(browser, cell)?;
    }
    Ok(())
}

/// Takes the last piece that fits, has a place proposed, and clicks one of its cells.
fn lay_as_proposed(browser: &Browser, cell: usize) -> Done {
    browser.click(".tray-piece:nth-last-child(1 of :not(.nowhere))")?;
    browser.key("n")?;
    browser.see(".ghost.fits")?;
    let script = "const ghost = document.querySelector('.ghost');\
        const cells = ghost.dataset.at.split(',');\
        return [cells[arguments[0] % cells.length], ghost.querySelector('.body').getAttribute('d')]";
    let proposed = browser.run(script, json!([cell]))?;
    let at = proposed[0].as_str().unwrap_or_default();
    browser.click(&format!("[data-cell={at}]"))?;
    let laid = "return [...document.querySelectorAll('.piece .body')].some((one) => one.getAttribute('d') === arguments[0])";
    browser.until(
        &format!("what was proposed is laid by {at}"),
        laid,
        json!([proposed[1]]),
    )
}

/// A phone has room for who plays and what is left, and a tray no row without pieces.
pub fn on_a_phone(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    browser.begin(CALM, "Person\nEngine 3")?;
    browser.start_game()?;
    until(
        browser,
        "nothing of a player is cut or broken",
        "[...document.querySelectorAll('.player :is(.who, .name, .pool)')].every((one) =>\
            one.scrollWidth <= one.clientWidth + 1 && one.getBoundingClientRect().height < 32)",
    )?;
    for turns in [0, 30, 60, 80] {
        browser.resume(&six_players(turns)?)?;
        until(
            browser,
            "no row of the tray is empty",
            "(() => { const foot = (one) => one.getBoundingClientRect().bottom;\
                const pieces = [...document.querySelectorAll('.tray-piece')];\
                return foot(document.querySelector('.tray-pieces')) - Math.max(...pieces.map(foot)) < 4 })()",
        )?;
        browser.picture(&format!("tray-{turns}"))?;
    }
    Ok(())
}

/// Small things of other pages: bars of lessons, the emblem in the dark, the bulb, signs of pictures, hints.
pub fn pages(browser: &Browser, _: &str) -> Done {
    browser.begin("lang=en\nanimation=off\ntheme=dark", "")?;
    until(
        browser,
        "the black ring is seen in the dark",
        "(() => { const circles = [...document.querySelectorAll('.emblem circle')];\
            const ring = circles.findIndex((one) => one.matches('.ring.black'));\
            const stroke = (one) => getComputedStyle(one).stroke;\
            return circles[ring - 1].matches('.ring-edge') && stroke(circles[ring - 1]) !== stroke(circles[ring]) })()",
    )?;
    browser.run(
        "localStorage.setItem('sixfold.lessons.yinsh', 'aim board')",
        json!([]),
    )?;
    browser.visit("learn#/learn/yinsh")?;
    browser.see(".steps a.done")?;
    until(
        browser,
        "a lesson that is done is no larger than another",
        "(() => { const size = (one) => { const { width, height } = document.querySelector(one).getBoundingClientRect();\
                return `${Math.round(width)} ${Math.round(height)}` };\
            return size('.steps a.done') === size('.steps a:not(.done, [aria-current])') })()",
    )?;
    until(
        browser,
        "a question mark means the list of keys, and nothing else",
        "[...document.querySelectorAll('button:not(.help) .icon path')].every((one) => !one.getAttribute('d').startsWith('M9 9a3'))",
    )?;
    browser.visit("puzzle#/pictures/g/fish")?;
    browser.see(".piece .sign")?;
    for _ in 0..2 {
        browser.click(".chip.signs")?;
    }
    browser.click(".chip.signs")?;
    until(
        browser,
        "a picture without signs",
        "getComputedStyle(document.querySelector('.piece .sign')).display === 'none'",
    )?;
    browser.reload()?;
    browser.see(".chip.signs[aria-pressed=false]")
}

/// In French a person is no « Personne », and no line ends within a row.
pub fn french(browser: &Browser, _: &str) -> Done {
    browser.resize(320, 568, Touch::Yes)?;
    browser.begin("lang=fr\nanimation=off\nconfirming=touch", play::TWO_PEOPLE)?;
    browser.visit("#/new/yinsh")?;
    browser.see(".form .primary")?;
    let form = browser.text(".form")?;
    ensure(
        form.contains(app::PERSON.to(Lang::Fr)) && !form.contains("Personne"),
        "people are called people",
    )?;
    browser.open_position(NEAR_A_ROW)?;
    browser.tap("[data-point=c1]")?;
    browser.tap("[data-point=c6]")?;
    browser.see(".chips .chip kbd")?;
    until(
        browser,
        "no row is broken over two lines",
        "(() => { const texts = document.createTreeWalker(document.querySelector('.play'), NodeFilter.SHOW_TEXT);\
            while (texts.nextNode()) for (const { 0: row, index } of texts.currentNode.data.matchAll(/[a-k][0-9]+[–-]\\u2060?[a-k][0-9]+/g)) {\
                const range = document.createRange();\
                range.setStart(texts.currentNode, index); range.setEnd(texts.currentNode, index + row.length);\
                if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) return false }\
            return true })()",
    )
}
