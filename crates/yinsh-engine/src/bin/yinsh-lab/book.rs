//! The book of balanced beginnings: eight to ten rings that leave both players the same chances.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Engine as _, Flow, Task};
use game::Rng;
use yinsh::{Point, Position, Step, Variant};
use yinsh_engine::Engine;

use crate::arguments::Arguments;
use crate::opening::from_centre;
use crate::player;

/// Rings are placed at most so far from the centre: further out hardly anybody places one.
const FARTHEST: u8 = 4;
/// The chance to win may differ from a half by so much.
const MARGIN: f32 = 0.05;
/// A quick look at a hundredth of the nodes may differ by more.
const QUICK_MARGIN: f32 = 0.12;

/// Draws placements until enough are balanced or the time is spent, and writes them.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let out = arguments.needed("out")?;
    let count: usize = arguments.number("count", 2_000)?;
    let options = player::with_net(arguments)?;
    let nodes: u64 = arguments.number("nodes", 1_000_000)?;
    let threads: usize = arguments.number("threads", 1)?;
    let seed: u64 = arguments.number("seed", 1)?;
    let time = Duration::from_secs(arguments.number("seconds", 1_000_000)?);
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let book = Mutex::new(Vec::new());
    let is_full = || start.elapsed() >= time || book.lock().expect("no panic").len() >= count;
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = Engine::new(options.clone());
                while !is_full() {
                    let number = next.fetch_add(1, Relaxed);
                    let mut rng = Rng::new(seed << 40 ^ number);
                    let (position, steps) = drawn(&mut rng);
                    let is_balanced = [(nodes / 100, QUICK_MARGIN), (nodes, MARGIN)]
                        .iter()
                        .all(|(nodes, margin)| is_even(&mut engine, &position, *nodes, *margin));
                    if is_balanced {
                        let words: Vec<String> = steps.iter().map(Step::to_string).collect();
                        let mut book = book.lock().expect("no panic");
                        book.push((number, words.join(" ")));
                    }
                }
            });
        }
    });
    let mut book = book.into_inner().expect("no panic");
    book.sort();
    book.truncate(count);
    let lines: String = book.iter().map(|(_, line)| format!("{line}\n")).collect();
    std::fs::write(&out, lines).map_err(|error| format!("{out}: {error}"))?;
    println!(
        "{} positions of {} drawn in {:.0} s",
        book.len(),
        next.into_inner(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Eight to ten rings near the centre.
pub fn drawn(rng: &mut Rng) -> (Position, Vec<Step>) {
    let mut position = Position::new(Variant::Standard);
    let mut steps = Vec::new();
    let near: Vec<Point> = Point::all()
        .filter(|point| from_centre(*point) <= FARTHEST)
        .collect();
    let rings = 8 + rng.below(3);
    while steps.len() < rings {
        let step = Step::PlaceRing(near[rng.below(near.len())]);
        if position.play(step).is_ok() {
            steps.push(step);
        }
    }
    (position, steps)
}

fn is_even(engine: &mut Engine, position: &Position, nodes: u64, margin: f32) -> bool {
    engine.forget();
    let task = Task {
        nodes,
        ..Task::default()
    };
    let thought = engine.think(position, &task, &mut |_| Flow::GoOn);
    let chance = thought.lines[0].chances[position.side().index()];
    (chance - 0.5).abs() <= margin
}
