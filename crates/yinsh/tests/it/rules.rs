//! Every clause of the rules, each named by the tests that hold it.

use crate::draw::{Board, RIM, legal, play, points, refused};
use game::{Game, Match};
use yinsh::{Clearing, Colour, Ending, Phase, Point, Position, Setup, Variant};

use Colour::{Black, White};

const MOVE: Phase = Phase::Move;

fn start() -> Position {
    Position::new(Variant::Standard)
}

#[test]
fn a_each_side_has_five_rings_and_the_pool_has_51_markers() {
    let position = start();
    assert_eq!((position.in_hand(White), position.in_hand(Black)), (5, 5));
    assert_eq!(position.pool(), 51);
}

#[test]
fn b_the_players_place_ten_rings_in_turn_on_any_free_points() {
    // Diagram 1: all ten rings placed.
    let mut position = start();
    for (index, name) in "e3 f6 a2 k10 b1 j11 e10 g2 d5 h8".split(' ').enumerate() {
        assert_eq!(position.phase(), Phase::Place);
        assert_eq!(position.to_act(), Some(Colour::ALL[index % 2]));
        assert_eq!(position.legal().len(), 85 - index);
        position = play(position, name);
    }
    assert_eq!(position.phase(), MOVE);
    assert_eq!(position.to_act(), Some(White));
    assert_eq!(position.rings(White), points("e3 a2 b1 e10 d5"));
    assert_eq!(position.rings(Black), points("f6 k10 j11 g2 h8"));
}

#[test]
fn b_a_ring_is_placed_on_a_free_point_and_nothing_else_is_due() {
    let position = play(start(), "e3");
    assert_eq!(refused(position, "e3"), "e3 is not free");
    assert_eq!(refused(position, "e3-e4"), "Black has to place a ring");
    assert_eq!(refused(position, "--"), "Black has to place a ring");
}

#[test]
fn c1_the_marker_stays_where_the_ring_was_with_the_mover_s_colour_up() {
    // Diagram 2: marker stays, ring goes.
    let before = RIM.white_to_move();
    let after = play(before, "a3-e3");
    assert_eq!(after.markers(White), points("a3"));
    assert_eq!(after.rings(White), points("a2 e3 a4 a5 b7"));
    assert_eq!(after.pool(), before.pool() - 1);
    let after = play(after, "k8-g8");
    assert_eq!(after.markers(Black), points("k8"));
}

#[test]
fn c1_only_an_own_ring_moves() {
    let position = RIM.white_to_move();
    assert_eq!(refused(position, "k8-g8"), "White has no ring on k8");
    assert_eq!(refused(position, "f6-f7"), "White has no ring on f6");
}

#[test]
fn c2_every_destination_of_one_ring_in_a_crowded_position() {
    // Diagram 3: free points, jumps over runs of both colours, a ring and the edge in the way.
    let board = Board {
        white_rings: "e5 a2 a3 b1 f10",
        black_rings: "h5 e8 k7 k8 d3",
        white: "e6 d4 f6 g7",
        black: "e7 c5 f5 g5 e4",
    };
    let position = board.white_to_move();
    let landings = position.landings("e5".parse().unwrap());
    // Up: two markers, then a ring: nothing. Down: one marker, then e3, and no further.
    // Right: two markers, then a ring: nothing. Left: d5 is free, then a marker, then b5.
    // Up right: two markers, then h8, and no further. Down left: d4, then c3, and no further.
    assert_eq!(landings, points("e3 d5 b5 h8 c3"));
}

#[test]
fn c2_a_ring_goes_over_free_points_in_all_six_directions() {
    let board = Board {
        white_rings: "f6 a2 a3 b1 c1",
        ..RIM
    };
    let position = board.white_to_move();
    let landings = position.landings("f6".parse().unwrap());
    let expected = "f7 f8 f9 f10 f5 f4 f3 f2 g6 h6 i6 j6 e6 d6 c6 b6 g7 h8 i9 j10 e5 d4 c3 b2";
    assert_eq!(landings, points(expected));
}

