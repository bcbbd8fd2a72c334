//! Games at one screen: by mouse, finger and keyboard, and over a reload.

use game::{Game, Match, Rng};
use serde_json::json;
use yinsh::{Position, Setup};

use super::{ensure, still};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::CALM;

pub(super) const TWO_PEOPLE: &str = "Person\nPerson";

/// A random game, whole.
pub(super) fn random_game(setup: Setup, seed: u64) -> Match<Position> {
    let mut rng = Rng::new(seed);
    let mut game = Match::<Position>::new(setup);
    loop {
        let legal = game.position().legal_steps();
        if legal.is_empty() {
            return game;
        }
        let step = legal[rng.below(legal.len())];
        game.play(step).expect("a listed step is legal");
    }
}

/// The shortest of some random games of YINSH blitz.
pub(super) fn short_game(seeds: u64) -> Match<Position> {
    let games = (1..=seeds).map(|seed| random_game(Setup::BLITZ, seed));
    let shortest = games.min_by_key(|game| game.turns().len());
    shortest.expect("there is a game for each seed")
}

pub fn by_clicking(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, TWO_PEOPLE)?;
    browser.start_game()?;
    still::watch(browser)?;
    let game = random_game(Setup::STANDARD, 11);
    let positions: Vec<&Position> = game.earlier_positions().collect();
    let mut steps = game.steps().zip(positions);
    for (number, (_, turn)) in game.turns().iter().enumerate() {
        for (step, position) in steps.by_ref().take(turn.len()) {
            browser.step(position, step, &|spot| browser.click(spot))?;
        }
        browser.turns(number + 1)?;
        // The card at the end is larger than a prompt.
        if number + 2 == game.turns().len() {
            still::held(browser, "YINSH at a desk")?;
        }
    }
    let kept = browser.kept()?;
    let words: Vec<&str> = kept.split_whitespace().collect();
    for text in game.turn_texts() {
        ensure(
            words.iter().any(|word| word.ends_with(&text)),
            format!("{text} is kept"),
        )?;
    }
    let winner = game
        .position()
        .outcome()
        .and_then(|outcome| outcome.winner());
    let said = browser.text(".ended")?;
    ensure(
        said.contains("win") == winner.is_some() && said.contains(" to "),
        format!("the end and its score are told: {said}"),
    )?;
    follows(browser, game.turns().len())?;
    browser.picture("yinsh-end")?;
    // The same players again, and the game that is over stays in the list.
    browser.click(".ended .primary")?;
    browser.turns(0)?;
    browser.see(".status")
}

/// The last turn of the list is in view, and stepping back brings earlier ones there; the page stays.
fn follows(browser: &Browser, turns: usize) -> Done {
    let script = "const list = document.querySelector('.list').getBoundingClientRect();\
        const now = document.querySelector('.list [aria-current]');\
        const { top, bottom } = now?.getBoundingClientRect() ?? { top: -1 };\
        return scrollY === 0 && now?.title === document.querySelectorAll('.list .move')[arguments[0]].title\
            && top >= list.top - 1 && bottom <= list.bottom + 1";
    browser.until("the last turn is in view", script, json!([turns - 1]))?;
    for _ in 0..30 {
        browser.key(",")?;
    }
    browser.until("an earlier turn is in view", script, json!([turns - 31]))?;
    browser.click(".stepper .tool:nth-child(5)")?;
    browser.until("the last turn is in view", script, json!([turns - 1]))
}

pub fn by_touch(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    browser.begin(CALM, TWO_PEOPLE)?;
    browser.start_blitz()?;
    still::watch(browser)?;
    let game = short_game(300);
    let positions: Vec<&Position> = game.earlier_positions().collect();
    let mut steps = game.steps().zip(positions);
    for (number, (_, turn)) in game.turns().iter().enumerate() {
        for (step, position) in steps.by_ref().take(turn.len()) {
            browser.step(position, step, &|spot| browser.tap(spot))?;
        }
        browser.see(".badge")?;
        browser.turns(number)?;
        if number + 1 == game.turns().len() {
            browser.picture("yinsh-touch")?;
            still::held(browser, "YINSH on a phone")?;
        }
        browser.tap(".actions .confirm")?;
        browser.turns(number + 1)?;
    }
    let said = browser.text(".ended")?;
    ensure(said.contains("win"), format!("the end is told: {said}"))
}

