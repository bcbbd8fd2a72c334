//! Counting: the engine is chosen by what a short look at the puzzle says.
//!
//! - The *scan* is the fastest for each node, and good on elongated silhouettes.
//! - The *ledger* counts all choices of pieces at once; it wins where rows are short and pieces many.
//! - The *frontier* merges fillings that leave the same to do; it wins where many merge.
//! - The *cover* chooses the cell or piece with the fewest options; it wins on compact silhouettes,
//!   and leaves the last few pieces to the scan.

use exact_cover::Flow;
use game::Rng;

use crate::answer::{Verdict, verdict};
use crate::cover::Placing;
use crate::estimate::{self, MANY};
use crate::first::Filling;
use crate::frame::Frame;
use crate::frontier::Frontier;
use crate::fronts::Fronts;
use crate::hands::Hands;
use crate::hybrid::Cover;
use crate::ledger::Ledger;
use crate::orbit::{Guard, Orbits};
use crate::pace::Pace;
use crate::puzzle::Puzzle;
use crate::scan::{Ground, Node};
use crate::tables::{Tables, usual_order};
use crate::trail;
use crate::window::Window;

/// What counting works on.
pub struct Counting<'a, W> {
    pub puzzle: &'a Puzzle,
    pub frame: &'a Frame,
    pub placings: &'a [Placing],
    /// For each piece that could be held back; the best first.
    pub orbits: &'a [Orbits],
    pub threads: usize,
    pub tables: Tables<W>,
}

/// Estimated nodes up to which a scan is not worth another thought.
const SMALL: f64 = 400_000.0;

/// States after which the frontier must have merged enough to go on.
const TRIAL: usize = 5_000;
const MERGED: f64 = 1.5;

/// The most states that a frontier keeps: about 64 bytes each.
#[cfg(not(target_arch = "wasm32"))]
const MOST_STATES: usize = 8_000_000;
#[cfg(target_arch = "wasm32")]
const MOST_STATES: usize = 1_000_000;

/// Looking for the fronts of a ledger may take this share of a scan, and so many steps.
const LEDGER_SHARE: f64 = 0.01;
const MOST_FRONT_STEPS: usize = 4_000_000;

/// The most numbers that a ledger keeps at a time: eight bytes each.
#[cfg(not(target_arch = "wasm32"))]
const MOST_NUMBERS: usize = 100_000_000;
#[cfg(target_arch = "wasm32")]
const MOST_NUMBERS: usize = 16_000_000;

/// The estimate for the cover must be so much smaller than that for the scan, to be believed.
const BETTER: f64 = 0.8;

/// The most states that are looked at for one solution; they take some 50 ms.
const MOST_STEPS: usize = 400_000;

/// The most nodes that are looked at for one solution; they take about as long.
const MOST_NODES: u64 = 3_000_000;

/// Parts for each thread, so that all end at about the same time.
pub const PARTS: usize = 64;

