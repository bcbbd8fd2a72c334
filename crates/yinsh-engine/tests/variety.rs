//! Games of every level differ, and the book of placements is left to play.

use std::collections::HashSet;

use engine::{Engine as _, Flow, Level, Task};
use yinsh::{Phase, Position, Step, Variant};
use yinsh_engine::{Engine, Options};

/// The placements of a game at a level.
fn placements(level: Level, seed: u64) -> Vec<Step> {
    let mut engine = Engine::new(Options {
        table_bytes: 1 << 16,
        ..Options::default()
    });
    let mut position = Position::new(Variant::Standard);
    let mut placed = Vec::new();
    while position.phase() == Phase::Place {
        let task = Task {
            // The others have bounds of their own, and choose only once they are done.
            nodes: if level == Level::BEST { 300 } else { u64::MAX },
            ..Task::at(level, seed)
        };
        let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
        position.play(thought.best()[0]).expect("a legal placement");
        placed.extend(thought.best());
    }
    placed
}

#[test]
fn ten_games_of_every_level_begin_differently() {
    for level in Level::all() {
        let games: HashSet<Vec<Step>> = (1..=10).map(|seed| placements(level, seed)).collect();
        assert!(games.len() >= 8, "level {level}: {games:?}");
    }
}

#[test]
fn a_study_of_the_start_looks_deeper_than_the_book() {
    let mut engine = Engine::new(Options::default());
    let task = Task {
        nodes: 20_000,
        ..Task::default()
    };
    let thought = engine.think(&Position::new(Variant::Standard), &task, &mut |_| {
        Flow::GoOn
    });
    assert!(thought.nodes >= 10_000, "{} nodes", thought.nodes);
}
