//! Clauses A and D: what may be laid where, who moves, who passes, and when the game ends.

use gemblo::{Colour, Owner, Piece, Position, Refusal, Setup};

use crate::{after, cell, placement, random_game, setup};

fn colour(index: u8) -> Colour {
    Colour::new(index).unwrap()
}

fn piece(number: u8) -> Piece {
    Piece::new(number).unwrap()
}

fn refused(position: &Position, text: &str) -> Refusal {
    let before = *position;
    let mut position = *position;
    let refusal = position.play(placement(text)).unwrap_err();
    assert_eq!(position, before, "a refused placement changes nothing");
    refusal
}

/// The smallest piece on each start of the six-player game.
const CORNERS: [&str; 6] = ["h22", "v22", "ac1", "v1", "h1", "a1"];

/// Two rounds of three players, after which colour 3 covers m11 and n11 with one piece.
const COVERED: [&str; 6] = [
    "q16,r17,r18,s18,t19",
    "t4,t5,t6,t7,t8",
    "e7,f9,g10,h11,i11",
    "n12,o12,o13,p14,p15",
    "p8,p9,q7,r8",
    "k11,l12,l13,m11,n11",
];

/// The same, but m11 is colour 3's and n11 is colour 2's.
const BETWEEN_TWO: [&str; 6] = [
    "q16,r17,s17,s18,t19",
    "r5,r6,r7,s4,t4",
    "e7,f9,g11,h12,i12",
    "n12,n13,n14,o14,p15",
    "n11,o9,o10,p9,q8",
    "k12,l13,m11,m12",
];

//        ___
//    ___/n12\        colour 1 covers n12; would m10 be connected to it?
//   /m11\___/
//   \___/n11\
//   /m10\___/
//   \___/
#[test]
fn a_one_piece_on_both_flanks_covers_the_connection() {
    let position = after(&Setup::THREE, &COVERED);
    let by = Owner::Colour(colour(2));
    assert_eq!(
        refused(&position, "m10"),
        Refusal::Covered {
            own: "n12".parse().unwrap(),
            cell: "m10".parse().unwrap(),
            piece: piece(15),
            by,
        }
    );
    let lines: Vec<_> = position
        .connections(colour(0), placement("m10").cells())
        .collect();
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].covered, Some((by, piece(15))));
}

#[test]
fn a_a_connection_passes_between_two_different_pieces() {
    let mut position = after(&Setup::THREE, &BETWEEN_TWO);
    let lines: Vec<_> = position
        .connections(colour(0), placement("m10").cells())
        .collect();
    assert_eq!(lines.len(), 1);
    assert!(lines[0].is_open());
    assert_eq!(lines[0].own, "n12".parse().unwrap());
    position.play(placement("m10")).unwrap();
}

#[test]
fn a_an_empty_flank_leaves_the_connection_open() {
    let position = after(&Setup::SIX, &CORNERS);
    // Only one of the flanks is on the board at all.
    let (start, across) = (cell(-7, -21), cell(-5, -21));
    let lines: Vec<_> = position.connections(colour(0), [across]).collect();
    assert_eq!(lines.len(), 1);
    assert!(lines[0].is_open() && lines[0].own == start);
    assert!(position.anchors(colour(0)).contains(across));
}

#[test]
fn d1_turns_go_clockwise() {
    for players in 3..=6 {
        let setup = setup(players);
        for (ply, position) in random_game(&setup, 1).iter().enumerate().take(18) {
            let expected = colour(ply as u8 % setup.colours());
            assert_eq!(position.to_act(), Some(expected));
            assert_eq!(position.seat_of(expected).index(), expected.index());
        }
    }
}

#[test]
fn d1_a_piece_lies_on_the_playing_area() {
    let position = Position::new(&Setup::THREE);
    let outside = cell(0, 20);
    assert_eq!(
        refused(&position, &outside.to_string()),
        Refusal::OffTheArea(outside)
    );
}

#[test]
fn d1_a_piece_lies_on_free_cells() {
    let position = after(&Setup::THREE, &COVERED);
    assert_eq!(
        refused(&position, "m10,m11"),
        Refusal::Occupied {
            cell: "m11".parse().unwrap(),
            by: Owner::Colour(colour(2)),
        }
    );
    let five = Position::new(&setup(5));
    assert_eq!(
        refused(&five, "f15"),
        Refusal::Occupied {
            cell: "f15".parse().unwrap(),
            by: Owner::Obstacle,
        }
    );
}

#[test]
fn d1_a_piece_is_laid_once() {
    let position = after(&Setup::SIX, &CORNERS);
    assert_eq!(refused(&position, "j22"), Refusal::PieceUsed(piece(1)));
    assert!(!position.left(colour(0)).contains(piece(1)));
    assert_eq!(position.left(colour(0)).cells(), 71);
}

#[test]
fn d2_the_first_piece_covers_the_start_cell() {
    for players in 2..=6 {
        let setup = setup(players);
        let position = Position::new(&setup);
        let start = setup.starts()[0];
        assert_eq!(refused(&position, "o11"), Refusal::StartNotCovered(start));
        assert!(
            position
                .legal()
                .iter()
                .all(|p| p.cells().any(|c| c == start))
        );
    }
}

