//! Games over the network, between two browsers.

mod alone;
mod around;
mod pages;
mod table;

use game::{Game, Rng};
use serde_json::json;

use super::play::short_game;
use super::{ensure, gemblo};
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;

pub use alone::until_the_end;
pub use around::{account, lobby, talk};
pub use pages::pages;
pub use table::two_sit_down;

/// A whole game of YINSH blitz by clicking; one player reloads, the other loses the network.
pub fn yinsh(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    let (first, second) = (browser, &other);
    table::two_sit_down(first, second, "yinsh", 2)?;
    seats_once(first)?;
    let game = short_game(300);
    let positions: Vec<&yinsh::Position> = game.earlier_positions().collect();
    let mut steps = game.steps().zip(positions);
    for (number, (seat, turn)) in game.turns().iter().enumerate() {
        let (mover, waiter) = match seat.index() {
            0 => (first, second),
            _ => (second, first),
        };
        if number == 12 {
            table::lose_network(mover)?;
        }
        for (step, position) in steps.by_ref().take(turn.len()) {
            mover.step(position, step, &|spot| mover.click(spot))?;
        }
        mover.turns(number + 1)?;
        if number == 12 {
            around::until_says(mover, ".badge", "not sent yet")?;
            mover.picture("online-offline")?;
            waiter.turns(number)?;
            table::find_network(mover)?;
        }
        waiter.turns(number + 1)?;
        match number {
            6 => waiter.reload()?,
            9 => first.picture("online-yinsh")?,
            _ => {}
        }
    }
    let said = first.text(".due")?;
    ensure(said.contains("win"), format!("the end is told: {said}"))?;
    first.see(".rematch")?;
    archived(second, game.turns().len(), "yinsh")
}

/// Each seat is shown once, at the board, with its name.
fn seats_once(browser: &Browser) -> Done {
    let script = "const names = [...document.querySelectorAll('.board-area .seat-name .name')]\
            .filter((name) => name.checkVisibility());\
        return names.length === 2 && names.every((name) => name.closest('.player'))";
    browser.until("each seat is shown once", script, json!([]))
}

/// The game that is over is in the archive, and can be stepped through and taken home.
fn archived(browser: &Browser, turns: usize, game: &str) -> Done {
    let id = table::id(browser)?;
    browser.visit("online#/archive")?;
    browser.see(&format!("a[href='online#/game/{id}']"))?;
    let script = "document.querySelectorAll('.search select')[0].value = arguments[0];\
        document.querySelectorAll('.search select')[0].dispatchEvent(new Event('change'))";
    browser.run(script, json!([game]))?;
    browser.click(".search .primary")?;
    browser.see(&format!("a[href='online#/game/{id}']"))?;
    browser.picture("online-archive")?;
    browser.click(&format!("a[href='online#/game/{id}']"))?;
    browser.turns(turns)?;
    browser.click(".stepper .tool:first-child")?;
    browser.until(
        "the start is shown",
        "return document.querySelector('.looking').textContent !== ''",
        json!([]),
    )?;
    for ending in ["txt", "sgf"] {
        let script = "const request = new XMLHttpRequest();\
            request.open('GET', document.querySelector(`a[href$='record.${arguments[0]}']`).href, false);\
            request.send(); return request.status === 200 && request.responseText.length > 50";
        let there = browser.run(script, json!([ending]))?;
        ensure(there == json!(true), format!("the game as {ending}"))?;
    }
    Ok(())
}

/// A move planned while the other one thinks is made and sent at once; one that became impossible says why not.
pub fn planned(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    table::two_sit_down(browser, &other, "yinsh", 1)?;
    other.click("[data-point=b1]")?;
    other.see("[data-point=b1].ghost-black")?;
    browser.click("[data-point=f6]")?;
    for one in [browser, &other] {
        one.turns(2)?;
        one.see("[data-point=b1].ring-black")?;
    }
    other.click("[data-point=e4]")?;
    other.see("[data-point=e4].ghost-black")?;
    browser.click("[data-point=e4]")?;
    around::until_says(&other, ".status.refused .note", "Not made as planned: e4.")?;
    other.turns(3)?;
    other.click("[data-point=e3]")?;
    browser.turns(4)
}

/// A whole game of Gemblo for two by clicking, some turns from another tab of the same player; one
/// player reloads, the other loses the network.
pub fn gemblo(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    let players = [browser, &other];
    table::two_sit_down(browser, &other, "gemblo", 1)?;
    around::say(browser, "Good luck")?;
    around::until_says(&other, ".toast", "Good luck")?;
    around::toast_is_clear(&other)?;
    for player in players {
        table::open_tab(player)?;
    }
    let mut board = gemblo::board(2)?;
    let mut rng = Rng::new(5);
    while let Some(placement) = gemblo::choice(&board, &mut rng) {
        let number = board.table().turns().len();
        let seat = board.table().position().to_move().ok_or("somebody moves")?;
        let (mover, waiter) = (players[seat.index()], players[1 - seat.index()]);
        if number == 13 {
            table::lose_network(mover)?;
        }
        match number % 8 {
            7 => table::play_in_tab(mover, number, &placement.to_string())?,
            _ => gemblo::lay(mover, &board, placement)?,
        }
        mover.turns(number + 1)?;
        if number == 13 {
            around::until_says(mover, ".badge", "not sent yet")?;
            waiter.turns(number)?;
            table::find_network(mover)?;
            table::open_tab(mover)?;
        }
        waiter.turns(number + 1)?;
        gemblo::play(&mut board, placement)?;
        if number == 20 {
            other.picture("online-gemblo")?;
            other.reload()?;
            other.turns(number + 1)?;
            table::open_tab(&other)?;
        }
    }
    for player in players {
        gemblo::same_game(player, &board)?;
        player.see(".results")?;
        player.see(".rematch")?;
    }
    Ok(())
}

/// Opens the app as somebody new with calm settings.
fn arrive(browser: &Browser) -> Done {
    browser.begin(CALM, "")
}