#[test]
fn c2_a_ring_that_jumped_goes_no_further() {
    let board = Board {
        white_rings: "e2 a3 a4 a5 b7",
        white: "e4",
        black: "e5",
        ..RIM
    };
    let position = board.white_to_move();
    assert_eq!(play(position, "e2-e3").markers(White), points("e2 e4"));
    assert_eq!(
        refused(position, "e2-e7"),
        "a ring that jumps over markers lands right behind them, on e6"
    );
    assert_eq!(refused(position, "e2-e4"), "e4 is not free");
}

#[test]
fn c2_a_ring_jumps_over_one_run_only() {
    let board = Board {
        white_rings: "e2 a3 a4 a5 b7",
        white: "e3 e5",
        ..RIM
    };
    let reason = refused(board.white_to_move(), "e2-e6");
    assert_eq!(
        reason,
        "a ring that jumps over markers lands right behind them, on e4"
    );
}

#[test]
fn c2_a_ring_never_passes_a_ring_nor_leaves_its_lines() {
    let board = Board {
        white_rings: "e2 e4 a4 a5 b7",
        black_rings: "c2 k8 k9 k10 j11",
        ..RIM
    };
    let position = board.white_to_move();
    assert_eq!(refused(position, "e2-e5"), "the ring on e4 is in the way");
    assert_eq!(refused(position, "e2-b2"), "the ring on c2 is in the way");
    assert_eq!(refused(position, "e2-e4"), "e4 is not free");
    assert_eq!(refused(position, "e2-f5"), "e2 and f5 are not on one line");
    assert_eq!(refused(position, "e2-e2"), "e2 and e2 are not on one line");
}

#[test]
fn c2_a_ring_cannot_jump_off_the_board() {
    let board = Board {
        white_rings: "e8 a3 a4 a5 b7",
        white: "e9",
        black: "e10",
        ..RIM
    };
    let position = board.white_to_move();
    let up: Vec<Point> = points("e9 e10").iter().collect();
    let landings = position.landings("e8".parse().unwrap());
    assert!(up.iter().all(|point| !landings.contains(*point)));
}

#[test]
fn c3_a_jump_over_three_white_and_two_black_markers_turns_all_five() {
    // Diagram 4.
    let board = Board {
        white_rings: "e2 a3 a4 a5 b7",
        white: "e3 e5 e7",
        black: "e4 e6",
        ..RIM
    };
    let after = play(board.white_to_move(), "e2-e8");
    assert_eq!(after.markers(White), points("e2 e4 e6"));
    assert_eq!(after.markers(Black), points("e3 e5 e7"));
    assert_eq!(after.rings(White), points("e8 a3 a4 a5 b7"));
}

#[test]
fn d1_a_line_broken_by_a_ring_is_no_row() {
    // Diagram 6: five markers and a ring between them.
    let board = Board {
        white_rings: "f5 e1 a4 a5 b7",
        white: "e3 f4 g5 i7 j8",
        black_rings: "h6 k8 k9 k10 j11",
        ..RIM
    };
    let after = play(board.white_to_move(), "e1-e2");
    assert_eq!((after.phase(), after.to_act()), (MOVE, Some(Black)));
    assert_eq!(after.rows(White).count(), 0);
}

#[test]
fn d2_a_row_leaves_and_then_a_ring() {
    // Diagram 5.
    let board = Board {
        white_rings: "g5 a3 a4 a5 b7",
        white: "c5 d5 e5 f5",
        ..RIM
    };
    let position = play(board.white_to_move(), "g5-g6");
    assert_eq!(position.phase(), Phase::Row(Clearing::AfterMove));
    assert_eq!(position.to_act(), Some(White));
    assert_eq!(legal(position), ["xc5-g5"]);
    assert_eq!(refused(position, "a3-b3"), "White has to remove a row");
    let position = play(position, "xc5-g5");
    assert_eq!(position.markers(White), points(""));
    assert_eq!(position.pool(), 51);
    assert_eq!(legal(position), ["xa3", "xa4", "xa5", "xb7", "xg6"]);
    assert_eq!(refused(position, "xk8"), "White has no ring on k8");
    let position = play(position, "xg6");
    assert_eq!(position.rings(White), points("a3 a4 a5 b7"));
    assert_eq!(
        (position.removed(White), position.to_act()),
        (1, Some(Black))
    );
}

