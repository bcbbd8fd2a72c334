//! The contract of all games, on random play of every player count.

use std::collections::HashSet;

use game::Rng;
use game::conformance::check_random_game;
use gemblo::{Placement, Position, Setup};

use crate::{random_game, setup};

/// Placements from the whole table, legal or not, the same for the same position.
fn candidates(position: &Position) -> Vec<Placement> {
    let mut rng = Rng::new(position.hash());
    (0..150)
        .filter_map(|_| Placement::from_index(rng.below(Placement::COUNT)))
        .collect()
}

#[test]
fn random_games_of_every_player_count_keep_the_contract() {
    for players in 2..=6 {
        for seed in 0..2 {
            check_random_game::<Position>(&setup(players), seed, candidates);
        }
    }
}

#[test]
fn games_on_other_five_player_layouts_keep_the_contract() {
    let setup: Setup = "gemblo5#1".parse().unwrap();
    check_random_game::<Position>(&setup, 1, candidates);
}

#[test]
fn what_is_counted_is_what_is_listed() {
    for players in 2..=6 {
        for position in random_game(&setup(players), 9) {
            let legal = position.legal();
            let listed: Vec<Placement> = legal.iter().collect();
            assert_eq!(legal.len(), listed.len());
            assert_eq!(position.count_legal(), listed.len());
            let by_number: Vec<Placement> = (0..legal.len()).filter_map(|k| legal.nth(k)).collect();
            assert_eq!(by_number, listed);
            assert_eq!(legal.nth(legal.len()), None);
        }
    }
}

#[test]
fn what_is_checked_is_what_is_listed() {
    for players in 2..=6 {
        let game = random_game(&setup(players), 11);
        for position in game.iter().step_by(7) {
            let mut listed: Vec<Placement> = position.legal().iter().collect();
            listed.sort();
            let legal = |placement: &Placement| position.check(*placement).is_ok();
            let checked: Vec<Placement> = Placement::all().filter(legal).collect();
            assert_eq!(checked, listed);
        }
    }
}

#[test]
fn two_orders_of_the_same_placements_lead_to_the_same_position() {
    let play = |turns: &[Placement]| {
        let mut position = Position::new(&Setup::THREE);
        let all = turns.iter().try_for_each(|t| position.play(*t).map(|_| ()));
        all.map(|()| position)
    };
    let mut transpositions = 0;
    for seed in 0..20 {
        let mut turns: Vec<Placement> = Vec::new();
        let mut rng = Rng::new(seed);
        while turns.len() < 9 {
            let legal = play(&turns).unwrap().legal();
            turns.extend(legal.nth(rng.below(legal.len())));
        }
        let one = play(&turns).unwrap();
        turns.swap(3, 6);
        if let Ok(other) = play(&turns) {
            transpositions += 1;
            assert_eq!(one, other);
            assert_eq!(one.hash(), other.hash());
        }
    }
    assert!(transpositions > 0);
}

#[test]
fn different_positions_have_different_hashes() {
    let mut hashes = HashSet::new();
    let mut positions = 0;
    for players in 2..=6 {
        for seed in 0..5 {
            // The position before the first turn is the same in all games.
            let game = &random_game(&setup(players), seed)[1..];
            positions += game.len();
            hashes.extend(game.iter().map(Position::hash));
        }
    }
    // Two games may begin with the same placement.
    assert!(
        hashes.len() + 15 >= positions,
        "{} of {positions}",
        hashes.len()
    );
}
