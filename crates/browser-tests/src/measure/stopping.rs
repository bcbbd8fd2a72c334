//! How soon an engine is stopped when whoever analyses goes on to another position, and how soon it tells of that one.

use serde_json::json;

use super::number;
use crate::browser::Browser;
use crate::failure::Done;
use crate::page::THREADS;

/// How often somebody goes on.
const ROUNDS: usize = 20;

/// Back and forth between two positions, each time while the engine thinks.
pub fn engine(browser: &Browser) -> Done {
    browser.note_threads()?;
    browser.analyse("[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6 3.a2\n")?;
    let (mut stopped, mut told) = (Vec::new(), Vec::new());
    for key in ["ArrowLeft", "ArrowRight"].into_iter().cycle().take(ROUNDS) {
        browser.see(".engine-lines .line-turn")?;
        browser.run(&format!("{THREADS}.length = 0"), json!([]))?;
        browser.key(key)?;
        // What the old position's engine said last may come before the key.
        let since = "const all = window.threads; const key = all.findIndex(([name]) => name === 'key');\
            return ['end', 'told'].map((what) =>\
                all.find(([name], at) => at > key && name === what)?.[1] - all[key][1])";
        let is_told = format!("return {THREADS}.map(([name]) => name).join().includes('ask,told')");
        browser.until("the engine tells", &is_told, json!([]))?;
        let times = browser.run(since, json!([]))?;
        stopped.push(number(&times[0]));
        told.push(number(&times[1]));
    }
    for (what, times) in [
        ("stops", &mut stopped),
        ("tells of the next position", &mut told),
    ] {
        times.sort_by(f64::total_cmp);
        let (median, worst) = (times[ROUNDS / 2], times[ROUNDS - 1]);
        println!(
            "from a key on the analysis board until the engine {what}: median {median:.0} ms, \
             worst {worst:.0} ms of {ROUNDS}"
        );
    }
    Ok(())
}
