//! What a review remarks about games of Gemblo alone: colours that were shut in, and cells thrown away.

use game::{Match, Rng};
use gemblo::{Colours, Position, Setup};
use i18n::Lang;
use i18n::terminal::puzzle::CELLS;
use serde_json::{Value, json};
use table::{Player, Sitting, Table};

use super::super::ensure;
use super::{open, until};
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;

/// A game of two to its end, played at random.
fn random_game() -> Done<Match<Position>> {
    let mut game = Match::<Position>::new(Setup::TWO);
    let mut rng = Rng::new(0);
    loop {
        let legal = game.position().legal();
        if legal.is_empty() {
            return Ok(game);
        }
        let placement = legal.nth(rng.below(legal.len()));
        game.play(placement.ok_or("one of the list")?)?;
    }
}

/// The numbers of the turns that shut a colour in, each with the cells that it had left.
fn shut_in(game: &Match<Position>) -> Vec<(usize, u8)> {
    let mut known = Colours::NONE;
    let mut found = Vec::new();
    for number in 1..=game.turn_count() {
        let after = game.before_turn(number).unwrap_or(game.position());
        for colour in after.colours() {
            let cells = after.left(colour).cells();
            if cells > 0 && !known.contains(colour) && !after.has_legal(colour) {
                known.insert(colour);
                found.push((number, cells));
            }
        }
    }
    found
}

/// Each turn that shuts a colour in says so, and no other; the cells thrown away turn by turn are those of the cards.
pub fn of_gemblo(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    let game = random_game()?;
    let due = shut_in(&game);
    ensure(!due.is_empty(), "somebody is shut in")?;
    let turns = game.turn_count();
    let players = vec![Player::Person; 2];
    open(browser, &Sitting::of(Table::resume(game, players)).save())?;
    browser.see(".looking-at.done")?;
    let mut thrown = 0;
    for number in 1..=turns {
        browser.key("ArrowRight")?;
        browser.see(&format!(".list [data-turn='{number}'][aria-current]"))?;
        let said = browser.text(".turn-card .remark")?;
        let shut = due.iter().filter(|(turn, _)| *turn == number);
        for (_, cells) in shut.clone() {
            let told = format!(
                "is shut in, {} left.",
                CELLS.count(Lang::En, (*cells).into())
            );
            ensure(
                said.contains(&told),
                format!("turn {number}: {told} {said}"),
            )?;
        }
        let count = said.matches("is shut in").count();
        ensure(
            count == shut.count(),
            format!("turn {number} shuts in nobody else: {said}"),
        )?;
        thrown += thrown_in(&said);
    }
    browser.picture("review-gemblo-remark")?;
    let script =
        "return [...document.querySelectorAll('.reviewed .away')].map((one) => one.textContent)";
    let cards = browser.run(script, json!([]))?;
    let cards = cards.as_array().cloned().unwrap_or_default();
    let all: u32 = cards.iter().filter_map(Value::as_str).map(thrown_in).sum();
    ensure(
        thrown > 0 && all == thrown,
        format!("{thrown} cells are thrown away: {cards:?}"),
    )?;
    until(
        browser,
        "both are kept with the review",
        "localStorage.getItem('sixfold.game.1').includes('[Review ')",
    )
}

/// The cells that a remark says were thrown away.
fn thrown_in(said: &str) -> u32 {
    let number = said.split("Thrown away: ").nth(1);
    let digits = number.map(|rest| {
        rest.chars()
            .take_while(char::is_ascii_digit)
            .collect::<String>()
    });
    digits.and_then(|digits| digits.parse().ok()).unwrap_or(0)
}
