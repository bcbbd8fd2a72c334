//! Nothing jumps: while a game is played, no part of the page moves but the pieces.

use serde_json::json;

use super::ensure;
use crate::browser::Browser;
use crate::failure::Done;

/// Notes everything that moves by itself from now on: the browser's own measure of layout shifts, which counts
/// neither scrolling nor what is drawn inside the board. What grows in its place stays there.
pub fn watch(browser: &Browser) -> Done {
    let script = "window.jumps = new Set();\
        const name = (node) => node?.nodeType === 1 ? `${node.tagName}.${node.getAttribute('class') ?? ''}`\
            : `text in ${node?.parentElement?.className}`;\
        const far = ({ previousRect: a, currentRect: b }) => `${b.x - a.x},${b.y - a.y} px`;\
        const isSame = ({ previousRect: a, currentRect: b }) => a.y === b.y && (a.x === b.x || a.right === b.right);\
        const isList = (node) => (node?.closest ? node : node?.parentElement)?.closest('.list');\
        new PerformanceObserver((shifts) => shifts.getEntries().forEach((shift) => shift.sources\
            .filter((source) => !isSame(source) && !isList(source.node))\
            .forEach((source) => window.jumps.add(`${name(source.node)} by ${far(source)}`))))\
            .observe({ type: 'layout-shift' })";
    browser.run(script, json!([])).map(drop)
}

/// Nothing has moved since it was watched.
pub fn held(browser: &Browser, what: &str) -> Done {
    // What happened last is told with the next frame.
    let script = "const frame = () => new Promise((done) => requestAnimationFrame(done));\
        await frame(); await frame(); return [...window.jumps]";
    let jumps = browser.run(script, json!([]))?;
    ensure(jumps == json!([]), format!("{what}: {jumps} jumped"))
}
