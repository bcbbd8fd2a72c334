//! The board component on the page for frames: drawn, played on, and shown by another site.

use std::io::{Read, Write};
use std::net::TcpListener;

use game::{Match, Rng};
use serde_json::json;
use yinsh::Step;

use super::access::{bring_axe, judge};
use super::ensure;
use crate::browser::{Browser, Touch};
use crate::failure::Done;

/// What finds something inside the board.
const INSIDE: &str =
    "document.querySelector('sixfold-board').shadowRoot.querySelector(arguments[0])";

pub fn yinsh(browser: &Browser, _: &str) -> Done {
    open(browser, "embed/yinsh-blitz")?;
    let mut game = Match::<yinsh::Position>::new(yinsh::Setup::BLITZ);
    let mut rng = Rng::new(3);
    for number in 0.. {
        let legal = game.position().legal();
        let Some(step) = legal.nth(rng.below(legal.len())) else {
            break;
        };
        // Every tenth step is made without a mouse.
        if number % 10 == 3 {
            by_keyboard(browser, step)?;
        } else {
            by_clicking(browser, step)?;
        }
        game.play(step)?;
        shows_game(browser, &game)?;
    }
    browser.picture("embed-yinsh")?;
    browser.click("#back")?;
    game.undo_step();
    shows_game(browser, &game)
}

fn shows_game(browser: &Browser, game: &Match<yinsh::Position>) -> Done {
    let turns = game.turn_texts();
    match (game.position().to_act(), turns.last()) {
        (Some(_), Some(last)) => shows(browser, &format!("{}. {last}", turns.len())),
        _ => shows(browser, &format!("{} ■", turns.len())),
    }
}

/// Clicks where a step is made.
fn by_clicking(browser: &Browser, step: Step) -> Done {
    match step {
        Step::PlaceRing(point) | Step::RemoveRing(point) => click(browser, &at(point)),
        Step::MoveRing { from, to } => {
            click(browser, &at(from))?;
            click(browser, &at(to))
        }
        Step::RemoveRow(row) => {
            let middle = row.points().iter().nth(2).ok_or("a row has five points")?;
            click(browser, &at(middle))?;
            // Rows that share their middle are told apart by buttons.
            let button = format!("[data-step='{step}']");
            let found = browser.run(&format!("return {INSIDE} !== null"), json!([button]))?;
            if found == json!(true) {
                click(browser, &button)?;
            }
            Ok(())
        }
        Step::Pass => click(browser, "[data-step='--']"),
    }
}

/// Walks to each point by arrows, and presses Enter there; other steps are clicked.
fn by_keyboard(browser: &Browser, step: Step) -> Done {
    let points = match step {
        Step::PlaceRing(point) => vec![point],
        Step::MoveRing { from, to } => vec![from, to],
        other => return by_clicking(browser, other),
    };
    browser.run(&format!("{INSIDE}.focus()"), json!([".board"]))?;
    for point in points {
        walk(browser, &point.to_string())?;
        browser.key("Enter")?;
    }
    Ok(())
}

/// Presses arrows until the cursor is at a place: along the longer way, or the other where that one is shut.
fn walk(browser: &Browser, to: &str) -> Done {
    let script = "const board = document.querySelector('sixfold-board').shadowRoot;\
        const middle = (one) => { const r = board.querySelector(one)?.getBoundingClientRect();\
            return r && [r.x + r.width / 2, r.y + r.height / 2] };\
        const at = middle('.cursor'), to = middle(`[data-place=${arguments[0]}]`);\
        if (!at) return ['ArrowUp', 'ArrowUp', 'nowhere'];\
        const [x, y] = [to[0] - at[0], to[1] - at[1]];\
        const ways = [x > 0 ? 'ArrowRight' : 'ArrowLeft', y > 0 ? 'ArrowDown' : 'ArrowUp'];\
        if (Math.abs(y) > Math.abs(x)) ways.reverse();\
        return Math.hypot(x, y) < 3 ? [] : [...ways, `${at}`]";
    let mut before = json!(null);
    for _ in 0..60 {
        let ways = browser.run(script, json!([to]))?;
        let is_shut = ways[2] == before;
        let Some(arrow) = ways[usize::from(is_shut)].as_str() else {
            return Ok(());
        };
        browser.key(arrow)?;
        before = if is_shut {
            json!(null)
        } else {
            ways[2].clone()
        };
    }
    Err(format!("no arrows lead to {to}").into())
}

