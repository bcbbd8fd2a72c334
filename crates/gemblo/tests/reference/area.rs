//! The playing areas, the names of their cells, and every way to lay a piece on them.

use std::collections::{BTreeMap, BTreeSet};

use super::Cell;
use super::PIECES;
use super::material::FIVE_STARTS;

/// The six edge neighbours of a cell, clockwise from straight up (rules A).
const NEIGHBOURS: [Cell; 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// One piece on the cells that it would cover.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The piece's number, 1 to 18.
    pub piece: usize,
    /// The cells, in any order.
    pub cells: Vec<Cell>,
    /// The move as it is written.
    pub text: String,
}

/// The cells that a number of players plays on.
pub fn area(players: usize) -> BTreeSet<Cell> {
    full_board()
        .into_iter()
        .filter(|&(c, h)| match players {
            5 | 6 => true,
            2 | 4 => (h - c).abs() <= 18 && (3 * c + h).abs() <= 30,
            3 => h.abs() <= 15 && 3 * c.abs() + h.abs() <= 30,
            _ => panic!("{players} players cannot play"),
        })
        .collect()
}

/// The start cell of each colour, clockwise (rules B); two players have four colours.
pub fn starts(players: usize) -> Vec<Cell> {
    match players {
        6 => vec![(-7, -21), (7, -21), (14, 0), (7, 21), (-7, 21), (-14, 0)],
        5 => FIVE_STARTS.to_vec(),
        2 | 4 => vec![(-3, -21), (12, -6), (3, 21), (-12, 6)],
        3 => vec![(5, -15), (5, 15), (-10, 0)],
        _ => panic!("{players} players cannot play"),
    }
}

fn full_board() -> BTreeSet<Cell> {
    let mut cells = BTreeSet::new();
    for c in -14_i32..=14 {
        for h in -21_i32..=21 {
            if (c - h) % 2 == 0 && 3 * c.abs() + h.abs() <= 42 {
                cells.insert((c, h));
            }
        }
    }
    cells
}

/// The cells that share an edge with this one.
pub fn neighbours(cell: Cell) -> Vec<Cell> {
    NEIGHBOURS.iter().map(|step| sum(cell, *step)).collect()
}

/// The six cells connected to this one across an edge, each with the edge's two flanks (rules A).
///
/// The edge between two touching neighbours of a cell leads to the cell that both also touch.
pub fn connections(cell: Cell) -> Vec<(Cell, [Cell; 2])> {
    let around = neighbours(cell);
    (0..6)
        .map(|i| {
            let flanks = [around[i], around[(i + 1) % 6]];
            let touching_both = neighbours(flanks[0])
                .into_iter()
                .find(|far| *far != cell && neighbours(flanks[1]).contains(far))
                .unwrap();
            (touching_both, flanks)
        })
        .collect()
}

fn sum(a: Cell, b: Cell) -> Cell {
    (a.0 + b.0, a.1 + b.1)
}

/// A sixth of a turn clockwise: it takes (0, −2) to (1, −1) and (1, −1) to (1, 1).
fn turned((c, h): Cell) -> Cell {
    ((c - h) / 2, (3 * c + h) / 2)
}

/// Left and right exchanged.
fn turned_over((c, h): Cell) -> Cell {
    (-c, h)
}

/// Every shape that a piece has when it is turned and turned over, moved so that its least cell
/// is (0, 0).
pub fn orientations(piece: &[Cell]) -> BTreeSet<Vec<Cell>> {
    let mut shapes = BTreeSet::new();
    let mut shape = piece.to_vec();
    for _side in 0..2 {
        for _sixth in 0..6 {
            let mut moved = shape.clone();
            moved.sort();
            let (c, h) = moved[0];
            shapes.insert(moved.iter().map(|cell| sum(*cell, (-c, -h))).collect());
            shape = shape.into_iter().map(turned).collect();
        }
        shape = shape.into_iter().map(turned_over).collect();
    }
    shapes
}

/// Every way to lay a piece wholly on the area.
pub fn placements(area: &BTreeSet<Cell>) -> Vec<Placement> {
    let names = names();
    let mut placements = Vec::new();
    for (number, piece) in (1..).zip(PIECES) {
        for shape in orientations(piece) {
            for anchor in area {
                let cells: Vec<Cell> = shape.iter().map(|cell| sum(*cell, *anchor)).collect();
                if cells.iter().all(|cell| area.contains(cell)) {
                    placements.push(Placement {
                        piece: number,
                        text: text(&cells, &names),
                        cells,
                    });
                }
            }
        }
    }
    placements
}

/// The column (from 1, counted from the left) and the number in it (from 1, from the bottom).
fn names() -> BTreeMap<Cell, (i32, usize)> {
    let board = full_board();
    let mut names = BTreeMap::new();
    for column in -14..=14 {
        let upwards = board.iter().rev().filter(|cell| cell.0 == column);
        for (index, cell) in upwards.enumerate() {
            names.insert(*cell, (column + 15, index + 1));
        }
    }
    names
}

fn text(cells: &[Cell], names: &BTreeMap<Cell, (i32, usize)>) -> String {
    let mut sorted: Vec<(i32, usize)> = cells.iter().map(|cell| names[cell]).collect();
    sorted.sort();
    let cells: Vec<String> = sorted
        .iter()
        .map(|(column, number)| format!("{}{number}", letters(*column)))
        .collect();
    cells.join(",")
}

/// a to z are the columns 1 to 26, aa to ac the last three.
fn letters(column: i32) -> String {
    let letter = |number: i32| char::from(b'a' + (number - 1) as u8);
    if column <= 26 {
        letter(column).to_string()
    } else {
        format!("a{}", letter(column - 26))
    }
}
