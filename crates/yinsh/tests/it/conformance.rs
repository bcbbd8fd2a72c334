//! The contract and what must hold in every position of random games.

use game::conformance::check_random_game;
use hex::Symmetry;
use std::collections::HashSet;
use yinsh::{Direction, Phase, Point, Position, RingMove, Row, Setup, Step};

/// Every step that any position could allow.
fn all_steps(_: &Position) -> Vec<Step> {
    let points: Vec<Point> = Point::all().collect();
    let mut steps = vec![Step::Pass];
    for from in &points {
        steps.extend([Step::PlaceRing(*from), Step::RemoveRing(*from)]);
        steps.extend(points.iter().map(|to| Step::MoveRing {
            from: *from,
            to: *to,
        }));
        for direction in &Direction::ALL[..3] {
            let fifth = (0..4).try_fold(*from, |point, _| point.neighbour(*direction));
            steps.extend(
                fifth
                    .and_then(|last| Row::between(*from, last))
                    .map(Step::RemoveRow),
            );
        }
    }
    steps
}

#[test]
fn random_games_keep_the_contract() {
    for seed in 0..12 {
        check_random_game::<Position>(&Setup::STANDARD, seed, all_steps);
        check_random_game::<Position>(&Setup::BLITZ, seed, all_steps);
    }
}

/// The positions of some random games.
fn positions() -> Vec<Position> {
    (100..160)
        .flat_map(|seed| {
            let setup = [Setup::STANDARD, Setup::BLITZ][seed as usize % 2];
            let game = check_random_game::<Position>(&setup, seed, |_| Vec::new());
            let last = *game.position();
            game.earlier_positions()
                .copied()
                .chain([last])
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn the_ring_moves_are_the_legal_ones_with_what_they_turn_over() {
    for position in positions() {
        if position.phase() != Phase::Move || position.verdict().is_some() {
            continue;
        }
        let (ring_moves, mut moves) = (position.ring_moves(), Vec::new());
        ring_moves.for_each_flight(|from, to| {
            assert!(position.flipped(from, to).is_empty(), "{position}");
            moves.push(Step::MoveRing { from, to });
        });
        ring_moves.for_each_jump(|ring_move| {
            let RingMove { from, to, flipped } = ring_move;
            assert!(!flipped.is_empty(), "{position}");
            assert_eq!(flipped, position.flipped(from, to), "{position}");
            moves.push(ring_move.step());
        });
        assert_eq!(ring_moves.is_empty(), moves.is_empty());
        let mut legal: Vec<Step> = position.legal().iter().collect();
        legal.retain(|step| *step != Step::Pass);
        moves.sort();
        legal.sort();
        assert_eq!(moves, legal, "{position}");
    }
}

#[test]
fn the_hash_kept_up_to_date_is_the_hash_computed_anew() {
    for position in positions() {
        let read: Position = position.to_string().parse().unwrap();
        assert_eq!(read, position);
        assert_eq!(read.hash(), position.hash());
    }
}

#[test]
fn the_hash_after_a_move_is_known_before_it_is_made() {
    let mut known = 0;
    for position in positions() {
        for step in position.legal().iter() {
            let Step::MoveRing { from, to } = step else {
                continue;
            };
            let mut next = position;
            next.make(step);
            if next.phase() == Phase::Move && next.side() != position.side() {
                assert_eq!(position.hash_after_move(from, to), next.hash());
                known += 1;
            }
        }
    }
    assert!(known > 10_000, "{known} moves are too few to tell");
}

#[test]
fn different_positions_have_different_hashes() {
    let positions = positions();
    let hashes: HashSet<u64> = positions.iter().map(Position::hash).collect();
    let texts: HashSet<String> = positions.iter().map(Position::to_string).collect();
    assert_eq!(hashes.len(), texts.len());
}

#[test]
fn a_transformed_position_has_the_transformed_steps_and_successors() {
    for (index, position) in positions().into_iter().enumerate() {
        let symmetry = Symmetry::ALL[index % 12];
        let turned = position.transformed(symmetry);
        let expected: HashSet<Step> = position
            .legal()
            .iter()
            .map(|step| step.transformed(symmetry))
            .collect();
        let found: HashSet<Step> = turned.legal().iter().collect();
        assert_eq!(found, expected);
        assert_eq!(turned.verdict(), position.verdict());
        for step in position.legal().iter().take(3) {
            let (mut here, mut there) = (position, turned);
            here.make(step);
            there.make(step.transformed(symmetry));
            assert_eq!(here.transformed(symmetry), there);
            assert_eq!(here.transformed(symmetry).hash(), there.hash());
        }
        let back = |symmetry| turned.transformed(symmetry) == position;
        assert!(Symmetry::ALL.into_iter().any(back));
    }
}

#[test]
fn the_nth_legal_step_is_the_nth_of_the_list() {
    for position in positions().into_iter().step_by(7) {
        let legal = position.legal();
        let listed: Vec<Step> = legal.iter().collect();
        assert_eq!(listed.len(), legal.len());
        for (n, step) in listed.iter().enumerate() {
            assert_eq!(legal.nth(n), Some(*step));
        }
        assert_eq!(legal.nth(listed.len()), None);
    }
}

#[test]
fn the_position_is_small() {
    assert!(size_of::<Position>() <= 96, "{}", size_of::<Position>());
}
