//! The board of the reference: a map from points to what lies on them, and what the lines show.

use std::collections::{BTreeMap, BTreeSet};

/// Column (a = 1 … k = 11) and row number.
pub type Point = (i32, i32);

/// One direction of each line, towards the higher column or, within a column, the higher number.
const LINES: [Point; 3] = [(0, 1), (1, 0), (1, 1)];

/// The owner of a ring, or the side of a marker that lies up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// Begins the game.
    White,
    /// Plays second.
    Black,
}

impl Colour {
    /// The opponent's colour.
    pub fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

/// What can lie on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A player's ring.
    Ring(Colour),
    /// A marker, with the colour that lies up.
    Marker(Colour),
}

/// The points that are not free.
pub type Board = BTreeMap<Point, Piece>;

/// All 85 points, column by column from the lowest row up.
pub fn points() -> Vec<Vec<Point>> {
    let column = |column| {
        (1..=11)
            .map(move |row| (column, row))
            .filter(|p| is_point(*p))
    };
    (1..=11).map(|number| column(number).collect()).collect()
}

/// Whether the board has a point: a hexagon five steps wide round f6, without its six corners
/// (rules A). The three lines lead up the columns, to the right, and both at once.
fn is_point((column, row): Point) -> bool {
    let (right, up) = (column - 6, row - 6);
    let away = [right.abs(), up.abs(), (right - up).abs()];
    away.iter().all(|steps| *steps <= 5) && !(away.contains(&5) && away.contains(&0))
}

/// The six directions to the neighbours of a point (rules A).
fn directions() -> Vec<Point> {
    LINES
        .iter()
        .flat_map(|&(column, row)| [(column, row), (-column, -row)])
        .collect()
}

fn beside(point: Point, direction: Point) -> Point {
    (point.0 + direction.0, point.1 + direction.1)
}

/// The points where `colour` has rings.
pub fn rings(board: &Board, colour: Colour) -> Vec<Point> {
    board
        .iter()
        .filter(|(_, piece)| **piece == Piece::Ring(colour))
        .map(|(point, _)| *point)
        .collect()
}

/// How many markers lie on the board.
pub fn markers(board: &Board) -> usize {
    let is_marker = |piece: &&Piece| matches!(piece, Piece::Marker(_));
    board.values().filter(is_marker).count()
}

/// Every point that a ring on `from` may move to (rules C2), with the markers jumped on the way.
pub fn ring_moves(board: &Board, from: Point) -> Vec<(Point, Vec<Point>)> {
    let mut moves = Vec::new();
    for direction in directions() {
        let mut jumped = Vec::new();
        let mut point = beside(from, direction);
        while is_point(point) {
            match board.get(&point) {
                Some(Piece::Ring(_)) => break,
                Some(Piece::Marker(_)) => jumped.push(point),
                None => {
                    moves.push((point, jumped.clone()));
                    if !jumped.is_empty() {
                        break;
                    }
                }
            }
            point = beside(point, direction);
        }
    }
    moves
}

/// Every five adjacent markers of `colour` in a straight line, from the lower end (rules D1).
pub fn rows(board: &Board, colour: Colour) -> BTreeSet<Vec<Point>> {
    runs(board, colour)
        .iter()
        .flat_map(|run| run.windows(5).map(<[Point]>::to_vec))
        .collect()
}

/// The longest unbroken lines of markers of `colour`, single markers included, on all three axes.
pub fn runs(board: &Board, colour: Colour) -> Vec<Vec<Point>> {
    let is_marker = |point: Point| board.get(&point) == Some(&Piece::Marker(colour));
    let mut runs = Vec::new();
    for direction in LINES {
        let back = (-direction.0, -direction.1);
        for point in board.keys().copied().filter(|point| is_marker(*point)) {
            if is_marker(beside(point, back)) {
                continue;
            }
            let mut run = vec![point];
            let mut next = beside(point, direction);
            while is_marker(next) {
                run.push(next);
                next = beside(next, direction);
            }
            runs.push(run);
        }
    }
    runs
}
