//! Walking over the board with four arrow keys.

use hex::Hex;
use yinsh::{COLUMNS, Point};

use crate::Arrow;

/// Where the keyboard is, and at which height it walks from column to column.
///
/// Neighbouring columns lie half a step apart, so a walk to the side would drift up or down if it
/// did not remember where it began.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Cursor {
    pub(super) point: Point,
    /// Twice the distance below the centre.
    height: i8,
}

impl Cursor {
    pub(super) fn at(point: Point) -> Cursor {
        Cursor {
            point,
            height: height(point),
        }
    }

    /// The centre of the board.
    pub(super) fn centre() -> Cursor {
        let centre = Point::from_hex(Hex::default()).expect("the board has a centre");
        Cursor::at(centre)
    }

    /// Where an arrow leads; the cursor stays at the edge.
    pub(super) fn walk(self, arrow: Arrow) -> Cursor {
        let (column, row) = (self.point.column(), self.point.row());
        match arrow {
            Arrow::Up => Point::new(column, row + 1).map_or(self, Cursor::at),
            Arrow::Down => Point::new(column, row - 1).map_or(self, Cursor::at),
            Arrow::Left if column == 0 => self,
            Arrow::Left => self.beside(column - 1),
            Arrow::Right => self.beside(column + 1),
        }
    }

    fn beside(self, column: u8) -> Cursor {
        let Some((first, last)) = COLUMNS.get(usize::from(column)) else {
            return self;
        };
        let points = (*first..=*last).filter_map(|row| Point::new(column, row));
        let nearest = points.min_by_key(|point| (height(*point) - self.height).abs());
        let point = nearest.unwrap_or(self.point);
        Cursor { point, ..self }
    }
}

fn height(point: Point) -> i8 {
    let place = point.to_hex();
    2 * place.r + place.q
}
