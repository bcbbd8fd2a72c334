//! Makes the puzzle of a day. No clock is read: slow and fast machines make the same one.

use gemblo_puzzle::{Flow, Fold, Made, Progress, Shape, Stock, Wish};
use studio::daily::Date;

/// Nodes that one try may take; what takes longer is given up, and another silhouette grown.
const NODES: u64 = 200_000;

/// The puzzle of a day.
pub fn make(date: Date) -> Option<Made> {
    let plan = date.plan();
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
            solutions: (plan.solutions * alike(plan.shape)) << (turn / 2),
            fold: Fold::Separate,
            grade: None,
            tries: 2,
            seed: plan.seed * 64 + turn as u64,
        };
        let cells = plan.cells + turn % 5;
        wish.make("", plan.shape, cells, &mut brief).ok()
    })
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
