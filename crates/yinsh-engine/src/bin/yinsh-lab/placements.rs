//! The book of placements: from the start on, the likeliest positions first, each searched for long.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Engine as _, Flow, Task};
use hex::Symmetry;
use yinsh::{Phase, Position, Step, Variant};
use yinsh_engine::{Engine, Options};

use crate::arguments::Arguments;
use crate::player;

/// So many placements are compared in a position; the rest is not expected.
const COMPARED: usize = 10;
/// A placement is as good as the best while its chance to win is not worse by more than this.
const MARGIN: f32 = 0.02;
/// At most so many are chosen from.
const CHOICES: usize = 4;
/// Others are the likelier to be played by an opponent the better they are: by so much less chance to
/// win, e times as rare.
const TEMPERATURE: f32 = 0.04;

/// A position of the book.
struct Entry {
    position: Position,
    steps: Vec<Step>,
    /// How likely it is to arise.
    weight: f32,
    /// What was found, best first, with the chances to win.
    found: Option<Vec<(Step, f32)>>,
}

/// Looks at the likeliest positions, round by round, and writes what was found.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let out = arguments.needed("out")?;
    let count: usize = arguments.number("count", 2_000)?;
    let options = player::with_net(arguments)?;
    let nodes: u64 = arguments.number("nodes", 400_000)?;
    let threads: usize = arguments.number("threads", 1)?;
    let deadline = Instant::now() + Duration::from_secs(arguments.number("seconds", 1_000_000)?);
    let mut book = HashMap::new();
    enter(&mut book, Vec::new(), 1.0);
    let mut done = 0;
    while done < count && Instant::now() < deadline {
        // The deeper the book is, the more positions can be looked at before their children count.
        let round = likeliest(&book, (done / 4).max(threads).min(count - done));
        if round.is_empty() {
            break;
        }
        done += round.len();
        for (key, found) in searched(&book, &round, &options, nodes, threads) {
            grow(&mut book, key, found);
        }
        eprintln!("{done} positions");
    }
    std::fs::write(&out, written(&book)).map_err(|error| format!("{out}: {error}"))?;
    println!("{done} positions");
    Ok(())
}

/// The positions that were not looked at yet, the likeliest first.
fn likeliest(book: &HashMap<u64, Entry>, count: usize) -> Vec<u64> {
    let open = book.iter().filter(|(_, entry)| entry.found.is_none());
    let mut open: Vec<(u64, f32)> = open.map(|(key, entry)| (*key, entry.weight)).collect();
    open.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    open.iter().take(count).map(|(key, _)| *key).collect()
}

/// Searches all of these positions on so many threads.
fn searched(
    book: &HashMap<u64, Entry>,
    round: &[u64],
    options: &Options,
    nodes: u64,
    threads: usize,
) -> Vec<(u64, Vec<(Step, f32)>)> {
    let next = AtomicUsize::new(0);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = Engine::new(options.clone());
                while let Some(key) = round.get(next.fetch_add(1, Relaxed)) {
                    let found = compared(&mut engine, &book[key].position, nodes);
                    all.lock().expect("no panic").push((*key, found));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("no panic");
    // The order of the threads decides nothing.
    all.sort_by_key(|(key, _)| round.iter().position(|each| each == key));
    all
}

/// The best placements with their chances to win, best first.
fn compared(engine: &mut Engine, position: &Position, nodes: u64) -> Vec<(Step, f32)> {
    engine.forget();
    let task = Task {
        nodes,
        lines: COMPARED,
        ..Task::default()
    };
    let thought = engine.think(position, &task, &mut |_| Flow::GoOn);
    let side = position.side().index();
    let lines = thought.lines.iter();
    lines
        .map(|line| (line.turns[0][0], line.chances[side]))
        .collect()
}

/// How many of the placements found are as good as the best.
fn equally_good(found: &[(Step, f32)]) -> usize {
    let best = found[0].1;
    let good = found
        .iter()
        .take_while(|(_, chance)| best - chance <= MARGIN);
    good.count().min(CHOICES)
}

/// Notes what was found, and enters the positions that follow.
///
/// Half of the weight goes to the placements that the book itself would choose, half to what
/// others may play.
fn grow(book: &mut HashMap<u64, Entry>, key: u64, found: Vec<(Step, f32)>) {
    let entry = book.get_mut(&key).expect("it was looked at");
    let (steps, weight) = (entry.steps.clone(), entry.weight);
    let good = equally_good(&found);
    let rarity = |chance: f32| ((chance - found[0].1) / TEMPERATURE).exp();
    let total: f32 = found.iter().map(|(_, chance)| rarity(*chance)).sum();
    let next: Vec<(Step, f32)> = (found.iter().enumerate())
        .map(|(rank, (step, chance))| {
            let chosen = if rank < good { 1.0 / good as f32 } else { 0.0 };
            (*step, (chosen + rarity(*chance) / total) / 2.0)
        })
        .collect();
    entry.found = Some(found);
    for (step, share) in next {
        let steps = steps.iter().copied().chain([step]).collect();
        enter(book, steps, weight * share);
    }
}

/// Enters a position, or makes it likelier if another order of placements led to it.
fn enter(book: &mut HashMap<u64, Entry>, steps: Vec<Step>, weight: f32) {
    let mut position = Position::new(Variant::Standard);
    for step in &steps {
        position.make(*step);
    }
    if position.phase() != Phase::Place {
        return;
    }
    let hashes = Symmetry::ALL.map(|symmetry| position.transformed(symmetry).hash());
    let key = hashes.into_iter().min().expect("twelve images");
    let entry = book.entry(key).or_insert(Entry {
        position,
        steps,
        weight: 0.0,
        found: None,
    });
    entry.weight += weight;
}

/// A line for every position that was looked at, in order.
fn written(book: &HashMap<u64, Entry>) -> String {
    let words = |steps: &[Step]| {
        let words: Vec<String> = steps.iter().map(Step::to_string).collect();
        words.join(" ")
    };
    let known = book.values().filter_map(|entry| {
        let found = entry.found.as_ref()?;
        let good: Vec<Step> = found[..equally_good(found)]
            .iter()
            .map(|line| line.0)
            .collect();
        Some(format!("{}:{}\n", words(&entry.steps), words(&good)))
    });
    let mut lines: Vec<String> = known.collect();
    lines.sort_by_key(|line| (line.find(':'), line.clone()));
    lines.concat()
}
