//! Training with tactics: solving, failing, streaks, storms and the day's tasks.

mod runs;

use game::{Game, Match};
use i18n::Lang;
use serde_json::json;
use tactics::{Goal, Tactic, Trial, gemblo_book, yinsh_book};
use yinsh::{Position, Setup, Step};

use super::access::{audit, bring_axe, judge, names};
use super::{ensure, gemblo, play, tongues};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, Touching};

pub use runs::{storm, streak};

/// A phone and a desk.
const SIZES: [(u32, u32, Touch); 2] = [(390, 844, Touch::Yes), (1280, 800, Touch::No)];

/// The first tactic of YINSH with this goal, and a single right turn.
fn first(goal: Goal, within: u8) -> Done<Tactic> {
    let mut book = yinsh_book().into_iter();
    let is_it =
        |tactic: &Tactic| (tactic.goal, tactic.within, tactic.solutions.len()) == (goal, within, 1);
    Ok(book.find(is_it).ok_or("there is such a tactic")?)
}

fn tried(tactic: &Tactic, turns: &[String]) -> Trial {
    Trial {
        goal: tactic.goal,
        within: tactic.within,
        place: tactic.place.clone(),
        turns: turns.to_vec(),
    }
}

/// Rows can be chosen, and nothing is to be read where their buttons lie.
const ROWS_ALONE: &str = "const said = document.querySelector('.said .so-far');\
    return !!document.querySelector('.said + .chips .chip')\
        && (!said || getComputedStyle(said).visibility === 'hidden')";

/// Opens a tactic by its name.
fn open(browser: &Browser, tactic: &Tactic) -> Done {
    // The same address twice would not be another page.
    browser.visit("#/")?;
    let (game, id) = (tactic.game(), tactic.id());
    browser.visit(&format!("training#/training/{game}/position/{id}"))?;
    browser.see(&format!(".task[data-tactic={id}]"))
}

/// Makes a turn of YINSH on the board, and in a game beside it.
fn turn(
    browser: &Browser,
    game: &mut Match<Position>,
    text: &str,
    by: Touch,
    touch: Touching<'_>,
) -> Done {
    for step in game.position().read_turn(text)? {
        if matches!(step, Step::RemoveRow(_)) {
            browser.until("rows take the place of praise", ROWS_ALONE, json!([]))?;
        }
        browser.step(game.position(), step, touch)?;
        game.play(step)?;
    }
    if by == Touch::Yes {
        browser.tap(".actions .confirm:not([disabled])")?;
    }
    Ok(())
}

fn game_of(tactic: &Tactic) -> Done<Match<Position>> {
    let position: Position = tactic.place.parse().map_err(|_| "a position")?;
    Ok(Match::new(Setup(position)))
}

/// Plays what solves a tactic of YINSH; the best defence comes from the page.
fn solve(browser: &Browser, tactic: &Tactic, by: Touch, touch: Touching<'_>) -> Done {
    let line = tried(tactic, &[])
        .line()
        .map_err(|error| error.to_string())?;
    let mut game = game_of(tactic)?;
    let own = game.position().to_move();
    for (at, text) in line.iter().enumerate() {
        if game.position().to_move() != own {
            game.play_turn(text)?;
        } else {
            if at > 0 {
                browser.see(".practice .so-far")?;
            }
            turn(browser, &mut game, text, by, touch)?;
        }
    }
    Ok(())
}

/// A turn that is wrong.
fn wrong(tactic: &Tactic) -> Done<String> {
    let start = tactic.start()?;
    let right = start.written_out(&tactic.solutions);
    let position: Position = tactic.place.parse().map_err(|_| "a position")?;
    let all = tactics::turns::turns(&position).into_iter();
    let mut texts = all.map(|turn| Position::write_turn(&turn.steps));
    Ok(texts
        .find(|text| !right.contains(text) && !text.contains(';'))
        .ok_or("not every turn is right")?)
}

/// Makes a turn that is wrong.
fn err(browser: &Browser, tactic: &Tactic, by: Touch, touch: Touching<'_>) -> Done {
    turn(browser, &mut game_of(tactic)?, &wrong(tactic)?, by, touch)
}

fn rating(browser: &Browser) -> Done<String> {
    browser.visit("training#/training/yinsh")?;
    browser.see(".rating strong")?;
    browser.text(".rating strong")
}

/// A win in two is played against the best defence by finger and by mouse; the rating rises, and a reload keeps it.
pub fn solved(browser: &Browser, _: &str) -> Done {
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.begin(CALM, "")?;
        let tactic = first(Goal::Win, 2)?;
        open(browser, &tactic)?;
        let tap = |spot: &str| browser.touch(touch, spot);
        solve(browser, &tactic, touch, &tap)?;
        browser.see(".practice .right")?;
        browser.picture(&format!("training-solved-{width}"))?;
        let told = browser.text(".rated")?;
        ensure(told.contains('+'), format!("the rating rises: {told}"))?;
        let now = rating(browser)?;
        let has_risen = now.parse::<u32>().is_ok_and(|now| now > 1_500);
        ensure(has_risen, format!("it is {now}"))?;
        browser.see(".attempt .right")?;
        browser.reload()?;
        ensure(rating(browser)? == now, "a reload keeps the rating")?;
        // The second time counts for nothing.
        open(browser, &tactic)?;
        tap(".ways .solve")?;
        browser.see(".ways .step")?;
        ensure(rating(browser)? == now, "only the first try counts")?;
        travels(browser, &now)?;
    }
    Ok(())
}

