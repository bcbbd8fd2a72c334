//! Positions as pictures to be sent: the board and what lies on it, drawn on a sheet.

use gemblo::{Cell, Owner};
use gemblo_puzzle::Spot;
use yinsh::{Colour, Direction, Point};

use crate::puzzle::colours::COLOURS;
use crate::puzzle::picture::{FINE, GROUND, INK, fitting, lines};
use crate::puzzle::sheet::{Colour as Paint, Point as Place, Sheet};

const BOARD: Paint = [232, 225, 211];
const LINE: Paint = [183, 171, 148];
const WHITE: Paint = [251, 247, 238];
const WHITE_EDGE: Paint = [93, 86, 71];
const BLACK: Paint = [35, 39, 45];
const OBSTACLE: Paint = [120, 114, 104];

/// The distance between neighbouring points of YINSH, and the middle of its board.
const STEP: f64 = 34.0;
const MIDDLE: Place = (200.0, 204.0);
/// The points at the tips of the board, clockwise.
const TIPS: [&str; 12] = [
    "a2", "a5", "b7", "e10", "g11", "j11", "k10", "k7", "j5", "g2", "e1", "b1",
];

/// A position of YINSH.
pub fn yinsh(position: &yinsh::Position) -> Sheet {
    let mut sheet = Sheet::new(2.0 * MIDDLE.0, 2.0 * MIDDLE.1);
    let tips = TIPS.iter().filter_map(|name| name.parse().ok());
    let rim = tips.map(|tip| {
        let (x, y) = place(tip);
        let out = |at: f64, middle: f64| middle + 1.1 * (at - middle);
        (out(x, MIDDLE.0), out(y, MIDDLE.1))
    });
    sheet.shape(rim.collect(), BOARD);
    for point in Point::all() {
        for direction in &Direction::ALL[..3] {
            if let Some(next) = point.neighbour(*direction) {
                sheet.line(place(point), place(next), 1.0, LINE);
            }
        }
    }
    for colour in Colour::ALL {
        for point in position.markers(colour) {
            disc(&mut sheet, point, 0.3, colour);
        }
        for point in position.rings(colour) {
            disc(&mut sheet, point, 0.44, colour);
            sheet.disc(place(point), 0.29 * STEP, edge(colour));
            sheet.disc(place(point), 0.26 * STEP, BOARD);
        }
    }
    sheet
}

/// Where a point lies: columns stand upright, a half step apart.
fn place(point: Point) -> Place {
    let hex = point.to_hex();
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (
        MIDDLE.0 + q * STEP * 3f64.sqrt() / 2.0,
        MIDDLE.1 + (r + q / 2.0) * STEP,
    )
}

fn disc(sheet: &mut Sheet, point: Point, radius: f64, colour: Colour) {
    let paint = match colour {
        Colour::White => WHITE,
        Colour::Black => BLACK,
    };
    sheet.disc(place(point), radius * STEP, edge(colour));
    sheet.disc(place(point), (radius - 0.03) * STEP, paint);
}

const fn edge(colour: Colour) -> Paint {
    match colour {
        Colour::White => WHITE_EDGE,
        Colour::Black => BLACK,
    }
}

/// A position of Gemblo.
pub fn gemblo(position: &gemblo::Position) -> Sheet {
    let area = position.area().cells();
    let mut cells: Vec<(Spot, Cell)> = area.iter().map(|cell| (spot(cell), cell)).collect();
    cells.sort_unstable_by_key(|(spot, _)| *spot);
    let spots: Vec<Spot> = cells.iter().map(|(spot, _)| *spot).collect();
    let (mut sheet, frame) = fitting(&spots);
    let owner = |cell: Cell| position.piece_at(cell);
    for (spot, cell) in &cells {
        let paint = match owner(*cell) {
            Some((Owner::Colour(colour), _)) => COLOURS[position.tint(colour).index()],
            Some((Owner::Obstacle, _)) => OBSTACLE,
            None => GROUND,
        };
        sheet.cell(&frame, *spot, paint);
    }
    let at = |spot: Spot| {
        let found = cells.binary_search_by_key(&spot, |(spot, _)| *spot);
        found.ok().map(|index| owner(cells[index].1))
    };
    lines(&mut sheet, &frame, &spots, |spot, near| {
        match (at(spot), at(near)) {
            (Some(one), Some(other)) if one == other && one.is_some() => None,
            (Some(None), Some(None)) if spot < near => Some((0.05, FINE)),
            (Some(None), Some(None)) => None,
            _ => Some((0.14, INK)),
        }
    });
    sheet
}

fn spot(cell: Cell) -> Spot {
    let (c, h) = cell.doubled();
    Spot::new(c.into(), h.into())
}
