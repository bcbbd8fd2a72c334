//! How long a review takes, from opening its page until nothing is in doubt any more.

use std::time::Instant;

use engine::Level;
use game::Match;
use serde_json::json;
use table::{Player, Sitting, Table};
use yinsh::{Position, Setup};

use crate::browser::Browser;
use crate::failure::Done;

/// A game of YINSH, written by `sixfold match level=6 level=5 --nodes 3000 --log FILE`.
const TURNS: &str = include_str!("review.txt");

/// A whole game, by the clock of whoever waits for it.
pub fn yinsh(browser: &Browser) -> Done {
    let game = Match::<Position>::replay(Setup::STANDARD, TURNS.split_whitespace());
    let game = game.map_err(|error| error.to_string())?;
    let turns = game.turn_count();
    let players = vec![Player::Person, Player::Engine(Level::EASIEST)];
    let kept = Sitting::of(Table::resume(game, players)).save();
    let keep = "localStorage.setItem('sixfold.game.1', arguments[0])";
    browser.run(keep, json!([kept]))?;
    browser.visit("#/")?;
    let begun = Instant::now();
    browser.visit("study#/review/1")?;
    browser.see(".review .graph")?;
    let shown = begun.elapsed().as_secs_f32();
    browser.see(".looking-at.done")?;
    let complete = begun.elapsed().as_secs_f32();
    println!(
        "review of a YINSH game of {turns} turns: shown after {shown:.1} s, complete after {complete:.1} s"
    );
    Ok(())
}