/// What was tried goes into the file with all games, and comes back from it; so do the days and the puzzles.
fn travels(browser: &Browser, rating_before: &str) -> Done {
    let keep = "localStorage.setItem('sixfold.days', '2026-11-15 +.\\n');\
        localStorage.setItem('sixfold.puzzles', 'AB 75 n n \\n')";
    browser.run(keep, json!([]))?;
    browser.visit("#/games")?;
    browser.see(".section-head a[download]")?;
    let script = "return decodeURIComponent(document.querySelector('.section-head a').href)";
    let file = browser.run(script, json!([]))?;
    let text = file.as_str().and_then(|text| text.split_once(','));
    let text = text.map_or("", |(_, text)| text);
    ensure(
        text.contains("[Training \"yinsh\"]"),
        format!("training is in the file: {text}"),
    )?;
    let script = "for (const name of ['training.yinsh', 'days', 'puzzles']) localStorage.removeItem(`sixfold.${name}`);\
        const field = document.querySelector('.paste textarea'); document.querySelector('.paste').open = true;\
        field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.run(script, json!([text]))?;
    browser.see(".paste .button:not([disabled])")?;
    browser.run(
        "document.querySelector('.paste .button').click()",
        json!([]),
    )?;
    let is_back =
        "return document.querySelector('.games > [role=status]')?.textContent.includes('Training')";
    browser.until("the training is back", is_back, json!([]))?;
    let now = rating(browser)?;
    ensure(now == rating_before, format!("the rating travels: {now}"))?;
    let kept = "return ['days', 'puzzles'].map((name) => localStorage.getItem(`sixfold.${name}`))";
    let kept = browser.run(kept, json!([]))?;
    let are_back = kept == json!(["2026-11-15 +.\n", "AB 75 n n \n"]);
    ensure(are_back, format!("days and puzzles travel: {kept}"))?;
    browser.see(".attempt .right")
}

/// A defence that fails is refuted on the board, turn by turn; then it is tried again.
pub fn refuted(browser: &Browser, _: &str) -> Done {
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.begin(CALM, "")?;
        let tactic = first(Goal::Only, 1)?;
        let bad = wrong(&tactic)?;
        let verdict = tried(&tactic, std::slice::from_ref(&bad)).judge();
        let Ok(tactics::Verdict::Refuted(by)) = verdict else {
            return Err(format!("{bad} is {verdict:?}").into());
        };
        open(browser, &tactic)?;
        let tap = |spot: &str| browser.touch(touch, spot);
        turn(browser, &mut game_of(&tactic)?, &bad, touch, &tap)?;
        browser.see(".practice .wrong")?;
        browser.picture(&format!("training-wrong-{width}"))?;
        tap(".ways .why")?;
        let first = by.first().ok_or("something refutes it")?;
        let to = first
            .split(';')
            .next()
            .and_then(|step| step.split('-').nth(1));
        let came = format!(
            "[data-point={}]:is(.was-came, .was-removed)",
            to.unwrap_or_default()
        );
        browser.see(&came)?;
        tap(".ways .again")?;
        browser.see(".ways .solve")?;
        solve(browser, &tactic, touch, &tap)?;
        browser.see(".practice .right")?;
        let now = rating(browser)?;
        let has_fallen = now.parse::<u32>().is_ok_and(|now| now < 1_500);
        ensure(has_fallen, format!("the first try counts: {now}"))?;
    }
    Ok(())
}

/// From the first page to a solved tactic and to the next one without a mouse.
pub fn by_keyboard(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.run(
        "document.querySelector('.entrances').scrollIntoView()",
        json!([]),
    )?;
    play::tab_to(browser, "a[href='training#/training']")?;
    browser.key("Enter")?;
    browser.see(".training .primary")?;
    play::tab_to(browser, ".training .primary")?;
    browser.key("Enter")?;
    let tactic = shown(browser)?;
    let touch = |spot: &str| play::touch_by_keys(browser, spot);
    solve(browser, &tactic, Touch::No, &touch)?;
    browser.see(".practice .right")?;
    browser.key("n")?;
    let is_other = "return document.querySelector('.task')?.dataset.tactic !== arguments[0]";
    browser.until("the next one comes", is_other, json!([tactic.id()]))?;
    // Rows are chosen by their numbers; here the arrows are to be seen.
    let tactic = first(Goal::Only, 1)?;
    open(browser, &tactic)?;
    err(browser, &tactic, Touch::No, &touch)?;
    browser.see(".practice .wrong")?;
    browser.key("a")?;
    browser.see(".ways .solve")
}