#[test]
fn d2_removing_one_row_may_break_another() {
    // Two rows through g5: once one has gone, the other is no row any more.
    let board = Board {
        white_rings: "g5 a3 a4 a5 b7",
        white: "c5 d5 e5 f5 e3 f4 h6 i7",
        ..RIM
    };
    let position = play(board.white_to_move(), "g5-g6");
    assert_eq!(legal(position), ["xc5-g5", "xe3-i7"]);
    let position = play(position, "xc5-g5 xb7");
    assert_eq!((position.phase(), position.to_act()), (MOVE, Some(Black)));
    assert_eq!(position.markers(White), points("e3 f4 h6 i7"));
}

#[test]
fn d3_the_owner_of_a_run_of_seven_chooses_among_three_rows() {
    // Diagram 6: a run of seven.
    let pending = Board {
        white_rings: "g8 a3 a4 a5 b7",
        white: "f2 f3 f4 f5 f6 f7 f8",
        ..RIM
    };
    let position = pending.position(White, Phase::Row(Clearing::AfterMove));
    assert_eq!(legal(position), ["xf2-f6", "xf3-f7", "xf4-f8"]);
    let position = play(position, "xf3-f7");
    assert_eq!(position.markers(White), points("f2 f8"));
}

#[test]
fn d4_rows_that_do_not_cross_are_all_taken_with_a_ring_each() {
    // Jumping f5 and g5 turns both white and completes two rows along the columns.
    let board = Board {
        white_rings: "e5 a3 a4 a5 b7",
        white: "f3 f4 f6 f7 g3 g4 g6 g7",
        black: "f5 g5",
        ..RIM
    };
    let position = play(board.white_to_move(), "e5-h5");
    assert_eq!(legal(position), ["xf3-f7", "xg3-g7"]);
    let position = play(position, "xf3-f7 xh5");
    assert_eq!(position.phase(), Phase::Row(Clearing::AfterMove));
    assert_eq!(legal(position), ["xg3-g7"]);
    let position = play(position, "xg3-g7 xb7");
    assert_eq!(position.removed(White), 2);
    assert_eq!((position.phase(), position.to_act()), (MOVE, Some(Black)));
}

#[test]
fn d4_of_crossing_rows_the_owner_chooses_one_and_the_rest_stays() {
    // Diagram 6: crossing rows, both through f5.
    let board = Board {
        white_rings: "f5 a3 a4 a5 b7",
        white: "f3 f4 f6 f7 d5 e5 g5 h5",
        ..RIM
    };
    let position = play(board.white_to_move(), "f5-g6");
    assert_eq!(legal(position), ["xd5-h5", "xf3-f7"]);
    let position = play(position, "xd5-h5 xg6");
    assert_eq!(position.markers(White), points("f3 f4 f6 f7"));
    assert_eq!((position.phase(), position.to_act()), (MOVE, Some(Black)));
}

const GIFT: Board = Board {
    white_rings: "e5 a3 a4 a5 b7",
    black_rings: "k7 k8 k9 k10 j11",
    white: "f5",
    black: "f3 f4 f6 f7",
};

#[test]
fn d5_the_opponent_takes_its_row_before_its_own_move() {
    let position = play(GIFT.white_to_move(), "e5-g5");
    assert_eq!(position.to_act(), Some(Black));
    assert_eq!(position.phase(), Phase::Row(Clearing::BeforeMove));
    assert_eq!(refused(position, "k7-j7"), "Black has to remove a row");
    let position = play(position, "xf3-f7 xk8");
    assert_eq!((position.phase(), position.to_act()), (MOVE, Some(Black)));
    assert_eq!(position.removed(Black), 1);
    let position = play(position, "k7-j7");
    assert_eq!(position.to_act(), Some(White));
}