pub fn gemblo(browser: &Browser, _: &str) -> Done {
    open(browser, "embed/gemblo3")?;
    let mut game = Match::<gemblo::Position>::new(gemblo::Setup::THREE);
    let mut rng = Rng::new(5);
    for number in 1..=18 {
        let is_touch = number > 12;
        if number == 13 {
            browser.picture("embed-gemblo")?;
            browser.resize(390, 844, Touch::Yes)?;
        }
        let legal = game.position().legal();
        let placement = legal
            .nth(rng.below(legal.len()))
            .ok_or("it goes on so long")?;
        let piece = format!("[aria-label='piece {}']", placement.piece().number());
        let cell = at(placement.origin());
        if is_touch {
            for touched in [&piece, &cell, &cell] {
                browser.tap_at(place(browser, touched)?)?;
            }
        } else {
            click(browser, &piece)?;
            click(browser, &cell)?;
        }
        let script = "return document.querySelector('#turn').textContent.startsWith(arguments[0])";
        browser.until("a piece is laid", script, json!([format!("{number}. ")]))?;
        let shown = browser.text("#turn")?;
        let (_, laid) = shown.split_once(". ").ok_or("a turn is shown")?;
        let origin = placement.origin().to_string();
        let covers = laid.split(',').any(|cell| cell == origin);
        ensure(covers, format!("{laid} does not cover {origin}"))?;
        game.play_turn(laid)?;
    }
    Ok(())
}

pub fn framed(browser: &Browser, _: &str) -> Done {
    let has_axe = bring_axe(browser)?;
    for page in [
        "embed/yinsh#e3.f6.d2",
        "embed/gemblo5",
        "embed/example.html",
    ] {
        open(browser, page)?;
        if has_axe {
            judge(browser, page)?;
        }
    }
    let framed = "return new URL('yinsh#e3.f6', location).href";
    let framed = browser.run(framed, json!([]))?;
    browser.go_to(&elsewhere(framed.as_str().unwrap_or_default())?)?;
    browser.enter_frame()?;
    shows(browser, "2. f6")
}

/// The address of another site, whose only page has this one in a frame.
fn elsewhere(framed: &str) -> Done<String> {
    let page = format!(
        "<!doctype html><link rel=icon href=data:,>\
        <iframe width=600 height=600 src='{framed}'></iframe>"
    );
    let answer = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{page}",
        page.len()
    );
    let door = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    let port = door.local_addr().map_err(|error| error.to_string())?.port();
    std::thread::spawn(move || {
        for mut visitor in door.incoming().flatten() {
            // A browser may open a connection and say nothing; then there is nothing to answer.
            let mut asked = [0; 2048];
            if visitor.read(&mut asked).is_ok_and(|length| length > 0) {
                let _ = visitor.write_all(answer.as_bytes());
            }
        }
    });
    Ok(format!("http://127.0.0.1:{port}/"))
}

/// Opens a page and waits for its board.
fn open(browser: &Browser, page: &str) -> Done {
    browser.go(page)?;
    let script = "return Boolean(document.querySelector('sixfold-board')?.shadowRoot\
        ?.querySelector('.place'))";
    browser.until("the board is drawn", script, json!([]))
}

/// Waits until the page says this of the last turn.
fn shows(browser: &Browser, expected: &str) -> Done {
    let script = "return document.querySelector('#turn')?.textContent === arguments[0]";
    browser.until(expected, script, json!([expected]))
}

fn at(place: impl std::fmt::Display) -> String {
    format!("[data-place={place}]")
}

fn click(browser: &Browser, selector: &str) -> Done {
    browser.click_at(place(browser, selector)?)
}

/// The middle of something inside the board, scrolled into view.
fn place(browser: &Browser, selector: &str) -> Done<(f64, f64)> {
    let found = format!("return {INSIDE} !== null");
    browser.until(selector, &found, json!([selector]))?;
    let script = format!(
        "const element = {INSIDE};\
        const inside = (r) => r.top >= 0 && r.bottom <= innerHeight;\
        if (!inside(element.getBoundingClientRect())) element.scrollIntoView({{block: 'center'}});\
        const r = element.getBoundingClientRect();\
        return [r.x + r.width / 2, r.y + r.height / 2]"
    );
    let place = browser.run(&script, json!([selector]))?;
    match (place[0].as_f64(), place[1].as_f64()) {
        (Some(x), Some(y)) => Ok((x, y)),
        _ => Err(format!("{selector} has no place").into()),
    }
}
