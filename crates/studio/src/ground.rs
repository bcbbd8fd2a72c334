//! The cells that pieces may cover: where a silhouette lies on the board, and how large it is drawn.

use gemblo::{Cell, Cells};
use gemblo_puzzle::Spot;
use table::gemblo::{Frame, Place, RADIUS};

/// The frame round some cells, with a margin; a small one round the centre when there is none.
pub fn frame<'a>(cells: impl IntoIterator<Item = &'a Cell>, margin: f64) -> Frame {
    let places = cells.into_iter().map(|cell| Place::of(*cell));
    let rise = RADIUS * 3f64.sqrt() / 2.0;
    let edges = places.fold(None, |edges: Option<[f64; 4]>, Place { x, y }| {
        let [left, top, right, bottom] = edges.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
    });
    let [left, top, right, bottom] = edges.unwrap_or_default();
    Frame {
        left: left - RADIUS - margin,
        top: top - rise - margin,
        width: right - left + 2.0 * (RADIUS + margin),
        height: bottom - top + 2.0 * (rise + margin),
    }
}

/// The cells of a silhouette on the board, moved there if it lies elsewhere; nothing if it is too
/// large.
pub fn on_board(spots: &[Spot]) -> Option<Vec<Cell>> {
    let middle = |of: fn(&Spot) -> i32| {
        let all = || spots.iter().map(of);
        Some((all().min()? + all().max()?) / 2)
    };
    let (c, h) = (middle(|spot| spot.c)?, middle(|spot| spot.h)?);
    // As it lies, then centred, then a little beside the centre: the board is no rectangle.
    let near = (-4..=4).flat_map(|down| (-4..=4).map(move |right| (right - c, down - h)));
    std::iter::once((0, 0))
        .chain(near)
        .filter(|(right, down)| (right + down) % 2 == 0)
        .find_map(|by| moved(spots, by))
}

fn moved(spots: &[Spot], (right, down): (i32, i32)) -> Option<Vec<Cell>> {
    let cell = |spot: &Spot| {
        let (c, h) = (spot.c + right, spot.h + down);
        Cell::from_doubled(c.try_into().ok()?, h.try_into().ok()?)
    };
    spots.iter().map(cell).collect()
}

/// The cells as the solver knows them.
pub(crate) fn spots(cells: &Cells) -> Vec<Spot> {
    let spot = |cell: Cell| {
        let (c, h) = cell.doubled();
        Spot::new(c.into(), h.into())
    };
    cells.iter().map(spot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo_puzzle::{Grade, book};

    #[test]
    fn every_silhouette_of_the_book_fits_on_the_board() {
        for made in Grade::ALL.into_iter().flat_map(book::grade) {
            let name = made.puzzle.name();
            assert!(on_board(made.puzzle.spots()).is_some(), "{name}");
        }
    }

    #[test]
    fn a_silhouette_from_far_away_is_moved_to_the_board_in_one_piece() {
        let spots = [Spot::new(1_000, 500), Spot::new(1_001, 501)];
        let cells = on_board(&spots).unwrap();
        assert!(cells[0].neighbours().any(|cell| cell == cells[1]));
        assert_eq!(on_board(&[Spot::new(0, 0), Spot::new(100, 0)]), None);
        assert_eq!(on_board(&[]), None);
    }

    #[test]
    fn the_frame_holds_every_cell() {
        let cell = Cell::from_doubled(0, 0).unwrap();
        let frame = frame(&[cell], 1.0);
        assert_eq!((frame.left, frame.width), (-11.0, 22.0));
        assert_eq!(frame.view_box(), "-11.0 -9.7 22.0 19.3");
        assert_eq!(frame.at_least(30.0, 0.0).view_box(), "-15.0 -9.7 30.0 19.3");
    }
}
