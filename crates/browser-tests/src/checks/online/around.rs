//! Around the game: talk, draws, resigning, rematches, accounts.

use serde_json::json;

use super::{arrive, ensure, table};
use crate::browser::{Browser, Touch};
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

/// Opens the chat and says something.
pub fn say(browser: &Browser, line: &str) -> Done {
    browser.click(".chat summary")?;
    write(browser, ".chat .field", line)?;
    browser.click(".chat .link-row .button")
}

/// Chat with mute, a declined draw, resigning, a rematch with other seats.
pub fn talk(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    table::two_sit_down(browser, &other, "yinsh", 1)?;
    say(browser, "Good luck & <have> fun")?;
    // The first line is seen by whoever has not opened the chat.
    until_says(&other, ".toast", "Good luck & <have> fun")?;
    until_says(&other, ".chat[open] .lines li", "Good luck & <have> fun")?;
    other.picture("online-chat")?;
    toast_is_clear(&other)?;
    other.click(".chat .chip")?;
    other.until(
        "a muted player is not heard",
        "return document.querySelectorAll('.lines li').length === 0",
        json!([]),
    )?;
    let gone = "return document.querySelector('.toast')?.checkVisibility({ visibilityProperty: true }) !== true";
    other.until("what was said does not stay in the way", gone, json!([]))?;
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
    until_says(browser, ".due", "You win: Guest-")?;
    until_says(&other, ".due", " wins: Guest-")?;
    for one in [browser, &other] {
        until_says(one, ".due", " resigned")?;
        let calm = "return getComputedStyle(document.querySelector('.player.to-move') ?? document.body).boxShadow === 'none'";
        one.until("nobody is to move any more", calm, json!([]))?;
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

/// What was said covers neither seats nor prompt, whatever the screen.
pub fn toast_is_clear(browser: &Browser) -> Done {
    for (width, height, touch) in [
        (320, 568, Touch::Yes),
        (390, 844, Touch::Yes),
        (844, 390, Touch::Yes),
        (1280, 800, Touch::No),
    ] {
        browser.resize(width, height, touch)?;
        browser.until(
            &format!("the toast covers nothing at {width}"),
            "scrollTo(0, 0); const box = (one) => one.getBoundingClientRect();\
                const toast = box(document.querySelector('.toast'));\
                return toast.height > 0 && [...document.querySelectorAll('.player, .colour-side, .due, .bar .quiet')]\
                    .filter((one) => one.checkVisibility()).map(box).every((one) =>\
                        one.top >= toast.bottom || one.bottom <= toast.top || one.left >= toast.right || one.right <= toast.left)",
            json!([]),
        )?;
    }
    Ok(())
}

/// Whoever joins a game of the lobby sits there; without a server one line says so.
pub fn lobby(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    arrive(browser)?;
    arrive(&other)?;
    browser.visit("online#/host/yinsh")?;
    browser.click(".go .primary:not(:disabled)")?;
    browser.see(".invite .qr")?;
    other.visit("online#/lobby")?;
    other.click(".listed .join")?;
    for one in [browser, &other] {
        one.see(".room:not(.waiting) .player .mine")?;
    }
    other.command("Network.enable", json!({}))?;
    other.command("Network.setBlockedURLs", json!({"urls": ["*/api/*"]}))?;
    other.visit("online#/lobby")?;
    other.reload()?;
    until_says(&other, ".lobby .note", "does not answer")?;
    let script = "const { innerText } = document.querySelector('.lobby');\
        return innerText.trim().split(/\\n+/).length";
    let lines = other.run(script, json!([]))?;
    ensure(lines == json!(2), format!("a title and one line: {lines}"))?;
    other.picture("lobby-without-server")
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
    write(browser, ".enter input[name=password]", "short")?;
    browser.click(".enter .primary")?;
    until_says(
        browser,
        ".enter .note",
        "The password is too short: at least 8 characters.",
    )?;
    // The browser notes every answer that refuses.
    browser.errors()?;
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
    browser.click(".bot .opened .button")?;
    browser.until(
        "a token that was taken back is listed no more",
        "return document.querySelector('.bot .opened')?.children.length === 0",
        json!([]),
    )?;
    browser.click(".account .keep")?;
    until_says(browser, ".account [role=status]", "Done.")?;
    new_password(browser)?;
    rated_by_clock(browser)?;
    browser.visit("online#/account")?;
    browser.until(
        "lists that come later stand below all that is pressed",
        "const lists = [...document.querySelectorAll('.account .opened')];\
            const pressed = [...document.querySelectorAll('.account :is(.button, .field)')]\
                .filter((one) => !one.closest('.opened, .sessions'));\
            return lists.length === 2 && pressed.length > 5 && lists.every((list) =>\
                pressed.every((one) => list.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_PRECEDING))",
        json!([]),
    )?;
    browser.click(".account .log-out")?;
    until_says(browser, ".whoami", "Guest-")?;
    write(browser, ".enter ~ .enter input[name=name]", &name)?;
    write(
        browser,
        ".enter ~ .enter input[name=password]",
        "another horse battery",
    )?;
    browser.click(".enter ~ .enter .primary")?;
    until_says(browser, ".whoami", &name)?;
    ensure(
        browser.text(".enter .primary")?.is_empty(),
        "whoever is logged in needs no form",
    )
}

/// The page lists the one device that is logged in, and takes another password for the right old one.
fn new_password(browser: &Browser) -> Done {
    until_says(browser, ".sessions .opened b", "this device")?;
    let change = |old: &str| {
        write(browser, ".password input[name=current-password]", old)?;
        write(
            browser,
            ".password input[name=new-password]",
            "another horse battery",
        )?;
        browser.click(".password .button")
    };
    change("wrong horse battery")?;
    browser.until(
        "a wrong password is refused",
        "return document.querySelector('.password [role=alert]').textContent !== ''",
        json!([]),
    )?;
    // The browser notes every answer that refuses.
    browser.errors()?;
    change("correct horse battery")?;
    until_says(browser, ".password [role=status]", "Done.")
}

/// A rated game is offered with a clock, and not without.
fn rated_by_clock(browser: &Browser) -> Done {
    browser.visit("online#/host/yinsh")?;
    // The first clock is none.
    for (clock, offered) in [(1, 0), (2, 2), (1, 0)] {
        browser.click(&format!(
            ".host fieldset:has([name=Clock]) .choice:nth-of-type({clock})"
        ))?;
        browser.until(
            "a rating needs a clock",
            "return document.querySelectorAll('.host [name=Rating]').length === arguments[0]",
            json!([offered]),
        )?;
    }
    Ok(())
}
