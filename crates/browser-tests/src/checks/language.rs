//! Every language, chosen on the settings page.

use i18n::{Lang, app, yinsh};
use serde_json::json;

use super::ensure;
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::CALM;

pub fn each(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "Person\nEngine 3")?;
    for lang in Lang::ALL {
        browser.visit("#/settings")?;
        browser.click(&format!("label[lang={}]", lang.code()))?;
        let title = app::SETTINGS.to(lang);
        browser.until(
            title,
            "return document.querySelector('h1').textContent === arguments[0]",
            json!([title]),
        )?;
        browser.reload()?;
        browser.visit("#/")?;
        browser.see(".cards")?;
        let said = browser.text("h1")?;
        ensure(
            said == app::TAGLINE.to(lang),
            format!("{} is kept: {said}", lang.code()),
        )?;
        let code = browser.run("return document.documentElement.lang", json!([]))?;
        ensure(code == lang.code(), "the page says its language")?;
        let script = "return document.querySelector('meta[name=description]').content";
        let described = browser.run(script, json!([]))?;
        ensure(
            described == app::DESCRIPTION.to(lang),
            format!("the page is described: {described}"),
        )?;
        let script = "return fetch(document.querySelector('link[rel=manifest]').href)\
            .then((answer) => answer.json()).then((manifest) => manifest.name)";
        let name = browser.run(script, json!([]))?;
        ensure(
            name == app::NAME.to(lang),
            format!("it is installed as {name}"),
        )?;
        browser.resize(320, 568, Touch::No)?;
        browser.visit("#/new/yinsh")?;
        browser.see("select.level")?;
        let start = browser.text(".form .primary")?;
        ensure(
            start == app::START.to(lang),
            format!("the button says {start}"),
        )?;
        browser.picture(&format!("new-{}-320", lang.code()))?;
        super::looks::fits(browser, "the form")?;
        browser.click(".form .primary")?;
        browser.see("[data-point=f6]")?;
        let name = browser.text(".player.white .name")?;
        ensure(
            name == yinsh::WHITE.to(lang),
            format!("White is called {name}"),
        )?;
        super::looks::fits(browser, "the board")?;
        browser.picture(&format!("play-{}-320", lang.code()))?;
        browser.resize(1280, 800, Touch::No)?;
    }
    Ok(())
}
