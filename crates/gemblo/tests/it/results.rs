//! Clause E: penalties, tie-breaks and places.

use std::cmp::Ordering;

use gemblo::{Decision, Piece, Pieces, Score, Setup};

use crate::{random_game, setup};

fn score(numbers: &[u8]) -> Score {
    let pieces: Pieces = numbers.iter().map(|n| Piece::new(*n).unwrap()).collect();
    assert_eq!(pieces.len(), numbers.len());
    Score::of([pieces])
}

/// Checks that the first is ahead of the second, and what decides.
fn check_ahead(better: &[u8], worse: &[u8], by: Decision) {
    let (better, worse) = (score(better), score(worse));
    assert_eq!(better.cmp(&worse), Ordering::Less);
    assert_eq!(better.decision(&worse), by);
    assert_eq!(worse.decision(&better), by);
}

#[test]
fn e1_the_lowest_penalty_wins() {
    assert_eq!(score(&[18, 9, 1]).penalty(), 10);
    check_ahead(&[18], &[3, 4], Decision::Penalty);
    check_ahead(&[], &[1], Decision::Penalty);
}

#[test]
fn e1_two_colours_of_one_player_count_together() {
    let both = Score::of([Pieces::ALL, Pieces::ALL]);
    assert_eq!(both.penalty(), 144);
    assert_eq!(both.value(), 2 * 171);
    assert_eq!(both.sizes().filter(|size| *size == 5).count(), 16);
    for position in random_game(&Setup::TWO, 1) {
        let of = |colour: gemblo::Colour| u32::from(position.left(colour).cells());
        let cells: Vec<u32> = position.colours().map(of).collect();
        let penalties: Vec<u32> = position
            .scores()
            .iter()
            .map(|s| s.penalty().into())
            .collect();
        assert_eq!(penalties, [cells[0] + cells[2], cells[1] + cells[3]]);
    }
}

#[test]
fn e2_five_and_three_lose_to_four_and_four() {
    check_ahead(&[6, 7], &[11, 3], Decision::LargerPiece { rank: 1 });
}

#[test]
fn e2_the_next_largest_pieces_are_compared_when_the_largest_are_equal() {
    // 5+3+3 against 5+4+2, then 5+4+2+1 against 5+4+3.
    check_ahead(&[18, 3, 4], &[11, 6, 2], Decision::LargerPiece { rank: 2 });
    check_ahead(
        &[18, 6, 2, 1],
        &[11, 7, 3],
        Decision::LargerPiece { rank: 3 },
    );
    let sizes: Vec<u8> = score(&[1, 18, 6, 2]).sizes().collect();
    assert_eq!(sizes, [5, 4, 2, 1]);
}

#[test]
fn e3_the_lower_sum_of_values_is_better() {
    // The book's example has the sizes 5, 4 and 3 on both sides.
    assert_eq!(score(&[15, 7, 3]).value(), 25);
    assert_eq!(score(&[14, 9, 5]).value(), 28);
    check_ahead(&[15, 7, 3], &[14, 9, 5], Decision::Value);
}

#[test]
fn e4_what_is_still_equal_shares_the_place() {
    let (one, other) = (score(&[11, 14]), score(&[12, 13]));
    assert_eq!(one, other);
    assert_eq!(one.decision(&other), Decision::Shared);
}

#[test]
fn e_everybody_gets_a_place_and_the_table_says_what_decided() {
    for players in 2..=6 {
        for seed in 0..20 {
            let game = random_game(&setup(players), seed);
            let last = game.last().unwrap();
            let outcome = last.outcome().unwrap();
            let table = last.standings();
            assert_eq!(table.len(), usize::from(players));
            for line in &table {
                assert_eq!(line.place, outcome.places()[line.seat.index()]);
            }
            for pair in table.windows(2) {
                let by = pair[0].ahead_by.unwrap();
                assert_eq!(by, pair[0].score.decision(&pair[1].score));
                assert_eq!(by == Decision::Shared, pair[0].place == pair[1].place);
                assert!(pair[0].place <= pair[1].place);
            }
            assert_eq!(table.last().unwrap().ahead_by, None);
        }
    }
}