#[test]
fn d3_a_piece_may_not_touch_its_own_colour() {
    let position = after(&Setup::THREE, &COVERED);
    assert_eq!(
        refused(&position, "o11"),
        Refusal::TouchesOwn {
            cell: "o11".parse().unwrap(),
            own: "n12".parse().unwrap(),
        }
    );
}

#[test]
fn d3_a_piece_must_be_connected_to_its_own_colour() {
    let position = after(&Setup::THREE, &COVERED);
    assert_eq!(refused(&position, "o5"), Refusal::NotConnected);
}

#[test]
fn d3_a_piece_may_touch_other_colours() {
    let position = after(&Setup::THREE, &BETWEEN_TWO);
    let new = placement("m10");
    let touched = |cell: gemblo::Cell| position.owner_at(cell).is_some();
    assert!(new.to_cells().neighbours().iter().any(touched));
    assert_eq!(position.check(new), Ok(()));
}

#[test]
fn d4_who_has_no_placement_passes_for_good_and_is_named() {
    for players in 2..=6 {
        let mut blocked_while_others_went_on = 0;
        for seed in 0..10 {
            let game = random_game(&setup(players), seed);
            for pair in game.windows(2) {
                let [mut before, after] = [pair[0], pair[1]];
                let mover = before.to_act().unwrap();
                let added = after.cells_of(mover).iter();
                let new: Vec<_> = added
                    .filter(|c| !before.cells_of(mover).contains(*c))
                    .collect();
                let passes = before.play(gemblo::Placement::of(&new).unwrap()).unwrap();
                assert_eq!(passes, after.passed().without(pair[0].passed()));
                for colour in after.passed().iter() {
                    assert!(!after.has_legal(colour), "{colour} is blocked");
                }
                if after.to_act().is_some() {
                    blocked_while_others_went_on += passes.iter().count();
                }
            }
        }
        assert!(blocked_while_others_went_on > 0, "{players} players");
    }
}

#[test]
fn d4_who_has_a_placement_is_never_passed_over() {
    for players in 2..=6 {
        let setup = setup(players);
        for pair in random_game(&setup, 3).windows(2) {
            let mut between = pair[0].to_act().unwrap().index();
            let Some(next) = pair[1].to_act() else { break };
            assert!(pair[1].has_legal(next));
            loop {
                between = (between + 1) % usize::from(setup.colours());
                if between == next.index() {
                    break;
                }
                assert!(!pair[1].has_legal(colour(between as u8)));
            }
        }
    }
}

#[test]
fn d5_two_players_have_a_diagonal_each_and_alternate() {
    let position = Position::new(&Setup::TWO);
    let seats: Vec<u8> = position.colours().map(|c| position.seat_of(c).0).collect();
    assert_eq!(seats, [0, 1, 0, 1]);
}

#[test]
fn d5_each_colour_of_two_players_follows_the_rules_by_itself() {
    // The two colours of one player touch each other somewhere.
    let touching = (0..20).any(|seed| {
        let game = random_game(&Setup::TWO, seed);
        let last = game.last().unwrap();
        last.cells_of(colour(0))
            .neighbours()
            .meets(last.cells_of(colour(2)))
    });
    assert!(touching);
}

#[test]
fn d6_the_game_ends_when_nobody_can_place_a_piece() {
    for players in 2..=6 {
        let game = random_game(&setup(players), 5);
        let (last, earlier) = game.split_last().unwrap();
        assert!(last.colours().all(|colour| !last.has_legal(colour)));
        assert!(last.outcome().is_some());
        assert!(last.legal().is_empty());
        assert_eq!(last.count_legal(), 0);
        assert_eq!(refused(last, "o11"), Refusal::GameOver);
        assert!(earlier.iter().all(|position| position.outcome().is_none()));
    }
}

#[test]
fn the_piece_that_covers_a_cell_is_known() {
    let position = after(&Setup::THREE, &COVERED);
    let at = |text: &str| position.piece_at(text.parse().unwrap());
    let fork = placement("k11,l12,l13,m11,n11");
    assert_eq!(at("l13"), Some((Owner::Colour(colour(2)), fork)));
    assert_eq!(at("o11"), None);
    assert_eq!(position.laid().count(), COVERED.len());
    let five = Position::new(&setup(5));
    assert_eq!(
        five.piece_at("f15".parse().unwrap()),
        Some((Owner::Obstacle, placement("f15,g16,h17")))
    );
    let is_obstacle = |cell: &gemblo::Cell| five.owner_at(*cell) == Some(gemblo::Owner::Obstacle);
    let covered = gemblo::Cell::all().filter(is_obstacle);
    assert_eq!(covered.count(), 3 + 3 + 4 * 5 + 5 * 8);
}

#[test]
fn a_colour_that_does_not_play_has_nothing() {
    for players in [3, 5] {
        let position = Position::new(&setup(players));
        let absent = colour(5);
        assert!(position.cells_of(absent).is_empty());
        assert!(position.anchors(absent).is_empty());
        assert!(!position.has_legal(absent));
        assert!(position.legal_for(absent).is_empty());
    }
}
