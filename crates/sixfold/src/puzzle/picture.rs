//! Tasks and solutions as drawings.

use gemblo::{Orientation, Piece};
use gemblo_puzzle::{Puzzle, Solution, Spot};

use super::arguments::Files;
use super::colours::{self, COLOURS};
use super::sheet::{Colour, Frame, Point, Sheet, extent};
use super::{png, svg};
use crate::failure::Failure;
use crate::save::save;

/// What silhouettes and empty boards are drawn with: cells, fine lines, strong ones.
pub const GROUND: Colour = [222, 216, 204];
pub const FINE: Colour = [188, 180, 164];
pub const INK: Colour = [40, 40, 44];

/// The side of a cell in a picture of its own, and the margin around.
const SIDE: f64 = 18.0;
const MARGIN: f64 = 14.0;

/// A picture of the silhouette.
pub fn task(puzzle: &Puzzle) -> Sheet {
    let (mut sheet, frame) = fitting(puzzle.spots());
    draw_task(&mut sheet, &frame, puzzle.spots());
    sheet
}

/// A picture of a solution.
pub fn solution(puzzle: &Puzzle, solution: &Solution) -> Sheet {
    let (mut sheet, frame) = fitting(puzzle.spots());
    draw_solution(&mut sheet, &frame, puzzle.spots(), solution);
    sheet
}

/// Writes a sheet with a caption into each of the files that were named.
pub fn save_all(files: &Files, mut sheet: Sheet, caption: &str) -> Result<(), Failure> {
    sheet.caption(caption);
    let sheet = &sheet;
    if let Some(file) = &files.svg {
        save(file, svg::write(sheet), files.force)?;
    }
    if let Some(file) = &files.png {
        save(file, png::write(sheet)?, files.force)?;
    }
    Ok(())
}

/// A sheet just large enough for these cells.
pub fn fitting(spots: &[Spot]) -> (Sheet, Frame) {
    const MOST: f64 = 2_000.0;
    let (wide, high) = extent(spots);
    let side = (MOST / wide).min(MOST / high).min(SIDE);
    let (width, height) = (side * wide, side * high);
    let sheet = Sheet::new(width + 2.0 * MARGIN, height + 2.0 * MARGIN);
    let corner = (MARGIN, MARGIN);
    (sheet, Frame::within(spots, corner, width, height, side))
}

/// The silhouette: cells with fine lines between them, and a strong line around.
pub fn draw_task(sheet: &mut Sheet, frame: &Frame, spots: &[Spot]) {
    for spot in spots {
        sheet.cell(frame, *spot, GROUND);
    }
    lines(sheet, frame, spots, |spot, near| {
        match spots.binary_search(&near) {
            Ok(_) if spot < near => Some((0.05, FINE)),
            Ok(_) => None,
            Err(_) => Some((0.16, INK)),
        }
    });
}

/// The silhouette filled with pieces.
pub fn draw_solution(sheet: &mut Sheet, frame: &Frame, spots: &[Spot], solution: &Solution) {
    let owners = solution.owners(spots);
    let colours = colours::of(solution);
    for (spot, owner) in spots.iter().zip(&owners) {
        let colour = owner.map_or(GROUND, |owner| COLOURS[colours[owner]]);
        sheet.cell(frame, *spot, colour);
    }
    let owner = |spot: &Spot| spots.binary_search(spot).ok().map(|index| owners[index]);
    lines(sheet, frame, spots, |spot, near| {
        if owner(&spot) == owner(&near) {
            None
        } else {
            Some((0.16, INK))
        }
    });
}

/// A piece as it lies in the box, with its top left cell near a point.
pub fn draw_piece(sheet: &mut Sheet, corner: Point, side: f64, piece: Piece) -> f64 {
    let Some(way) = Orientation::all().find(|way| way.piece() == piece) else {
        return 0.0;
    };
    let spots = way.cells().iter().map(|cell| {
        let (q, r) = (i32::from(cell.q), i32::from(cell.r));
        Spot::new(q, 2 * r + q)
    });
    let mut spots: Vec<Spot> = spots.collect();
    spots.sort_unstable();
    let width = spots.iter().map(|spot| spot.c).max().unwrap_or(0);
    let width = side * (1.5 * f64::from(width) + 2.0);
    let frame = Frame::within(&spots, corner, width, side * 9.0, side);
    draw_task(sheet, &frame, &spots);
    width
}

/// Draws sides of cells; `line` says how wide and in which colour, if at all.
pub fn lines(
    sheet: &mut Sheet,
    frame: &Frame,
    spots: &[Spot],
    line: impl Fn(Spot, Spot) -> Option<(f64, Colour)>,
) {
    for spot in spots {
        for (number, near) in spot.neighbours().into_iter().enumerate() {
            if let Some((width, colour)) = line(*spot, near) {
                sheet.side(frame, *spot, number, width * frame.side, colour);
            }
        }
    }
}
