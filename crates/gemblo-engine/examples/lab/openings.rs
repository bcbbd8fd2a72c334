//! Openings in which no seat is better off than another, so that matches measure the player.

use engine::{Engine, Flow, Level, Task};
use game::Rng;
use gemblo::{Placement, Position, Setup};
use gemblo_engine::GembloEngine;

use crate::jobs::in_parallel;
use crate::options::{self, Failure, Options};

/// How many candidates are judged before the file is looked at again.
const BATCH: usize = 64;

/// The turns of an opening.
pub type Opening = Vec<Placement>;

/// Writes openings in which a search gives every seat an equal share, one a line after its setup.
pub fn make(players: &str, count: &str, file: &str, options: &Options) -> Result<(), Failure> {
    let setup = options::setup(players)?;
    let count: usize = count.parse()?;
    let jobs: usize = options.or("jobs", 2)?;
    let nodes: u64 = options.or("nodes", 1_000)?;
    let within: f32 = options.or("within", 0.05)?;
    let seed: u64 = options.or("seed", 1)?;
    let rounds: usize = options.or("opening", 2)?;
    let mut balanced = Vec::new();
    let mut tried = 0;
    while balanced.len() < count {
        let candidate = |number: usize| {
            let luck = seed
                .wrapping_mul(1_000_003)
                .wrapping_add((tried + number) as u64);
            let opening = quick(&setup, rounds, &mut Rng::new(luck));
            is_balanced(&setup, &opening, nodes, within).then_some(opening)
        };
        balanced.extend(in_parallel(jobs, BATCH, candidate).into_iter().flatten());
        tried += BATCH;
    }
    println!("{setup}: {} of {tried} are balanced", balanced.len());
    let lines = balanced
        .iter()
        .take(count)
        .map(|opening| line(&setup, opening));
    std::fs::write(file, lines.collect::<String>())?;
    Ok(())
}

/// The openings of a file that begin with this setup.
pub fn read(file: &str, setup: &Setup) -> Result<Vec<Opening>, Failure> {
    let text = std::fs::read_to_string(file)?;
    let prefix = format!("{setup}: ");
    let own = text.lines().filter_map(|line| line.strip_prefix(&prefix));
    let turns = |line: &str| line.split(' ').map(|turn| Ok(turn.parse()?)).collect();
    own.map(turns).collect()
}

/// The position after an opening.
pub fn position_after(setup: &Setup, opening: &[Placement]) -> Position {
    let mut position = Position::new(setup);
    for placement in opening {
        position.play(*placement).expect("openings keep the rules");
    }
    position
}

/// Some quick rounds of everybody.
pub fn quick(setup: &Setup, rounds: usize, rng: &mut Rng) -> Opening {
    let mut engine = GembloEngine::default();
    let mut position = Position::new(setup);
    let turns = usize::from(setup.colours()) * rounds;
    let mut turn = |_| {
        let task = Task {
            level: Level::new(5).expect("there is a fifth level"),
            seed: rng.next(),
            ..Task::default()
        };
        let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
        position.make(thought.best()[0]);
        thought.best()[0]
    };
    (0..turns).map(&mut turn).collect()
}

fn is_balanced(setup: &Setup, opening: &[Placement], nodes: u64, within: f32) -> bool {
    let task = Task {
        nodes,
        ..Task::default()
    };
    let position = position_after(setup, opening);
    let thought = GembloEngine::default().think(&position, &task, &mut |_| Flow::GoOn);
    let chances = &thought.lines[0].chances[..usize::from(setup.players())];
    chances.iter().all(|chance| (chance - 0.5).abs() <= within)
}

fn line(setup: &Setup, opening: &[Placement]) -> String {
    let turns: Vec<String> = opening.iter().map(Placement::to_string).collect();
    format!("{setup}: {}\n", turns.join(" "))
}
