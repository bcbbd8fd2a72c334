//! The openings that matches begin with.

use std::collections::BTreeSet;

use gemblo::{Placement, Position, Setup};

const OPENINGS: &str = include_str!("../openings.txt");

#[test]
fn every_opening_keeps_the_rules_and_lays_two_pieces_of_every_colour() {
    for line in OPENINGS.lines() {
        let (setup, turns) = line.split_once(": ").unwrap();
        let mut position = Position::new(&setup.parse().unwrap());
        for turn in turns.split(' ') {
            position.play(turn.parse::<Placement>().unwrap()).unwrap();
        }
        for colour in position.colours() {
            assert_eq!(position.left(colour).len(), 16, "{line}");
        }
    }
}

#[test]
fn there_are_a_hundred_different_ones_for_every_number_of_players() {
    for setup in (2..=6).filter_map(Setup::for_players) {
        let prefix = format!("{setup}: ");
        let own: BTreeSet<&str> = OPENINGS
            .lines()
            .filter(|line| line.starts_with(&prefix))
            .collect();
        assert!(own.len() >= 100, "{setup}: {}", own.len());
    }
}
