//! Laying pieces freely: what touches, drags and keys do.

use gemblo::{Cell, Cells, Piece, Placement, Tint};
use studio::{Mosaic, Tile};
use table::gemblo::{Laying, Place, Turning};
use table::{Arrow, Way};

fn cell(c: i8, h: i8) -> Cell {
    Cell::from_doubled(c, h).unwrap()
}

fn tile(number: u8) -> Tile {
    Tile::new(Tint::new(0).unwrap(), Piece::new(number).unwrap())
}

/// A column of five cells, and the first three pieces.
fn column() -> Mosaic {
    let ground: Cells = (-2..=2).map(|row| cell(0, 2 * row)).collect();
    Mosaic::new(ground, vec![tile(1), tile(2), tile(3)])
}

fn names(board: &Mosaic) -> Vec<String> {
    let laid = board.laid().iter();
    laid.map(|laid| laid.placement.to_string()).collect()
}

#[test]
fn a_held_piece_snaps_to_the_nearest_place_where_it_fits() {
    let mut board = column();
    board.lift(tile(3));
    // The line lies flat or upright in the tray; on the column only upright fits.
    board.point_at(Some(Place { x: 6.0, y: 25.0 }));
    let ghost = board.ghost().unwrap();
    assert_eq!(ghost.fault, None);
    let wanted: Vec<Cell> = [4, 2, 0].map(|h| cell(0, h)).to_vec();
    let mut cells: Vec<Cell> = ghost.placement.cells().collect();
    cells.sort();
    assert_eq!(cells, wanted);
}

#[test]
fn a_piece_is_laid_by_touch_and_taken_up_by_touch() {
    let mut board = column();
    board.take(tile(1));
    board.touch(Place::of(cell(0, 4)));
    assert_eq!(board.laid().len(), 1);
    assert!(!board.holds());
    board.touch(Place::of(cell(0, 4)));
    assert_eq!((board.laid().len(), board.in_hand()), (0, Some(tile(1))));
    board.escape();
    assert_eq!((board.laid().len(), board.in_hand()), (1, None));
}

#[test]
fn a_drag_takes_a_piece_along_and_drops_it_into_the_tray_far_away() {
    let mut board = column();
    board.take(tile(1));
    board.touch(Place::of(cell(0, 4)));
    board.drag_from(Place::of(cell(0, 4)));
    board.drop_at(Some(Place::of(cell(0, -4))));
    assert_eq!(board.at(cell(0, -4)).map(|laid| laid.tile), Some(tile(1)));
    board.drag_from(Place::of(cell(0, -4)));
    board.drop_at(Some(Place { x: 300.0, y: 0.0 }));
    assert!(board.laid().is_empty() && !board.holds());
    assert_eq!(board.left().len(), 3);
    board.undo();
    assert!(board.at(cell(0, -4)).is_some());
}

#[test]
fn a_refusal_says_why_and_keeps_the_piece_in_hand() {
    let mut board = column();
    board.touch(Place::of(cell(0, 0)));
    assert!(board.refused().is_some(), "no piece in hand");
    board.take(tile(1));
    board.touch_cell(cell(0, 0));
    board.take(tile(2));
    board.touch_cell(cell(0, 0));
    assert!(board.refused().is_some(), "the cell is not free");
    assert_eq!(board.in_hand(), Some(tile(2)));
    assert_eq!(board.laid().len(), 1);
}

#[test]
fn undo_and_redo_go_through_every_state_and_moving_a_piece_is_one_step() {
    let mut board = column();
    let mut states = vec![names(&board)];
    for (number, h) in [(1, -4), (2, 1)] {
        board.take(tile(number));
        board.touch(Place {
            x: 0.0,
            y: 8.66 * f64::from(h),
        });
        states.push(names(&board));
    }
    board.pick_up(cell(0, -4));
    board.touch(Place::of(cell(0, 4)));
    states.push(names(&board));
    assert_eq!(
        states.iter().map(Vec::len).collect::<Vec<_>>(),
        [0, 1, 2, 2]
    );
    for state in states.iter().rev().skip(1) {
        board.undo();
        assert_eq!(names(&board), *state);
    }
    assert!(!board.can_undo());
    for state in &states[1..] {
        board.redo();
        assert_eq!(names(&board), *state);
    }
    assert!(!board.can_redo());
}

#[test]
fn a_puzzle_can_be_filled_by_keyboard_alone() {
    let mut board = column();
    board.lift_piece(Piece::new(3).unwrap());
    board.walk_places(Way::Forward);
    board.enter();
    board.lift_piece(Piece::new(2).unwrap());
    board.walk_places(Way::Forward);
    board.enter();
    assert!(board.is_full(), "{:?}", names(&board));
    board.arrow(Arrow::Down);
    board.delete();
    assert_eq!(board.laid().len(), 1);
}

#[test]
fn the_piece_in_hand_turns_and_turning_twelve_ways_comes_back() {
    let mut board = studio::picture::blank();
    board.lift(tile(12));
    let start = board.tray(|_| true).held.unwrap().1;
    board.turn(Turning::Over);
    assert_ne!(board.tray(|_| true).held.unwrap().1, start);
    board.turn(Turning::Over);
    (0..6).for_each(|_| board.turn(Turning::Right));
    assert_eq!(board.tray(|_| true).held.unwrap().1, start);
}

#[test]
fn what_comes_from_elsewhere_is_taken_as_far_as_it_fits() {
    let mut board = column();
    let lay = |number: u8, placement: Placement| studio::Laid {
        tile: tile(number),
        placement,
    };
    let at = |h: i8| Placement::of(&[cell(0, h)]).unwrap();
    board.begin_with(&[lay(1, at(0)), lay(1, at(2)), lay(2, at(4))]);
    assert_eq!(names(&board).len(), 1);
    assert!(!board.can_undo());
}

#[test]
fn the_tray_counts_places_and_shows_what_is_left() {
    let mut board = column();
    let places = |board: &Mosaic| -> Vec<usize> {
        board
            .tray(|_| true)
            .tiles
            .iter()
            .map(|one| one.places)
            .collect()
    };
    assert_eq!(places(&board), [5, 4, 3]);
    board.take(tile(1));
    board.touch(Place::of(cell(0, 0)));
    assert_eq!(places(&board), [2, 0]);
}
