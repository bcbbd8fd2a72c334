//! Around the game: talk, draws, resigning, rematches, accounts.

use serde_json::json;

use super::{arrive, ensure, table};
use crate::browser::Browser;
use crate::failure::Done;

/// Writes into the first field that a selector finds.
fn write(browser: &Browser, selector: &str, text: &str) -> Done {
    browser.see(selector)?;
    let script = "const field = document.querySelector(arguments[0]);\
        field.focus(); field.value = arguments[1]; field.dispatchEvent(new Event('input'))";
    browser.run(script, json!([selector, text])).map(drop)
}

/// Waits until one of the elements that a selector finds says this.
pub fn until_says(browser: &Browser, selector: &str, words: &str) -> Done {
    let script = "return [...document.querySelectorAll(arguments[0])]\
        .some((one) => one.textContent.includes(arguments[1]))";
    browser.until(
        &format!("{selector} says {words}"),
        script,
        json!([selector, words]),
    )
}

/// Chat with mute, a declined draw, resigning, a rematch with other seats.
pub fn talk(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    table::two_sit_down(browser, &other, "yinsh", 1)?;
    for one in [browser, &other] {
        one.click(".chat summary")?;
    }
    write(browser, ".chat .field", "Good luck & <have> fun")?;
    browser.click(".chat .link-row .button")?;
    until_says(&other, ".lines li", "Good luck & <have> fun")?;
    other.picture("online-chat")?;
    other.click(".chat .chip")?;
    other.until(
        "a muted player is not heard",
        "return document.querySelectorAll('.lines li').length === 0",
        json!([]),
    )?;
    // Everybody moves once, since a game that has not begun is only called off.
    browser.click("[data-point=f6]")?;
    other.turns(1)?;
    other.click("[data-point=e3]")?;
    browser.turns(2)?;
    browser.click(".acts .draw")?;
    other.see(".acts .accept")?;
    other.click(".acts .button:not(.accept):not(.resign)")?;
    // The buttons have changed places for both before one of them is clicked.
    for one in [browser, &other] {
        one.see(".acts .draw")?;
    }
    other.click(".acts .resign")?;
    other.click(".acts .sure")?;
    for one in [browser, &other] {
        until_says(one, ".due", "1-0, by resignation")?;
    }
    browser.click(".acts .rematch")?;
    until_says(&other, ".acts .asked", "Rematch wanted by")?;
    other.click(".acts .rematch")?;
    for one in [browser, &other] {
        one.click(".acts .next-game")?;
        one.turns(0)?;
        one.see(".connection.open")?;
    }
    // White has become Black.
    let mine = "return document.querySelector('.seat-card .you') !== null\
        && document.querySelector('.seat-card:first-child .you') === null";
    browser.until("the seats have changed", mine, json!([]))?;
    other.click("[data-point=f6]")?;
    browser.turns(1)
}

/// From guest to account and back: the game made as a guest stays one's own.
pub fn account(browser: &Browser, _: &str) -> Done {
    arrive(browser)?;
    browser.visit("online#/host/gemblo")?;
    browser.click(".go .primary:not(:disabled)")?;
    browser.see(".invite .qr")?;
    let id = table::id(browser)?;
    browser.visit("online#/account")?;
    let guest = format!("Eva-{}", std::process::id());
    write(browser, ".rename .field", &guest)?;
    browser.click(".rename .button")?;
    until_says(browser, ".whoami", &guest)?;
    let name = format!("Ann-{}", std::process::id());
    write(browser, ".enter input[name=name]", &name)?;
    write(
        browser,
        ".enter input[name=password]",
        "correct horse battery",
    )?;
    browser.click(".enter .primary")?;
    until_says(browser, ".whoami", &name)?;
    browser.picture("online-account")?;
    browser.visit("online#/lobby")?;
    browser.see(&format!("a[href='online#/game/{id}']"))?;
    browser.visit("online#/account")?;
    write(
        browser,
        ".account form.link-row .field",
        &format!("Bot-{}", std::process::id()),
    )?;
    browser.click(".account form.link-row .button")?;
    browser.see(".token input[value]")?;
    browser.click(".account .keep")?;
    until_says(browser, ".account [role=status]", "Done.")?;
    browser.click(".account .log-out")?;
    until_says(browser, ".whoami", "Guest-")?;
    write(browser, ".enter ~ .enter input[name=name]", &name)?;
    write(
        browser,
        ".enter ~ .enter input[name=password]",
        "correct horse battery",
    )?;
    browser.click(".enter ~ .enter .primary")?;
    until_says(browser, ".whoami", &name)?;
    ensure(
        browser.text(".enter .primary")?.is_empty(),
        "whoever is logged in needs no form",
    )
}
