//! Gestures: what a touch, a key or a pointer does.

use gemblo::Piece;
use i18n::Lang;
use table::gemblo::{Board, Laying, Place, Turning};
use table::{Arrow, Confirm, Cursor, Facing, Sitting, Standing, Undo, Way};

use super::{OPENED, after, board, cell, hold_over, piece, said};

#[test]
fn a_drafted_piece_that_was_kept_can_still_be_turned() {
    let mut board = board(3);
    board.lift(Piece::new(5).unwrap());
    board.walk_places(Way::Forward);
    board.enter();
    let kept = Sitting::Gemblo(board).save();
    let mut again = Sitting::read(&kept).unwrap();
    let again = again.gemblo_mut().unwrap();
    let drafted = again.loose().unwrap();
    assert_eq!(
        again.tray().unwrap().held.unwrap().orientation,
        drafted.orientation()
    );
    again.turn(Turning::Right);
    assert_ne!(
        again.tray().unwrap().held.unwrap().orientation,
        drafted.orientation()
    );
    assert!(again.loose().is_none(), "it is in hand again");
}

#[test]
fn an_arrow_leads_where_it_points_on_a_board_that_is_turned() {
    for facing in Facing::all() {
        let mut board = board(6);
        board.hand_mut().walk_to(Cursor::at(cell("o11")));
        let seen = |board: &Board| {
            let Place { x, y } = Place::of(board.cursor().unwrap());
            facing.turn((x, y))
        };
        let before = seen(&board);
        board.arrow_on(Arrow::Down, facing);
        let after = seen(&board);
        assert!(
            after.1 > before.1 && (after.0 - before.0).abs() < 1e-6,
            "{facing:?}"
        );
    }
}

#[test]
fn a_place_that_is_proposed_is_what_a_touch_of_any_of_its_cells_lays() {
    let begin = after(2, "l22,m21,n20,n21,o19");
    for number in [5, 12, 17] {
        let mut board = begin.clone();
        board.lift(Piece::new(number).unwrap());
        board.walk_places(Way::Forward);
        board.walk_places(Way::Forward);
        let proposed = board.ghost().unwrap().placement;
        for at in proposed.cells() {
            let mut board = board.clone();
            // The pointer comes over the board from the tray.
            board.point_at(Some(Place::default()));
            board.point_at(Some(Place::of(at)));
            assert_eq!(board.ghost().unwrap().placement, proposed, "{at}");
            board.touch(Place::of(at));
            assert_eq!(board.pieces().last().unwrap().placement, proposed, "{at}");
        }
        board.point_at(Some(Place::default()));
        board.point_at(None);
        assert_eq!(board.ghost().unwrap().placement, proposed);
    }
}

#[test]
fn the_first_touch_only_drafts_a_piece_and_the_second_confirms_it() {
    let mut board = board(2);
    assert_eq!(
        said(&board).0,
        "Blue (player 1): choose a piece to cover your start cell"
    );
    let there = hold_over(&mut board, "l22,m21,n20,n21,o19");
    assert_eq!(said(&board).0, "Blue (player 1): lay the piece");
    board.touch(Place::middle(there));
    assert_eq!(board.table().standing(), Standing::Unconfirmed);
    assert_eq!(board.table().turn_count(), 0);
    let laid = *board.pieces().last().unwrap();
    assert!(laid.draft && laid.placement == there);
    board.touch(Place::of(cell("n20")));
    assert_eq!(board.table().turn_count(), 1);
    assert_eq!(
        said(&board).0,
        "Red (player 2): choose a piece to cover your start cell"
    );
}

#[test]
fn without_confirming_a_touch_lays_the_piece_for_good() {
    let mut board = board(3);
    board.set_confirm(Confirm::AtOnce);
    let start = board.starts()[0].1;
    board.lift(piece(1));
    board.touch(Place::of(start));
    assert_eq!(board.table().turn_count(), 1);
    assert!(!board.holds());
}

