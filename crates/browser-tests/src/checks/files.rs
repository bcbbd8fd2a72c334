//! Records as files and texts: what is saved opens again, and what is no record says why.

use serde_json::json;

use super::ensure;
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;

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
    ensure(saved[0] == "sixfold-YINSH.txt", "the file has a name")?;
    let record = saved[1].as_str().unwrap_or_default().to_owned();
    ensure(
        record.contains("3.g7"),
        format!("the record is whole: {record}"),
    )?;
    choose_file(browser, "this is no record [")?;
    let script = "return document.querySelector('dialog [role=alert]').textContent !== ''";
    browser.until("it says why", script, json!([]))?;
    browser.key("Escape")?;
    browser.start_game()?;
    browser.turns(0)?;
    browser.click(SHARE)?;
    choose_file(browser, &record)?;
    browser.turns(3)?;
    let script = "return document.querySelector('dialog[open]') === null";
    browser.until("the dialog closes", script, json!([]))
}

/// Gives the page a file as if it had been chosen.
fn choose_file(browser: &Browser, text: &str) -> Done {
    let script = "const input = document.querySelector('dialog input[type=file]');\
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
        }
        let was = browser.run(fetched, json!([]))?;
        ensure(
            was == json!(expected),
            format!("sound {setting}: fetched is {was}"),
        )?;
    }
    Ok(())
}
