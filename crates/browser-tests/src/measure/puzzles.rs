//! How long the solver takes for the puzzles of the book, in its thread in the browser.

use gemblo_puzzle::{Grade, book};
use serde_json::json;
use studio::write_puzzle;

use super::number;
use crate::browser::Browser;
use crate::failure::Done;

/// Asks every question in a thread of its own, one after the other; gives the
/// milliseconds of each, the best of three: others work on the same machine.
const ASK: &str = "const thread = new Worker('errand.js', {type: 'module', name: 'puzzler'});\
    const heard = () => new Promise((done) => { thread.onmessage = ({data}) => done(data); });\
    await heard();\
    const times = [];\
    for (const question of arguments[0]) {\
        let best = Infinity, said;\
        for (let round = 0; round < 3; round++) {\
            const begun = performance.now();\
            thread.postMessage(question);\
            said = await heard();\
            best = Math.min(best, performance.now() - begun);\
        }\
        times.push([best, said.split(' ')[1]]);\
    }\
    thread.terminate();\
    return times";

/// The slowest puzzle of the book, solved and proved; and the slowest of the days.
pub fn solver(browser: &Browser) -> Done {
    browser.visit("puzzle#/puzzles")?;
    browser.see(".puzzle-link")?;
    let made: Vec<_> = Grade::ALL.into_iter().flat_map(book::grade).collect();
    let codes: Vec<String> = made
        .iter()
        .filter_map(|made| write_puzzle(&made.puzzle))
        .collect();
    // Counting begins with a first solution, so that it solves and proves.
    let count: Vec<String> = codes
        .iter()
        .map(|code| format!("1 count {code} -"))
        .collect();
    let times_of_all = times(browser, &count, "exactly")?;
    let named = times_of_all.iter().zip(&made);
    let slowest = named.max_by(|a, b| a.0.total_cmp(b.0));
    let (time, made) = slowest.ok_or("the book has puzzles")?;
    let name = made.puzzle.name();
    let count = codes.len();
    println!(
        "slowest of {count} puzzles, solved and proved in a worker, best of three: {time:.0} ms ({name})"
    );
    let days: Vec<String> = (1..=28)
        .map(|day| format!("1 daily 2026-02-{day:02} -"))
        .collect();
    let days = times(browser, &days, "puzzle")?;
    let slowest = days.iter().copied().fold(0.0, f64::max);
    println!("slowest puzzle of a day in a month, made in a worker: {slowest:.0} ms");
    Ok(())
}

fn times(browser: &Browser, questions: &[String], wanted: &str) -> Done<Vec<f64>> {
    let told = browser.run(ASK, json!([questions]))?;
    let told = told.as_array().cloned().unwrap_or_default();
    if let Some(other) = told.iter().find(|one| one[1] != json!(wanted)) {
        return Err(format!("the solver says {other} instead of {wanted}").into());
    }
    Ok(told.iter().map(|one| number(&one[0])).collect())
}
