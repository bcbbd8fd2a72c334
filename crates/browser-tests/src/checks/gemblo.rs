//! Games of Gemblo at one screen: by mouse, finger and keyboard, and over a reload.

use game::Rng;
use gemblo::{Orientation, Piece, Placement, Position, Setup};
use serde_json::json;
use table::Table;
use table::gemblo::{Board, Laying, Turning};

use super::{ensure, still};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, KEPT};

/// The keys of the pieces.
const LETTERS: &str = "abdeghijklmoqstvwx";
const TURN: &str = ".hand > .tool:nth-of-type(2)";
const FLIP: &str = ".hand > .tool:nth-of-type(3)";

const NEXT: &str = ".hand > .tool:nth-of-type(4)";

/// A board like the one in the browser, for people only.
pub(super) fn board(players: u8) -> Done<Board> {
    let setup = Setup::for_players(players).ok_or("there is no such game")?;
    Ok(Board::new(Table::new(setup, vec![])))
}

/// How the piece is held when it is taken from the tray.
fn lifted(board: &Board, piece: Piece) -> Done<Orientation> {
    let mut board = board.clone();
    board.lift(piece);
    let held = board.tray().and_then(|tray| tray.held);
    Ok(held.ok_or("a piece can be taken")?.orientation)
}

/// Any placement; one that needs no turning most of the time.
pub(super) fn choice(board: &Board, rng: &mut Rng) -> Option<Placement> {
    let legal: Vec<Placement> = board.table().position().legal().iter().collect();
    let any = *legal.get(rng.below(legal.len()))?;
    let as_lifted = lifted(board, any.piece()).ok()?;
    let easy: Vec<Placement> = legal
        .into_iter()
        .filter(|placement| placement.orientation() == as_lifted)
        .collect();
    match rng.below(6) {
        0 => Some(any),
        _ => easy.get(rng.below(easy.len())).copied().or(Some(any)),
    }
}

/// Turns and flips, by the buttons, that bring a piece into an orientation.
fn turnings(from: Orientation, to: Orientation) -> Done<Vec<&'static str>> {
    for flips in 0..2 {
        let mut held = match flips {
            0 => from,
            _ => Turning::Over.apply(from),
        };
        let mut buttons = vec![FLIP; flips];
        for _ in 0..6 {
            if held == to {
                return Ok(buttons);
            }
            held = Turning::Right.apply(held);
            buttons.push(TURN);
        }
    }
    Err("turning reaches every orientation".into())
}

fn tray_piece(piece: Piece) -> String {
    format!(".tray-piece[aria-label^='Piece {},']", piece.number())
}

fn middle(browser: &Browser, placement: Placement) -> Done<(f64, f64)> {
    let cells: Vec<String> = placement.cells().map(|cell| cell.to_string()).collect();
    let script = "const boxes = arguments[0].map((cell) =>\
            document.querySelector(`[data-cell=${cell}]`).getBoundingClientRect());\
        const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;\
        return [mean(boxes.map((b) => b.x + b.width / 2)), mean(boxes.map((b) => b.y + b.height / 2))]";
    let place = browser.run(script, json!([cells]))?;
    let at = |index: usize| place[index].as_f64().ok_or("the cells have a place");
    Ok((at(0)?, at(1)?))
}

/// Starts a game of people through the form.
fn start(browser: &Browser, settings: &str, players: u8) -> Done {
    browser.begin(settings, "")?;
    let people = ["Person"; 6].join("\n");
    let script = "localStorage.setItem('sixfold.players.Gemblo', arguments[0])";
    browser.run(script, json!([people]))?;
    browser.visit("#/new/gemblo")?;
    browser.click(&format!(".form .choice:nth-of-type({})", players - 1))?;
    browser.click(".form .primary")?;
    browser.see(".gemblo.board")
}

/// Takes a piece, turns it and lays it, all by clicking.
pub(super) fn lay(browser: &Browser, board: &Board, placement: Placement) -> Done {
    browser.click(&tray_piece(placement.piece()))?;
    for button in turnings(lifted(board, placement.piece())?, placement.orientation())? {
        browser.click(button)?;
    }
    browser.click_at(middle(browser, placement)?)
}

pub fn by_clicking(browser: &Browser, _: &str) -> Done {
    start(browser, CALM, 2)?;
    still::watch(browser)?;
    let mut board = board(2)?;
    let mut rng = Rng::new(5);
    let mut number = 0_usize;
    while let Some(placement) = choice(&board, &mut rng) {
        // The table of results at the end is larger than a tray.
        if number.is_multiple_of(4) {
            still::held(browser, "Gemblo at a desk")?;
        }
        lay(browser, &board, placement)?;
        number += 1;
        browser.turns(number)?;
        play(&mut board, placement)?;
    }
    same_game(browser, &board)?;
    browser.see(".results")?;
    let places = "return document.querySelectorAll('.results .place').length === 2";
    browser.until("both players have a place", places, json!([]))?;
    let said = browser.text(".results .decided")?;
    ensure(!said.is_empty(), "the table says what decided")?;
    browser.picture("gemblo-two-end")
}

pub(super) fn play(board: &mut Board, placement: Placement) -> Done {
    let text = placement.to_string();
    board.play_turn(&text)?;
    Ok(())
}

