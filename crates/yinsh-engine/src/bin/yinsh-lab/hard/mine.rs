//! Finds hard tactics in the engine's own games.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Engine as _, Flow, Task, Thought};
use game::Rng;
use yinsh::{Phase, Position, Step};
use yinsh_engine::{Engine, Options};

use super::puzzle::{Hard, Kind, wins};
use crate::arguments::Arguments;
use crate::book;

/// Nodes of a turn of the games.
const PLAY: u64 = 3_000;
/// The search that misses the solution.
const SHORT: u64 = 20_000;
/// Longer looks at the two best turns, and by how much of a point the best must be better than the
/// second; the last one decides.
const LONG: [(u64, f32); 3] = [(100_000, 0.06), (700_000, 0.1), (6_000_000, 0.12)];
/// Where the game went otherwise than expected by so much of a point, a closer look may pay.
const SWING: f32 = 0.15;
/// Wins in so many own turns are looked for, with so many nodes to prove them.
const WINS: std::ops::RangeInclusive<u32> = 3..=6;
const TO_WIN: u64 = 400_000;
/// After a puzzle so many turns of its game are left out, so that no two are about the same.
const PAUSE: usize = 4;

/// Plays games and looks into them until there are enough puzzles or the time is spent.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let out = arguments.needed("out")?;
    let count: usize = arguments.number("count", 300)?;
    let threads: usize = arguments.number("threads", 1)?;
    let seed: u64 = arguments.number("seed", 1)?;
    let wanted = wanted(&arguments.word("kind", "both"))?;
    let time = Duration::from_secs(arguments.number("seconds", 1_000_000)?);
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let found = Mutex::new(Vec::new());
    let is_done = || start.elapsed() >= time || found.lock().expect("no panic").len() >= count;
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = Engine::new(Options::default());
                while !is_done() {
                    let number = next.fetch_add(1, Relaxed);
                    let mut rng = Rng::new(seed << 40 ^ number);
                    game(&mut engine, &mut rng, wanted, |puzzle| {
                        let mut found = found.lock().expect("no panic");
                        found.push((number, puzzle.to_string()));
                        drop(found);
                        is_done()
                    });
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no panic");
    found.sort();
    found.truncate(count);
    let lines: String = found.iter().map(|(_, line)| format!("{line}\n")).collect();
    std::fs::write(&out, lines).map_err(|error| format!("{out}: {error}"))?;
    println!(
        "{} puzzles of {} games in {:.0} s",
        found.len(),
        next.into_inner(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// A turn of a game.
struct Played {
    position: Position,
    thought: Thought<Step>,
}

impl Played {
    /// What the player to act in `of` may expect, as it was seen in this turn.
    fn chance(&self, of: &Played) -> f32 {
        self.thought.lines[0].chances[of.position.side().index()]
    }
}

/// Which puzzles are looked for in a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Wins,
    Only,
    Both,
}

/// Reads `wins`, `only` or `both`.
fn wanted(text: &str) -> Result<Wanted, String> {
    match text {
        "wins" => Ok(Wanted::Wins),
        "only" => Ok(Wanted::Only),
        "both" => Ok(Wanted::Both),
        other => Err(format!(
            "--kind: {other:?} is neither wins nor only nor both"
        )),
    }
}

/// Plays a game, and hands out the puzzles in it until `note` has enough.
fn game(engine: &mut Engine, rng: &mut Rng, wanted: Wanted, mut note: impl FnMut(Hard) -> bool) {
    let game = play(engine, rng);
    let is_enough = wanted != Wanted::Only && win(engine, &game).is_some_and(&mut note);
    if is_enough || wanted == Wanted::Wins {
        return;
    }
    let mut from = 0;
    for (index, three) in game.windows(3).enumerate() {
        let [here, next, after] = three else {
            unreachable!("windows of three");
        };
        let expected = here.chance(here);
        let is_swing = |later: &Played| (later.chance(here) - expected).abs() >= SWING;
        if index < from || !is_swing(next) && !is_swing(after) {
            continue;
        }
        if let Some(puzzle) = only(engine, &here.position) {
            from = index + PAUSE;
            if note(puzzle) {
                return;
            }
        }
    }
}

/// The moves of a game from a drawn beginning.
fn play(engine: &mut Engine, rng: &mut Rng) -> Vec<Played> {
    let (mut position, _) = book::drawn(rng);
    let mut game = Vec::new();
    while position.to_act().is_some() {
        let thought = looked(engine, &position, PLAY, 1);
        let before = position;
        for step in thought.best() {
            position.make(*step);
        }
        if before.phase() == Phase::Move {
            game.push(Played {
                position: before,
                thought,
            });
        }
    }
    game
}

/// The win shortly before the first turn that saw one, as early as a long search proves it and
/// the short one does not.
fn win(engine: &mut Engine, game: &[Played]) -> Option<Hard> {
    let seen = game
        .iter()
        .position(|played| wins(&played.position, &played.thought).is_some())?;
    let before = [6, 4, 2]
        .into_iter()
        .filter_map(|turns| seen.checked_sub(turns));
    before
        .map(|index| game[index].position)
        .find_map(|position| {
            let is_seen = |thought| wins(&position, &thought).is_some();
            if is_seen(looked(engine, &position, SHORT, 1)) {
                return None;
            }
            let thought = looked(engine, &position, TO_WIN, 1);
            let turns = wins(&position, &thought).filter(|turns| WINS.contains(turns))?;
            Some(Hard {
                kind: Kind::Win(turns),
                position,
                turn: thought.best().to_vec(),
            })
        })
}

/// The only turn in a position, if the short search misses it.
fn only(engine: &mut Engine, position: &Position) -> Option<Hard> {
    let missed = looked(engine, position, SHORT, 1).best()[0];
    let side = position.side().index();
    let mut last = None;
    for (nodes, clear) in LONG {
        let thought = looked(engine, position, nodes, 2);
        let [best, second] = &thought.lines[..] else {
            return None;
        };
        let is_clear = best.chances[side] - second.chances[side] >= clear;
        if !is_clear || thought.best()[0] == missed {
            return None;
        }
        last = Some(thought);
    }
    let thought = last?;
    let turns = wins(position, &thought).filter(|turns| WINS.contains(turns));
    let kind = turns.map_or(Kind::Only, Kind::Win);
    Some(Hard {
        kind,
        position: *position,
        turn: thought.best().to_vec(),
    })
}

/// What so many nodes find, from an empty table.
fn looked(engine: &mut Engine, position: &Position, nodes: u64, lines: usize) -> Thought<Step> {
    engine.forget();
    let task = Task {
        nodes,
        lines,
        ..Task::default()
    };
    engine.think(position, &task, &mut |_| Flow::GoOn)
}