#[test]
fn d6_the_mover_resolves_its_own_rows_first() {
    // e5-h5 turns f5 black and g5 white: a row for each.
    let board = Board {
        white: "f5 g3 g4 g6 g7",
        black: "f3 f4 f6 f7 g5",
        ..GIFT
    };
    let position = play(board.white_to_move(), "e5-h5");
    assert_eq!(legal(position), ["xg3-g7"]);
    let position = play(position, "xg3-g7 xh5");
    assert_eq!(position.to_act(), Some(Black));
    assert_eq!(position.phase(), Phase::Row(Clearing::BeforeMove));
    assert_eq!(legal(position), ["xf3-f7"]);
}

#[test]
fn e1_the_third_ring_wins_at_once_in_the_middle_of_a_turn() {
    // Black has two rings removed and gets its third row from White.
    let board = Board {
        black_rings: "k8 k9 k10",
        ..GIFT
    };
    let position = play(board.white_to_move(), "e5-g5 xf3-f7 xk8");
    let verdict = position.verdict().unwrap();
    assert_eq!(
        (verdict.winner, verdict.ending),
        (Some(Black), Ending::Rings)
    );
    assert_eq!((position.to_act(), position.legal().len()), (None, 0));
    assert_eq!(refused(position, "k9-j9"), "the game is over");
}

#[test]
fn e1_a_turn_that_the_third_ring_ends_has_no_move_part() {
    let board = Board {
        black_rings: "k8 k9 k10",
        ..GIFT
    };
    let mut game = Match::<Position>::new(Setup(board.white_to_move()));
    game.play_turn("e5-g5").unwrap();
    game.play_turn("xf3-f7xk8").unwrap();
    assert_eq!(game.turn_texts(), ["e5-g5", "xf3-f7xk8"]);
    assert_eq!(Game::outcome(game.position()).unwrap().places(), [2, 1]);
}

#[test]
fn e2_a_move_that_completes_both_third_rows_wins_for_the_mover() {
    let board = Board {
        white_rings: "e5 a3 a4",
        black_rings: "k8 k9 k10",
        white: "f5 g3 g4 g6 g7",
        black: "f3 f4 f6 f7 g5",
    };
    let position = play(board.white_to_move(), "e5-h5 xg3-g7 xh5");
    assert_eq!(position.verdict().unwrap().winner, Some(White));
    assert_eq!(
        position.rows(Black).count(),
        1,
        "Black's row stays on the board"
    );
}

/// 50 markers without a row, and the rings that stand between them.
fn almost_empty_pool() -> Board {
    Board {
        white_rings: "b1 c1 d1 e1 f2",
        black_rings: "k7 k8 k9 k10 j11",
        white: "a2 a3 b3 b4 c2 c5 c6 d3 d4 d7 d8 e2 e5 e6 e9 f3 f4 f7 f8 g2 g5 g6 g9 h3 h4",
        black: "a4 a5 b2 b5 b6 c3 c4 c7 d2 d5 d6 d9 e3 e4 e7 e8 f5 f6 f9 g3 g4 g7 g8 h5 h6",
    }
}

#[test]
fn e3_an_empty_pool_ends_the_game_when_a_ring_must_move() {
    let position = almost_empty_pool().white_to_move();
    assert_eq!(position.pool(), 1);
    let next = play(position, "f2-i5");
    assert_eq!(next.pool(), 0);
    let verdict = next.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.ending), (None, Ending::Pool));
}

#[test]
fn e3_with_an_empty_pool_more_removed_rings_win() {
    let board = Board {
        white_rings: "b1 c1 d1 e1 f2",
        black_rings: "k7 k8 k9 k10",
        ..almost_empty_pool()
    };
    let position = play(board.white_to_move(), "f2-i5");
    let verdict = position.verdict().unwrap();
    assert_eq!(
        (verdict.winner, verdict.ending),
        (Some(Black), Ending::Pool)
    );
}

