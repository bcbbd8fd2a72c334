//! What a scan can leave open, whatever the pieces: far less than what it can leave with them.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use crate::frontier::Mixer;
use crate::pace::Pace;
use crate::scan::{Ground, Node, each};
use crate::window::Window;

/// A filled beginning of a silhouette.
pub struct Front {
    /// The cells that are filled.
    pub cells: u32,
    /// What it can come from.
    pub before: Vec<Step>,
    /// The last layer with something that comes from it.
    pub until: usize,
}

/// One piece more.
pub struct Step {
    /// The front before.
    pub from: u32,
    /// Where the stock keeps the copies of the piece.
    pub shift: u32,
}

/// All fronts from nothing to everything.
pub struct Fronts {
    pub fronts: Vec<Front>,
    /// The numbers of the fronts by first open cell; every step leads to a later layer. The last layer is the end.
    pub layers: Vec<Vec<u32>>,
}

/// A front takes about as long as so many nodes of the scan.
const COST: u64 = 6;

const START: u32 = 0;
const END: u32 = 1;

/// The fronts with one first open cell, by what is placed from there on.
type Layer<W> = HashMap<W, u32, BuildHasherDefault<Mixer>>;

impl Fronts {
    /// The fronts of a ground without a guard, if there are at most so many steps between them.
    pub fn new<W: Window>(
        ground: &Ground<W>,
        start: Node<W>,
        bits: usize,
        most: usize,
        pace: &mut Pace,
    ) -> Option<Fronts> {
        let mut all = Fronts {
            fronts: vec![Front::of(0), Front::of(start.left)],
            layers: vec![Vec::new(); bits + 1],
        };
        all.layers[bits].push(END);
        let mut open: Vec<Layer<W>> = (0..bits).map(|_| Layer::default()).collect();
        open[start.bit].insert(start.placed, START);
        let mut steps = 0;
        for bit in start.bit..bits {
            for (placed, from) in std::mem::take(&mut open[bit]) {
                all.layers[bit].push(from);
                let left = start.left - all.fronts[from as usize].cells;
                let node = Node {
                    bit,
                    placed,
                    left,
                    ..start
                };
                steps += all.expand(ground, &node, from, &mut open);
                if steps > most || !pace.steps(COST) {
                    return None;
                }
            }
        }
        all.drop_dead_ends();
        Some(all)
    }

    /// Adds the steps from a front; says how many there are.
    fn expand<W: Window>(
        &mut self,
        ground: &Ground<W>,
        node: &Node<W>,
        from: u32,
        open: &mut [Layer<W>],
    ) -> usize {
        let mut steps = 0;
        for way in each(ground.fitting(node)) {
            let laid = &ground.tables.ways[way];
            if laid.size > node.left {
                continue;
            }
            let to = if laid.size == node.left {
                END
            } else {
                let after = ground.after(node, way);
                let next = self.fronts.len() as u32;
                let to = *open[after.bit].entry(after.placed).or_insert(next);
                if to == next {
                    let cells = self.fronts[from as usize].cells + laid.size;
                    self.fronts.push(Front::of(cells));
                }
                to
            };
            let shift = laid.shift;
            self.fronts[to as usize].before.push(Step { from, shift });
            steps += 1;
        }
        steps
    }

    /// Forgets what leads nowhere, and notes how long the others are needed.
    fn drop_dead_ends(&mut self) {
        let fronts = &mut self.fronts;
        for (layer, numbers) in self.layers.iter_mut().enumerate().rev() {
            numbers.retain(|number| *number == END || fronts[*number as usize].until > 0);
            for number in numbers {
                let before = std::mem::take(&mut fronts[*number as usize].before);
                for step in &before {
                    let until = &mut fronts[step.from as usize].until;
                    *until = layer.max(*until);
                }
                fronts[*number as usize].before = before;
            }
        }
    }
}

impl Front {
    fn of(cells: u32) -> Front {
        Front {
            cells,
            before: Vec::new(),
            until: 0,
        }
    }
}