/// Blitz is offered to whoever has not played, and nobody is White before the lot has fallen.
pub fn first_game(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    let script = "localStorage.removeItem('sixfold.players.YINSH')";
    browser.run(script, json!([]))?;
    browser.visit("#/new/yinsh")?;
    browser.see(".form .choice:nth-of-type(2) [name=Variant]:checked")?;
    browser.click(".form .choice:has([name='Who begins']) + .choice")?;
    browser.until(
        "nobody is White yet",
        "return document.querySelector('.seat .name').textContent === 'Player 1'",
        json!([]),
    )?;
    browser.click(".form .primary")?;
    browser.see("[data-point=f6]")?;
    // What was chosen is offered again.
    browser.visit("#/new/yinsh")?;
    browser.see(".form .choice:nth-of-type(2) [name=Variant]:checked")?;
    browser.see(".form .choice:nth-of-type(2) [name='Who begins']:checked")
}

/// Presses Tab until a selector finds what has the focus.
pub(super) fn tab_to(browser: &Browser, selector: &str) -> Done {
    for _ in 0..30 {
        browser.key("Tab")?;
        let script = "return document.activeElement.matches(arguments[0])";
        if browser.run(script, json!([selector]))? == json!(true) {
            return Ok(());
        }
    }
    Err(format!("Tab never comes to {selector}").into())
}

/// Walks over a board with the arrow keys, first to the column, and presses Enter at a point or cell.
pub(super) fn touch_by_keys(browser: &Browser, spot: &str) -> Done {
    let way = "const at = (one) => { const {x, y} = one.getBoundingClientRect(); return [x, y]; };\
        const [here, to] = [document.activeElement, document.querySelector(arguments[0])];\
        if (!here.matches('[data-point], [data-cell]')) return 'ArrowUp';\
        const [[a, b], [x, y]] = [at(here), at(to)];\
        if (here === to) return 'Enter';\
        return Math.abs(x - a) > 5 ? (x > a ? 'ArrowRight' : 'ArrowLeft') : (y > b ? 'ArrowDown' : 'ArrowUp')";
    for _ in 0..60 {
        let key = browser.run(way, json!([spot]))?;
        let key = key.as_str().unwrap_or_default();
        browser.key(key)?;
        if key == "Enter" {
            return Ok(());
        }
    }
    Err(format!("the arrow keys never come to {spot}").into())
}

pub fn by_keyboard(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, TWO_PEOPLE)?;
    tab_to(browser, "a[href='./#/new/yinsh']")?;
    browser.key("Enter")?;
    browser.see(".form .primary")?;
    tab_to(browser, ".form .primary")?;
    browser.key("Enter")?;
    browser.see("[data-point=f6]")?;
    browser.key("Enter")?;
    browser.turns(1)?;
    let walk = ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"];
    for (number, arrow) in walk.iter().chain(&["ArrowDown"; 5]).enumerate() {
        browser.key(arrow)?;
        browser.key("Enter")?;
        browser.turns(number + 2)?;
    }
    for number in 11..=14 {
        // One of the player's own rings, then a point where it may land.
        for role in ["is-movable", "is-target"] {
            walk_to(browser, role)?;
            browser.key("Enter")?;
        }
        browser.turns(number)?;
    }
    browser.key("u")?;
    browser.turns(13)?;
    browser.key("r")?;
    browser.turns(14)?;
    browser.key("?")?;
    browser.see("dialog[open]")?;
    browser.key("Escape")
}

fn walk_to(browser: &Browser, role: &str) -> Done {
    for _ in 0..40 {
        browser.key("n")?;
        let script = "return document.activeElement.classList.contains(arguments[0])";
        if browser.run(script, json!([role]))? == json!(true) {
            return Ok(());
        }
    }
    Err(format!("the cursor never comes to a point that {role}").into())
}

/// A turn of several steps, and the position before it.
fn long_turn() -> Done<(Position, Vec<yinsh::Step>)> {
    let game = random_game(Setup::STANDARD, 11);
    let mut first = 0;
    for (_, steps) in game.turns() {
        if steps.len() >= 3 && matches!(steps[0], yinsh::Step::MoveRing { .. }) {
            let before = game.earlier_positions().nth(first);
            return Ok((*before.ok_or("every step has a position")?, steps));
        }
        first += steps.len();
    }
    Err("the game has no turn that makes a row".into())
}

pub fn reload(browser: &Browser, _: &str) -> Done {
    let (mut position, steps) = long_turn()?;
    browser.begin(CALM, TWO_PEOPLE)?;
    browser.open_position(&position.to_string())?;
    for step in steps {
        let (due, kept) = (browser.text(".due")?, browser.kept()?);
        browser.reload()?;
        browser.see("[data-point=f6]")?;
        ensure(
            browser.text(".due")? == due,
            format!("what was due is due: {due}"),
        )?;
        ensure(browser.kept()? == kept, "what was kept is kept")?;
        browser.step(&position, step, &|spot| browser.click(spot))?;
        position.play(step)?;
    }
    browser.turns(1)
}
