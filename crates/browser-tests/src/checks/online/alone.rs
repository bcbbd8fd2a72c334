//! Whoever plays online thinks alone: no analysis of one's own running game, and a line that says why.

use i18n::Lang;
use i18n::study::analysis::NOT_ONLINE;
use serde_json::json;

use super::table;
use crate::browser::Browser;
use crate::failure::Done;

/// The door is missing while the game runs, with the reason in every language; once it is over it is there.
pub fn until_the_end(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    table::two_sit_down(browser, &other, "yinsh", 1)?;
    browser.click("[data-point=f6]")?;
    other.turns(1)?;
    for lang in Lang::ALL {
        speak(&other, lang)?;
        let script = "return document.querySelector('.no-analysis')?.textContent === arguments[0]\
            && document.querySelector('main .analyse') === null";
        other.until(lang.code(), script, json!([NOT_ONLINE.to(lang)]))?;
    }
    speak(&other, Lang::En)?;
    other.picture("online-no-analysis")?;
    // Whoever only looks on does not play.
    let third = Browser::start(&browser.home, &browser.pictures)?;
    super::arrive(&third)?;
    third.visit(&format!("online#/game/{}", table::id(browser)?))?;
    third.turns(1)?;
    third.see(".acts .analyse")?;
    other.click(".acts .resign")?;
    other.click(".acts .sure")?;
    other.click(".acts .analyse")?;
    other.see(".tree .move[title=f6][aria-current]")
}

/// Sets the language and loads the page again.
fn speak(browser: &Browser, lang: Lang) -> Done {
    let script = "const key = 'sixfold.settings'; localStorage.setItem(key,\
        localStorage.getItem(key).replace(/lang=\\w+/, `lang=${arguments[0]}`))";
    browser.run(script, json!([lang.code()]))?;
    browser.reload()?;
    browser.see(".connection.open")
}
