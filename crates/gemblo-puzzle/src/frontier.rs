//! Counting layer by layer: fillings that leave the same open cells and pieces are one.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use crate::pace::Pace;
use crate::scan::{Ground, Node, each};
use crate::spread;
use crate::stock::Stock;
use crate::tables::Held;
use crate::window::Window;

/// Fillings up to a cell, merged where they leave the same to do.
pub struct Frontier<'a, W> {
    ground: Ground<'a, W>,
    pieces: Pieces,
    /// For each first open cell `SHARDS` buckets of what is left to do.
    buckets: Vec<Bucket<W>>,
    /// The first bucket that is not done.
    next: usize,
    solutions: u128,
    states: usize,
}

/// In how many ways each state came about, by what is placed and the stock; the rest of a [`Node`]
/// follows from these.
type Bucket<W> = HashMap<(W, Stock), u128, BuildHasherDefault<Mixer>>;

/// A table is copied when it grows, which must not take so long that nobody could stop it.
const SHARDS: usize = 64;

/// A state takes about as long as so many nodes of the scan.
const COST: u64 = 6;

impl<'a, W: Window> Frontier<'a, W> {
    pub fn new(ground: Ground<'a, W>, start: Node<W>, bits: usize) -> Frontier<'a, W> {
        let mut buckets: Vec<Bucket<W>> = (0..bits * SHARDS).map(|_| Bucket::default()).collect();
        buckets[bucket(&start)].insert((start.placed, start.stock), 1);
        Frontier {
            ground,
            pieces: Pieces::new(&ground, &start),
            buckets,
            next: bucket(&start),
            solutions: 0,
            states: 1,
        }
    }

    /// Goes on until there are so many states; whether there is more to do.
    pub fn grow(&mut self, states: usize, pace: &mut Pace) -> bool {
        while self.states < states {
            let Some(next) = (self.next..self.buckets.len()).find(|i| !self.buckets[*i].is_empty())
            else {
                return false;
            };
            self.next = next;
            let bucket = std::mem::take(&mut self.buckets[next]);
            self.states -= bucket.len();
            for ((placed, stock), times) in bucket {
                if !pace.steps(COST) {
                    return false;
                }
                let node = self.pieces.node(next / SHARDS, placed, stock);
                self.expand(&node, times);
            }
        }
        true
    }

    fn expand(&mut self, node: &Node<W>, times: u128) {
        let fitting = self.ground.fitting(node);
        for way in each(fitting) {
            let times = times * u128::from(self.ground.weight(node.bit, way));
            if self.ground.tables.ways[way].size == node.left {
                self.solutions += times;
                continue;
            }
            let after = self.ground.after(node, way);
            let bucket = &mut self.buckets[bucket(&after)];
            let before = bucket.len();
            *bucket.entry((after.placed, after.stock)).or_insert(0) += times;
            self.states += bucket.len() - before;
        }
    }

    /// Solutions that were completed so far.
    pub fn solutions(&self) -> u128 {
        self.solutions
    }

    /// How many fillings stand behind one state, on average.
    pub fn merged(&self) -> f64 {
        let fillings: u128 = self.buckets.iter().flat_map(HashMap::values).sum();
        fillings as f64 / self.states.max(1) as f64
    }

    /// Counts what is left by scans, and adds the solutions that were completed.
    pub fn finish(&self, threads: usize, pace: &mut Pace) -> u128 {
        let parts: Vec<usize> = (self.next..self.buckets.len())
            .filter(|i| !self.buckets[*i].is_empty())
            .collect();
        let work = |part: &usize, pace: &mut Pace| {
            let mut found = 0;
            for ((placed, stock), times) in &self.buckets[*part] {
                let node = self.pieces.node(*part / SHARDS, *placed, *stock);
                found += times * u128::from(self.ground.count(&node, pace));
                if pace.stopped() {
                    break;
                }
            }
            found
        };
        self.solutions + spread::sum(&parts, threads, pace, &work)
    }
}

/// Where a node belongs. What it fills and what it has left decide, so that equal ones meet.
fn bucket<W: Window>(node: &Node<W>) -> usize {
    let mut mixer = Mixer::default();
    (node.placed, node.stock).hash(&mut mixer);
    node.bit * SHARDS + (mixer.0 >> 40) as usize % SHARDS
}

/// What every node of a search has in common, to make it again from what differs.
pub struct Pieces {
    kinds: Vec<(u32, Held, u32)>,
    /// The cells that the pieces have more than the silhouette.
    spare: u32,
}

impl Pieces {
    pub fn new<W: Window>(ground: &Ground<W>, start: &Node<W>) -> Pieces {
        let mut kinds: Vec<_> = ground
            .tables
            .ways
            .iter()
            .map(|way| (way.shift, way.piece, way.size))
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        Pieces {
            kinds,
            spare: start.stock.cells() as u32 - start.left,
        }
    }

    pub fn node<W: Window>(&self, bit: usize, placed: W, stock: Stock) -> Node<W> {
        let mut held = 0;
        let mut cells = 0;
        for (shift, piece, size) in &self.kinds {
            let copies = stock.at(*shift);
            cells += copies * size;
            if copies > 0 {
                held |= piece;
            }
        }
        Node {
            bit,
            placed,
            left: cells - self.spare,
            stock,
            held,
        }
    }
}

/// A multiply-and-rotate hash of a few words; the keys come from us, so nobody can spoil it.
#[derive(Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word.folded());
    }
}
