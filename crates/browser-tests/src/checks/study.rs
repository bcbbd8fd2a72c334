//! Looking back at games, and learning from mistakes.

mod errands;
mod hands;
mod remarks;

use std::time::{Duration, Instant};

use engine::Level;
use game::{Game, Match};
use i18n::Lang;
use serde_json::{Value, json};
use table::{Player, Sitting, Table};
use yinsh::{Position, Setup};

use super::{access, ensure, looks, play, tongues};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, six_players};

pub use errands::interrupted;
pub use hands::{by_finger, by_keyboard};
pub use remarks::of_gemblo;

/// Both can make the row that wins: White on c1, Black on i4. White is to move.
const BOTH_NEAR: &str = "4/7/Wbbbb3/9/10/9/10/BBBB5/Bwwww3/WWW4/W3 w 0-0 blitz move";
/// White does something else, and Black does not.
pub const MISSED: [&str; 2] = ["j7-j8", "i4-i9;xi4-i8xh3"];
/// What White should have played.
pub const BETTER: &str = "c1-c6;xc1-c5xj5";

/// The most milliseconds for which the page works at a time.
const LONG: f64 = 50.0;

/// A phone and a desk.
const SIZES: [(u32, u32, Touch); 2] = [(390, 844, Touch::Yes), (1280, 800, Touch::No)];

/// A game in which a person let a win go and lost.
pub fn missed_win() -> Done<String> {
    let setup = BOTH_NEAR.parse().map_err(|_| "a position")?;
    let game = Match::<Position>::replay(setup, MISSED).map_err(|error| error.to_string())?;
    ensure(game.position().outcome().is_some(), "Black has won")?;
    Ok(kept(game))
}

fn kept(game: Match<Position>) -> String {
    let players = vec![Player::Person, Player::Engine(Level::EASIEST)];
    Sitting::of(Table::resume(game, players)).save()
}

/// Keeps a game under the number 1 and opens its review.
pub fn open(browser: &Browser, game: &str) -> Done {
    let script = "localStorage.setItem('sixfold.game.1', arguments[0]); localStorage.setItem('sixfold.game', '1')";
    browser.run(script, json!([game]))?;
    // The same address twice would not be another page.
    browser.visit("#/")?;
    browser.visit("study#/review/1")?;
    browser.see(".review .graph")
}

/// Opens the mistake of the game that was missed, to be answered.
pub fn practice(browser: &Browser) -> Done {
    open(browser, &missed_win()?)?;
    browser.see(".looking-at.done")?;
    browser.see(".reviewed .learn")?;
    browser.run("document.querySelector('.learn').click()", json!([]))?;
    browser.see(".practice .task")
}

fn until(browser: &Browser, what: &str, claim: &str) -> Done {
    browser.until(what, &format!("return {claim}"), json!([]))
}

