//! What the placement explorer shows: how games of self-play went on from placements, and what a search expects there.
//!
//! Every position after one or two rings is looked at, and those after more rings that enough games came by. A position and
//! its images under the board's symmetries are one.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use engine::{Engine as _, Flow, Task};
use hex::Symmetry;
use yinsh::{Phase, Position, Step, Variant};
use yinsh_engine::{Engine, Options};

use crate::arguments::Arguments;
use crate::games::{self, Packed};

/// Positions with no more rings are all there, whether or not games came by.
const COMPLETE: usize = 2;

/// A position, by the first placements that were found to lead to it.
#[derive(Clone, Default)]
struct Found {
    steps: Vec<Step>,
    games: u32,
    /// Half points of White in them.
    points: u32,
}

type Book = HashMap<u64, Found>;

/// Counts the games of a file, looks at the positions, and writes a line for each.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let (file, out) = (arguments.needed("in")?, arguments.needed("out")?);
    let least: u32 = arguments.number("least", 12)?;
    let nodes: u64 = arguments.number("nodes", 100_000)?;
    let threads: usize = arguments.number("threads", 1)?;
    let all = games::read_all(&file).map_err(|error| format!("{file}: {error}"))?;
    let mut text = String::new();
    for variant in [Variant::Standard, Variant::Blitz] {
        let games = all.iter().filter(|game| game.variant == variant);
        let mut book = Book::new();
        enter_all(&mut book, &mut Vec::new(), variant);
        let mut count = 0;
        for game in games {
            count += 1;
            enter_game(&mut book, game);
        }
        let mut found: Vec<Found> = book.into_values().collect();
        found.retain(|one| one.steps.len() <= COMPLETE || one.games >= least);
        found.sort_by_cached_key(|one| (one.steps.len(), words(&one.steps)));
        let chances = searched(&found, variant, nodes, threads);
        writeln!(text, "{} {count}", variant.name()).expect("texts can be written to");
        for (one, chance) in found.iter().zip(chances) {
            let per_mille = (1_000.0 * chance).round();
            let (steps, games, points) = (words(&one.steps), one.games, one.points);
            writeln!(text, "{steps}:{per_mille} {games} {points}")
                .expect("texts can be written to");
        }
        println!("{variant:?}: {} positions of {count} games", found.len());
    }
    std::fs::write(&out, text).map_err(|error| format!("{out}: {error}"))
}

fn words(steps: &[Step]) -> String {
    let words: Vec<String> = steps.iter().map(Step::to_string).collect();
    words.join(" ")
}

/// What the twelve images of a position have in common.
fn key(position: &Position) -> u64 {
    let hashes = Symmetry::ALL.map(|symmetry| position.transformed(symmetry).hash());
    hashes.into_iter().min().expect("twelve images")
}

fn after(steps: &[Step], variant: Variant) -> Position {
    let mut position = Position::new(variant);
    for step in steps {
        position.make(*step);
    }
    position
}

/// Enters the positions with few rings.
fn enter_all(book: &mut Book, steps: &mut Vec<Step>, variant: Variant) {
    let position = after(steps, variant);
    let key = key(&position);
    if book.contains_key(&key) {
        return;
    }
    let found = Found {
        steps: steps.clone(),
        ..Found::default()
    };
    book.insert(key, found);
    if steps.len() < COMPLETE {
        for step in position.legal().iter() {
            steps.push(step);
            enter_all(book, steps, variant);
            steps.pop();
        }
    }
}

/// Enters the positions of a game in which rings are placed, and the first in which they are moved.
fn enter_game(book: &mut Book, game: &Packed) {
    let mut position = Position::new(game.variant);
    let mut steps = Vec::new();
    let mut indices = game.steps.iter().map(|(index, _)| usize::from(*index));
    loop {
        let found = book.entry(key(&position)).or_insert_with(|| Found {
            steps: steps.clone(),
            ..Found::default()
        });
        found.games += 1;
        found.points += u32::from(game.white_points);
        if position.phase() != Phase::Place {
            return;
        }
        let step = indices.next().and_then(|index| position.legal().nth(index));
        let step = step.expect("the games were written by us");
        position.make(step);
        steps.push(step);
    }
}

/// The chance of White in each position.
fn searched(found: &[Found], variant: Variant, nodes: u64, threads: usize) -> Vec<f32> {
    let next = AtomicUsize::new(0);
    let chances = Mutex::new(vec![0.5; found.len()]);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = Engine::new(Options::default());
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    let Some(one) = found.get(index) else {
                        return;
                    };
                    let chance = white_chance(&mut engine, &after(&one.steps, variant), nodes);
                    chances.lock().expect("no thread panics")[index] = chance;
                }
            });
        }
    });
    chances.into_inner().expect("no thread panics")
}

fn white_chance(engine: &mut Engine, position: &Position, nodes: u64) -> f32 {
    engine.forget();
    let task = Task {
        nodes,
        ..Task::default()
    };
    let thought = engine.think(position, &task, &mut |_| Flow::GoOn);
    thought.lines[0].chances[0]
}
