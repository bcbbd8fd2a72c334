//! How large a scan would be, from a sample of its nodes on each level (Chen 1992).

use game::Rng;

use crate::orbit::Guard;
use crate::pace::Pace;
use crate::scan::{Ground, Node, each};
use crate::window::Window;

/// Nodes of a level for a first impression.
pub const FEW: usize = 300;

/// Nodes of a level for a decision between the best.
pub const MANY: usize = 2_500;

/// About how many nodes scans have.
pub struct Sizes {
    /// Without a guard.
    pub free: f64,
    /// With each of some guards.
    pub guarded: Vec<f64>,
}

/// A node of the sample, and a bit for each guard with which a scan would come there.
type Sampled<W> = (Node<W>, u32);

/// An estimate from so many nodes of each level. All guards are judged by the same nodes: what differs between them is
/// then no chance.
pub fn sizes<W: Window>(
    ground: &Ground<W>,
    start: &Node<W>,
    guards: &[Guard],
    branches: usize,
    rng: &mut Rng,
    pace: &mut Pace,
) -> Sizes {
    let mut sizes = Sizes {
        free: 0.0,
        guarded: vec![0.0; guards.len()],
    };
    let mut level: Vec<Sampled<W>> = vec![(*start, u32::MAX)];
    let mut next = Vec::new();
    // For how many nodes each of the level stands.
    let mut share = 1.0;
    while !level.is_empty() && pace.steps(level.len() as u64) {
        sizes.free += share * level.len() as f64;
        for (guard, size) in sizes.guarded.iter_mut().enumerate() {
            let come = level.iter().filter(|(_, guards)| guards >> guard & 1 != 0);
            *size += share * come.count() as f64;
        }
        level
            .iter()
            .for_each(|sampled| expand(ground, guards, sampled, &mut next));
        if next.len() > branches {
            share *= next.len() as f64 / branches as f64;
            sample(&mut next, branches, rng);
        }
        (level, next) = (next, level);
        next.clear();
    }
    sizes
}

fn expand<W: Window>(
    ground: &Ground<W>,
    guards: &[Guard],
    (node, come): &Sampled<W>,
    next: &mut Vec<Sampled<W>>,
) {
    for way in each(unfinished(ground, node)) {
        let goes_on = |guard: &Guard| guard.allowed(1 << way, node.bit, node.held) != 0;
        let on = guards
            .iter()
            .enumerate()
            .filter(|(_, guard)| goes_on(guard));
        let on = on.fold(0, |on, (number, _)| on | 1 << number);
        next.push((ground.after(node, way), come & on));
    }
}

/// Keeps so many, whichever they are.
fn sample<T>(all: &mut Vec<T>, kept: usize, rng: &mut Rng) {
    for at in 0..kept {
        let other = at + rng.below(all.len() - at);
        all.swap(at, other);
    }
    all.truncate(kept);
}

/// What can be laid without filling the silhouette.
fn unfinished<W: Window>(ground: &Ground<W>, node: &Node<W>) -> u128 {
    let last = match node.left {
        left @ 0..=5 => ground.tables.sized[left as usize],
        _ => 0,
    };
    ground.fitting(node) & !last
}
