//! What the reference must show before it may judge anything.

use super::area::{area, connections, orientations, placements};
use super::{OBSTACLES, PIECES, Reference};

#[test]
fn the_areas_have_the_cells_of_the_rules() {
    let cells = |players| area(players).len();
    assert_eq!([2, 3, 4, 5, 6].map(cells), [295, 241, 295, 463, 463]);
}

#[test]
fn eighteen_pieces_have_72_cells_and_92_orientations() {
    let cells: usize = PIECES.iter().map(|piece| piece.len()).sum();
    assert_eq!(cells, 72);
    let counts = PIECES.map(|piece| orientations(piece).len());
    let of_the_data = [1, 3, 3, 6, 2, 3, 6, 3, 2, 6, 6, 6, 6, 12, 6, 12, 6, 3];
    assert_eq!(counts, of_the_data);
    assert_eq!(counts.iter().sum::<usize>(), 92);
}

#[test]
fn the_placements_are_as_many_as_counted_elsewhere() {
    let count = |players| placements(&area(players)).len();
    assert_eq!([6, 4, 3].map(count), [35_319, 21_115, 16_983]);
}

#[test]
fn connections_are_those_that_the_rules_list() {
    let mut far: Vec<_> = connections((0, 0)).iter().map(|(cell, _)| *cell).collect();
    far.sort();
    assert_eq!(far, [(-2, 0), (-1, -3), (-1, 3), (1, -3), (1, 3), (2, 0)]);
    assert!(connections((0, 0)).contains(&((2, 0), [(1, -1), (1, 1)])));
    assert!(connections((0, 0)).contains(&((1, 3), [(1, 1), (0, 2)])));
}

#[test]
fn obstacles_are_fifteen_different_pieces() {
    let mut shapes: Vec<_> = OBSTACLES
        .iter()
        .map(|cells| orientations(cells).pop_first())
        .collect();
    shapes.sort();
    shapes.dedup();
    assert_eq!(shapes.len(), 15);
}

#[test]
fn cells_are_named_from_the_left_and_from_the_bottom() {
    // The dot on the start cell of the first colour: (-7, -21) tops the 22 cells of column h, and
    // (5, -15) has 18 cells of column t below it.
    assert!(Reference::new(6).legal_steps().contains("h22"));
    assert!(Reference::new(3).legal_steps().contains("t19"));
}
