//! How soon an engine is stopped when whoever analyses goes on to another position.

use serde_json::json;

use super::number;
use crate::browser::Browser;
use crate::failure::Done;

/// How often somebody goes on.
const ROUNDS: usize = 20;

/// Notes from when a key was pressed, as the browser counts, to when a thread was ended.
const NOTES: &str = "let pressed = 0;\
    addEventListener('keydown', ({timeStamp}) => { pressed = timeStamp; }, {capture: true});\
    const end = Worker.prototype.terminate;\
    Worker.prototype.terminate = function () { end.call(this); window.stopped = performance.now() - pressed; };";

/// Back and forth between two positions, each time while the engine thinks.
pub fn engine(browser: &Browser) -> Done {
    browser.command(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": NOTES }),
    )?;
    let record = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6 3.a2\n";
    let script = "return 'analysis#/analysis/' + encodeURIComponent(arguments[0])";
    let path = browser.run(script, json!([record]))?;
    browser.visit(path.as_str().unwrap_or_default())?;
    let mut times = Vec::new();
    for key in ["ArrowRight", "ArrowLeft"].into_iter().cycle().take(ROUNDS) {
        browser.see(".engine-lines .line-turn")?;
        browser.run("delete window.stopped", json!([]))?;
        browser.key(key)?;
        let stopped = "return window.stopped !== undefined";
        browser.until("the engine is stopped", stopped, json!([]))?;
        times.push(number(&browser.run("return window.stopped", json!([]))?));
    }
    times.sort_by(f64::total_cmp);
    println!(
        "key to the end of the engine's thread on the analysis board: median {:.0} ms, worst {:.0} ms of {ROUNDS}",
        times[ROUNDS / 2],
        times[ROUNDS - 1]
    );
    Ok(())
}
