//! The scan: always fill the first open cell, with every orientation that fits there.

use exact_cover::Flow;

use crate::frame::Frame;
use crate::orbit::Guard;
use crate::pace::Pace;
use crate::stock::Stock;
use crate::tables::{Held, Tables};
use crate::window::Window;

/// A silhouette that is filled up to some cell.
#[derive(Clone, Copy)]
pub struct Node<W> {
    /// The first open cell, as a bit of the frame.
    pub bit: usize,
    /// What pieces take from there on.
    pub placed: W,
    /// Open cells.
    pub left: u32,
    pub stock: Stock,
    /// The orientations of the stock.
    pub held: Held,
}

/// Sees a filling, as the bits and orientations laid.
pub type See<'a> = dyn FnMut(&[(usize, usize)]) -> Flow + 'a;

/// What a scan does not change.
#[derive(Clone, Copy)]
pub struct Ground<'a, W> {
    pub tables: &'a Tables<W>,
    /// What is no open cell, as a line of bits.
    pub closed: &'a [u64],
    pub guard: Option<&'a Guard>,
}

impl<'a, W: Window> Ground<'a, W> {
    /// A frame's cells, all of them open, without a guard.
    pub fn new(tables: &'a Tables<W>, frame: &'a Frame) -> Ground<'a, W> {
        Ground {
            tables,
            closed: &frame.closed,
            guard: None,
        }
    }

    /// The beginning: nothing is filled.
    pub fn start(&self, stock: Stock, left: u32) -> Node<W> {
        Node {
            bit: first_open(self.closed, 0, W::default()).0,
            placed: W::default(),
            left,
            stock,
            held: self.tables.held(stock),
        }
    }

    /// The orientations to try, of those that fit on the first open cell.
    pub fn fitting(&self, node: &Node<W>) -> Held {
        match self.guard {
            None => self.fitting_on::<false>(node),
            Some(_) => self.fitting_on::<true>(node),
        }
    }

    #[inline(always)]
    fn fitting_on<const GUARDED: bool>(&self, node: &Node<W>) -> Held {
        let fitting = self.tables.fitting(self.taken(node)) & node.held;
        match (GUARDED, self.guard) {
            (true, Some(guard)) => guard.allowed(fitting, node.bit, node.held),
            _ => fitting,
        }
    }

    /// The node after laying one orientation, which does not fill the silhouette.
    #[inline(always)]
    pub fn after(&self, node: &Node<W>, way: usize) -> Node<W> {
        self.after_on(node, self.taken(node), way)
    }

    /// What is taken from the first open cell on.
    #[inline(always)]
    fn taken(&self, node: &Node<W>) -> W {
        node.placed | W::at(self.closed, node.bit)
    }

    #[inline(always)]
    fn after_on(&self, node: &Node<W>, taken: W, way: usize) -> Node<W> {
        let way = &self.tables.ways[way];
        let placed = node.placed | way.cells;
        let (bit, placed) = match (taken | way.cells).trailing_ones() {
            full if full < W::BITS => (node.bit + full as usize, placed >> full),
            _ => first_open(self.closed, node.bit, placed),
        };
        let stock = node.stock.less(way.shift);
        let used_up = if stock.has(way.shift) { 0 } else { way.piece };
        Node {
            bit,
            placed,
            left: node.left - way.size,
            stock,
            held: node.held & !used_up,
        }
    }

    /// The number of ways to fill the rest; too small once the pace is stopped.
    pub fn count(&self, node: &Node<W>, pace: &mut Pace) -> u64 {
        if !pace.step() {
            return 0;
        }
        match self.guard.filter(|guard| guard.is_held(node.held)) {
            None => self.count_on::<false>(node, pace),
            Some(_) => self.count_on::<true>(node, pace),
        }
    }

    /// Most nodes have nothing that fits, so they are not worth a call.
    #[inline(always)]
    fn count_on<const GUARDED: bool>(&self, node: &Node<W>, pace: &mut Pace) -> u64 {
        match self.fitting_on::<GUARDED>(node) {
            0 => 0,
            fitting => self.count_below::<GUARDED>(node, fitting, pace),
        }
    }

    /// Guarded as long as the guarded piece is not laid.
    fn count_below<const GUARDED: bool>(
        &self,
        node: &Node<W>,
        mut fitting: Held,
        pace: &mut Pace,
    ) -> u64 {
        let mut found = 0;
        if node.left <= 5 {
            let last = fitting & self.tables.sized[node.left as usize];
            fitting &= !last;
            found += if GUARDED {
                each(last).map(|way| self.weight(node.bit, way)).sum()
            } else {
                u64::from(last.count_ones())
            };
        }
        if !pace.steps(u64::from(fitting.count_ones())) {
            return found;
        }
        let taken = self.taken(node);
        while fitting != 0 {
            let way = fitting.trailing_zeros() as usize;
            fitting &= fitting - 1;
            let after = self.after_on(node, taken, way);
            found += match self.guard {
                Some(guard) if GUARDED && !guard.is_held(after.held) => {
                    guard.weight(node.bit, way) * self.count_on::<false>(&after, pace)
                }
                _ => self.count_on::<GUARDED>(&after, pace),
            };
        }
        found
    }

    /// How many solutions one with this orientation here stands for.
    #[inline]
    pub fn weight(&self, bit: usize, way: usize) -> u64 {
        self.guard.map_or(1, |guard| guard.weight(bit, way))
    }

    /// Shows every way to fill the rest, as the bits and orientations laid.
    pub fn each(
        &self,
        node: &Node<W>,
        laid: &mut Vec<(usize, usize)>,
        pace: &mut Pace,
        see: &mut See,
    ) -> Flow {
        if !pace.step() {
            return Flow::Stop;
        }
        for way in each(self.fitting(node)) {
            laid.push((node.bit, way));
            let flow = if self.tables.ways[way].size == node.left {
                see(laid)
            } else {
                self.each(&self.after(node, way), laid, pace, see)
            };
            laid.pop();
            if flow == Flow::Stop {
                return Flow::Stop;
            }
        }
        Flow::GoOn
    }
}

/// The first open cell from `bit` on, and what is placed from there on.
#[inline(always)]
fn first_open<W: Window>(closed: &[u64], mut bit: usize, mut placed: W) -> (usize, W) {
    loop {
        let taken = placed | W::at(closed, bit);
        let full = taken.trailing_ones();
        if full < W::BITS {
            return (bit + full as usize, placed >> full);
        }
        bit += W::BITS as usize;
        placed = W::default();
    }
}

/// The numbers in a set.
pub fn each(mut set: Held) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        next
    })
}
