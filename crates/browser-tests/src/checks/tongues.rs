//! Every page in every language on a small phone, and lessons in the words of the rules.

use i18n::{Lang, learn};
use serde_json::{Value, json};
use table::lesson::{GEMBLO, GEMBLO_STRATEGY, Lesson, YINSH, YINSH_STRATEGY};

use super::{ensure, looks};
use crate::browser::{Browser, Touch};
use crate::failure::Done;

/// The pages of both games' lessons.
const TAUGHT: [(&str, &[Lesson]); 2] = [("yinsh", YINSH), ("gemblo", GEMBLO)];

/// Those on strategy.
const ADVISED: [(&str, &[Lesson]); 2] = [("yinsh", YINSH_STRATEGY), ("gemblo", GEMBLO_STRATEGY)];

/// Texts that stick out of the page, or that are cut off: a part of each, and what it is in.
const OVERFLOWING: &str = "
    const isShown = (element) => !element.closest('.unseen, [hidden], svg, textarea') && element.checkVisibility();
    const scrolls = (element) => {
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
        }
        return false;
    };
    const name = (element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 50)}`;
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !isShown(element) || scrolls(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const {left, right, width} of range.getClientRects()) {
            if (width > 1 && (left < -1 || right > innerWidth + 1)) found.push(name(element));
        }
        const {overflowX, textOverflow} = getComputedStyle(element);
        // Names of players may be long, and end in dots.
        const isCut = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis'
            && element.scrollWidth > element.clientWidth + 1;
        if (isCut) found.push(`cut off: ${name(element)}`);
    }
    return [...new Set(found)];";

/// No text overflows at 320 pixels.
pub fn room(browser: &Browser, _: &str) -> Done {
    browser.resize(320, 568, Touch::Yes)?;
    for lang in Lang::ALL {
        begin(browser, lang)?;
        for (name, page) in looks::PAGES {
            looks::open(browser, name, page)?;
            has_room(browser, &format!("{name} in {}", lang.code()))?;
        }
        for (game, lesson) in lessons() {
            browser.visit(&format!("learn#/learn/{game}/{}", lesson.slug))?;
            browser.see(".lesson-text .task")?;
            let what = format!("lesson {} of {game} in {}", lesson.slug, lang.code());
            has_room(browser, &what)?;
        }
    }
    browser.resize(1280, 800, Touch::No)
}

/// No text overflows or is cut off on the page that is shown.
pub fn has_room(browser: &Browser, what: &str) -> Done {
    browser.see("main > *")?;
    looks::fits(browser, what)?;
    let found = browser.run(OVERFLOWING, json!([]))?;
    ensure(
        found == json!([]),
        format!("{what}: texts overflow: {found}"),
    )
}

/// Every clause that a lesson shows stands word for word on the rules page.
pub fn lessons_say_the_rules(browser: &Browser, _: &str) -> Done {
    for lang in Lang::ALL {
        begin(browser, lang)?;
        for (game, lessons) in TAUGHT {
            browser.visit(&format!("learn#/rules/{game}"))?;
            browser.see(".rules .sections section")?;
            let rules = texts(browser, ".sections section p")?;
            for lesson in lessons {
                browser.visit(&format!("learn#/learn/{game}/{}", lesson.slug))?;
                let title = lesson.title.to(lang);
                let script = "return document.querySelector('.lesson-text')?.textContent.includes(arguments[0])";
                browser.until(title, script, json!([title]))?;
                let told = texts(browser, ".lesson-text p:not(.count, .task)")?;
                let place = format!("{game}, {} in {}", lesson.slug, lang.code());
                ensure(!told.is_empty(), format!("{place} tells a clause"))?;
                for clause in &told {
                    let is_known = rules.contains(clause);
                    ensure(is_known, format!("{place}: not in the rules: {clause}"))?;
                }
            }
        }
    }
    Ok(())
}

fn lessons() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    let of_game = |(game, lessons): (&'static str, &'static [Lesson])| {
        lessons.iter().map(move |lesson| (game, lesson))
    };
    TAUGHT.into_iter().chain(ADVISED).flat_map(of_game)
}

/// Every lesson on strategy is shown, and its solution is what it asks for; the courses lead to each other.
pub fn strategy(browser: &Browser, _: &str) -> Done {
    for (size, touch) in [((1280, 800), Touch::No), ((390, 844), Touch::Yes)] {
        browser.resize(size.0, size.1, touch)?;
        begin(browser, Lang::En)?;
        for (game, lessons) in ADVISED {
            browser.visit(&format!("learn#/learn/{game}"))?;
            browser.click(".courses a:not([aria-current])")?;
            for lesson in lessons {
                let title = lesson.title.to(Lang::En);
                let script = "return document.querySelector('.lesson-text h1')?.textContent === arguments[0]";
                browser.until(&format!("{} is shown", lesson.slug), script, json!([title]))?;
                looks::fits(browser, lesson.slug)?;
                browser.click(".aids button:nth-child(4)")?;
                let shown = learn::SHOWN.to(Lang::En);
                let script = "return document.querySelector('.feedback [role=status]').textContent.trim() === arguments[0]";
                browser.until(shown, script, json!([shown]))?;
                browser.click(".aids .forward")?;
            }
        }
    }
    browser.resize(1280, 800, Touch::No)
}

fn begin(browser: &Browser, lang: Lang) -> Done {
    let settings = format!("lang={}\nanimation=off\nconfirming=touch", lang.code());
    browser.begin(&settings, "")
}

fn texts(browser: &Browser, selector: &str) -> Done<Vec<Value>> {
    let script =
        "return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent.trim())";
    let texts = browser.run(script, json!([selector]))?;
    Ok(texts.as_array().cloned().unwrap_or_default())
}