#[test]
fn e3_pending_rows_refill_the_pool_before_it_is_looked_at() {
    // All 51 markers lie on the board, five of them in a row of Black's, White to clear nothing.
    let board = almost_empty_pool();
    let black =
        "a4 a5 b2 b5 b6 c3 c4 c7 d2 d5 d6 d9 e3 e4 e7 e8 f5 f6 f9 g3 g4 g7 i7 i8 i9 i10 i11";
    let board = Board {
        white: "a2 a3 b3 b4 c2 c5 c6 d3 d4 d7 d8 e2 e5 e6 e9 f3 f4 f7 f8 g2 g5 g6 h3 h4",
        black,
        ..board
    };
    let position = board.position(Black, Phase::Row(Clearing::BeforeMove));
    assert_eq!(position.pool(), 0);
    assert!(position.verdict().is_none());
    let position = play(position, "xi7-i11 xj11");
    assert_eq!((position.pool(), position.phase()), (5, MOVE));
    assert!(position.verdict().is_none());
    assert!(position.legal().len() > 1);
}

/// White's three rings in the corner, all their neighbours black rings.
const HEMMED: &str = "WB2/WWB4/BBB5/9/10/9/10/9/8/7/4 w 2-0 standard move";

#[test]
fn e4_a_player_without_a_legal_ring_move_passes() {
    let position: Position = HEMMED.parse().unwrap();
    assert_eq!(legal(position), ["--"]);
    assert_eq!(refused(position, "a2-a3"), "a3 is not free");
    let after = play(position, "--");
    assert_eq!(after.to_act(), Some(Black));
    assert_eq!((after.pool(), after.passes()), (position.pool(), 1));
    assert!(after.to_string().ends_with(" b 2-0 standard move--"));
    assert_eq!(
        refused(after, "--"),
        "a ring can move, so passing is not allowed"
    );
    let after = play(after, "c3-d3");
    assert_eq!((after.passes(), after.to_act()), (0, Some(White)));
}

/// Six rings in the corner, and every line out of it full of markers to the edge.
const BLOCKED: &str = "Wbbb/BWBwwbb/bWBbbbwb/wbbbw4/bwbbwb4/wb1bbb3/ww2wbb3/w3wbw2/4wwb1/4bwb/3b";

#[test]
fn e4_two_passes_in_a_row_end_the_game_as_an_empty_pool_does() {
    let position: Position = format!("{BLOCKED} w 2-2 standard move").parse().unwrap();
    let once = play(position, "--");
    assert_eq!((once.verdict(), legal(once)), (None, vec!["--".to_owned()]));
    let twice = play(once, "--");
    let verdict = twice.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.ending), (None, Ending::Passes));
    assert_eq!(legal(twice), [""; 0]);
    assert_eq!(refused(twice, "--"), "the game is over");
    assert_eq!(twice.to_string().parse(), Ok(twice));
}

#[test]
fn e4_a_pass_is_recorded_in_the_notation() {
    let setup: Setup = format!("{BLOCKED} w 2-2 standard move").parse().unwrap();
    let game = Match::<Position>::replay(setup, ["--", "--"]).unwrap();
    assert_eq!(game.turn_texts(), ["--", "--"]);
}

#[test]
fn f_one_removed_ring_wins_in_blitz() {
    let board = Board {
        white_rings: "g5 a3 a4 a5 b7",
        white: "c5 d5 e5 f5",
        ..RIM
    };
    let position = board.variant(White, MOVE, Variant::Blitz);
    let position = play(position, "g5-g6 xc5-g5 xg6");
    let verdict = position.verdict().unwrap();
    assert_eq!(
        (verdict.winner, verdict.ending),
        (Some(White), Ending::Rings)
    );
}
