//! Help while playing: what lies over the board, hints in two steps, a warning before a blunder; and none of it online.

use engine::Level;
use i18n::Lang;
use i18n::study::analysis::FAILED;
use serde_json::json;
use table::{Player, Sitting, Table};

use super::engine::place_ring;
use super::online::two_sit_down;
use super::{access, ensure, play, still, tongues};
use crate::browser::{Browser, Touch};
use crate::failure::Done;
use crate::page::{CALM, one_thread, six_players};

/// A white ring on c1, black markers on c2 to c5: a jump to c6 makes a white row.
const NEAR_A_ROW: &str = "4/7/Wbbbb3/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move";
/// White wins by moving the ring of f6 off its line; other rings can move, too.
const WON: &str = "4/7/W7/BBB6/10/wwwwW4/10/9/BB6/W6/4 w 2-0 standard move";
const PHONE: (u32, u32, Touch) = (390, 844, Touch::Yes);

/// Waits until the tutor says something.
fn says(browser: &Browser, words: &str) -> Done {
    let script = "return document.querySelector('.aid')?.textContent.includes(arguments[0])";
    browser.until(words, script, json!([words]))
}

fn is_gone(browser: &Browser, selector: &str) -> Done {
    let script = "return document.querySelector(arguments[0]) === null";
    browser.until(&format!("no {selector}"), script, json!([selector]))
}

/// Goes on at a phone.
fn on_a_phone(browser: &Browser) -> Done {
    let (width, height, touch) = PHONE;
    browser.resize(width, height, touch)
}

/// Threats and the room left lie over the board by key and by button, stay chosen, and move nothing.
pub fn overlays(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.open_position(NEAR_A_ROW)?;
    still::watch(browser)?;
    browser.key("0")?;
    browser.see(".figures .threat.white")?;
    says(browser, "White, rows one turn away: c1–c5.")?;
    browser.picture("threats")?;
    still::held(browser, "the board under threats")?;
    browser.reload()?;
    browser.see(".figures .threat.white")?;
    browser.click("[data-point=k7]")?;
    browser.click(".spot.is-target")?;
    browser.turns(1)?;
    browser.see(".figures .breaker:not([d=''])")?;
    says(browser, "Moves that prevent it:")?;
    browser.picture("breakers")?;
    on_a_phone(browser)?;
    browser.picture("breakers-phone")?;
    browser.tap(".tutor .tool[aria-pressed=true]")?;
    is_gone(browser, ".figures path")?;
    browser.tap(".tutor .tool[aria-pressed=false]")?;
    browser.resume(&six_players(60)?)?;
    browser.see(".figures .reached")?;
    says(browser, "Cells within reach")?;
    browser.picture("room-phone")?;
    follows(browser)?;
    browser.resize(1280, 800, Touch::No)?;
    browser.picture("room")
}

/// What lies over a board that is turned turns with it.
fn follows(browser: &Browser) -> Done {
    let turned = "document.querySelector('.figures:last-of-type')?.getAttribute('transform')";
    let before = browser.run(&format!("return {turned}"), json!([]))?;
    browser.tap(super::seen::TURN_BOARD)?;
    let script = format!("const now = {turned}; return Boolean(now) && now !== arguments[0]");
    browser.until("the figures turn with the board", &script, json!([before]))?;
    browser.see(".figures .reached")
}

/// Before anybody wants help the buttons say how they stand, and nothing is fetched for them.
pub fn before_help(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.open_position(WON)?;
    browser.see(".tutor .tool:nth-child(1):not([disabled])")?;
    browser.see(".tutor .tool:nth-child(2)[aria-pressed=false]")?;
    browser.click("[data-point=c1]")?;
    browser.click(".spot.is-target")?;
    browser.turns(1)?;
    // Whoever looks back is not to move.
    browser.click(".stepper .tool:nth-child(2)")?;
    browser.see(".tutor .tool:nth-child(1)[disabled]")?;
    let fetched =
        "return performance.getEntriesByType('resource').some(({ name }) => /tutor/.test(name))";
    let fetched = browser.run(fetched, json!([]))?;
    ensure(fetched == json!(false), "nobody has wanted help yet")
}

