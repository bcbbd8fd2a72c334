//! Openings in which no seat is better off than another, so that matches measure the player.

use engine::{Engine, Flow, Level, Task};
use game::Rng;
use gemblo::{Placement, Position, Setup};
use gemblo_engine::GembloEngine;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{self, Failure, Options};
use crate::player::Played;

/// How many candidates are judged before the file is looked at again.
const BATCH: usize = 64;

/// How many turns are drawn to choose from.
const DRAWN: u8 = 15;

/// An opening that looks balanced within so many times the bound is judged by a search that is so many times as long, whose
/// word counts: of those that the shorter one chose, half are further off by the longer one.
const NEAR: f32 = 1.5;
const LONG: u64 = 8;

/// So many turns are played anew at most to bring the seats closer together.
const MENDED: u8 = 60;

/// The best of the levels that do not search.
const BEST_GLANCE: u8 = 5;

/// The turns of an opening.
pub type Opening = Vec<Placement>;

/// Writes the openings in which a search gives every seat about an equal share, one a line after its
/// setup: as many as asked for within the bound, or, once the time is over, the best of those tried.
pub fn make(players: &str, count: &str, file: &str, options: &Options) -> Result<(), Failure> {
    let setup = options::setup(players)?;
    let count: usize = count.parse()?;
    let jobs: usize = options.or("jobs", 2)?;
    let nodes: u64 = options.or("nodes", 1_000)?;
    let within: f32 = options.or("within", 0.05)?;
    let seed: u64 = options.or("seed", 1)?;
    let rounds: usize = options.or("opening", 2)?;
    let deadline = Deadline::after(options.find("seconds")?);
    let mut judged: Vec<(f32, Opening)> = Vec::new();
    let mut tried = 0;
    let balanced =
        |judged: &[(f32, Opening)]| judged.iter().filter(|each| each.0 <= within).count();
    while balanced(&judged) < count && !deadline.is_past() {
        let candidate = |number: usize| {
            let luck = seed
                .wrapping_mul(1_000_003)
                .wrapping_add((tried + number) as u64);
            let mut rng = Rng::new(luck);
            let opening = levelled(&setup, rounds, nodes, &mut rng);
            mended(&setup, opening, within, nodes, &mut rng)
        };
        let made = in_parallel(jobs, BATCH, deadline, candidate);
        tried += made.len();
        judged.extend(made);
    }
    judged.sort_by(|a, b| a.0.total_cmp(&b.0));
    let within_bound = balanced(&judged);
    judged.truncate(count);
    let worst = judged.last().map_or(0.0, |(imbalance, _)| *imbalance);
    println!(
        "{setup}: {within_bound} of {tried} within {within}, {} written, the worst {worst:.3}",
        judged.len()
    );
    let lines = judged.iter().map(|(_, opening)| line(&setup, opening));
    std::fs::write(file, lines.collect::<String>())?;
    Ok(())
}

/// Prints how far the openings of a file are from equal shares, by a search of so many simulations: of how many of ten no
/// seat is further off.
pub fn balance(players: &str, file: &str, options: &Options) -> Result<(), Failure> {
    let setup = options::setup(players)?;
    let nodes: u64 = options.or("nodes", 16_000)?;
    let jobs: usize = options.or("jobs", 2)?;
    let openings = read(file, &setup)?;
    let judge = |number: usize| {
        let position = Played::new(&setup, openings[number].clone()).position;
        imbalance(&position, nodes)
    };
    let mut all = in_parallel(jobs, openings.len(), Deadline::after(None), judge);
    all.sort_by(f32::total_cmp);
    print!("{} openings", all.len());
    for tenths in [1, 3, 5, 7, 9, 10] {
        let at = (all.len() * tenths).div_ceil(10).max(1) - 1;
        print!(
            "  {tenths}/10 {:.3}",
            all.get(at).copied().unwrap_or_default()
        );
    }
    println!();
    Ok(())
}

/// Those of the file that the options name, if they name one.
pub fn of(options: &Options, setup: &Setup) -> Result<Vec<Opening>, Failure> {
    let file: Option<String> = options.find("openings")?;
    file.map_or_else(|| Ok(Vec::new()), |file| read(&file, setup))
}

/// The openings of a file that begin with this setup.
fn read(file: &str, setup: &Setup) -> Result<Vec<Opening>, Failure> {
    let text = std::fs::read_to_string(file)?;
    let prefix = format!("{setup}: ");
    let own = text.lines().filter_map(|line| line.strip_prefix(&prefix));
    let turns = |line: &str| line.split(' ').map(|turn| Ok(turn.parse()?)).collect();
    own.map(turns).collect()
}

/// Some quick rounds of everybody.
pub fn quick(setup: &Setup, rounds: usize, rng: &mut Rng) -> Opening {
    let mut engine = GembloEngine::default();
    let mut position = Position::new(setup);
    let turns = usize::from(setup.colours()) * rounds;
    let mut turn = |_| {
        let placement = glance(&mut engine, &position, BEST_GLANCE, rng);
        position.make(placement);
        placement
    };
    (0..turns).map(&mut turn).collect()
}