/// A planted missed win is a blunder on the graph, in the list and on the board; the better line is shown; the second
/// time nothing is asked of the engine.
pub fn review(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    open(browser, &missed_win()?)?;
    browser.see(".looking-at.done")?;
    browser.see(".graph .dot.blunder")?;
    browser.see(".list [data-turn='1'] .verdict.blunder")?;
    until(
        browser,
        "the turn that wins is not judged",
        "document.querySelector('.list [data-turn=\"2\"] .verdict') === null",
    )?;
    // By keyboard alone from here on.
    browser.key("n")?;
    browser.see(".list [data-turn='1'][aria-current]")?;
    browser.see(".board .verdict.blunder")?;
    let told = browser.text(".turn-card .status")?;
    ensure(
        told.contains("blunder") && told.contains(BETTER.split(';').next().unwrap_or_default()),
        format!("the card tells what was better: {told}"),
    )?;
    browser.key("b")?;
    until(
        browser,
        "the better turn is on the board",
        "document.querySelector('.list [data-turn=\"1\"][aria-current]')?.title.startsWith('c1-c6')",
    )?;
    until(
        browser,
        "no sign stands on the better turn",
        "document.querySelector('.board .verdict, .list .verdict') === null",
    )?;
    browser.key("Escape")?;
    browser.see(".list [data-turn='1'] .verdict.blunder")?;
    browser.run("document.querySelector('.graph').focus()", json!([]))?;
    browser.key("ArrowUp")?;
    until(
        browser,
        "the graph tells where it stands",
        "/^Turn 2: .*White 0.% .*Black.* 100.%|^Turn 2: .*White 0.%, Black.* 100.%/.test(\
            document.querySelector('.graph').getAttribute('aria-valuetext'))",
    )?;
    let moments = browser.text(".moments")?;
    ensure(
        moments.contains("a forced win is let go"),
        format!("the key moment is named: {moments}"),
    )?;
    until(
        browser,
        "it is kept with the game",
        "localStorage.getItem('sixfold.game.1').includes('[Review ')",
    )?;
    browser.reload()?;
    browser.see(".looking-at.done")?;
    browser.see(".graph .dot.blunder")?;
    until(
        browser,
        "the engine is not asked again",
        "performance.getEntriesByType('resource').every((one) => !one.name.includes('errand.js'))",
    )?;
    // One touch from the list of games, and one on the graph.
    browser.resize(390, 844, Touch::Yes)?;
    browser.visit("#/games")?;
    browser.tap(".kept .to-review")?;
    browser.see(".review .graph")?;
    browser.tap(".graph")?;
    browser.see(".list [data-turn='1'][aria-current]")
}

/// While a whole game is reviewed and walked through, the page never works long at a time, and the engine is gone
/// when the page is left.
pub fn never_long(browser: &Browser, _: &str) -> Done {
    let browser = browser.traced()?;
    browser.begin(CALM, "")?;
    open(&browser, &kept(play::short_game(60)))?;
    browser.see(".looking-at progress:not([value='0'])")?;
    browser.run("performance.mark('shown')", json!([]))?;
    let is_done = "return document.querySelector('.looking-at.done') !== null";
    while browser.run(is_done, json!([]))? != json!(true) {
        browser.key("ArrowRight")?;
    }
    let longest = browser.longest_task("shown")?;
    eprintln!("      the page worked {longest:.0} ms at a time");
    ensure(
        longest < LONG,
        format!("the page worked {longest:.0} ms at a time"),
    )?;
    // Nobody is kept for a review that is complete, nor left behind a page that was left.
    count_workers(&browser, 0)?;
    open(&browser, &kept(play::random_game(Setup::BLITZ, 3)))?;
    browser.see(".looking-at progress:not([value='0'])")?;
    count_workers(&browser, 1)?;
    browser.visit("#/")?;
    browser.see(".home")?;
    count_workers(&browser, 0)?;
    browser.run("history.back()", json!([]))?;
    browser.see(".looking-at progress:not([value='0'])")?;
    count_workers(&browser, 1)?;
    browser.visit("study#/mistakes")?;
    browser.see(".mistakes, .practice")?;
    count_workers(&browser, 0)
}

/// So many engines run, once the browser has put away those that were ended.
fn count_workers(browser: &Browser, count: usize) -> Done {
    let start = Instant::now();
    loop {
        let targets = browser.command("Target.getTargets", json!({}))?;
        let all = targets["targetInfos"].as_array().cloned();
        let is_worker = |target: &Value| target["type"] == json!("worker");
        let mut found = all.unwrap_or_default();
        found.retain(is_worker);
        if found.len() == count {
            return Ok(());
        }
        ensure(
            start.elapsed() < Duration::from_secs(10),
            format!("{count} engines, not {found:?}"),
        )?;
    }
}