#[test]
fn a_held_piece_snaps_to_the_nearest_legal_place() {
    let mut board = board(6);
    let start = board.starts()[0].1;
    board.lift(piece(1));
    let Place { x, y } = Place::of(start);
    board.point_at(Some(Place {
        x: x + 14.0,
        y: y + 12.0,
    }));
    let ghost = board.ghost().unwrap();
    assert!(ghost.fits);
    assert_eq!(ghost.placement.cells().collect::<Vec<_>>(), [start]);
    board.point_at(Some(Place::default()));
    let ghost = board.ghost().unwrap();
    assert!(!ghost.fits);
    assert_eq!(ghost.placement.to_string(), "o11");
    assert_eq!(ghost.fault, Some(start));
    board.point_at(Some(Place { x: 900.0, y: 0.0 }));
    assert_eq!(board.ghost(), None);
}

#[test]
fn pointing_within_the_reach_of_a_place_moves_nothing() {
    let mut board = board(6);
    let start = Place::of(board.starts()[0].1);
    assert!(!board.points_elsewhere(Some(start)), "nothing is in hand");
    board.lift(piece(1));
    assert!(board.points_elsewhere(Some(start)));
    board.point_at(Some(start));
    let beside = Place {
        x: start.x + 3.0,
        ..start
    };
    assert!(!board.points_elsewhere(Some(beside)));
    assert!(board.points_elsewhere(None));
}

#[test]
fn a_refused_place_says_why_and_the_piece_stays_in_hand() {
    let mut board = after(2, OPENED);
    board.touch(Place::default());
    assert_eq!(said(&board).1, "Choose a piece first.");
    for (cells, why) in [
        ("o11", "The piece is connected to your colour by no line."),
        ("n20", "n20 is not free (Blue)."),
        (
            "o20",
            "o20 touches your own piece at o19: pieces of one colour must not touch.",
        ),
        ("a1", "a1 is outside the playing area."),
    ] {
        let mut board = board.clone();
        board.lift(piece(1));
        board.touch_cell(cell(cells));
        assert_eq!(said(&board).1, why);
        assert!(board.status(Lang::En).refused);
        assert!(board.holds());
        assert!(!board.table().has_draft());
    }
}

/// Colour 3 covers the line from n12, which is colour 1's, to m10.
const COVERED: &str = "q16,r17,r18,s18,t19 t4,t5,t6,t7,t8 e7,f9,g10,h11,i11 \
    n12,o12,o13,p14,p15 p8,p9,q7,r8 k11,l12,l13,m11,n11";

#[test]
fn a_covered_line_is_crossed_out_and_named() {
    let mut board = after(3, COVERED);
    board.lift(piece(1));
    board.touch_cell(cell("m10"));
    assert_eq!(
        said(&board).1,
        "The line from n12 to m10 is covered by one piece (Green)."
    );
    let lines = board.lines();
    let ends = |covered| {
        let lines = lines.iter().filter(move |line| line.covered == covered);
        lines
            .map(|line| format!("{}-{}", line.from, line.to))
            .collect::<Vec<_>>()
    };
    assert_eq!(ends(true), ["n12-m10"]);
    assert!(ends(false).is_empty());
    assert!(!board.ghost().unwrap().fits);
}

#[test]
fn the_connections_of_a_held_piece_are_drawn_and_stay_after_the_turn() {
    let mut board = after(2, OPENED);
    let anchor = board.anchors()[0];
    board.lift(piece(1));
    board.point_at(Some(Place::of(anchor)));
    let held = board.lines();
    assert!(held.iter().any(|line| !line.covered && line.to == anchor));
    board.touch(Place::of(anchor));
    assert_eq!(board.lines(), held);
    board.confirm();
    let past = board.lines();
    assert!(!past.is_empty() && past.iter().all(|line| line.past && !line.covered));
}

