//! A five-player layout laid by hand: obstacles of the colour that nobody plays with, and the single cell of
//! each other colour where it starts.

use gemblo::{Area, Cell, Layout, LayoutError, Piece, Placement, Tint, clockwise};

use crate::mosaic::{Laid, Mosaic};
use crate::tile::Tile;

/// The whole board with this layout on it; the tints of the starts clockwise, that of the obstacles last.
pub fn board(layout: &Layout, tints: [Tint; 6]) -> Mosaic {
    let obstacle = tints[5];
    let obstacles = Piece::all().map(|piece| Tile::new(obstacle, piece));
    let starts = tints[..5].iter().map(|tint| Tile::new(*tint, dot()));
    let mut board = Mosaic::new(*Area::Whole.cells(), starts.chain(obstacles).collect());
    let start = |(cell, tint): (&Cell, &Tint)| {
        let placement = Placement::of(&[*cell])?;
        let tile = Tile::new(*tint, dot());
        Some(Laid { tile, placement })
    };
    let starts = layout.starts().iter().zip(&tints).filter_map(start);
    let obstacles = layout.obstacles().iter().map(|placement| Laid {
        tile: Tile::new(obstacle, placement.piece()),
        placement: *placement,
    });
    let laid: Vec<Laid> = starts.chain(obstacles).collect();
    board.begin_with(&laid);
    board
}

/// The layout that lies on a board, with its tints as above; or what is wrong with it.
///
/// The first of the tints stays first: whoever has it is listed first.
pub fn read(board: &Mosaic, tints: [Tint; 6]) -> Result<(Layout, [Tint; 6]), LayoutError> {
    let (obstacles, starts): (Vec<Laid>, Vec<Laid>) = board
        .laid()
        .iter()
        .partition(|laid| laid.tile.colour == tints[5]);
    let obstacles: Vec<Placement> = obstacles.iter().map(|laid| laid.placement).collect();
    let start = |laid: &Laid| (laid.placement.origin(), laid.tile.colour);
    let mut starts: Vec<(Cell, Tint)> = starts.iter().map(start).collect();
    starts.sort_unstable_by(|one, other| clockwise(one.0, other.0));
    let first = starts.iter().position(|(_, tint)| *tint == tints[0]);
    starts.rotate_left(first.unwrap_or(0));
    let cells: Vec<Cell> = starts.iter().map(|(cell, _)| *cell).collect();
    let layout = Layout::new(&cells, &obstacles)?;
    let mut round = tints;
    for (place, (_, tint)) in round.iter_mut().zip(starts) {
        *place = tint;
    }
    Ok((layout, round))
}

/// The piece of one cell.
fn dot() -> Piece {
    Piece::new(1).expect("pieces are counted from 1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_that_is_laid_is_read_again() {
        for seed in 0..20 {
            let layout = Layout::seeded(seed);
            let board = board(&layout, Tint::ALL);
            assert_eq!(board.laid().len(), 20);
            assert_eq!(board.left().len(), 3);
            assert_eq!(read(&board, Tint::ALL), Ok((layout, Tint::ALL)));
        }
    }

    #[test]
    fn tints_follow_the_starts_that_are_exchanged() {
        let mut other = Tint::ALL;
        other.swap(1, 3);
        let board = board(&Layout::book(), other);
        assert_eq!(read(&board, Tint::ALL), Ok((Layout::book(), other)));
    }

    #[test]
    fn what_lies_wrong_is_said_before_what_is_missing() {
        let mut board = board(&Layout::book(), Tint::ALL);
        let lies: Vec<Laid> = board.laid().to_vec();
        board.begin_with(&lies[..10]);
        let missing = read(&board, Tint::ALL);
        assert_eq!(missing, Err(LayoutError::ObstacleCount));
        board.begin_with(&lies[1..]);
        assert_eq!(read(&board, Tint::ALL), Err(LayoutError::StartCount));
        let middle = Laid {
            placement: Placement::of(&[Cell::from_doubled(0, 0).unwrap()]).unwrap(),
            ..lies[0]
        };
        board.begin_with(&[middle]);
        let error = LayoutError::StartOffTheRim(middle.placement.origin());
        assert_eq!(read(&board, Tint::ALL), Err(error));
    }
}