/// A quick round, then rounds of the turns that bring the seats closest together.
///
/// The seats are so far apart with quick rounds alone that hardly one of a thousand is balanced.
fn levelled(setup: &Setup, rounds: usize, nodes: u64, rng: &mut Rng) -> Opening {
    let mut engine = GembloEngine::default();
    let mut opening = quick(setup, 1, rng);
    let mut position = Played::new(setup, opening.clone()).position;
    for _ in 0..usize::from(setup.colours()) * (rounds - 1) {
        // The first seats are ahead unless they play a weak turn.
        let levels = (0..DRAWN).map(|number| BEST_GLANCE - number % BEST_GLANCE);
        let drawn = levels.map(|level| glance(&mut engine, &position, level, rng));
        let drawn: Vec<Placement> = drawn.collect();
        let few = most_level(&position, drawn, nodes / 16);
        let few = few[..usize::from(DRAWN) / 4].to_vec();
        let placement = most_level(&position, few, nodes / 2)[0];
        position.make(placement);
        opening.push(placement);
    }
    opening
}

/// Turns by how close they bring the seats together, the closest first.
fn most_level(position: &Position, turns: Vec<Placement>, nodes: u64) -> Vec<Placement> {
    let judged = turns.into_iter().map(|placement| {
        let mut after = *position;
        after.make(placement);
        (imbalance(&after, nodes), placement)
    });
    let mut judged: Vec<(f32, Placement)> = judged.collect();
    judged.sort_by(|a, b| a.0.total_cmp(&b.0));
    judged.into_iter().map(|(_, placement)| placement).collect()
}

/// Plays turns of the last round anew, one at a time, as long as that brings the seats closer together.
fn mended(
    setup: &Setup,
    mut opening: Opening,
    within: f32,
    nodes: u64,
    rng: &mut Rng,
) -> (f32, Opening) {
    let judge = |opening: &Opening| {
        let position = Played::new(setup, opening.clone()).position;
        let first = furthest(&position, nodes);
        if first.by.abs() > NEAR * within {
            return first;
        }
        furthest(&position, LONG * nodes)
    };
    let mut worst = judge(&opening);
    let seats = usize::from(setup.players());
    let round = opening.len() - usize::from(setup.colours());
    for number in 0..MENDED {
        if worst.by.abs() <= within {
            break;
        }
        // Every other time the seat that is furthest off, otherwise any.
        let turns = round..opening.len();
        let of_seat = turns.clone().filter(|at| at % seats == worst.seat);
        let those: Vec<usize> = if number % 2 == 0 {
            of_seat.collect()
        } else {
            turns.collect()
        };
        let at = those[rng.below(those.len())];
        let level = BEST_GLANCE - rng.below(usize::from(BEST_GLANCE)) as u8;
        if let Some(other) = with_another(setup, &opening, at, level, rng) {
            let judged = judge(&other);
            if judged.by.abs() < worst.by.abs() {
                (worst, opening) = (judged, other);
            }
        }
    }
    (worst.by.abs(), opening)
}

/// The opening with another turn at one place, if the turns after it can still be played.
fn with_another(
    setup: &Setup,
    opening: &[Placement],
    at: usize,
    level: u8,
    rng: &mut Rng,
) -> Option<Opening> {
    let mut position = Played::new(setup, opening[..at].to_vec()).position;
    let mut other = opening.to_vec();
    other[at] = glance(&mut GembloEngine::default(), &position, level, rng);
    let mut later = other[at..].iter();
    later
        .all(|turn| position.play(*turn).is_ok())
        .then_some(other)
}

/// A turn drawn by the priors, as a level does that does not search.
fn glance(engine: &mut GembloEngine, position: &Position, level: u8, rng: &mut Rng) -> Placement {
    let task = Task {
        level: Level::new(level).expect("there are ten levels"),
        seed: rng.next(),
        ..Task::default()
    };
    engine.think(position, &task, &mut |_| Flow::GoOn).best()[0]
}

/// The seat that a search takes furthest away from an equal share, and how far.
struct Furthest {
    seat: usize,
    by: f32,
}

fn furthest(position: &Position, nodes: u64) -> Furthest {
    let task = Task {
        nodes,
        ..Task::default()
    };
    let thought = GembloEngine::default().think(position, &task, &mut |_| Flow::GoOn);
    let chances = &thought.lines[0].chances[..usize::from(position.players())];
    let share = 1.0 / chances.len() as f32;
    let seats = chances.iter().map(|chance| chance - share).enumerate();
    let all = seats.map(|(seat, by)| Furthest { seat, by });
    all.max_by(|a, b| a.by.abs().total_cmp(&b.by.abs()))
        .expect("somebody plays")
}

/// How far that seat is away.
fn imbalance(position: &Position, nodes: u64) -> f32 {
    furthest(position, nodes).by.abs()
}

fn line(setup: &Setup, opening: &[Placement]) -> String {
    let turns: Vec<String> = opening.iter().map(Placement::to_string).collect();
    format!("{setup}: {}\n", turns.join(" "))
}