/// A worker that breaks down leaves nobody without a word, whether a hint, an overlay or a warning was wanted.
pub fn without_a_worker(browser: &Browser, _: &str) -> Done {
    let broken = "window.Worker = class extends EventTarget {\
        constructor() { super(); setTimeout(() => this.onerror?.(new Event('error'))) }\
        postMessage() {} terminate() {} }";
    let script = json!({ "source": broken });
    browser.command("Page.addScriptToEvaluateOnNewDocument", script)?;
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.open_position(WON)?;
    for key in ["!", "0"] {
        browser.key(key)?;
        says(browser, FAILED.to(Lang::En))?;
        browser.reload()?;
        browser.see(".tutor .tool")?;
    }
    says(browser, FAILED.to(Lang::En))?;
    browser.begin(&format!("{CALM}\nteaching=on"), "")?;
    browser.resume(&against_the_computer()?)?;
    blunder(browser, Touch::No)?;
    browser.turns(1)?;
    says(browser, FAILED.to(Lang::En))
}

/// Where, then what, and gone with the next turn; by keyboard and by finger.
pub fn hints(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, play::TWO_PEOPLE)?;
    browser.open_position(WON)?;
    still::watch(browser)?;
    browser.key("!")?;
    browser.see(".figures .region")?;
    says(browser, "Look here.")?;
    browser.picture("hint-where")?;
    browser.key("!")?;
    browser.see(".figures .turn.arrow")?;
    says(browser, "White moves a ring from f6")?;
    browser.picture("hint-what")?;
    still::held(browser, "the board with a hint")?;
    browser.click("[data-point=c1]")?;
    browser.click(".spot.is-target")?;
    browser.turns(1)?;
    is_gone(browser, ".figures path")?;
    ensure(browser.text(".aid")?.is_empty(), "a hint is over")?;
    on_a_phone(browser)?;
    browser.resume(&six_players(12)?)?;
    browser.tap(".tutor .tool")?;
    browser.see(".figures .region")?;
    browser.picture("hint-gemblo-where")?;
    browser.tap(".tutor .tool")?;
    browser.see(".figures .turn.piece")?;
    browser.picture("hint-gemblo-what")
}

/// A blunder is warned of with what follows it, taken back once by keyboard or finger, and then it stands.
pub fn teaching(browser: &Browser, _: &str) -> Done {
    browser.begin(CALM, "")?;
    browser.visit("#/settings")?;
    let on = "[...document.querySelectorAll('fieldset')].find((one) =>\
        one.querySelector('legend').textContent.startsWith('Teaching game')).querySelector('input').click()";
    browser.see("fieldset legend")?;
    browser.run(on, json!([]))?;
    browser.resume(&against_the_computer()?)?;
    still::watch(browser)?;
    blunder(browser, Touch::No)?;
    browser.see(".warning .chip")?;
    says(browser, "Careful: your chance to win falls from 100%")?;
    browser.see(".figures .turn")?;
    browser.turns(1)?;
    browser.picture("warning")?;
    still::held(browser, "the game with a warning")?;
    browser.run(
        "document.querySelector('.warning .chip').focus()",
        json!([]),
    )?;
    browser.key("Enter")?;
    browser.turns(0)?;
    is_gone(browser, ".warning")?;
    blunder(browser, Touch::No)?;
    browser.turns(2)?;
    ensure(
        browser.text(".warning")?.is_empty(),
        "a turn is taken back once",
    )?;
    on_a_phone(browser)?;
    let at_once = "const set = (text) => localStorage.setItem('sixfold.settings', text);\
        set(localStorage.getItem('sixfold.settings').replace('confirming=touch', 'confirming=never'))";
    browser.run(at_once, json!([]))?;
    browser.resume(&against_the_computer()?)?;
    blunder(browser, Touch::Yes)?;
    browser.see(".warning .chip")?;
    browser.picture("warning-phone")?;
    browser.tap(".warning .chip:last-child")?;
    browser.turns(2)?;
    is_gone(browser, ".warning")
}

fn against_the_computer() -> Done<String> {
    let setup = WON
        .parse::<yinsh::Setup>()
        .map_err(|fault| fault.to_string())?;
    let players = vec![Player::Person, Player::Engine(Level::EASIEST)];
    let table = Table::<yinsh::Position>::new(setup, players);
    Ok(Sitting::of(table).save())
}

/// White moves another ring than the one that wins.
fn blunder(browser: &Browser, touch: Touch) -> Done {
    browser.touch(touch, "[data-point=c1]")?;
    browser.see(".spot.is-target")?;
    browser.touch(touch, ".spot.is-target")
}