#[test]
fn turning_a_drafted_piece_takes_it_up_again() {
    let mut board = board(2);
    let there = hold_over(&mut board, "l22,m21,n20,n21,o19");
    board.touch(Place::middle(there));
    board.turn(Turning::Right);
    assert!(!board.table().has_draft());
    let held = board.tray().unwrap().held.unwrap();
    assert_ne!(held.orientation, there.orientation());
    assert!(board.ghost().is_some(), "it is held where it lay");
}

#[test]
fn taking_the_piece_in_hand_turns_it() {
    let mut board = board(2);
    board.take(piece(3));
    let held = |board: &Board| board.tray().unwrap().held.unwrap().orientation;
    let first = held(&board);
    board.take(piece(3));
    assert_eq!(held(&board).piece(), piece(3));
    assert_ne!(held(&board), first);
}

#[test]
fn a_piece_that_turning_does_not_change_offers_no_turning() {
    let mut board = board(2);
    board.take(piece(1));
    let held = board.tray().unwrap().held.unwrap();
    assert!(!held.turns && !held.flips);
}

#[test]
fn a_touch_elsewhere_moves_the_drafted_piece() {
    let mut board = after(2, OPENED);
    let anchors = board.anchors();
    board.lift(piece(1));
    board.touch(Place::of(anchors[0]));
    board.touch(Place::of(anchors[1]));
    assert_eq!(board.table().turn_count(), 4);
    let drafted = board.pieces().last().unwrap().placement;
    assert_eq!(drafted.cells().collect::<Vec<_>>(), [anchors[1]]);
}

#[test]
fn walking_goes_through_every_legal_place_once_and_back() {
    let mut board = after(2, OPENED);
    board.lift(piece(4));
    let legal = board.table().position().legal();
    let count = legal
        .iter()
        .filter(|placement| placement.piece() == piece(4))
        .count();
    let mut seen = Vec::new();
    for _ in 0..count {
        board.walk_places(Way::Forward);
        let ghost = board.ghost().unwrap();
        assert!(ghost.fits);
        seen.push(ghost.placement);
    }
    assert_eq!(said(&board).1, format!("fits in {count} places"));
    let last = seen[count - 1];
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), count);
    board.walk_places(Way::Forward);
    board.walk_places(Way::Back);
    assert_eq!(board.ghost().unwrap().placement, last);
}

#[test]
fn a_whole_game_is_played_by_keys_alone() {
    let mut board = board(3);
    while board.table().to_move().is_some() {
        let before = board.table().turn_count();
        for size in (1..=5).rev() {
            board.take_of_size(size);
            if board.holds() {
                break;
            }
        }
        board.walk_places(Way::Forward);
        board.enter();
        board.enter();
        assert_eq!(board.table().turn_count(), before + 1);
    }
    assert_eq!(board.table().standing(), Standing::Over);
    assert!(board.tray().is_none());
    assert_eq!(board.results().len(), 3);
}

#[test]
fn arrows_carry_the_piece_in_hand_and_stay_within_the_area() {
    let mut board = board(3);
    board.lift(piece(1));
    for _ in 0..40 {
        board.arrow(Arrow::Left);
    }
    let cursor = board.cursor().unwrap();
    assert_eq!(cursor.doubled().0, -10);
    let ghost = board.ghost().unwrap();
    assert_eq!(ghost.placement.cells().collect::<Vec<_>>(), [cursor]);
}

#[test]
fn escape_takes_the_draft_up_and_then_puts_the_piece_back() {
    let mut board = board(2);
    let there = hold_over(&mut board, "l22,m21,n20,n21,o19");
    board.touch(Place::middle(there));
    board.escape();
    assert!(!board.table().has_draft());
    assert!(board.holds());
    board.escape();
    assert!(!board.holds());
}

#[test]
fn undo_says_which_turn_it_takes_back_and_redo_lays_it_again() {
    let mut board = after(2, OPENED);
    assert_eq!(board.table().undoable(), Some(Undo::Turn(4)));
    board.undo();
    assert_eq!(board.pieces().len(), 3);
    board.redo();
    assert_eq!(board.pieces().len(), 4);
    assert!(board.pieces()[3].last);
}
