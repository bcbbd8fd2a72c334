//! The puzzle of a day: the date says all that its making needs, and no clock is read, so it is the same everywhere.

use crate::{Flow, Fold, Made, Progress, Shape, Stock, Wish};

/// Nodes that one try may take; what takes longer is given up, and another silhouette grown.
const NODES: u64 = 200_000;

/// The puzzle of a day, counted from the first of January 2000: small on Mondays, large on Sundays.
pub fn make(day: u64) -> Option<Made> {
    const CELLS: [usize; 7] = [13, 16, 19, 22, 25, 28, 32];
    const SOLUTIONS: [u128; 7] = [2, 2, 3, 4, 6, 12, 30];
    let (weekday, shape) = (weekday(day), shape(day));
    let mut brief = |progress: Progress| {
        if progress.nodes > NODES {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    };
    // A seed that leads to nothing is followed by another; sizes vary with it, and wishes become
    // more modest.
    (0..64).find_map(|turn| {
        let wish = Wish {
            pool: Stock::colour(),
            solutions: (SOLUTIONS[weekday] * alike(shape)) << (turn / 2),
            fold: Fold::Separate,
            grade: None,
            tries: 2,
            seed: day * 64 + turn as u64,
        };
        let cells = CELLS[weekday] + turn % 5;
        wish.make("", shape, cells, &mut brief).ok()
    })
}

/// 0 for Monday to 6 for Sunday; the first day of 2000 was a Saturday.
pub const fn weekday(day: u64) -> usize {
    ((day + 5) % 7) as usize
}

/// The symmetry of the outline. All twelve symmetries leave too few different outlines. Seven and five have no
/// common divisor, so that every shape comes on every day of the week.
const fn shape(day: u64) -> Shape {
    const SHAPES: [Shape; 5] = [
        Shape::Free,
        Shape::Mirror,
        Shape::Turn,
        Shape::Three,
        Shape::Six,
    ];
    SHAPES[(day % SHAPES.len() as u64) as usize]
}

/// How many solutions a symmetry makes of one.
const fn alike(shape: Shape) -> u128 {
    match shape {
        Shape::Free => 1,
        Shape::Mirror | Shape::Turn => 2,
        Shape::Three => 3,
        Shape::Six => 6,
        Shape::Star => 12,
    }
}
