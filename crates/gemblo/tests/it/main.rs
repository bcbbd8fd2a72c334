//! What the crate promises, tested through its public door.

mod brute;
mod conformance;
mod geometry;
mod layouts;
mod messages;
mod perft;
mod play;
mod results;
mod symmetry;
mod texts;

use game::Rng;
use gemblo::{Cell, Placement, Position, Setup};

fn setup(players: u8) -> Setup {
    Setup::for_players(players).unwrap()
}

fn cell(c: i8, h: i8) -> Cell {
    Cell::from_doubled(c, h).unwrap()
}

fn placement(text: &str) -> Placement {
    text.parse().unwrap()
}

/// The position after these turns.
fn after(setup: &Setup, turns: &[&str]) -> Position {
    let mut position = Position::new(setup);
    for turn in turns {
        position.play(placement(turn)).unwrap();
    }
    position
}

/// Every position of one random game, the last one included.
fn random_game(setup: &Setup, seed: u64) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut positions = vec![Position::new(setup)];
    loop {
        let mut position = *positions.last().unwrap();
        let legal = position.legal();
        let Some(placement) = legal.nth(rng.below(legal.len())) else {
            return positions;
        };
        position.play(placement).unwrap();
        positions.push(position);
    }
}
