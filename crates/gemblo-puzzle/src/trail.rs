//! Finding a solution layer by layer, for puzzles that have hardly any.
//!
//! Random tries need luck where solutions are rare. A frontier looks at every different state once,
//! and a trail from each state to one that led to it is enough to walk back from the end.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use crate::answer::{Cancelled, Verdict};
use crate::frontier::{Mixer, Pieces};
use crate::pace::Pace;
use crate::scan::{Ground, Node, each};
use crate::stock::Stock;
use crate::window::Window;

/// How a state came about.
struct Step {
    /// The state before, as its number.
    before: u32,
    bit: u32,
    way: u8,
}

/// The states with one first open cell, by what is placed and the stock, with their numbers.
type Layer<W> = HashMap<(W, Stock), u32, BuildHasherDefault<Mixer>>;

/// A state takes about as long as so many nodes of the scan.
const COST: u64 = 6;

const START: u32 = u32::MAX;

/// Searches until there are so many states; finds the bits and orientations of a solution.
pub fn search<W: Window>(
    ground: &Ground<W>,
    start: Node<W>,
    bits: usize,
    most: usize,
    pace: &mut Pace,
) -> Verdict<Vec<(usize, usize)>> {
    let pieces = Pieces::new(ground, &start);
    let mut layers: Vec<Layer<W>> = (0..bits).map(|_| Layer::default()).collect();
    layers[start.bit].insert((start.placed, start.stock), START);
    let mut steps: Vec<Step> = Vec::new();
    for bit in start.bit..bits {
        for ((placed, stock), before) in std::mem::take(&mut layers[bit]) {
            if steps.len() > most || !pace.steps(COST) {
                return Err(Cancelled);
            }
            let node = pieces.node(bit, placed, stock);
            for way in each(ground.fitting(&node)) {
                let step = Step {
                    before,
                    bit: bit as u32,
                    way: way as u8,
                };
                if ground.tables.ways[way].size == node.left {
                    return Ok(Some(back(&steps, step)));
                }
                let after = ground.after(&node, way);
                let number = steps.len() as u32;
                let known = layers[after.bit].entry((after.placed, after.stock));
                if *known.or_insert(number) == number {
                    steps.push(step);
                }
            }
        }
    }
    Ok(None)
}

/// Everything that was laid, the last first.
fn back(steps: &[Step], last: Step) -> Vec<(usize, usize)> {
    let mut laid = Vec::new();
    let mut step = &last;
    loop {
        laid.push((step.bit as usize, usize::from(step.way)));
        if step.before == START {
            return laid;
        }
        step = &steps[step.before as usize];
    }
}