/// A mistake is answered wrong, explained, answered right, comes again, and travels with the games.
pub fn mistakes(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    open(browser, &missed_win()?)?;
    browser.see(".looking-at.done")?;
    browser.click(".reviewed .learn")?;
    browser.see(".practice .task")?;
    for spot in ["j7", "j8"] {
        browser.click(&format!("[data-point={spot}]"))?;
    }
    confirm(browser)?;
    browser.see(".practice .wrong")?;
    browser.picture("mistakes-wrong")?;
    browser.click(".ways .why")?;
    browser.see(".practice .said .note")?;
    browser.click(".ways .button:nth-of-type(2)")?;
    let setup: Setup = BOTH_NEAR.parse().map_err(|_| "a position")?;
    let mut game = Match::<Position>::new(setup);
    for step in game.position().read_turn(BETTER)? {
        browser.step(game.position(), step, &|spot| browser.click(spot))?;
        game.play(step)?;
    }
    confirm(browser)?;
    browser.see(".practice .right")?;
    browser.click(".ways .next")?;
    until(
        browser,
        "the first answer counts",
        "document.querySelector('.mistakes')?.textContent.includes('0 of 1')",
    )?;
    // Some days later it comes again, from the first page.
    let later = "const later = localStorage.getItem('sixfold.drills').replace(/Drill \"0 \\d+\"/, 'Drill \"0 1\"');\
        localStorage.setItem('sixfold.drills', later); return later.includes('Drill \"0 1\"')";
    browser.until("it begins anew", later, json!([]))?;
    browser.visit("#/")?;
    browser.reload()?;
    let tile = browser.text(".todays")?;
    ensure(
        tile.contains("1 position today"),
        format!("the tile: {tile}"),
    )?;
    browser.click(".todays")?;
    browser.see(".practice .task")?;
    travel(browser)
}

fn confirm(browser: &Browser) -> Done {
    let script = "const button = document.querySelector('.actions .confirm:not([disabled])'); button?.click(); return true";
    browser.until("a turn is confirmed where that is asked", script, json!([]))
}

/// Drills go into the file with all games, and come back from it.
fn travel(browser: &Browser) -> Done {
    browser.visit("#/games")?;
    browser.see(".kept")?;
    let script = "return decodeURIComponent(document.querySelector('.section-head a').href)";
    let file = browser.run(script, json!([]))?;
    let text = file.as_str().unwrap_or_default();
    ensure(
        text.contains("[Drill ") && text.contains("[Review "),
        format!("drills and reviews are in the file: {text}"),
    )?;
    let text = text.split_once(',').map_or(text, |(_, text)| text);
    let script = "localStorage.removeItem('sixfold.drills');\
        const field = document.querySelector('.paste textarea'); document.querySelector('.paste').open = true;\
        field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.run(script, json!([text]))?;
    browser.click(".paste .button")?;
    until(
        browser,
        "the drill is back",
        "localStorage.getItem('sixfold.drills')?.includes('[Drill ')\
            && document.querySelector('.found [role=status]').textContent.includes('1 position')",
    )
}

/// Both pages at a phone and at a desk, in every language: nothing overflows, everything has a name.
pub fn everywhere(browser: &Browser, _: &str) -> Done {
    let games = [
        ("yinsh", missed_win()?),
        ("gemblo", six_players(usize::MAX)?),
    ];
    for lang in Lang::ALL {
        let settings = format!("lang={}\nanimation=off\nconfirming=always", lang.code());
        browser.begin(&settings, "")?;
        for (name, game) in &games {
            // A long review is looked at while it goes on.
            let is_short = *name == "yinsh";
            open(browser, game)?;
            if is_short {
                browser.see(".looking-at.done")?;
            }
            browser.key("n")?;
            browser.see(&format!(".{name}.board"))?;
            shown(browser, &format!("review-{name}"), lang)?;
        }
        open(browser, &games[0].1)?;
        browser.see(".looking-at.done")?;
        browser.click(".reviewed .learn")?;
        browser.see(".practice .task")?;
        shown(browser, "mistakes", lang)?;
        browser.click(".ways .solve")?;
        browser.see(".ways .primary")?;
        shown(browser, "mistakes-solved", lang)?;
    }
    Ok(())
}

fn shown(browser: &Browser, name: &str, lang: Lang) -> Done {
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        let what = format!("{name}-{}-{width}", lang.code());
        browser.picture(&what)?;
        looks::fits(browser, &what)?;
        tongues::has_room(browser, &what)?;
        access::names(browser, &what)?;
        // What a finger needs is larger than what a mouse needs.
        if width < 600 {
            access::audit(browser, &what)?;
        }
    }
    Ok(())
}
