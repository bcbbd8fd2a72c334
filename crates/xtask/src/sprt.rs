//! Whether a commit of the YINSH engine is stronger than another: both are built and play.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

use crate::failure::{Failure, at};
use crate::shell::{output, root, run};

/// Where the results of all tests are kept.
const LOG: &str = "nets/TESTS.md";
/// The balanced openings that are played.
const BOOK: &str = "crates/yinsh-engine/book.txt";
/// More games than a test needs that can be decided.
const MOST_GAMES: u32 = 20_000;
/// The question: a gain of ten Elo, or none?
const QUESTION: &str = "0,10";

/// Plays NEW against OLD at equal nodes, then at equal time, and notes both results.
///
/// Each is a commit, or the path of a `yinsh-lab` that was built before.
pub fn sprt(old: &str, new: &str) -> Result<(), Failure> {
    let (old_lab, new_lab) = (lab(old)?, lab(new)?);
    let bench = output(&format!("{new_lab} bench"))?;
    let bench = bench.lines().next().unwrap_or_default();
    for budget in ["nodes=5000,hash=2", "ms=20"] {
        let result = play(&old_lab, &new_lab, budget)?;
        note(&format!(
            "| {old} | {new} | {bench} | {budget} | {result} |\n"
        ))?;
        println!("{result}");
    }
    Ok(())
}

/// The program of a commit, built in a folder of its own.
fn lab(commit: &str) -> Result<String, Failure> {
    if Path::new(commit).is_file() {
        return Ok(commit.to_owned());
    }
    let folder = format!("target/sprt/{commit}");
    if !root().join(&folder).exists() {
        run(&format!("git worktree add --detach {folder} {commit}"), &[])?;
    }
    run(
        &format!(
            "cargo build --release --bin=yinsh-lab \
             --manifest-path={folder}/crates/yinsh-engine/Cargo.toml --target-dir={folder}/target"
        ),
        &[],
    )?;
    Ok(format!("{folder}/target/release/yinsh-lab"))
}

/// The last line of a match: games, score, Elo with its interval, finding.
fn play(old: &str, new: &str, budget: &str) -> Result<String, Failure> {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    let told = output(&format!(
        "{new} match --a own,{budget} --b program={old},own,{budget} --games {MOST_GAMES} \
         --sprt {QUESTION} --book {BOOK} --threads {threads}"
    ))?;
    let last = told.lines().last().unwrap_or_default();
    Ok(last.trim_start_matches("match: ").to_owned())
}

fn note(line: &str) -> Result<(), Failure> {
    let path = root().join(LOG);
    let mut file = OpenOptions::new()
        .append(true)
        .open(&path)
        .map_err(at(&path))?;
    file.write_all(line.as_bytes()).map_err(at(&path))
}
