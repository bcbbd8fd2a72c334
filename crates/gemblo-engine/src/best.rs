//! The most promising of scored placements.

use std::cmp::Ordering;

use gemblo::raw::Spot;

use crate::shapes::mixed;

/// Keeps the placements with the highest scores, in any order.
pub(crate) fn keep_best(scored: &mut Vec<(f32, Spot)>, most: usize) {
    if scored.len() > most {
        scored.select_nth_unstable_by(most - 1, by_score);
        scored.truncate(most);
    }
}

/// Brings the placements with the highest scores to the front, in order.
pub(crate) fn sort_best(scored: &mut [(f32, Spot)], most: usize) {
    let most = most.min(scored.len());
    if most < scored.len() {
        scored.select_nth_unstable_by(most, by_score);
    }
    scored[..most].sort_unstable_by(by_score);
}

/// The higher score first; of equal ones any, but always the same.
fn by_score(a: &(f32, Spot), b: &(f32, Spot)) -> Ordering {
    let shuffled = || mixed(a.1).cmp(&mixed(b.1));
    b.0.total_cmp(&a.0).then_with(shuffled)
}
