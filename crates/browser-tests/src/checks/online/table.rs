//! What two visitors do to meet at a table, and what happens to their networks.

use serde_json::json;

use super::arrive;
use crate::browser::Browser;
use crate::failure::Done;

/// Makes a game with the variant at this place of the form, and lets the other one sit down.
pub fn two_sit_down(first: &Browser, second: &Browser, game: &str, variant: usize) -> Done {
    arrive(first)?;
    arrive(second)?;
    first.click("main a[href='online#/lobby']")?;
    first.see(".whoami .button")?;
    first.click(&format!("a[href='online#/host/{game}']"))?;
    first.click(&format!(".form .choice:nth-of-type({variant})"))?;
    // Lots would be drawn otherwise, and the checks count on who begins.
    first.click(".form .choice:has([name='Who begins'])")?;
    first.click(".go .primary:not(:disabled)")?;
    first.see(".invite .qr path")?;
    let link = first.run(
        "return document.querySelector('.invite input').value",
        json!([]),
    )?;
    second.go_to(link.as_str().unwrap_or_default())?;
    second.click(".invite .sit")?;
    for browser in [first, second] {
        browser.until(
            "the game begins",
            "return document.querySelector('.invite') === null\
                && document.querySelector('.connection.open') !== null",
            json!([]),
        )?;
    }
    Ok(())
}

/// The name of the game on the page.
pub fn id(browser: &Browser) -> Done<String> {
    let id = browser.run("return location.hash.split('/').pop()", json!([]))?;
    Ok(id.as_str().unwrap_or_default().to_owned())
}

/// Takes the network away.
pub fn lose_network(browser: &Browser) -> Done {
    network(browser, true)?;
    browser.see(".connection.broken")
}

/// Gives it back; what the browser noted about the loss is no fault of the page.
pub fn find_network(browser: &Browser) -> Done {
    network(browser, false)?;
    browser.see(".connection.open")?;
    let errors = browser.errors()?;
    let is_loss = |error: &&String| error.contains("ERR_INTERNET_DISCONNECTED");
    match errors.iter().find(|error| !is_loss(error)) {
        Some(error) => Err(format!("another fault than the network's: {error}").into()),
        None => Ok(()),
    }
}

fn network(browser: &Browser, is_lost: bool) -> Done {
    let conditions = json!({"offline": is_lost, "latency": 0,
        "downloadThroughput": -1, "uploadThroughput": -1});
    browser.command("Network.enable", json!({}))?;
    browser
        .command("Network.emulateNetworkConditions", conditions)
        .map(drop)
}

/// Opens a connection of its own beside the page's, as another tab of the same player would.
pub fn open_tab(browser: &Browser) -> Done {
    let script = "const address = new URL(`api/games/${arguments[0]}/socket`, location);\
        address.protocol = 'ws:'; address.hash = '';\
        window.tab = new WebSocket(address);\
        window.tab.onopen = () => { window.tab.send(JSON.stringify({ask: 'hello', version: 2}));\
            window.tabIsOpen = true }";
    browser.run(script, json!([id(browser)?]))?;
    browser.until(
        "the tab is open",
        "return window.tabIsOpen === true",
        json!([]),
    )
}

/// Makes a turn there.
pub fn play_in_tab(browser: &Browser, ply: usize, text: &str) -> Done {
    let script = "window.tab.send(JSON.stringify({ask: 'turn', key: `tab-${arguments[0]}`,\
        ply: arguments[0], text: arguments[1]}))";
    browser.run(script, json!([ply, text])).map(drop)
}
