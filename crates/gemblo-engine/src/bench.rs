//! Fixed pieces of work, for measuring.

use engine::{Engine, Flow, Task};
use game::Rng;
use gemblo::{Position, Setup};

use crate::GembloEngine;
use crate::board::Board;
use crate::playout::{Policy, play_out};
use crate::turn::Choices;

/// Plays games from a position by the policy of the playouts; says how many pieces were laid.
pub fn random_games(position: &Position, policy: &Policy, games: u32, seed: u64) -> u64 {
    let start = Board::from(position);
    let mut rng = Rng::new(seed);
    let mut choices = Choices::new();
    (0..games)
        .map(|_| {
            u64::from(play_out(
                &mut start.clone(),
                policy,
                u32::MAX,
                &mut rng,
                &mut choices,
            ))
        })
        .sum()
}

/// Searches a fixed set of positions; the number of nodes in their trees is the same everywhere.
///
/// It changes exactly when the search looks at something else than before.
pub fn bench() -> u64 {
    let mut count = 0;
    for players in 2..=6 {
        let Some(setup) = Setup::for_players(players) else {
            continue;
        };
        let mut engine = GembloEngine::default();
        let mut position = Position::new(&setup);
        let task = Task {
            nodes: 200,
            ..Task::default()
        };
        while position.to_act().is_some() {
            let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
            count += thought.nodes + engine.visits().len() as u64;
            let turn = thought.best();
            count = count.rotate_left(7) ^ turn[0].index() as u64;
            position.make(turn[0]);
        }
    }
    count
}
