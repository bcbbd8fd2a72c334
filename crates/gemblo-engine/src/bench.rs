//! Fixed pieces of work, for measuring.

use engine::{Engine, Flow, Task};
use game::Rng;
use gemblo::{Position, Setup};

use crate::GembloEngine;
use crate::board::{Board, Choices};
use crate::playout::play_out;

/// Plays games from a position at random; says how many pieces were laid.
pub fn random_games(position: &Position, games: u32, seed: u64) -> u64 {
    let start = Board::from(position);
    let mut rng = Rng::new(seed);
    let mut choices = Choices::default();
    (0..games)
        .map(|_| {
            let mut board = start;
            u64::from(play_out(&mut board, u32::MAX, &mut rng, &mut choices))
        })
        .sum()
}

/// Plays a fixed game for each number of players; the nodes of all trees are the same everywhere.
///
/// The number changes when the search does something else than before.
pub fn bench() -> u64 {
    (2..=6)
        .filter_map(Setup::for_players)
        .map(|setup| nodes_of_a_game(&setup))
        .sum()
}

fn nodes_of_a_game(setup: &Setup) -> u64 {
    let task = Task {
        nodes: 200,
        ..Task::default()
    };
    let mut engine = GembloEngine::default();
    let mut position = Position::new(setup);
    let mut nodes = 0;
    while position.to_act().is_some() {
        let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
        nodes += thought.nodes + engine.tree_nodes() as u64;
        position.make(thought.best()[0]);
    }
    nodes
}
