//! The search without selective pruning equals plain minimax over the same leaves.

use engine::Flow;
use game::Rng;
use yinsh::{Position, Variant};

use crate::Evaluation;
use crate::judge::Judge;
use crate::score::INFINITE;
use crate::search::{PLIES, Pruning, Searcher};
use crate::table::Table;
use crate::window::{Place, Window};

const OPEN: Window = Window {
    alpha: -INFINITE,
    beta: INFINITE,
};

/// Every step is followed to the full depth, without window or table.
fn minimax(searcher: &mut Searcher<'_>, position: &Position, depth: i32, place: Place) -> i32 {
    if depth <= 0 {
        return searcher.quiet(position, OPEN, place, 0);
    }
    if let Some(score) = searcher.settled(position, place) {
        return score;
    }
    let mut best = -INFINITE;
    for step in position.legal().iter() {
        let mut next = *position;
        let below = place.after(next.make(step));
        let score = match next.side() == position.side() {
            true => minimax(searcher, &next, depth, below),
            false => -minimax(searcher, &next, depth - 1, below),
        };
        best = best.max(score);
    }
    best
}

fn with_searcher(table: &Table, check: impl FnOnce(&mut Searcher<'_>)) {
    let judge = Judge::new(Evaluation::HandMade, PLIES);
    let mut go_on = |_| Flow::GoOn;
    let mut searcher = Searcher::new(table, judge, u64::MAX, &mut go_on);
    searcher.pruning = Pruning::Exact;
    check(&mut searcher);
}

#[test]
fn windows_order_and_table_do_not_change_the_score() {
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(Variant::Standard);
        for _ in 0..11 + seed {
            let legal = position.legal();
            let Some(step) = legal.nth(rng.below(legal.len())) else {
                break;
            };
            position.make(step);
        }
        if position.verdict().is_some() {
            continue;
        }
        // The smallest table forgets nearly everything at once.
        for bytes in [32, 1 << 20] {
            let table = Table::new(bytes);
            with_searcher(&table, |searcher| {
                let plain = minimax(searcher, &position, 2, Place::ROOT);
                let found = searcher.search(&position, OPEN, 2, Place::ROOT);
                assert_eq!(found, plain, "{position}");
                assert_eq!(searcher.search(&position, OPEN, 2, Place::ROOT), plain);
            });
        }
    }
}
