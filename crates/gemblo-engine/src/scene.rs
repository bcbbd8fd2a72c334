//! The board as one colour sees it: for every cell who may still come there, turned so that the
//! colour's start always lies in the same corner.

use std::sync::LazyLock;

use gemblo::raw::PLACES;
use gemblo::{Area, Cell, Cells, Colour, MAX_COLOURS, Pieces};
use hex::Symmetry;

use crate::board::Board;
use crate::outlook::Reach;

/// What can be seen of a cell; one that the colour cannot cover any more shows nothing of its own.
pub(crate) const PLANES: usize = 13;

/// What one colour sees.
pub(crate) struct Scene {
    /// Each cell is in at most one of the first [`Scene::STATES`], and in any of the others.
    pub(crate) planes: [Cells; PLANES],
    pub(crate) frame: &'static Frame,
    pub(crate) left: Pieces,
    /// How many colours have their turn before this one.
    pub(crate) wait: usize,
    pub(crate) players: u8,
}

/// Where each place of the board comes to lie, as the index of a cell.
pub(crate) type Frame = [u16; PLACES];

impl Scene {
    /// The planes of which a cell is in at most one.
    pub(crate) const STATES: usize = 10;

    pub(crate) fn new(board: &Board, colour: Colour, reaches: &[Reach; MAX_COLOURS]) -> Scene {
        let team = board.team_of(colour);
        let (mut anchors, mut partner_near) = (Cells::EMPTY, Cells::EMPTY);
        let (mut one_near, mut two_near, mut wide) = (Cells::EMPTY, Cells::EMPTY, Cells::EMPTY);
        for other in board.colours().filter(|other| *other != colour) {
            let reach = &reaches[other.index()];
            if team.contains(other) {
                partner_near |= reach.near;
            } else {
                anchors |= reach.room.anchors;
                two_near |= one_near & reach.near;
                one_near |= reach.near;
                wide |= reach.wide;
            }
        }
        let own = &reaches[colour.index()];
        let far = own.room.open.without(&own.wide);
        let middle = own.wide.without(&own.near);
        let rivals_wide = wide.without(&one_near);
        let colours = board.colours().count();
        Scene {
            planes: [
                far.without(&wide),
                far & rivals_wide,
                far & one_near,
                middle.without(&wide),
                middle & rivals_wide,
                middle & one_near,
                own.near.without(&wide),
                own.near & rivals_wide,
                own.near & one_near.without(&two_near),
                own.near & two_near,
                own.room.anchors,
                anchors,
                partner_near,
            ],
            frame: frame(board, colour),
            left: board.left(colour),
            wait: (colour.index() + colours - board.turn().index()) % colours,
            players: board.players(),
        }
    }

    /// The planes of each cell in one byte: the state from 1, then a bit for each other plane.
    pub(crate) fn bytes(&self) -> [u8; Cell::COUNT] {
        let mut bytes = [0; Cell::COUNT];
        for (number, plane) in self.planes.iter().enumerate() {
            let mark = if number < Scene::STATES {
                number as u8 + 1
            } else {
                1 << (7 - (number - Scene::STATES))
            };
            for cell in plane {
                bytes[usize::from(self.frame[cell.place()])] |= mark;
            }
        }
        bytes
    }
}

/// The frame in which a colour's start lies furthest to the right.
fn frame(board: &Board, colour: Colour) -> &'static Frame {
    let start = board.start_of(colour).map_or(0, Cell::place);
    let symmetry = TURNS[board.area() as usize][start];
    &FRAMES[usize::from(symmetry)]
}

/// For each symmetry where the cells come to lie.
static FRAMES: LazyLock<Vec<Frame>> = LazyLock::new(|| {
    let frame = |symmetry: Symmetry| {
        let mut frame = [0; PLACES];
        for cell in Cell::all() {
            frame[cell.place()] = turned(symmetry, cell).map_or(0, |to| to.index() as u16);
        }
        frame
    };
    Symmetry::ALL.into_iter().map(frame).collect()
});

/// For each area and start the number of the symmetry that brings the start furthest to the right, of
/// those that lay the area onto itself.
static TURNS: LazyLock<[[u8; PLACES]; Area::ALL.len()]> = LazyLock::new(|| {
    Area::ALL.map(|area| {
        let mut turns = [0; PLACES];
        let keeps = |symmetry: &Symmetry| {
            let cells = area.cells();
            cells
                .iter()
                .all(|cell| turned(*symmetry, cell).is_some_and(|to| cells.contains(to)))
        };
        let all = Symmetry::ALL.into_iter().zip(0..);
        let kept: Vec<(Symmetry, u8)> = all.filter(|(symmetry, _)| keeps(symmetry)).collect();
        for cell in area.cells() {
            let right = |(symmetry, _): &&(Symmetry, u8)| {
                let (column, height) = turned(*symmetry, cell).map_or((0, 0), Cell::doubled);
                (-column, height)
            };
            turns[cell.place()] = kept
                .iter()
                .min_by_key(right)
                .map_or(0, |(_, number)| *number);
        }
        turns
    })
});

fn turned(symmetry: Symmetry, cell: Cell) -> Option<Cell> {
    Cell::at(symmetry.apply(cell.hex()))
}

/// The cell that a reflection swaps with each, by index: the one that keeps the corner on the right.
pub(crate) fn mirror() -> Vec<usize> {
    let reflected = |cell: Cell| {
        let (column, height) = cell.doubled();
        Cell::from_doubled(column, -height).map_or(0, Cell::index)
    };
    Cell::all().map(reflected).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo::{Position, Setup};

    #[test]
    fn every_start_lies_in_the_same_corner() {
        for (players, corner) in [(2, (12, -6)), (3, (10, 0)), (4, (12, -6)), (6, (14, 0))] {
            let board = Board::from(&Position::new(&Setup::for_players(players).unwrap()));
            let corner = Cell::from_doubled(corner.0, corner.1).unwrap().index();
            for colour in board.colours() {
                let start = board.start_of(colour).unwrap();
                assert_eq!(usize::from(frame(&board, colour)[start.place()]), corner);
            }
        }
    }

    #[test]
    fn a_reflection_twice_changes_nothing() {
        let mirror = mirror();
        assert!((0..Cell::COUNT).all(|cell| mirror[mirror[cell]] == cell));
    }
}
