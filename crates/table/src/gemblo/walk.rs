//! Walking over any cells with four arrow keys.

use gemblo::{Cell, Cells};

use crate::Arrow;

/// Where the keyboard is, and at which height it walks from column to column.
///
/// Neighbouring columns lie half a step apart, so a walk to the side would drift up or down if it
/// did not remember where it began.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cursor {
    /// The cell.
    pub cell: Cell,
    height: i8,
}

impl Cursor {
    /// At a cell.
    pub fn at(cell: Cell) -> Cursor {
        let height = cell.doubled().1;
        Cursor { cell, height }
    }

    /// Where an arrow leads: to the nearest cell of the ground that lies that way, across gaps; the
    /// cursor stays at the edge.
    pub fn walk(self, arrow: Arrow, ground: &Cells) -> Cursor {
        let (column, row) = self.cell.doubled();
        let way = |cell: &Cell| {
            let (c, h) = cell.doubled();
            let (ahead, aside) = match arrow {
                Arrow::Up if c == column => (row - h, 0),
                Arrow::Down if c == column => (h - row, 0),
                Arrow::Left => (column - c, (h - self.height).abs()),
                Arrow::Right => (c - column, (h - self.height).abs()),
                Arrow::Up | Arrow::Down => (0, 0),
            };
            (ahead > 0).then_some((ahead, aside))
        };
        let there = ground.iter().filter_map(|cell| Some((way(&cell)?, cell)));
        match (there.min(), arrow) {
            (None, _) => self,
            (Some((_, cell)), Arrow::Up | Arrow::Down) => Cursor::at(cell),
            (Some((_, cell)), Arrow::Left | Arrow::Right) => Cursor { cell, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(from: (i8, i8), arrows: &[Arrow], to: (i8, i8)) {
        let cells = [(0, 0), (0, 2), (0, 8), (1, 1), (1, 3), (2, 0), (4, 2)];
        let cell = |(c, h)| Cell::from_doubled(c, h).unwrap();
        let ground: Cells = cells.into_iter().map(cell).collect();
        let start = Cursor::at(cell(from));
        let end = arrows
            .iter()
            .fold(start, |at, arrow| at.walk(*arrow, &ground));
        assert_eq!(end.cell.doubled(), to);
    }

    #[test]
    fn the_cursor_crosses_gaps_and_stays_at_the_edge() {
        check((0, 0), &[Arrow::Down], (0, 2));
        check((0, 2), &[Arrow::Down], (0, 8));
        check((0, 8), &[Arrow::Down], (0, 8));
        check((2, 0), &[Arrow::Right], (4, 2));
        check((4, 2), &[Arrow::Right], (4, 2));
    }

    #[test]
    fn a_walk_to_the_side_keeps_its_height() {
        check(
            (0, 2),
            &[Arrow::Right, Arrow::Right, Arrow::Left, Arrow::Left],
            (0, 2),
        );
        check((4, 2), &[Arrow::Left, Arrow::Left], (1, 3));
    }
}
