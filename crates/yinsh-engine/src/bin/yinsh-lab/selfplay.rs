//! Training games: the engine against itself from random beginnings, on all cores.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Engine as _, Flow, Task, Thought};
use game::{Rng, Turn};
use yinsh::{Position, Step};
use yinsh_engine::{Engine, LOG_ODDS, Options};

use crate::arguments::Arguments;
use crate::games::{MAGIC, NO_SCORE, Scored};
use crate::{opening, player};

/// One turn in so many is drawn at random, for variety.
const RANDOM_TURN: usize = 40;
/// Scores are kept within this; proved ones lie on it.
const SCORE_LIMIT: i16 = 6_000;

/// Plays until the time or the number of games is spent.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let out = arguments.needed("out")?;
    let evaluation = player::evaluation(&arguments.word("net", "hand"))?;
    let nodes: u64 = arguments.number("nodes", 600)?;
    let threads: usize = arguments.number("threads", 1)?;
    let seed: u64 = arguments.number("seed", 1)?;
    let games: u64 = arguments.number("games", u64::MAX)?;
    let time = Duration::from_secs(arguments.number("seconds", 1_000_000)?);
    let trouble = |error: std::io::Error| format!("{out}: {error}");
    let mut file = BufWriter::new(File::create(&out).map_err(trouble)?);
    file.write_all(MAGIC).map_err(trouble)?;
    let file = Mutex::new(file);
    let (next, played, positions) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = Engine::new(Options {
                    evaluation: evaluation.clone(),
                    table_bytes: 1 << 20,
                    ..Options::default()
                });
                while start.elapsed() < time {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games {
                        break;
                    }
                    let mut rng = Rng::new(seed << 40 ^ number);
                    let game = play(&mut engine, nodes, Rng::new(rng.next()));
                    let scored = game.steps.iter().filter(|(_, score)| *score != NO_SCORE);
                    positions.fetch_add(scored.count() as u64, Relaxed);
                    played.fetch_add(1, Relaxed);
                    let mut file = file.lock().expect("no thread panics");
                    game.write(&mut *file).expect("the disk takes the games");
                }
            });
        }
    });
    let mut file = file.into_inner().expect("no thread panics");
    file.flush().map_err(trouble)?;
    let seconds = start.elapsed().as_secs_f64();
    let positions = positions.into_inner();
    println!(
        "{} games, {positions} scored positions, {:.0} a second",
        played.into_inner(),
        positions as f64 / seconds
    );
    Ok(())
}

fn play(engine: &mut Engine, nodes: u64, mut rng: Rng) -> Scored {
    engine.forget();
    let mut game = Scored::default();
    let (mut position, steps) = opening::random(&mut rng.clone(), beginning(&mut rng));
    game.steps
        .extend(steps.into_iter().map(|step| (step, NO_SCORE)));
    while position.verdict().is_none() {
        let task = Task {
            // A spread of node counts makes the same position be seen by different depths.
            nodes: nodes / 2 + rng.below(nodes as usize) as u64,
            seed: rng.next(),
            ..Task::default()
        };
        let (turn, score) = match rng.below(RANDOM_TURN) {
            0 => (random_turn(&position, &mut rng), NO_SCORE),
            _ => {
                let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
                let score = score(&position, &thought);
                (thought.best().to_vec(), score)
            }
        };
        for (index, step) in turn.into_iter().enumerate() {
            game.steps
                .push((step, if index == 0 { score } else { NO_SCORE }));
            position.make(step);
        }
    }
    game
}

/// How many steps are drawn at random: some placements, and perhaps a few moves.
fn beginning(rng: &mut Rng) -> usize {
    match rng.below(2) {
        0 => rng.below(11),
        _ => 10 + rng.below(6),
    }
}

fn random_turn(position: &Position, rng: &mut Rng) -> Vec<Step> {
    let (mut position, mut turn) = (*position, Vec::new());
    loop {
        let legal = position.legal();
        let step = legal.nth(rng.below(legal.len()));
        let step = step.expect("the game is not over");
        turn.push(step);
        if position.make(step) == Turn::Done {
            return turn;
        }
    }
}

/// What the search thinks of a position for the player who acts.
fn score(position: &Position, thought: &Thought<Step>) -> i16 {
    let line = &thought.lines[0];
    let side = position.side();
    if let Some((winner, _)) = line.forced {
        return if winner == side.seat() {
            SCORE_LIMIT
        } else {
            -SCORE_LIMIT
        };
    }
    let chance = line.chances[side.index()];
    let log_odds = (chance / (1.0 - chance)).ln() * LOG_ODDS;
    (log_odds.clamp(-f32::from(SCORE_LIMIT), f32::from(SCORE_LIMIT))) as i16
}
