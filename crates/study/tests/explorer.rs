//! Placements, folded by the board's symmetry, with what is known of them.

use game::{Game as _, Match, Rng};
use hex::Symmetry;
use study::{Explorer, folded};
use yinsh::{Colour, Position, Setup, Step, Variant};

/// A position after some placements.
fn after(steps: &str) -> Position {
    let mut position = Position::new(Variant::Standard);
    for word in steps.split_whitespace() {
        position.play(word.parse().unwrap()).unwrap();
    }
    position
}

/// How many points come to the same, from the most to the fewest.
fn sizes(position: &Position) -> Vec<usize> {
    let mut sizes: Vec<usize> = folded(position).iter().map(|one| one.0.len()).collect();
    sizes.sort_by(|one, other| other.cmp(one));
    sizes
}

#[test]
fn the_empty_board_has_eleven_different_points() {
    // The middle, five kinds on the two sorts of axes and four beside them.
    let sizes = sizes(&after(""));
    assert_eq!(sizes.iter().sum::<usize>(), 85);
    assert_eq!(sizes.len(), 11, "{sizes:?}");
    assert_eq!(sizes.last(), Some(&1), "the middle is alone");
    assert!(
        sizes.iter().all(|size| [1, 6, 12].contains(size)),
        "{sizes:?}"
    );
}

#[test]
fn a_ring_in_the_middle_keeps_all_symmetries_and_one_beside_it_only_a_reflection() {
    assert_eq!(sizes(&after("f6")).len(), 10);
    let beside = sizes(&after("f7"));
    assert_eq!(beside.iter().sum::<usize>(), 84);
    assert!(beside.iter().all(|size| *size <= 2), "{beside:?}");
    assert!(beside.contains(&2));
    let (_, lopsided) = (after("f7"), after("f7 b3"));
    assert!(sizes(&lopsided).iter().all(|size| *size == 1));
}

#[test]
fn once_all_rings_stand_there_is_nothing_to_place() {
    let all = after("e5 f6 g7 d4 c3 h8 e6 f7 d5 g8");
    assert!(folded(&all).is_empty());
    assert!(Explorer::new(Variant::Standard).placings(&all).is_empty());
}

#[test]
fn all_images_of_a_position_have_the_same_placings() {
    let explorer = Explorer::new(Variant::Blitz);
    let mut position = Position::new(Variant::Blitz);
    let mut rng = Rng::new(8);
    for _ in 0..3 {
        let legal = position.legal();
        position.make(legal.nth(rng.below(legal.len())).unwrap());
        let known = |position: &Position| {
            let placings = explorer.placings(position).into_iter();
            let mut known: Vec<String> = placings.map(|one| format!("{:?}", one.known)).collect();
            known.sort();
            known
        };
        for symmetry in Symmetry::ALL {
            assert_eq!(known(&position.transformed(symmetry)), known(&position));
        }
    }
}

#[test]
fn the_engine_has_looked_at_every_first_and_second_ring_in_both_variants() {
    for variant in [Variant::Standard, Variant::Blitz] {
        let explorer = Explorer::new(variant);
        let start = Position::new(variant);
        for first in explorer.placings(&start) {
            let chance = first.known.chance(Colour::White).unwrap();
            assert!((0.2..0.8).contains(&chance), "{chance}");
            assert!(first.known.engine.games > 0);
            let mut position = start;
            position.make(Step::PlaceRing(first.points[0]));
            let second = explorer.placings(&position);
            assert!(
                second
                    .iter()
                    .all(|one| one.known.chance(Colour::Black).is_some())
            );
            assert!(second.is_sorted_by(|one, other| {
                one.known.chance(Colour::Black) >= other.known.chance(Colour::Black)
            }));
        }
    }
}

/// A random blitz game to its end.
fn game() -> Match<Position> {
    let mut rng = Rng::new(5);
    let mut game = Match::<Position>::new(Setup::BLITZ);
    while game.position().to_move().is_some() {
        let legal = game.position().legal();
        let step = legal.nth(rng.below(legal.len())).unwrap();
        game.play(step).unwrap();
    }
    game
}

#[test]
fn ones_own_games_are_counted_beside_those_of_the_engine_in_their_variant_alone() {
    let game = game();
    let winner = game.position().outcome().unwrap().winner().unwrap();
    let won = |colour: Colour| if colour.seat() == winner { 1.0 } else { 0.0 };
    let mut explorer = Explorer::new(Variant::Blitz);
    let before = explorer.known(game.before_turn(1).unwrap());
    assert_eq!(before.own.share(Colour::White), None);
    explorer.add(&game);
    explorer.add(&game);
    for turn in 0..=10 {
        let known = explorer.known(game.before_turn(turn).unwrap());
        assert_eq!(known.own.games, 2, "turn {turn}");
        assert_eq!(known.own.share(Colour::White), Some(won(Colour::White)));
        assert_eq!(known.own.share(Colour::Black), Some(won(Colour::Black)));
    }
    let moved = explorer.known(game.before_turn(11).unwrap());
    assert_eq!(moved.own.games, 0, "only placements are explored");
    assert_eq!(
        explorer.known(game.before_turn(1).unwrap()).engine,
        before.engine
    );
    let mut standard = Explorer::new(Variant::Standard);
    standard.add(&game);
    assert_eq!(
        standard.known(&Position::new(Variant::Standard)).own.games,
        0
    );
}

#[test]
fn a_draw_is_half_a_win_for_each() {
    let played = |seed| {
        let mut rng = Rng::new(seed);
        let mut game = Match::<Position>::new(Setup::STANDARD);
        while game.position().to_move().is_some() {
            let legal = game.position().legal();
            game.play(legal.nth(rng.below(legal.len())).unwrap())
                .unwrap();
        }
        game
    };
    let is_drawn = |game: &Match<Position>| game.position().outcome().unwrap().winner().is_none();
    let drawn = (0..200).map(played).find(is_drawn);
    let mut explorer = Explorer::new(Variant::Standard);
    explorer.add(&drawn.expect("random players draw now and then"));
    let known = explorer.known(&Position::new(Variant::Standard));
    assert_eq!(known.own.share(Colour::White), Some(0.5));
    assert_eq!(known.own.share(Colour::Black), Some(0.5));
}

#[test]
fn placings_that_nobody_has_looked_at_come_last() {
    let explorer = Explorer::new(Variant::Standard);
    let start = Position::new(Variant::Standard);
    let mut both = false;
    let mut position = start;
    while let Some(best) = explorer.placings(&position).first() {
        let placings = explorer.placings(&position);
        let is_known: Vec<bool> = placings
            .iter()
            .map(|one| one.known.chance(Colour::White).is_some())
            .collect();
        assert!(
            is_known.is_sorted_by(|one, other| one >= other),
            "{position}"
        );
        both |= is_known.contains(&true) && is_known.contains(&false);
        position.make(Step::PlaceRing(best.points[0]));
    }
    assert!(both, "some are known where others are not");
}

#[test]
fn a_game_that_is_not_over_counts_nothing() {
    let begun = Match::<Position>::replay(Setup::BLITZ, ["e5", "f6"]).unwrap();
    let mut explorer = Explorer::new(Variant::Blitz);
    explorer.add(&begun);
    assert_eq!(explorer.known(begun.position()).own.games, 0);
}
