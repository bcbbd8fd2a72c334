//! How large a scan would be, from its first levels and random branches below (Knuth 1975).

use game::Rng;

use crate::pace::Pace;
use crate::scan::{Ground, Node, each};
use crate::window::Window;

/// Branches for a first impression. Single branches from the root would be far too coarse: a few
/// rare ones carry most of the nodes.
pub const FEW: usize = 300;

/// Branches for a decision between the best.
pub const MANY: usize = 2_500;

/// An estimate of the nodes of the whole scan, from about so many branches.
pub fn nodes<W: Window>(
    ground: &Ground<W>,
    start: &Node<W>,
    branches: usize,
    rng: &mut Rng,
    pace: &mut Pace,
) -> f64 {
    let mut level = vec![*start];
    let mut above = 0;
    while (1..branches).contains(&level.len()) {
        above += level.len();
        let below = |node: &Node<W>| -> Vec<Node<W>> {
            each(unfinished(ground, node))
                .map(|way| ground.after(node, way))
                .collect()
        };
        level = level.iter().flat_map(below).collect();
    }
    let stride = (level.len() / branches).max(1);
    let sample = level.iter().step_by(stride);
    let sum: f64 = sample.map(|node| dive(ground, *node, rng, pace)).sum();
    above as f64 + sum * stride as f64
}

/// What can be laid without filling the silhouette.
fn unfinished<W: Window>(ground: &Ground<W>, node: &Node<W>) -> u128 {
    let last = match node.left {
        left @ 0..=5 => ground.tables.sized[left as usize],
        _ => 0,
    };
    ground.fitting(node) & !last
}

fn dive<W: Window>(ground: &Ground<W>, mut node: Node<W>, rng: &mut Rng, pace: &mut Pace) -> f64 {
    let mut branches = 1.0;
    let mut nodes = 1.0;
    loop {
        let fitting = unfinished(ground, &node);
        let ways = fitting.count_ones() as usize;
        let Some(way) = each(fitting).nth(rng.below(ways)) else {
            return nodes;
        };
        if !pace.step() {
            return nodes;
        }
        branches *= ways as f64;
        nodes += branches;
        node = ground.after(&node, way);
    }
}
