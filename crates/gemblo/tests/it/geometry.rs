//! Clauses A, B and C: cells, areas, starts and pieces.

use std::collections::HashSet;

use gemblo::{Area, Cell, Orientation, Piece, Pieces, Position, Setup};

use crate::{cell, setup};

#[test]
fn a_neighbours_are_the_six_cells_that_share_an_edge() {
    let near: HashSet<(i8, i8)> = cell(0, 0).neighbours().map(Cell::doubled).collect();
    let expected = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)];
    assert_eq!(near, HashSet::from(expected));
}

#[test]
fn b_the_areas_have_463_and_295_and_241_cells() {
    let sizes = Area::ALL.map(|area| area.cells().len());
    assert_eq!(sizes, [463, 295, 241]);
    assert_eq!(Cell::all().count(), Cell::COUNT);
    for area in Area::ALL {
        assert!(area.cells().iter().all(|c| Area::Whole.cells().contains(c)));
    }
}

#[test]
fn b_every_number_of_players_has_its_area_colours_and_starts() {
    let check = |players: u8, area: Area, colours: u8, starts: &[(i8, i8)]| {
        let setup = setup(players);
        assert_eq!(setup.players(), players);
        assert_eq!(Position::new(&setup).area(), area);
        assert_eq!(setup.colours(), colours);
        let found: Vec<(i8, i8)> = setup.starts().into_iter().map(Cell::doubled).collect();
        assert_eq!(found, starts);
    };
    let diagonals = [(-3, -21), (12, -6), (3, 21), (-12, 6)];
    check(2, Area::Rectangle, 4, &diagonals);
    check(3, Area::Hexagon, 3, &[(5, -15), (5, 15), (-10, 0)]);
    check(4, Area::Rectangle, 4, &diagonals);
    let rim = [(10, -10), (9, 13), (-4, 20), (-13, 1), (-4, -20)];
    check(5, Area::Whole, 5, &rim);
    let corners = [(-7, -21), (7, -21), (14, 0), (7, 21), (-7, 21), (-14, 0)];
    check(6, Area::Whole, 6, &corners);
    assert_eq!(Setup::for_players(1), None);
    assert_eq!(Setup::for_players(7), None);
}

#[test]
fn c_a_colour_has_18_pieces_of_72_cells() {
    let of_size = |size| Piece::all().filter(|piece| piece.size() == size).count();
    assert_eq!([1, 2, 3, 4, 5].map(of_size), [1, 1, 3, 5, 8]);
    assert_eq!(Piece::all().count(), Piece::COUNT);
    assert_eq!(Pieces::ALL.len(), 18);
    assert_eq!(Pieces::ALL.cells(), 72);
    assert_eq!(Piece::new(0), None);
    assert_eq!(Piece::new(19), None);
}

#[test]
fn c_the_pieces_have_92_orientations() {
    // As the rules' data file gives them, piece by piece.
    let expected = [1, 3, 3, 6, 2, 3, 6, 3, 2, 6, 6, 6, 6, 12, 6, 12, 6, 3];
    let found: Vec<usize> = Piece::all().map(|p| p.orientations().count()).collect();
    assert_eq!(found, expected);
    assert_eq!(Orientation::all().count(), 92);
    let shapes: HashSet<_> = Orientation::all().map(Orientation::cells).collect();
    assert_eq!(shapes.len(), 92, "no two orientations are the same shape");
}
