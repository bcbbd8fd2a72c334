//! Making pictures in the browser.

use serde_json::json;

use super::ensure;
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;

const PIECES: &str = "return document.querySelectorAll('.piece').length";

fn pieces(browser: &Browser) -> Done<i64> {
    browser.see(".easel .piece")?;
    Ok(browser.run(PIECES, json!([]))?.as_i64().unwrap_or_default())
}

pub fn whole_way(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.visit("puzzle#/pictures")?;
    browser.click(".puzzle-link[href$='g/fish']")?;
    let drawn = pieces(browser)?;
    // The smallest piece in a colour of which it is left, at the first free place.
    for key in ["5", "a", "n", "Enter"] {
        browser.key(key)?;
    }
    browser.until(
        "one more piece",
        &format!("{PIECES} === arguments[0]"),
        json!([drawn + 1]),
    )?;
    browser.click(".actions .primary")?;
    browser.click("dialog[open] .stack .button.primary")?;
    let said =
        "return document.querySelector('dialog[open] .note').textContent.includes('Picture')";
    browser.until("it is saved", said, json!([]))?;
    browser.picture("picture-saved")?;
    browser.click("dialog[open] .stack > button:last-child")?;
    browser.reload()?;
    browser.visit("puzzle#/pictures")?;
    browser.click(".mine .puzzle-link")?;
    ensure(pieces(browser)? == drawn + 1, "the saved picture is whole")?;
    let address = browser.run("return location.href", json!([]))?;
    let address = address.as_str().unwrap_or_default().to_owned();
    browser.begin(CALM, "")?;
    browser.go_to(&address)?;
    ensure(pieces(browser)? == drawn + 1, "and so is the shared one")
}