impl<'a, W: Window> Counting<'a, W> {
    pub fn new(
        puzzle: &'a Puzzle,
        frame: &'a Frame,
        placings: &'a [Placing],
        orbits: &'a [Orbits],
        threads: usize,
    ) -> Counting<'a, W> {
        Counting {
            tables: Tables::new(puzzle.stock(), frame, &usual_order()),
            puzzle,
            frame,
            placings,
            orbits,
            threads,
        }
    }

    /// The number of solutions; too small once the pace is stopped.
    pub fn count(&self, pace: &mut Pace) -> u128 {
        let mut rng = Rng::new(1);
        let guards = self.guards();
        let (nodes, ground, start) = self.best_ground(&guards, &mut rng, pace);
        self.count_on(nodes, ground, start, &mut rng, pace)
    }

    /// The certain answer whether there is a solution, if a bounded search gives one.
    pub fn follow(&self, pace: &mut Pace) -> Verdict<Filling> {
        let guards = self.guards();
        let mut rng = Rng::new(1);
        let (scan, ground, start) = self.best_ground(&guards, &mut rng, pace);
        let filling = |laid: &[(usize, usize)]| self.tables.cells(self.frame, laid);
        if self.merges(ground, start, pace) {
            let bits = self.frame.cells.len();
            let found = trail::search(&ground, start, bits, MOST_STEPS, pace);
            return Ok(found?.map(|laid| filling(&laid)));
        }
        pace.allow(MOST_NODES);
        let cover = Cover::new(self);
        if scan > SMALL && cover.size(&mut rng, pace) < BETTER * scan {
            return cover.first(pace);
        }
        let mut found = None;
        ground.each(&start, &mut Vec::new(), pace, &mut |laid| {
            found = Some(filling(laid));
            Flow::Stop
        });
        verdict(found, pace)
    }

    /// The scan that looks smallest: without a guard, or with one of these.
    fn best_ground<'g>(
        &'g self,
        guards: &'g [Guard],
        rng: &mut Rng,
        pace: &mut Pace,
    ) -> (f64, Ground<'g, W>, Node<W>) {
        let free = Ground::new(&self.tables, self.frame);
        let start = free.start(self.puzzle.stock(), self.frame.bits.len() as u32);
        let sizes = estimate::sizes(&free, &start, guards, MANY, rng, pace);
        let mut best = (sizes.free, free, start);
        for (guard, size) in guards.iter().zip(sizes.guarded) {
            if size < best.0 {
                let guard = Some(guard);
                best = (size, Ground { guard, ..free }, start);
            }
        }
        best
    }

    fn guards(&self) -> Vec<Guard> {
        let guard = |orbits| Guard::new(orbits, self.placings, self.frame, &self.tables);
        self.orbits.iter().map(guard).collect()
    }

    fn count_on(
        &self,
        scan: f64,
        ground: Ground<W>,
        start: Node<W>,
        rng: &mut Rng,
        pace: &mut Pace,
    ) -> u128 {
        if scan < SMALL {
            return u128::from(ground.count(&start, pace));
        }
        if let Some(ledger) = self.ledger(scan, ground, start, pace)
            && let Some(count) = ledger.count(self.threads, pace)
        {
            return count;
        }
        let mut frontier = Frontier::new(ground, start, self.frame.cells.len());
        let states = if self.merges(ground, start, pace) {
            MOST_STATES
        } else {
            let cover = Cover::new(self);
            if cover.size(rng, pace) < BETTER * scan {
                return cover.count(pace);
            }
            PARTS * self.threads
        };
        if frontier.grow(states, pace) {
            frontier.finish(self.threads, pace)
        } else {
            frontier.solutions()
        }
    }

    /// The ledger of the puzzle, if it is small enough and less work than a scan of so many nodes.
    fn ledger(
        &self,
        scan: f64,
        ground: Ground<W>,
        start: Node<W>,
        pace: &mut Pace,
    ) -> Option<Ledger> {
        let ground = Ground {
            guard: None,
            ..ground
        };
        let most = MOST_FRONT_STEPS.min((scan * LEDGER_SHARE) as usize);
        let bits = self.frame.cells.len();
        let ledger = Ledger {
            fronts: Fronts::new(&ground, start, bits, most, pace)?,
            hands: Hands::new(self.puzzle.stock(), self.puzzle.spots().len())?,
        };
        (ledger.size() < scan && ledger.room() < MOST_NUMBERS).then_some(ledger)
    }

    /// Whether the first few thousand fillings have so much in common that a frontier pays.
    fn merges(&self, ground: Ground<W>, start: Node<W>, pace: &mut Pace) -> bool {
        let free = Ground {
            guard: None,
            ..ground
        };
        let mut trial = Frontier::new(free, start, self.frame.cells.len());
        !trial.grow(TRIAL, pace) || trial.merged() > MERGED
    }
}
