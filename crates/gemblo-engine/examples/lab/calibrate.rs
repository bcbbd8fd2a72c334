//! Whether the engine's chances are right: what it expects in games of its own, and how they ended.

use engine::calibration::{Deciles, Expected, best_power, points};
use engine::{Engine, Flow, Task};
use game::Rng;
use gemblo::Position;
use gemblo_engine::GembloEngine;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::record::Record;

/// Prints, for each file, the power that half of the games ask for and the tenths of the other half.
pub fn report(files: &[&str], options: &Options) -> Result<(), Failure> {
    let jobs: usize = options.or("jobs", 2)?;
    let nodes: u64 = options.or("nodes", 400)?;
    let each: usize = options.or("each", 6)?;
    let most: usize = options.or("games", usize::MAX)?;
    let seconds = options.find("seconds")?;
    for file in files {
        let games = Record::read_all(&std::fs::read_to_string(file)?)?;
        let games = &games[..games.len().min(most)];
        let expected = in_parallel(jobs, games.len(), Deadline::after(seconds), |number| {
            let mut rng = Rng::new(number as u64);
            (0..each)
                .map(|_| expected(&games[number], nodes, &mut rng))
                .collect::<Vec<Expected>>()
        });
        let seats = games.first().map_or(2, |game| game.setup.players());
        let learned: Vec<Expected> = expected.iter().step_by(2).flatten().copied().collect();
        let mut deciles = Deciles::default();
        for one in expected.iter().skip(1).step_by(2).flatten() {
            deciles.add(one, usize::from(seats));
        }
        let (count, power) = (expected.len(), best_power(&learned));
        println!("{file}: {count} games, power {power:.3}\n{deciles}");
    }
    Ok(())
}

/// What the engine expects in some position of a game.
fn expected(game: &Record, nodes: u64, rng: &mut Rng) -> Expected {
    let mut position = Position::new(&game.setup);
    for turn in &game.turns[..rng.below(game.turns.len())] {
        position.make(turn.played);
    }
    let task = Task {
        nodes,
        ..Task::default()
    };
    let thought = GembloEngine::default().think(&position, &task, &mut |_| Flow::GoOn);
    let outcome = game.last().outcome();
    Expected {
        chances: thought.lines[0].chances,
        points: points(&outcome.expect("the game was played to its end")),
    }
}
