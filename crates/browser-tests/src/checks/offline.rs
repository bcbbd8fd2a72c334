//! After the first visit nothing needs a network; a new version waits.

use serde_json::json;

use super::ensure;
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;
use crate::relay::Relay;

/// Waits until the page is kept for offline use.
pub fn is_kept(browser: &Browser) -> Done {
    let script = "return navigator.serviceWorker.controller?.state === 'activated'";
    browser.until("the page is kept", script, json!([]))
}

/// A server of its own is ended, which no cleverness of a browser can get around.
pub fn after_first_visit(browser: &Browser, program: &str) -> Done {
    let (server, home) = crate::serve(program)?;
    let go = |path: &str| browser.go_to(&format!("{home}{path}"));
    go("")?;
    browser.see("main .cards")?;
    is_kept(browser)?;
    drop(server);
    let script = "localStorage.setItem('sixfold.settings', arguments[0])";
    browser.run(script, json!([CALM]))?;
    browser.reload()?;
    browser.see("main .cards")?;
    browser.start_game()?;
    browser.click("[data-point=f6]")?;
    browser.turns(2)?;
    browser.visit("learn#/learn/gemblo")?;
    browser.see(".lesson .gemblo.board")?;
    // The browser notes that it could not look for a new version; that is how it should be.
    let errors = browser.errors()?;
    let other: Vec<&String> = errors
        .iter()
        .filter(|error| !error.contains("ERR_CONNECTION_REFUSED"))
        .collect();
    ensure(other.is_empty(), format!("no other errors: {other:?}"))?;
    let manifest = browser.command("Page.getInstallabilityErrors", json!({}))?;
    let none = manifest["installabilityErrors"]
        .as_array()
        .is_none_or(Vec::is_empty);
    ensure(none, format!("the app can be installed: {manifest}"))
}

/// Two versions of the app, one after the other, at the same address.
pub fn new_version(browser: &Browser, program: &str) -> Done {
    let (_server, home) = crate::serve(program)?;
    let relay = Relay::start(&home)?;
    browser.go_to(&relay.home)?;
    browser.see("main .cards")?;
    is_kept(browser)?;
    let script = "localStorage.setItem('sixfold.settings', arguments[0])";
    browser.run(script, json!([CALM]))?;
    browser.reload()?;
    browser.start_game()?;
    browser.click("[data-point=f6]")?;
    browser.turns(2)?;
    let shown = browser.run("return document.querySelector('.news') !== null", json!([]))?;
    ensure(shown == json!(false), "no news without a new version")?;
    let kept = "return (await caches.keys()).join()";
    let before = browser.run(kept, json!([]))?;
    relay.renew();
    let script = "const keeper = await navigator.serviceWorker.getRegistration();\
        await keeper.update(); window.sameDocument = true";
    browser.run(script, json!([]))?;
    browser.see(".news")?;
    browser.picture("new-version")?;
    let same = "return window.sameDocument === true";
    ensure(
        browser.run(same, json!([]))? == json!(true),
        "nothing was reloaded unasked",
    )?;
    browser.click(".news .primary")?;
    let renewed = "return window.sameDocument === undefined\
        && document.querySelectorAll('.list li').length === 2";
    browser.until("the new version goes on with the game", renewed, json!([]))?;
    let after = browser.run(kept, json!([]))?;
    let one = !after.as_str().unwrap_or_default().contains(',');
    ensure(
        one && after != before,
        format!("only the new version is kept: {before}, {after}"),
    )
}
