//! A new game: everybody's place in a picture of the board, and levels in words.

use i18n::{Lang, levels};
use serde_json::{Value, json};

use super::{ensure, looks};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::CALM;

/// Six places in the picture, one's own at the bottom; levels tell what they are like, and one button seats
/// computers only.
pub fn at_one_glance(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.visit("#/new/gemblo")?;
    browser.click(".form .choice:nth-of-type(5)")?;
    places(browser, "123456")?;
    browser.until("my place is at the bottom", MINE_IS_LOWEST, json!([]))?;
    choose(browser, 2, "Engine 5")?;
    let manner = levels::manner(5).to(Lang::En);
    let told = "return document.querySelector('.manners').textContent.includes(arguments[0])";
    browser.until(manner, told, json!([manner]))?;
    for (width, height, touch) in SIZES {
        browser.resize(width, height, touch)?;
        browser.picture(&format!("form-{width}"))?;
        looks::fits(browser, "the form")?;
    }
    browser.click(".seating .row .button:nth-child(1)")?;
    seated(browser, &["Engine 5"; 6])?;
    browser.click(".seating .row .button:nth-child(2)")?;
    seated(browser, &["Person"; 6])?;
    choose(browser, 3, "Engine 1")?;
    browser.click(".form .primary")?;
    browser.see(".colour-side")?;
    browser.visit("#/new/gemblo")?;
    browser.see(".form .choice:nth-of-type(5) :checked")?;
    let last = ["Person", "Person", "Engine 1", "Person", "Person", "Person"];
    seated(browser, &last)?;
    starts_without_scrolling(browser)?;
    lists_are_whole(browser)
}

/// No list of players cuts off what is chosen there, in any language, at one screen and online.
fn lists_are_whole(browser: &Browser) -> Done {
    let cut = "const canvas = document.createElement('canvas').getContext('2d');\
        return [...document.querySelectorAll('select.level')].flatMap((list) => {\
            const { font, paddingLeft, paddingRight } = getComputedStyle(list);\
            canvas.font = font;\
            // The arrow takes the rest.\n\
            const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16;\
            return [...list.selectedOptions].map((one) => one.textContent)\
                .filter((text) => canvas.measureText(text).width > room) })";
    for lang in Lang::ALL {
        browser.begin(&format!("lang={}", lang.code()), "")?;
        for page in [
            "#/new/gemblo",
            "#/new/yinsh",
            "online#/host/gemblo",
            "online#/host/yinsh",
        ] {
            browser.visit(page)?;
            browser.see("select.level")?;
            for width in [320, 390] {
                browser.resize(width, 844, Touch::Yes)?;
                let found = browser.run(cut, json!([]))?;
                ensure(
                    found == json!([]),
                    format!("{page} at {width} in {}: {found}", lang.code()),
                )?;
            }
        }
    }
    Ok(())
}

const SIZES: [(u32, u32, Touch); 3] = [
    (320, 568, Touch::Yes),
    (390, 844, Touch::Yes),
    (1280, 800, Touch::No),
];

const MINE_IS_LOWEST: &str = "const foot = (one) => one.getBoundingClientRect().bottom;\
    const all = [...document.querySelectorAll('.picture .place')];\
    return all.every((one) => foot(one) <= foot(document.querySelector('.picture .place.c0')))";

/// The numbers in the picture, clockwise from whoever begins.
fn places(browser: &Browser, numbers: &str) -> Done {
    let script = "return [...document.querySelectorAll('.picture .place')]\
        .map((one) => one.textContent).join('') === arguments[0]";
    browser.until("everybody has a place", script, json!([numbers]))
}

/// Lets somebody sit down on a seat, counted from 1.
fn choose(browser: &Browser, seat: usize, player: &str) -> Done {
    let script = "const list = document.querySelectorAll('.seat .level')[arguments[0]];\
        list.value = arguments[1]; list.dispatchEvent(new Event('change', {bubbles: true}))";
    browser.run(script, json!([seat - 1, player])).map(drop)
}

fn seated(browser: &Browser, players: &[&str]) -> Done {
    let script = "return [...document.querySelectorAll('.seat .level')].map((list) => list.value).join()\
        === arguments[0].join()";
    browser.until("everybody is seated", script, json!([players]))
}

/// On a phone the whole form of YINSH is seen at once.
fn starts_without_scrolling(browser: &Browser) -> Done {
    browser.resize(390, 844, Touch::Yes)?;
    browser.visit("#/new/yinsh")?;
    browser.see(".picture.yinsh")?;
    browser.picture("form-yinsh-390")?;
    let script = "return document.querySelector('.form .primary').getBoundingClientRect().bottom";
    let foot: Value = browser.run(script, json!([]))?;
    ensure(
        foot.as_f64() <= Some(844.0),
        format!("the button is seen at once, its foot is at {foot}"),
    )
}
