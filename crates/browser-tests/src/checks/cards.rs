//! Pictures of a board with a caption, to be sent to somebody.

use serde_json::json;

use super::ensure;
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::{CALM, six_players};

/// Keeps what the page offers as a file, instead of saving it.
const CATCH: &str = "window.offered = [];\
    HTMLAnchorElement.prototype.click = function () { window.offered.push([this.download, this.href]); }";

/// How a picture that was offered looks: its size, and how many different colours it has.
const SEEN: &str = "const [name, href] = window.offered.at(-1);\
    const image = Object.assign(new Image(), {src: href});\
    await image.decode();\
    const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});\
    const context = canvas.getContext('2d');\
    context.drawImage(image, 0, 0);\
    const {data} = context.getImageData(0, 0, image.width, image.height);\
    const colours = new Set();\
    for (let at = 0; at < data.length; at += 4) colours.add((data[at] >> 4 << 8) | (data[at + 1] >> 4 << 4) | data[at + 2] >> 4);\
    return [name, image.width, image.height > 600, colours.size > 12, decodeURIComponent(href).includes(arguments[0])]";

fn offered(browser: &Browser, form: &str, caption: &str) -> Done {
    let script = "document.querySelector(`[data-form=${arguments[0]}]`).click()";
    let count = browser.run("return window.offered.length", json!([]))?;
    browser.run(script, json!([form]))?;
    let is_there = "return window.offered.length > arguments[0]";
    browser.until("a picture is offered", is_there, json!([count]))?;
    let seen = browser.run(SEEN, json!([caption]))?;
    let says = form == "svg" || caption.is_empty();
    let expected = json!([format!("sixfold.{form}"), 1200, true, true, says]);
    ensure(seen == expected, format!("{form} of {caption}: {seen}"))
}

/// A tactic, a puzzle, a running game, one that is over and an analysis, each as SVG with its caption and as PNG.
pub fn each(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.start_blitz()?;
    browser.run(CATCH, json!([]))?;
    for form in ["svg", "png"] {
        offered(
            browser,
            form,
            if form == "svg" { "YINSH · White" } else { "" },
        )?;
    }
    browser.resume(&six_players(usize::MAX)?)?;
    let winner = browser.text(".ended h2")?;
    browser.run(CATCH, json!([]))?;
    offered(browser, "svg", &format!("Gemblo · {winner} · "))?;
    browser.analyse("blitz")?;
    browser.run(CATCH, json!([]))?;
    offered(browser, "svg", "YINSH")?;
    let pages = [
        (
            "training#/training/yinsh/position/ydivins",
            "YINSH · White: win in 1 turn",
        ),
        ("puzzle#/puzzles/2.5", ""),
    ];
    for (page, caption) in pages {
        browser.visit(page)?;
        browser.see("main .board")?;
        if page.starts_with("training") {
            browser.see(".ways .solve")?;
            browser.run("document.querySelector('.ways .solve').click()", json!([]))?;
            browser.see("[data-form=svg]")?;
        }
        browser.run(CATCH, json!([]))?;
        for form in ["svg", "png"] {
            offered(browser, form, caption)?;
        }
    }
    Ok(())
}
