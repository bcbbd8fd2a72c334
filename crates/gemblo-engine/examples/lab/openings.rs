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
            let opening = levelled(&setup, rounds, nodes, &mut Rng::new(luck));
            let position = Played::new(&setup, opening.clone()).position;
            (imbalance(&position, nodes), opening)
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

/// A turn drawn by the priors, as a level does that does not search.
fn glance(engine: &mut GembloEngine, position: &Position, level: u8, rng: &mut Rng) -> Placement {
    let task = Task {
        level: Level::new(level).expect("there are ten levels"),
        seed: rng.next(),
        ..Task::default()
    };
    engine.think(position, &task, &mut |_| Flow::GoOn).best()[0]
}

/// How far a search takes the seat that is furthest from it away from an equal share.
fn imbalance(position: &Position, nodes: u64) -> f32 {
    let task = Task {
        nodes,
        ..Task::default()
    };
    let thought = GembloEngine::default().think(position, &task, &mut |_| Flow::GoOn);
    let chances = &thought.lines[0].chances[..usize::from(position.players())];
    let from_equal = chances
        .iter()
        .map(|chance| (chance - 1.0 / chances.len() as f32).abs());
    from_equal.fold(0.0, f32::max)
}

fn line(setup: &Setup, opening: &[Placement]) -> String {
    let turns: Vec<String> = opening.iter().map(Placement::to_string).collect();
    format!("{setup}: {}\n", turns.join(" "))
}
