//! What a colour's pieces forbid it and open to it, for the whole board at once.

use hex::{DIAGONALS, DIRECTIONS};

use crate::Cells;
use crate::board::Cell;
use crate::cells::{Movable, WORDS};
use crate::pieces::Bond;
use crate::placement::Spot;

/// For each of the three axes the cells whose next cell along it belongs to the same piece.
///
/// That is all the rules ask of a piece's identity: an edge is covered when its two flanks, which
/// are neighbours, are bonded (clause A).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Bonds([Cells; 3]);

impl Bonds {
    pub(crate) fn lay(&mut self, spot: Spot) {
        for Bond { axis, from } in spot.orientation().bonds() {
            self.0[*axis].insert(spot.origin().offset(*from));
        }
    }

    /// Whether one piece lies on both of two neighbours: on `cell` and on the next in `direction`.
    pub(crate) fn joins(&self, cell: Cell, direction: usize) -> bool {
        match direction.checked_sub(3) {
            None => self.0[direction].contains(cell),
            Some(axis) => Cell::at(cell.hex() + DIRECTIONS[direction])
                .is_some_and(|next| self.0[axis].contains(next)),
        }
    }

    /// The cells of the piece that covers `cell`.
    pub(crate) fn piece_around(&self, cell: Cell) -> Vec<Cell> {
        let mut piece = vec![cell];
        let mut seen = 0;
        while let Some(&from) = piece.get(seen) {
            for (direction, step) in DIRECTIONS.iter().enumerate() {
                if self.joins(from, direction)
                    && let Some(next) = Cell::at(from.hex() + *step)
                    && !piece.contains(&next)
                {
                    piece.push(next);
                }
            }
            seen += 1;
        }
        piece
    }
}

/// What a colour that has begun may not cover, and where it may connect.
pub(crate) struct Reach {
    /// Cells that touch the colour; beyond the board the bits mean nothing.
    pub(crate) near: Cells,
    /// Cells connected to the colour across an open edge, likewise.
    pub(crate) anchors: Cells,
}

/// One of the six connections from an own cell: where it leads, and which bond covers it.
#[derive(Clone, Copy)]
struct Line {
    diagonal: usize,
    axis: usize,
    /// The direction from the bond's cell, which is one of the flanks, to the far end.
    from_flank: usize,
}

/// The flanks of `DIAGONALS[i]` lie at `DIRECTIONS[i]` and `DIRECTIONS[i + 1]`, so that the second
/// is a step along `DIRECTIONS[i + 2]` from the first; the bond is kept at the flank from which
/// that step is one of the first three directions.
const fn line(diagonal: usize) -> Line {
    let forwards = (diagonal + 2) % 6 < 3;
    Line {
        diagonal,
        axis: (diagonal + 2) % 3,
        from_flank: if forwards {
            (diagonal + 1) % 6
        } else {
            diagonal
        },
    }
}

const LINES: [Line; 6] = [line(0), line(1), line(2), line(3), line(4), line(5)];

/// Both sets for the colour whose cells are `own`.
pub(crate) fn reach(own: &Cells, bonds: &Bonds) -> Reach {
    let own = Movable::new(own);
    let bonds = [0, 1, 2].map(|axis: usize| Movable::new(&bonds.0[axis]));
    let mut near = [0; WORDS];
    for step in DIRECTIONS {
        for (word, moved) in near.iter_mut().zip(own.moved(step)) {
            *word |= moved;
        }
    }
    let mut anchors = [0; WORDS];
    for line in LINES {
        let covered = bonds[line.axis].moved(DIRECTIONS[line.from_flank]);
        let moved = own.moved(DIAGONALS[line.diagonal]).zip(covered);
        for (word, (moved, covered)) in anchors.iter_mut().zip(moved) {
            *word |= moved & !covered;
        }
    }
    Reach {
        near: Cells::from_columns(near),
        anchors: Cells::from_columns(anchors),
    }
}
