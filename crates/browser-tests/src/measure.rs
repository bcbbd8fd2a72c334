//! What the app costs: bytes, time to the first touch, time from a touch to the picture, or to the engine's end.

mod puzzles;
mod review;
mod stopping;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::failure::Done;
use crate::page::CALM;

/// How many times slower than this machine the laptop is.
const SLOWER: u32 = 4;

/// Notes when the first page can be used, and every long task and slow event.
const NOTES: &str = "window.noted = {ready: null, tasks: [], events: []};\
    new MutationObserver((_, all) => {\
        if (document.querySelector('main a.button')) {\
            noted.ready ??= performance.now(); all.disconnect();\
        }\
    }).observe(document, {childList: true, subtree: true});\
    new PerformanceObserver((list) => list.getEntries().forEach((entry) =>\
        noted.tasks.push([entry.startTime, entry.duration])))\
        .observe({type: 'longtask', buffered: true});\
    new PerformanceObserver((list) => list.getEntries().forEach((entry) =>\
        noted.events.push([entry.name, entry.duration])))\
        .observe({type: 'event', buffered: true, durationThreshold: 16});";

/// Measures everything and prints one line for each figure.
pub fn everything(browser: &Browser) -> Done {
    let script = json!({ "source": NOTES });
    browser.command("Page.addScriptToEvaluateOnNewDocument", script)?;
    transfer(browser)?;
    browser.begin(CALM, "Person\nEngine 10")?;
    first_touch(browser)?;
    touches(browser)?;
    thinking(browser)?;
    full_board(browser)?;
    review::yinsh(browser)?;
    stopping::engine(browser)?;
    puzzles::solver(browser)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// Bytes that the first page fetches, as they travel.
fn transfer(browser: &Browser) -> Done {
    browser.command("Network.enable", json!({}))?;
    browser.command("Network.setBypassServiceWorker", json!({"bypass": true}))?;
    browser.go("")?;
    browser.see("main .cards")?;
    let script = "return ['navigation', 'resource'].flatMap((kind) =>\
        performance.getEntriesByType(kind)).filter((entry) => !/worker|errand/.test(entry.name))\
        .reduce((sum, entry) => sum + entry.transferSize, 0)";
    let bytes = number(&browser.run(script, json!([]))?);
    println!(
        "first load, compressed, without the engine: {:.0} KB",
        bytes / 1000.0
    );
    let script = "return (await Promise.all(['errand.js', 'worker.js', 'worker_bg.wasm']\
        .map(async (file) => { await (await fetch(file, {cache: 'reload'})).arrayBuffer();\
        return performance.getEntriesByName(new URL(file, location)).at(-1).encodedBodySize; })))\
        .reduce((sum, size) => sum + size, 0)";
    let bytes = number(&browser.run(script, json!([]))?);
    println!("engine with its net, compressed: {:.0} KB", bytes / 1000.0);
    Ok(())
}

/// From the click on a link to a page that can be used, on a slow machine and line.
fn first_touch(browser: &Browser) -> Done {
    let line = json!({"offline": false, "latency": 40,
        "downloadThroughput": 10_000_000 / 8, "uploadThroughput": 5_000_000 / 8});
    browser.command("Network.setCacheDisabled", json!({"cacheDisabled": true}))?;
    browser.command("Network.emulateNetworkConditions", line)?;
    browser.command("Emulation.setCPUThrottlingRate", json!({"rate": SLOWER}))?;
    let mut times = Vec::new();
    for _ in 0..5 {
        browser.reload()?;
        browser.see("main a.button")?;
        let script = "return Math.max(noted.ready, ...noted.tasks.map(([at, long]) => at + long))";
        times.push(number(&browser.run(script, json!([]))?));
    }
    times.sort_by(f64::total_cmp);
    println!(
        "interactive, {SLOWER} times slower, 10 Mbit/s, 40 ms: {:.0} ms (median of 5)",
        times[2]
    );
    let line =
        json!({"offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
    browser.command("Network.emulateNetworkConditions", line)?;
    browser.command("Network.setCacheDisabled", json!({"cacheDisabled": false}))?;
    browser.command("Network.setBypassServiceWorker", json!({"bypass": false}))?;
    browser
        .command("Emulation.setCPUThrottlingRate", json!({"rate": 1}))
        .map(drop)
}

/// From a touch to the picture that answers it.
fn touches(browser: &Browser) -> Done {
    let script = "localStorage.setItem('sixfold.players.YINSH', 'Person\\nPerson')";
    browser.run(script, json!([]))?;
    browser.start_game()?;
    browser.run("noted.events.length = 0", json!([]))?;
    let points = ["f6", "e5", "g7", "d4", "h8", "e6", "g6", "f7", "f5", "c3"];
    for (number, point) in points.iter().enumerate() {
        browser.click(&format!("[data-point={point}]"))?;
        browser.turns(number + 1)?;
    }
    let script = "return Math.max(0, ...noted.events.map(([, long]) => long))";
    let worst = number(&browser.run(script, json!([]))?);
    println!("touch to picture on the YINSH board, worst of 10 clicks: {worst:.0} ms");
    Ok(())
}

/// What the page suffers while the engine thinks at full strength.
fn thinking(browser: &Browser) -> Done {
    let script = "localStorage.setItem('sixfold.players.YINSH', 'Person\\nEngine 10')";
    browser.run(script, json!([]))?;
    browser.start_blitz()?;
    browser.run("noted.tasks.length = 0", json!([]))?;
    for turn in 0..3 {
        browser.click(".spot.is-free:not([class*=ring-])")?;
        browser.turns(2 * turn + 2)?;
    }
    let script = "return noted.tasks.map(([at, long]) => `${long} ms at ${Math.round(at)}`).join()";
    let all = browser.run(script, json!([]))?;
    let script = "return Math.max(0, ...noted.tasks.map(([, long]) => long))";
    let worst = number(&browser.run(script, json!([]))?);
    println!("long tasks: {all}");
    println!("longest task over 50 ms while the engine thinks: {worst:.0} ms (0: none)");
    Ok(())
}

/// A board that six players have almost filled: taking, walking, turning and laying a piece, over
/// and over, then the engines' answers.
fn full_board(browser: &Browser) -> Done {
    let kept = crate::page::six_players(66)?;
    let script = "localStorage.setItem('sixfold.settings', arguments[0])";
    browser.run(script, json!(["lang=en\nanimation=off\nconfirming=always"]))?;
    browser.resume(&kept)?;
    let pieces = "return document.querySelectorAll('.gemblo .piece').length";
    let pieces = number(&browser.run(pieces, json!([]))?);
    browser.run("noted.events.length = noted.tasks.length = 0", json!([]))?;
    let mut times = Vec::new();
    for round in 0..10 {
        let piece = format!(".tray-piece:not(.nowhere):nth-of-type({})", 1 + round % 3);
        for act in ["take", "n", "r", "n", "Enter", "Escape"] {
            match act {
                "take" => browser.click(&piece)?,
                key => browser.key(key)?,
            }
            times.push(painted(browser)?);
        }
    }
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "touch or key to picture with {pieces:.0} pieces of six players: median {median:.0} ms, \
         worst {worst:.0} ms of {}",
        times.len()
    );
    let turns = "return document.querySelectorAll('.list li').length";
    let before = number(&browser.run(turns, json!([]))?) as usize;
    browser.run("noted.tasks.length = 0", json!([]))?;
    for key in ["1", "n", "Enter", "Enter"] {
        browser.key(key)?;
    }
    let answered = "return document.querySelectorAll('.list li').length > arguments[0] + 4";
    browser.until("the engines answer", answered, json!([before]))?;
    let script = "return Math.max(0, ...noted.tasks.map(([, long]) => long))";
    let worst = number(&browser.run(script, json!([]))?);
    println!("longest task over 50 ms while five engines answer there: {worst:.0} ms (0: none)");
    Ok(())
}

/// How long the last input took until its picture, as the browser counts, in steps of 8 ms; what
/// took no more than 16 ms it does not count.
fn painted(browser: &Browser) -> Done<f64> {
    let script = "await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));\
        return Math.max(16, ...noted.events.splice(0).map(([, long]) => long))";
    Ok(number(&browser.run(script, json!([]))?))
}
