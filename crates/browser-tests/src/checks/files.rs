//! Records as files and texts: what is saved opens again, and what is no record says why.

use serde_json::json;
use table::Sitting;

use super::ensure;
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;

const LOUDNESS: &str = include_str!("loudness.js");
const SHARE: &str = ".actions .tool:nth-of-type(3)";

pub fn open_and_save(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "Person\nPerson")?;
    browser.start_game()?;
    for (number, point) in ["f6", "e5", "g7"].iter().enumerate() {
        browser.click(&format!("[data-point={point}]"))?;
        browser.turns(number + 1)?;
    }
    browser.click(SHARE)?;
    browser.see("dialog[open] a[download]")?;
    let script = "const link = document.querySelector('a[download]');\
        return [link.download, decodeURIComponent(link.href.split(',').slice(1).join(','))]";
    let saved = browser.run(script, json!([]))?;
    ensure(saved[0] == "game-YINSH.txt", "the file has a name")?;
    let record = saved[1].as_str().unwrap_or_default().to_owned();
    ensure(
        record.contains("3.g7"),
        format!("the record is whole: {record}"),
    )?;
    browser.click("dialog[open] a[href='./#/games']")?;
    browser.see(".kept-list .kept")?;
    choose_file(browser, "this is no record [")?;
    browser.see(".unread")?;
    ensure(
        !browser.text(".unread")?.trim_end().ends_with(':'),
        "it says why",
    )?;
    choose_file(browser, &record.replace("3.g7", "3.h8"))?;
    browser.see("[data-point=h8].ring-white")?;
    browser.turns(3)
}

/// Every game begun here stays: in a list, in a file, and beside whatever a link opens.
pub fn nothing_is_lost(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "Person\nPerson")?;
    browser.start_game()?;
    browser.click("[data-point=f6]")?;
    browser.turns(1)?;
    let first = browser.kept()?;
    // A link does not replace the running game, and carries the whole of its own.
    let other = Sitting::read(&crate::page::six_players(60)?).map_err(|error| error.to_string())?;
    browser.visit(&format!("#/open/{}", other.link()))?;
    browser.turns(60)?;
    browser.visit("#/open/g1.blitz.p.e1.EB6FAnm0D1bGjT48u.e")?;
    browser.see("main .page")?;
    ensure(
        browser.text("main .page")?.contains("link"),
        "a cut link says so",
    )?;
    browser.visit("#/games")?;
    count(browser, 2)?;
    browser.picture("games")?;
    let saved = "return decodeURIComponent(document.querySelector('a[download]').href.split(',').slice(1).join(','))";
    let saved = browser.run(saved, json!([]))?;
    let saved = saved.as_str().unwrap_or_default();
    browser.click(".kept:nth-child(2) button.tool")?;
    count(browser, 1)?;
    browser.click(".section-head .chip")?;
    count(browser, 2)?;
    // All games in one file open as a list to choose from, with those of an SGF as well.
    browser.run("localStorage.clear()", json!([]))?;
    browser.reload()?;
    browser.see("input[type=file]")?;
    choose_file(browser, saved)?;
    browser.see(".found .kept:nth-child(2)")?;
    browser.click(".found .section-head .button")?;
    count(browser, 2)?;
    choose_file(browser, SEVERAL)?;
    browser.see(".found .kept:nth-child(2)")?;
    browser.picture("games-file")?;
    browser.click(".kept-list:not(.found *) .kept:has(.yinsh) .kept-open")?;
    browser.turns(1)?;
    ensure(browser.kept()? == first, "the first game is as it was")
}

/// Two games of SGF; the second one goes on where the first ended.
const SEVERAL: &str = "(;GM[YINSH]SU[standard]PW[Ann]PB[Bo];W[e3];B[f6])\
    (;GM[YINSH]SU[standard];W[e3];B[f6];W[g7])";

fn count(browser: &Browser, games: usize) -> Done {
    let script = "return document.querySelectorAll('.kept-list:not(.found *) .kept').length === arguments[0]";
    browser.until(&format!("{games} games are kept"), script, json!([games]))
}

/// Gives the page a file as if it had been chosen.
pub(super) fn choose_file(browser: &Browser, text: &str) -> Done {
    let script = "const input = document.querySelector('input[type=file]');\
        const files = new DataTransfer();\
        files.items.add(new File([arguments[0]], 'game.txt', {type: 'text/plain'}));\
        input.files = files.files;\
        input.dispatchEvent(new Event('change', {bubbles: true}))";
    browser.run(script, json!([text])).map(drop)
}

/// Whoever wants no sound fetches none.
pub fn sound(browser: &Browser, _: &str) -> Done {
    let fetched = "return performance.getEntriesByType('resource')\
        .some((entry) => entry.name.endsWith('sound.js'))";
    for (setting, expected) in [("off", false), ("on", true)] {
        browser.begin(&format!("{CALM}\nsound={setting}"), "Person\nPerson")?;
        browser.start_game()?;
        browser.click("[data-point=f6]")?;
        browser.turns(1)?;
        if expected {
            browser.until("the sound is fetched", fetched, json!([]))?;
            every_sound(browser)?;
        }
        let was = browser.run(fetched, json!([]))?;
        ensure(
            was == json!(expected),
            format!("sound {setting}: fetched is {was}"),
        )?;
    }
    Ok(())
}

/// Whatever a table lets hear can be made, is about as loud as the rest, and does not click.
fn every_sound(browser: &Browser) -> Done {
    use table::Sound::{End, Flip, Lose, Pass, Place, Row, Turn, Win};
    let names = [Place, Flip, Row, Pass, Turn, Win, Lose, End].map(table::Sound::name);
    let script = "const { play } = await import(new URL('sound.js', document.baseURI));\
        for (const name of arguments[0]) await play(name); return true";
    let made = browser.run(script, json!([names]))?;
    ensure(made == json!(true), "every sound is made")?;
    let faults = browser.run(LOUDNESS, json!([names]))?;
    ensure(faults == json!([]), format!("sounds: {faults}"))
}
