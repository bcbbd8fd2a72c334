//! The search without selective pruning equals plain minimax over the same leaves; where rings are placed it does so
//! unless choices are reduced.

use engine::Flow;
use game::Rng;
use yinsh::{Position, Variant};

use crate::Evaluation;
use crate::judge::Judge;
use crate::memory::Memory;
use crate::score::INFINITE;
use crate::search::{Pruning, Searcher};
use crate::table::Table;
use crate::tune::Tuning;
use crate::window::{Node, Window};

const OPEN: Window = Window {
    alpha: -INFINITE,
    beta: INFINITE,
};

/// Every step is followed to the full depth, without window or table.
fn minimax(searcher: &mut Searcher<'_>, node: Node<'_>) -> i32 {
    let Node {
        position,
        depth,
        place,
        ..
    } = node;
    if depth <= 0 {
        return searcher.quiet(node, 0);
    }
    if let Some(score) = searcher.settled(position, place) {
        return score;
    }
    let mut best = -INFINITE;
    for step in position.legal().iter() {
        let mut next = *position;
        let below = Node {
            place: place.after(next.make(step)),
            position: &next,
            ..node
        };
        let score = if next.side() == position.side() {
            minimax(searcher, below)
        } else {
            -minimax(searcher, below.to_depth(depth - 1))
        };
        best = best.max(score);
    }
    best
}

fn with_searcher(
    table: &Table,
    evaluation: Evaluation,
    tuning: Tuning,
    check: impl FnOnce(&mut Searcher<'_>),
) {
    let judge = Judge::new(evaluation);
    let mut go_on = |_| Flow::GoOn;
    let mut memory = Memory::new();
    let mut searcher = Searcher::new(table, tuning, judge, &mut memory, u64::MAX, &mut go_on);
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
        let root = Node::root(&position, OPEN, 2);
        // The smallest table forgets nearly everything at once.
        for bytes in [32, 1 << 20] {
            let table = Table::new(bytes);
            with_searcher(&table, Evaluation::HandMade, Tuning::BEST, |searcher| {
                searcher.pruning = Pruning::Exact;
                let plain = minimax(searcher, root);
                let found = searcher.search(root);
                assert_eq!(found, plain, "{position}");
                assert_eq!(searcher.search(root), plain);
            });
        }
    }
}

#[test]
fn no_placement_is_left_out_as_too_late_or_futile() {
    let whole = Tuning {
        lmr_depth: i32::MAX,
        iir_depth: i32::MAX,
        ..Tuning::BEST
    };
    for seed in 1..=4 {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(Variant::Standard);
        for _ in 0..=seed {
            let legal = position.legal();
            position.make(legal.nth(rng.below(legal.len())).expect("a placement"));
        }
        let root = Node::root(&position, OPEN, 3);
        let table = Table::new(1 << 20);
        with_searcher(&table, Evaluation::default(), whole, |searcher| {
            let plain = minimax(searcher, root);
            assert_eq!(searcher.search(root), plain, "{position}");
        });
    }
}
