//! What players agree on before a game of Gemblo: chosen in the form, kept in the record, and offered again.

use serde_json::json;

use super::{ensure, looks};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::CALM;

const FORM: &str = "#/new/gemblo";

/// Colours, who begins, and a drawn layout.
pub fn chosen_and_kept(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.visit(FORM)?;
    choose(browser, "Players", 4)?;
    choose(browser, "Obstacles", 2)?;
    change(browser, ".seed input", "7")?;
    change(browser, ".seat .tint select", "yellow")?;
    choose(browser, "Who begins", 2)?;
    see_in_every_size(browser, "agreed")?;
    browser.click(".form .primary")?;
    browser.see(".colour-side")?;
    let kept = browser.kept()?;
    let setup = "[Setup \"gemblo5#7 red,green,orange,sky,yellow\"]";
    ensure(kept.contains(setup), format!("the setup is kept: {kept}"))?;
    browser.visit(FORM)?;
    for (name, number) in [("Players", 4), ("Obstacles", 2), ("Who begins", 2)] {
        browser.see(&format!("{} :checked", choice(name, number)))?;
    }
    let seed = browser.run(
        "return document.querySelector('.seed input').value",
        json!([]),
    )?;
    ensure(seed == "7", format!("the number is kept: {seed}"))
}

/// Obstacles laid by hand, with a reason while something is missing.
pub fn laid_by_hand(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.visit(FORM)?;
    choose(browser, "Players", 4)?;
    choose(browser, "Obstacles", 3)?;
    browser.click(".layout-choice .button")?;
    let take = ".actions .primary";
    browser.see(&format!("{take}:not(:disabled)"))?;
    see_in_every_size(browser, "layout")?;
    browser.click(".actions .tool:nth-of-type(3)")?;
    browser.see(&format!("{take}:disabled"))?;
    let said = browser.text(".status [role=status]")?;
    ensure(said == "Five start cells are needed.", said)?;
    browser.click(".actions .tool:nth-of-type(1)")?;
    browser.click(&format!("{take}:not(:disabled)"))?;
    browser.see(".form .picture .obstacle")?;
    browser.see(&format!("{} :checked", choice("Obstacles", 3)))
}

/// The choice with this number among those of a name.
fn choice(name: &str, number: usize) -> String {
    format!(".form .choice:nth-of-type({number}):has([name='{name}'])")
}

fn choose(browser: &Browser, name: &str, number: usize) -> Done {
    browser.click(&choice(name, number))?;
    browser.see(&format!("{} :checked", choice(name, number)))
}

/// Gives the first field or list that a selector finds another value.
fn change(browser: &Browser, selector: &str, value: &str) -> Done {
    browser.see(selector)?;
    let script = "const field = document.querySelector(arguments[0]);\
        field.value = arguments[1]; field.dispatchEvent(new Event('change', {bubbles: true}))";
    browser.run(script, json!([selector, value])).map(drop)
}

fn see_in_every_size(browser: &Browser, name: &str) -> Done {
    for (width, height, touch) in [
        (320, 1400, Touch::Yes),
        (390, 844, Touch::Yes),
        (1280, 1000, Touch::No),
    ] {
        browser.resize(width, height, touch)?;
        browser.picture(&format!("{name}-{width}"))?;
        looks::fits(browser, name)?;
    }
    Ok(())
}