/// The tactic on the board.
fn shown(browser: &Browser) -> Done<Tactic> {
    browser.see(".task[data-tactic]")?;
    let id = browser.run(
        "return document.querySelector('.task').dataset.tactic",
        json!([]),
    )?;
    let id = id.as_str().unwrap_or_default();
    let mut book = yinsh_book().into_iter().chain(gemblo_book());
    Ok(book
        .find(|tactic| tactic.id() == id)
        .ok_or("it is in the book")?)
}

/// An ending of Gemblo: shutting a rival in takes one placement.
pub fn of_gemblo(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    let mut book = gemblo_book().into_iter();
    let tactic = book
        .find(|tactic| tactic.goal == Goal::Shut)
        .ok_or("one is shut in")?;
    open(browser, &tactic)?;
    let setup = tactic.place.split(' ').next().unwrap_or_default();
    let setup: ::gemblo::Setup = setup.parse().map_err(|_| "a setup")?;
    let mut board = table::gemblo::Board::new(table::Table::new(setup, vec![]));
    for turn in tactic.place.split(' ').skip(1) {
        board.play_turn(turn)?;
    }
    let right = tactic.solutions[0].parse().map_err(|_| "a placement")?;
    gemblo::lay(browser, &board, right)?;
    browser.see(".practice .right")?;
    browser.picture("training-gemblo")?;
    // Three ways on need two rows in Russian; the pieces leave little room for them.
    browser.begin("lang=ru\nanimation=off\nconfirming=touch", "")?;
    open(browser, &tactic)?;
    browser.click(".ways .solve")?;
    browser.see(".ways .step")?;
    let has_room = "const ways = document.querySelector('.ways').getBoundingClientRect();\
        return [...document.querySelectorAll('.ways .button')]\
            .every((button) => button.getBoundingClientRect().bottom <= ways.bottom + 1)";
    browser.until("the ways on have room", has_room, json!([]))
}

/// The day's tactic and silhouette stand on one page, and the calendar marks what was solved.
pub fn days(browser: &Browser, _: &str) -> Done {
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.begin(CALM, "")?;
        browser.visit("training#/training/days/2026-11-15")?;
        browser.see(".calendar .day[aria-current]")?;
        browser.see(".tasks .entrance[href='puzzle#/puzzles/daily/2026-11-15']")?;
        browser.visit("training#/training/daily/2026-11-15")?;
        browser.see(".ways .solve")?;
        browser.run("document.querySelector('.ways .solve').click()", json!([]))?;
        browser.see(".about .button")?;
        browser.visit("training#/training/days/2026-11-15")?;
        browser.see(".tasks .entrance.missed")?;
        browser.see(".day[aria-current] circle.missed")?;
        browser.picture(&format!("training-days-{width}"))?;
    }
    Ok(())
}

/// Training and races on a phone and at a desk, judged by our own audit and by axe-core.
pub fn clean(browser: &Browser, _: &str) -> Done {
    let has_axe = bring_axe(browser)?;
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.begin(CALM, "")?;
        for (page, is_there) in PAGES {
            browser.visit(page)?;
            browser.see(is_there)?;
            let what = format!("{page} at {width}");
            names(browser, &what)?;
            audit(browser, &what)?;
            if has_axe {
                judge(browser, &what)?;
            }
        }
    }
    Ok(())
}

/// Pages with something that they show when they are ready.
const PAGES: [(&str, &str); 8] = [
    ("training#/training/yinsh", ".training .primary"),
    ("training#/training/gemblo", ".training .primary"),
    ("training#/training/yinsh/position/ydivins", ".ways .solve"),
    ("training#/training/yinsh/streak", ".ways .solve"),
    ("training#/training/yinsh/storm", ".training .primary"),
    ("training#/training/days", ".calendar .day"),
    ("puzzle#/puzzles/race", ".races .entrance"),
    ("puzzle#/puzzles/race/2", ".half.right .easel"),
];

/// Every page of training has room on a phone in every language.
pub fn everywhere(browser: &Browser, _: &str) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    let tactic = first(Goal::Win, 2)?;
    for lang in Lang::ALL {
        let settings = format!("lang={}\nanimation=off\nconfirming=touch", lang.code());
        browser.begin(&settings, "")?;
        open(browser, &tactic)?;
        let what = |page: &str| format!("{page} in {}", lang.code());
        tongues::has_room(browser, &what("a tactic"))?;
        browser.tap(".ways .solve")?;
        browser.see(".ways .step")?;
        tongues::has_room(browser, &what("a solution"))?;
        for page in ["yinsh", "gemblo", "days", "yinsh/storm"] {
            browser.visit(&format!("training#/training/{page}"))?;
            tongues::has_room(browser, &what(page))?;
        }
    }
    Ok(())
}