/// The computer's turns, overlays, hints and warnings come from one worker, which is never ended while nobody changes
/// their mind: what is asked together is answered in turn.
pub fn one_worker(browser: &Browser, _: &str) -> Done {
    browser.note_threads()?;
    for (width, height, touch) in [(1280, 800, Touch::No), PHONE] {
        browser.resize(width, height, touch)?;
        browser.begin(&format!("{CALM}\noverlay=on\nteaching=on"), "")?;
        browser.start_blitz()?;
        for turn in 0..3 {
            // Whoever goes on before the rows are told changes their mind: the question about them is not wanted any more.
            says(browser, "No row")?;
            place_ring(browser)?;
            says(browser, "No row")?;
            let confirm = "document.querySelector('.actions .confirm:not([disabled])')?.click()";
            browser.run(confirm, json!([]))?;
            browser.turns(2 * turn + 2)?;
        }
        says(browser, "No row")?;
        browser.key("!")?;
        browser.see(".figures .region")?;
        let threads = one_thread(browser)?;
        ensure(
            threads == 1,
            format!("{threads} workers, one after the other"),
        )?;
    }
    Ok(())
}

/// Whatever the tutor says has room and contrast in every language and every look, and moves nothing.
pub fn everywhere(browser: &Browser, _: &str) -> Done {
    let looks = [
        ("light", "classic"),
        ("dark", "wood"),
        ("dark", "classic"),
        ("light", "contrast"),
        ("dark", "contrast"),
    ];
    for (width, height, touch) in [(1280, 800, Touch::No), PHONE, (320, 568, Touch::Yes)] {
        browser.resize(width, height, touch)?;
        for (lang, (theme, board)) in Lang::ALL.into_iter().zip(looks) {
            let code = lang.code();
            let settings = format!(
                "lang={code}\nanimation=off\nconfirming=never\ntheme={theme}\nboard={board}\n\
                overlay=on\nteaching=on"
            );
            browser.begin(&settings, play::TWO_PEOPLE)?;
            all_help(browser, &format!("{code}-{width}"), touch)?;
        }
    }
    Ok(())
}

fn all_help(browser: &Browser, look: &str, touch: Touch) -> Done {
    let check = |what: &str| {
        let what = format!("{what}-{look}");
        browser.picture(&format!("tutor-{what}"))?;
        tongues::has_room(browser, &what)
    };
    browser.open_position(NEAR_A_ROW)?;
    browser.see(".figures .threat.white")?;
    check("threats")?;
    still::watch(browser)?;
    off_and_on(browser, ".figures .threat.white")?;
    browser.key("!")?;
    browser.see(".figures .region")?;
    check("hint")?;
    access::audit(browser, &format!("hint-{look}"))?;
    browser.key("!")?;
    browser.see(".figures .turn")?;
    still::held(browser, &format!("a hint, {look}"))?;
    browser.resume(&six_players(60)?)?;
    browser.see(".figures .reached")?;
    check("room")?;
    still::watch(browser)?;
    off_and_on(browser, ".figures .reached")?;
    browser.key("!")?;
    browser.see(".figures .region")?;
    browser.key("!")?;
    browser.see(".figures .turn")?;
    still::held(browser, &format!("a hint of Gemblo, {look}"))?;
    browser.reload()?;
    browser.see(".figures .reached")?;
    let script = "const { scrollHeight, clientHeight } = document.querySelector('.status');\
        return scrollHeight - clientHeight < 2";
    browser.until(&format!("all is said, {look}"), script, json!([]))?;
    browser.resume(&against_the_computer()?)?;
    browser.see(".figures .threat.white")?;
    still::watch(browser)?;
    blunder(browser, touch)?;
    browser.see(".warning .chip")?;
    check("warning")?;
    still::held(browser, &format!("a warning, {look}"))
}

/// What lies over the board is put away and laid there again.
fn off_and_on(browser: &Browser, figure: &str) -> Done {
    browser.key("0")?;
    is_gone(browser, ".figures path")?;
    browser.key("0")?;
    browser.see(figure)
}

/// Online there is no tutor, whatever is set: no button, no key, no figure.
pub fn never_online(browser: &Browser, _: &str) -> Done {
    let other = Browser::start(&browser.home, &browser.pictures)?;
    two_sit_down(browser, &other, "yinsh", 2)?;
    let script = "localStorage.setItem('sixfold.settings',\
        `${localStorage.getItem('sixfold.settings')}\\noverlay=on\\nteaching=on`)";
    browser.run(script, json!([]))?;
    browser.reload()?;
    browser.see(".connection.open")?;
    for key in ["0", "!", "0"] {
        browser.key(key)?;
    }
    browser.click("[data-point=f6]")?;
    browser.turns(1)?;
    let script = "return performance.getEntriesByType('resource').some(({name}) => /tutor|errand/.test(name))\
        || document.querySelector('.tutor, .aid, .figures') !== null";
    let helped = browser.run(script, json!([]))?;
    ensure(helped == json!(false), "nobody is helped online")
}
