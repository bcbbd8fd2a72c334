//! Training games: the engine against itself from random beginnings, on all cores.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Engine as _, Flow, Task, Thought};
use game::{Rng, Turn};
use yinsh::{Phase, Position, Step, Variant};
use yinsh_engine::{Engine, Options, of_chance};

use crate::arguments::{self, Arguments};
use crate::games::{MAGIC, NO_SCORE, Scored};
use crate::opening::from_centre;
use crate::player;

/// How games are made to differ.
#[derive(Clone, Copy)]
struct Variety {
    /// One turn in so many is drawn at random; none is where this is 0.
    random_turn: usize,
    /// Of 100 games so many are blitz.
    blitz: usize,
    /// At most so many rings are placed at random.
    rings: Option<usize>,
}

/// Among so many placements one is drawn, the worse the rarer: by [`TEMPERATURE`] units of score
/// it is e times as rare.
const PLACEMENTS: usize = 6;
const TEMPERATURE: f32 = 50.0;
/// Turns that are looked ahead where a placement is drawn.
const PLACEMENT_DEPTH: u32 = 2;
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
    let variety = Variety {
        random_turn: arguments.number("random", 40)?,
        blitz: arguments.number("blitz", 15)?,
        rings: match arguments.needed("rings") {
            Ok(text) => Some(arguments::number("rings", &text)?),
            Err(_) => None,
        },
    };
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
                    let game = play(&mut engine, nodes, variety, Rng::new(rng.next()));
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

fn play(engine: &mut Engine, nodes: u64, variety: Variety, mut rng: Rng) -> Scored {
    engine.forget();
    let variant = match rng.below(100) {
        below if below < variety.blitz => Variant::Blitz,
        _ => Variant::Standard,
    };
    let mut position = Position::new(variant);
    let mut game = Scored {
        variant,
        steps: begin(&mut position, variety.rings, &mut rng),
    };
    let mut random_turns = random_turns(&mut rng);
    while position.verdict().is_none() {
        let is_random = match position.phase() {
            Phase::Place => false,
            _ if random_turns > 0 => {
                random_turns -= 1;
                true
            }
            _ if variety.random_turn == 0 => false,
            _ => rng.below(variety.random_turn) == 0,
        };
        let (turn, score) = if is_random {
            (random_turn(&position, &mut rng), NO_SCORE)
        } else {
            searched_turn(engine, nodes, &position, &mut rng)
        };
        for (index, step) in turn.into_iter().enumerate() {
            game.steps
                .push((step, if index == 0 { score } else { NO_SCORE }));
            position.make(step);
        }
    }
    game
}

/// Places some rings at random, at most so many: as a rule in a third of the games few, in a third all, on
/// the whole board or near its middle.
fn begin(position: &mut Position, most: Option<usize>, rng: &mut Rng) -> Vec<(Step, i16)> {
    let rings = match (most, rng.below(3)) {
        (Some(most), _) => rng.below(most + 1),
        (None, 0) => rng.below(4),
        (None, 1) => rng.below(11),
        (None, _) => 10,
    };
    let reach = 3 + rng.below(3) as u8;
    let mut steps = Vec::new();
    while steps.len() < rings {
        let legal = position.legal();
        let step = legal.nth(rng.below(legal.len()));
        if let Some(Step::PlaceRing(point)) = step
            && from_centre(point) <= reach
        {
            position.make(Step::PlaceRing(point));
            steps.push((Step::PlaceRing(point), NO_SCORE));
        }
    }
    steps
}

/// How many turns after the placements are random: in half of the games a few.
fn random_turns(rng: &mut Rng) -> usize {
    match rng.below(2) {
        0 => 0,
        _ => rng.below(6),
    }
}

fn searched_turn(
    engine: &mut Engine,
    nodes: u64,
    position: &Position,
    rng: &mut Rng,
) -> (Vec<Step>, i16) {
    let mut task = Task {
        // A spread of node counts makes the same position be seen by different depths.
        nodes: nodes / 2 + rng.below(nodes as usize) as u64,
        seed: rng.next(),
        ..Task::default()
    };
    if position.phase() == Phase::Place {
        task.nodes = u64::MAX;
        task.depth = PLACEMENT_DEPTH;
        task.lines = PLACEMENTS;
    }
    let thought = engine.think(position, &task, &mut |_| Flow::GoOn);
    let scores: Vec<i16> = (0..thought.lines.len())
        .map(|line| score(position, &thought, line))
        .collect();
    let drawn = match position.phase() {
        Phase::Place => draw(&scores, rng),
        _ => 0,
    };
    (thought.lines[drawn].turns[0].clone(), scores[0])
}

/// Draws one of the lines with these scores, the worse the rarer.
fn draw(scores: &[i16], rng: &mut Rng) -> usize {
    let weight = |score: &i16| (f32::from(*score - scores[0]) / TEMPERATURE).exp();
    let total: f32 = scores.iter().map(weight).sum();
    let mut left = total * rng.below(1 << 20) as f32 / (1 << 20) as f32;
    let found = scores.iter().position(|score| {
        left -= weight(score);
        left < 0.0
    });
    found.unwrap_or(0)
}

/// A whole turn whose every step is drawn at random.
pub fn random_turn(position: &Position, rng: &mut Rng) -> Vec<Step> {
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

/// What the search expects of one of its lines for the player who acts.
fn score(position: &Position, thought: &Thought<Step>, line: usize) -> i16 {
    let line = &thought.lines[line];
    let side = position.side();
    if let Some((winner, _)) = line.forced {
        return if winner == side.seat() {
            SCORE_LIMIT
        } else {
            -SCORE_LIMIT
        };
    }
    let score = of_chance(line.chances[side.index()]);
    (score.clamp(-f32::from(SCORE_LIMIT), f32::from(SCORE_LIMIT))) as i16
}