/// The browser has kept exactly the turns of this board.
pub(super) fn same_game(browser: &Browser, board: &Board) -> Done {
    let turns = browser.run(
        "return [...document.querySelectorAll('.list .move')].map((turn) => turn.title)",
        json!([]),
    )?;
    let expected: Vec<String> = board
        .table()
        .turns()
        .into_iter()
        .map(|turn| turn.1)
        .collect();
    ensure(turns == json!(expected), format!("{turns} is {expected:?}"))
}

/// A whole game of six by finger; the middle of it on a board that is enlarged.
pub fn by_touch(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    start(browser, CALM, 6)?;
    still::watch(browser)?;
    let mut board = board(6)?;
    let mut rng = Rng::new(6);
    let mut number = 0_usize;
    while let Some(mut placement) = choice(&board, &mut rng) {
        if number.is_multiple_of(6) {
            still::held(browser, "Gemblo on a phone")?;
        }
        if number == 18 || number == 48 {
            browser.tap(".zoom .tool")?;
        }
        if (18..48).contains(&number) {
            placement = lay_as_proposed(browser, placement.piece())?;
        } else {
            lay_by_touch(browser, &board, placement, number)?;
        }
        browser.see(".piece.draft")?;
        browser.turns(number)?;
        match number % 3 {
            // A second tap on the piece itself confirms, too.
            0 => browser.tap(&format!("[data-cell={}]", placement.origin()))?,
            _ => browser.tap(".actions .confirm")?,
        }
        number += 1;
        browser.turns(number)?;
        play(&mut board, placement)?;
        if number == 30 {
            browser.picture("gemblo-touch")?;
        }
    }
    same_game(browser, &board)?;
    browser.see(".results")
}

/// Takes a piece, turns it and lays it, by taps or by dragging it from the tray.
fn lay_by_touch(browser: &Browser, board: &Board, placement: Placement, number: usize) -> Done {
    let (piece, held) = (placement.piece(), lifted(board, placement.piece())?);
    let buttons = turnings(held, placement.orientation())?;
    if buttons.is_empty() && number.is_multiple_of(2) {
        // The piece is drawn above the finger that drags it.
        let from = browser.place(&tray_piece(piece))?;
        let (x, y) = middle(browser, placement)?;
        return browser.drag(from, (x, y + 64.0));
    }
    browser.tap(&tray_piece(piece))?;
    for button in buttons {
        browser.tap(button)?;
    }
    browser.tap_at(middle(browser, placement)?)
}

/// On an enlarged board a proposed place comes into view by itself, and a tap lays the piece there.
fn lay_as_proposed(browser: &Browser, piece: Piece) -> Done<Placement> {
    browser.tap(&tray_piece(piece))?;
    browser.tap(NEXT)?;
    browser.see(".ghost.fits")?;
    let at = browser.run(
        "return document.querySelector('.ghost').dataset.at",
        json!([]),
    )?;
    let placement = at.as_str().and_then(|at| at.parse().ok());
    let placement: Placement = placement.ok_or("a proposal says where it is")?;
    browser.tap_at(middle(browser, placement)?)?;
    Ok(placement)
}

pub fn by_keyboard(browser: &Browser, _: &str) -> Done {
    start(browser, CALM, 2)?;
    let mut board = board(2)?;
    let mut rng = Rng::new(7);
    let mut number = 0;
    while let Some(placement) = choice(&board, &mut rng) {
        let piece = placement.piece();
        let letter = &LETTERS[usize::from(piece.number()) - 1..][..1];
        // The first of all places where the piece fits.
        let fits = |placement: &Placement| placement.piece() == piece;
        let legal: Vec<Placement> = board.table().position().legal().iter().collect();
        let first = legal.into_iter().filter(fits).min().ok_or("it fits")?;
        for key in [letter, "n", "Enter"] {
            browser.key(key)?;
        }
        number += 1;
        browser.turns(number)?;
        play(&mut board, first)?;
    }
    same_game(browser, &board)?;
    browser.see(".results")?;
    browser.key("u")?;
    browser.turns(number - 1)?;
    browser.key("y")?;
    browser.turns(number)
}

pub fn reload(browser: &Browser, _: &str) -> Done {
    start(browser, "lang=en\nanimation=off\nconfirming=always", 4)?;
    let board = board(4)?;
    let position: &Position = board.table().position();
    let first = position.legal().iter().find(|p| p.piece().size() == 5);
    let first = first.ok_or("a piece of five fits")?;
    lay(browser, &board, first)?;
    browser.see(".piece.draft")?;
    let kept = browser.kept()?;
    browser.reload()?;
    browser.see(".piece.draft")?;
    ensure(browser.kept()? == kept, "the draft is kept")?;
    // It can still be turned by the buttons beside it, then laid again.
    browser.see(".turner")?;
    browser.click(".turner:nth-of-type(2)")?;
    let script = format!("return {KEPT} !== arguments[0]");
    browser.until("the piece is taken up again", &script, json!([kept]))?;
    browser.key("n")?;
    browser.key("Enter")?;
    browser.see(".piece.draft")?;
    browser.turns(0)?;
    browser.click(".actions .confirm")?;
    browser.turns(1)
}
