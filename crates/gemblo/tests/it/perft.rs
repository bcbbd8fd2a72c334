//! Perft and legal lists against brute force.

use std::collections::BTreeMap;

use gemblo::{Owner, Placement, Position, perft};

use crate::brute::{Board, Shape};
use crate::{random_game, setup};

fn shape(placement: Placement) -> Shape {
    let wide = |cell: gemblo::Cell| {
        let (c, h) = cell.doubled();
        (i32::from(c), i32::from(h))
    };
    placement.cells().map(wide).collect()
}

fn board(position: &Position) -> Board {
    let mut covered = BTreeMap::new();
    for (number, (owner, placement)) in position.laid().enumerate() {
        let colour = match owner {
            Owner::Colour(colour) => Some(colour.index()),
            Owner::Obstacle => None,
        };
        for spot in shape(placement) {
            covered.insert(spot, (colour, number));
        }
    }
    Board {
        players: position.players(),
        covered,
    }
}

/// The legal placements of the colour to move, by brute force.
fn brute_legal(position: &Position) -> Vec<Shape> {
    let Some(colour) = position.to_act() else {
        return Vec::new();
    };
    let (c, h) = position.start_of(colour).unwrap().doubled();
    let left: Vec<usize> = position
        .left(colour)
        .iter()
        .map(|piece| usize::from(piece.number()))
        .collect();
    let legal = board(position).legal(colour.index(), (c.into(), h.into()), &left);
    legal.into_iter().collect()
}

fn listed(position: &Position) -> Vec<Shape> {
    let mut listed: Vec<Shape> = position.legal().iter().map(shape).collect();
    listed.sort();
    listed
}

#[test]
fn perft_to_depth_two_is_what_brute_force_counts() {
    for players in 2..=6 {
        let position = Position::new(&setup(players));
        let first = brute_legal(&position);
        assert_eq!(first, listed(&position), "{players} players");
        assert_eq!(perft(&position, 0), 1);
        assert_eq!(perft(&position, 1), first.len() as u64);
        // The starts lie so far apart that no first piece hinders the next colour's.
        let mut next = position;
        next.play(position.legal().nth(0).unwrap()).unwrap();
        let second = brute_legal(&next).len();
        for placement in position.legal().iter().step_by(29) {
            let mut next = position;
            next.play(placement).unwrap();
            assert_eq!(brute_legal(&next).len(), second, "{players} players");
        }
        assert_eq!(perft(&position, 2), (first.len() * second) as u64);
    }
}

#[test]
fn the_legal_lists_of_random_games_are_what_brute_force_lists() {
    for players in 2..=6 {
        for position in random_game(&setup(players), 17).iter().step_by(9) {
            assert_eq!(listed(position), brute_legal(position), "{position:?}");
        }
    }
}

#[test]
fn perft_of_an_ended_game_is_zero() {
    let game = random_game(&setup(3), 1);
    assert_eq!(perft(game.last().unwrap(), 1), 0);
    assert_eq!(perft(game.last().unwrap(), 3), 0);
}
