//! Counting by fronts: for each, in how many ways each choice of pieces fills it.
//!
//! Where pieces are many and rows are short, there are few fronts and each can be filled by nearly every choice of
//! pieces that has as many cells. So a front has a row of numbers, one for each choice, and laying a piece adds one
//! row to another along a list that all fronts share: no hashing, and both rows are read from left to right.

use std::sync::OnceLock;

use crate::fronts::{Front, Fronts};
use crate::hands::Hands;
use crate::pace::Pace;
use crate::spread;

/// The fronts of a puzzle and the choices of its pieces.
pub struct Ledger {
    pub fronts: Fronts,
    pub hands: Hands,
}

/// So many additions take about as long as one node of the scan.
const ADDITIONS: u64 = 10;

/// For each choice of pieces, in how many ways it fills a front; nothing where none does.
type Row = OnceLock<Vec<u64>>;

impl Ledger {
    /// How long counting takes, in nodes of the scan.
    pub fn size(&self) -> f64 {
        let Ledger { fronts, hands } = self;
        let front = |number: &u32| &fronts.fronts[*number as usize];
        let steps = fronts
            .layers
            .iter()
            .flatten()
            .flat_map(|number| &front(number).before);
        let sizes = steps.map(|step| hands.count(front(&step.from).cells) as f64);
        sizes.sum::<f64>() / ADDITIONS as f64
    }

    /// The most numbers that are kept at a time.
    pub fn room(&self) -> usize {
        let mut leaving = vec![0; self.fronts.layers.len()];
        let (mut now, mut most) = (0, 0);
        for (layer, numbers) in self.fronts.layers.iter().enumerate() {
            for number in numbers {
                let front = &self.fronts.fronts[*number as usize];
                let count = self.hands.count(front.cells);
                now += count;
                leaving[front.until] += count;
            }
            most = most.max(now);
            now -= leaving[layer];
        }
        most
    }

    /// The number of solutions; too small once the pace is stopped, and nothing if a number became too large.
    pub fn count(&self, threads: usize, pace: &mut Pace) -> Option<u128> {
        let mut rows: Vec<Row> = self.fronts.fronts.iter().map(|_| Row::new()).collect();
        let mut leaving: Vec<Vec<u32>> = vec![Vec::new(); self.fronts.layers.len()];
        for (layer, numbers) in self.fronts.layers.iter().enumerate() {
            let all = self.fronts.layers.len() as f64;
            pace.within(layer as f64 / all, (layer + 1) as f64 / all);
            let fill = |number: &u32, pace: &mut Pace| self.fill(*number as usize, &rows, pace);
            let overflows = spread::sum(numbers, threads, pace, &fill);
            if overflows > 0 {
                return None;
            }
            if pace.stopped() {
                return Some(0);
            }
            for number in numbers {
                leaving[self.fronts.fronts[*number as usize].until].push(*number);
            }
            for number in std::mem::take(&mut leaving[layer]) {
                rows[number as usize] = Row::new();
            }
        }
        let end = self.fronts.layers.last()?.first()?;
        let solutions = rows[*end as usize].get().into_iter().flatten();
        Some(solutions.map(|count| u128::from(*count)).sum())
    }

    /// Writes the row of a front; whether a number became too large, as 1 or 0.
    fn fill(&self, number: usize, rows: &[Row], pace: &mut Pace) -> u128 {
        let front = &self.fronts.fronts[number];
        let (row, overflow) = self.row(front, number == 0, rows, pace);
        if row.iter().any(|count| *count > 0) {
            rows[number].get_or_init(|| row);
        }
        u128::from(overflow)
    }

    fn row(
        &self,
        front: &Front,
        is_first: bool,
        rows: &[Row],
        pace: &mut Pace,
    ) -> (Vec<u64>, bool) {
        let mut row = vec![u64::from(is_first); self.hands.count(front.cells)];
        let mut overflow = false;
        for step in &front.before {
            let (Some(from), Some(place)) =
                (rows[step.from as usize].get(), self.hands.place(step.shift))
            else {
                continue;
            };
            let steps = self
                .hands
                .steps(self.fronts.fronts[step.from as usize].cells, place);
            if !pace.steps(1 + steps.len() as u64 / ADDITIONS) {
                break;
            }
            for (before, after) in steps {
                let to = &mut row[*after as usize];
                let (sum, too_large) = to.overflowing_add(from[*before as usize]);
                *to = sum;
                overflow |= too_large;
            }
        }
        (row, overflow)
    }
}
