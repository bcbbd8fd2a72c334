//! How well players tell the placements of one position apart, by how games went on from each of them.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::sync::Mutex;

use engine::{Engine, Flow, Task};
use game::{MAX_SEATS, Rng};
use gemblo::{Placement, Position, Setup};
use gemblo_engine::{GembloEngine, Settings, learn};

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::player::{Budget, Kind, Played};
use crate::record::{Record, draw, placement};

/// One turn in so many is the second best, so that games differ.
const ONE_IN: usize = 10;

/// How games went on from some placements of each position.
struct Trials {
    each: usize,
    games: usize,
    nodes: u64,
    /// The rounds that a position is drawn from.
    rounds: std::ops::Range<usize>,
}

/// Writes for positions of games some placements, drawn by the roots of their priors, and what those who laid them got
/// on the mean of many games from there.
///
/// A line is the number of the position, its setup, the turns before, the placement, and the mean.
pub fn write(out: &str, file: &str, options: &Options) -> Result<(), Failure> {
    let count: usize = options.or("positions", 100)?;
    let seed: u64 = options.or("seed", 1)?;
    let trials = Trials {
        each: options.or("each", 5)?,
        games: options.or("games", 24)?,
        nodes: options.or("nodes", 400)?,
        rounds: options.or("from", 2)?..options.or("to", 8)?,
    };
    let records = Record::read_all(&std::fs::read_to_string(file)?)?;
    let out = Mutex::new(File::create(out)?);
    let deadline = Deadline::after(options.find("seconds")?);
    in_parallel(options.or("jobs", 2)?, count, deadline, |number| {
        let mut rng = Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        let record = &records[rng.below(records.len())];
        let lines = family(number, record, &trials, &mut rng);
        let mut out = out.lock().expect("no game panics");
        out.write_all(lines.as_bytes()).expect("the disk has room");
    });
    Ok(())
}

/// The lines of one position.
fn family(number: usize, record: &Record, trials: &Trials, rng: &mut Rng) -> String {
    let colours = usize::from(record.setup.colours());
    let first = trials.rounds.start * colours;
    let turns = first + rng.below(trials.rounds.len() * colours);
    let turns = record.turns.iter().take(turns).map(|turn| turn.played);
    let played = Played::new(&record.setup, turns.collect());
    let mut lines = String::new();
    let Some(turn) = played.position.to_act() else {
        return lines;
    };
    let seat = played.position.seat_of(turn).index();
    let words: Vec<String> = played
        .turns
        .iter()
        .map(|each| each.index().to_string())
        .collect();
    for placement in drawn(&played.position, trials.each, rng) {
        let mut after = played.position;
        after.make(placement);
        let brought = |_| f64::from(play_on(after, trials.nodes, rng)[seat]);
        let mean = (0..trials.games).map(brought).sum::<f64>() / trials.games as f64;
        let (setup, before) = (record.setup, words.join(","));
        writeln!(
            lines,
            "{number} {setup} {before} {} {mean:.5}",
            placement.index()
        )
        .expect("texts can be written to");
    }
    lines
}

/// Some placements, drawn by the roots of their priors: those that a search looks at, good and bad.
fn drawn(position: &Position, count: usize, rng: &mut Rng) -> Vec<Placement> {
    let priors = learn::priors(position, &Settings::default()).into_iter();
    let weight = |prior: f32| (1e4 * prior.sqrt()) as u32;
    let mut weighted: Vec<(Placement, u32)> = priors
        .map(|(placement, prior)| (placement, weight(prior)))
        .collect();
    let mut drawn = Vec::new();
    while drawn.len() < count
        && let Some(placement) = draw(&weighted, rng)
    {
        weighted.retain(|(other, _)| *other != placement);
        drawn.push(placement);
    }
    drawn
}

/// What each seat gets in a quick game that goes on from a position.
fn play_on(mut position: Position, nodes: u64, rng: &mut Rng) -> [f32; MAX_SEATS] {
    let mut engine = GembloEngine::default();
    while position.to_act().is_some() {
        engine.forget();
        let task = Task {
            nodes: nodes - rng.below(nodes as usize / 4 + 1) as u64,
            seed: rng.next(),
            ..Task::default()
        };
        let best = engine.think(&position, &task, &mut |_| Flow::GoOn).best()[0];
        let second = engine
            .visits()
            .get(1)
            .map_or(best, |(placement, _)| *placement);
        position.make(if rng.below(ONE_IN) == 0 { second } else { best });
    }
    learn::ended(&position)
}

/// A placement of the file: its position, what comes after it, for which seat, and what it brought.
struct Sibling {
    family: usize,
    after: Position,
    seat: usize,
    brought: f64,
}

impl Sibling {
    fn read(line: &str) -> Result<Sibling, Failure> {
        let words: Vec<&str> = line.split(' ').collect();
        let [family, setup, before, laid, brought] = words[..] else {
            return Err(format!("no placement of a position: {line}").into());
        };
        let turns: Result<Vec<Placement>, Failure> = before.split(',').map(placement).collect();
        let mut after = Played::new(&setup.parse::<Setup>()?, turns?).position;
        let turn = after.to_act().ok_or("the game was over")?;
        let seat = after.seat_of(turn).index();
        after.make(placement(laid)?);
        Ok(Sibling {
            family: family.parse()?,
            after,
            seat,
            brought: brought.parse()?,
        })
    }
}

/// Prints for each player how what it says of the placements of such a file goes with what they brought.
pub fn report(file: &str, players: &[&str], options: &Options) -> Result<(), Failure> {
    let text = std::fs::read_to_string(file)?;
    let siblings: Result<Vec<Sibling>, Failure> = text.lines().map(Sibling::read).collect();
    let siblings = siblings?;
    let jobs: usize = options.or("jobs", 2)?;
    let budget = Budget::of(options, 400)?;
    println!("{} placements", siblings.len());
    let glance = |each: &Sibling| f64::from(learn::outlook(&each.after)[each.seat]);
    print(
        "outlook",
        &siblings,
        &siblings.iter().map(glance).collect::<Vec<f64>>(),
    );
    for player in players {
        let kind = Kind::read(player)?;
        let said = in_parallel(jobs, siblings.len(), Deadline::after(None), |number| {
            let sibling = &siblings[number];
            let expected = kind.expectation(&sibling.after, budget, &mut Rng::new(number as u64));
            f64::from(expected[sibling.seat])
        });
        print(player, &siblings, &said);
    }
    Ok(())
}

/// Prints the correlation of what is said with what was brought, among the placements of each position.
fn print(name: &str, siblings: &[Sibling], said: &[f64]) {
    let brought: Vec<f64> = siblings.iter().map(|each| each.brought).collect();
    let (said, brought) = (within(siblings, said), within(siblings, &brought));
    let product = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let correlation =
        product(&said, &brought) / (product(&said, &said) * product(&brought, &brought)).sqrt();
    println!("{name}: {correlation:.3}");
}

/// By how much each number differs from the mean of its position.
fn within(siblings: &[Sibling], numbers: &[f64]) -> Vec<f64> {
    let mean = |family: usize| {
        let own = siblings
            .iter()
            .zip(numbers)
            .filter(|(each, _)| each.family == family);
        let (count, sum) = own.fold((0.0, 0.0), |(count, sum), (_, number)| {
            (count + 1.0, sum + number)
        });
        sum / count
    };
    let both = siblings.iter().zip(numbers);
    both.map(|(each, number)| number - mean(each.family))
        .collect()
}
