//! Makes the puzzle of a day. No clock is read: slow and fast machines make the same one.

use gemblo_puzzle::{Flow, Fold, Made, Stock, Wish};
use studio::daily::Date;

/// The puzzle of a day.
pub fn make(date: Date) -> Option<Made> {
    let plan = date.plan();
    // A seed that leads to nothing is followed by another; sizes vary with it, and wishes become
    // more modest.
    (0..64).find_map(|turn| {
        let wish = Wish {
            pool: Stock::colour(),
            solutions: plan.solutions << (turn / 2),
            fold: Fold::Folded,
            grade: None,
            tries: 2,
            seed: plan.seed * 64 + turn as u64,
        };
        let cells = plan.cells + turn % 5;
        wish.make("", plan.shape, cells, &mut |_| Flow::GoOn)
    })
}
