//! The rim of the whole board, along which the five-player game begins (clause B).

use std::cmp::Ordering;
use std::sync::LazyLock;

use crate::Cells;
use crate::board::Cell;
use crate::order::sort_by;

/// The cells nearest the rim that do not touch it, clockwise.
pub(crate) fn inner_rim() -> impl ExactSizeIterator<Item = Cell> + Clone {
    static RIM: LazyLock<Vec<Cell>> = LazyLock::new(|| {
        let mut rim: Vec<Cell> = Cell::all().filter(|cell| is_on_line(*cell, 20)).collect();
        sort_by(&mut rim, |a, b| clockwise(*a, *b));
        rim
    });
    RIM.iter().copied()
}

/// The cells of the inner rim from one to another, clockwise, without these two.
pub(crate) fn rim_between(from: Cell, to: Cell) -> Cells {
    inner_rim()
        .cycle()
        .skip_while(|cell| *cell != from)
        .skip(1)
        .take_while(|cell| *cell != to)
        .collect()
}

/// Whether the cell touches the straight rim.
pub(crate) fn is_outermost(cell: Cell) -> bool {
    is_on_line(cell, 21)
}

fn is_on_line(cell: Cell, half_row: i8) -> bool {
    let (c, h) = cell.doubled();
    h.abs() == half_row || 3 * c.abs() + h.abs() == 2 * half_row
}

/// Orders cells by their angle around the centre, from straight right, as the clock goes.
pub fn clockwise(a: Cell, b: Cell) -> Ordering {
    let ((ac, ah), (bc, bh)) = (a.doubled(), b.doubled());
    // Half-rows grow downwards: the lower half comes first on the way round from the right.
    let is_upper = |c: i8, h: i8| h < 0 || (h == 0 && c < 0);
    let cross = i16::from(ac) * i16::from(bh) - i16::from(ah) * i16::from(bc);
    is_upper(ac, ah).cmp(&is_upper(bc, bh)).then(0.cmp(&cross))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inner_rim_goes_once_round_the_board() {
        let rim: Vec<Cell> = inner_rim().collect();
        assert_eq!(rim.len(), 42);
        for (i, cell) in rim.iter().enumerate() {
            let next = rim[(i + 1) % rim.len()];
            assert!(cell.hex().distance(next.hex()) <= 2, "{cell} to {next}");
            assert!(!is_outermost(*cell));
        }
        assert_eq!(rim[0].doubled(), (13, 1));
        assert_eq!(rim[1].doubled(), (12, 4));
    }
}
