//! Counting by the fewest options, with the scan for the last few pieces.

use exact_cover::{Event, Search};
use game::Rng;

use crate::answer::{Cancelled, Verdict};
use crate::count::{Counting, PARTS};
use crate::cover::{self, Placing};
use crate::first::Filling;
use crate::orbit::{Guard, place};
use crate::pace::Pace;
use crate::scan::Ground;
use crate::spread;
use crate::window::Window;

/// Pieces that are left to the scan.
const LEFT_TO_SCAN: usize = 6;

/// A step of the cover takes about as long as so many nodes of the scan.
const STEP: u64 = 27;

/// Random branches that an estimate is made of.
const DIVES: usize = 64;

/// Options that are chosen, and the search below them.
type Part = (Vec<usize>, Search);

/// A puzzle as an exact cover whose last pieces are scanned.
pub struct Cover<'a, W> {
    counting: &'a Counting<'a, W>,
    guard: Option<Guard>,
    /// What can be laid, and how many solutions one with it stands for.
    options: Vec<(&'a Placing, u64)>,
    search: Search,
}

impl<'a, W: Window> Cover<'a, W> {
    pub fn new(counting: &'a Counting<'a, W>) -> Cover<'a, W> {
        let options = options(counting);
        let guard =
            |orbits| Guard::new(orbits, counting.placings, counting.frame, &counting.tables);
        let puzzle = counting.puzzle;
        let problem = cover::problem(
            puzzle.spots().len(),
            options.iter().map(|(placing, _)| *placing),
            puzzle.stock(),
            puzzle.usage(),
        );
        Cover {
            counting,
            guard: counting.orbits.first().map(guard),
            search: Search::new(&problem),
            options,
        }
    }

    /// An estimate of the work, in nodes of the scan: random branches below the first levels.
    pub fn size(&self, rng: &mut Rng, pace: &mut Pace) -> f64 {
        let (_, parts) = self.top(DIVES, pace);
        let stride = (parts.len() / DIVES).max(1);
        let sample = parts.iter().step_by(stride);
        let sum: f64 = sample.map(|part| self.dive(part, rng, pace)).sum();
        sum * stride as f64
    }

    /// What one random branch says about the work of a part.
    fn dive(&self, (above, part): &Part, rng: &mut Rng, pace: &mut Pace) -> f64 {
        let part = part.clone().cut(self.depth(above));
        let dive = part.dive(|options| rng.below(options));
        pace.steps(STEP * dive.chosen.len() as u64);
        let mut work = dive.steps * STEP as f64;
        if dive.ends > 0.0 && !pace.stopped() {
            let before = pace.nodes();
            let chosen: Vec<usize> = above.iter().chain(&dive.chosen).copied().collect();
            self.finish(&chosen, pace);
            work += dive.ends * (pace.nodes() - before) as f64;
        }
        work
    }

    /// How many pieces a part lays before the scan takes over.
    fn depth(&self, above: &[usize]) -> usize {
        let pieces = self.counting.puzzle.stock().len() - above.len();
        pieces.saturating_sub(LEFT_TO_SCAN)
    }

    /// The number of solutions; too small once the pace is stopped.
    pub fn count(&self, pace: &mut Pace) -> u128 {
        let (solved, parts) = self.top(PARTS * self.counting.threads, pace);
        let work = |(chosen, part): &Part, pace: &mut Pace| self.count_part(chosen, part, pace);
        solved + spread::sum(&parts, self.counting.threads, pace, &work)
    }

    /// What the first levels solve, and the parts below them: so many, if the puzzle has them.
    fn top(&self, enough: usize, pace: &mut Pace) -> (u128, Vec<Part>) {
        let mut depth = 1;
        loop {
            let (solved, parts) = self.parts(depth, pace);
            if parts.is_empty() || parts.len() > enough || pace.stopped() {
                return (solved, parts);
            }
            depth += 1;
        }
    }

    /// What is solved by so many pieces, and the parts that need more.
    fn parts(&self, depth: usize, pace: &mut Pace) -> (u128, Vec<Part>) {
        let mut top = self.search.clone().cut(depth);
        let mut solved = 0;
        let mut parts = Vec::new();
        loop {
            let before = top.steps();
            let event = top.advance(1_000);
            let go_on = pace.steps(STEP * (top.steps() - before));
            match event {
                _ if !go_on => break,
                Event::Done => break,
                Event::Paused => {}
                Event::Solution => solved += self.weight(top.chosen()),
                Event::Cut => parts.push((top.chosen().collect(), top.part())),
            }
        }
        (solved, parts)
    }

    /// A solution, or that there is none; no answer if the pace was stopped before.
    pub fn first(&self, pace: &mut Pace) -> Verdict<Filling> {
        let mut search = self.search.clone();
        loop {
            let before = search.steps();
            let event = search.advance(1_000);
            let go_on = pace.steps(STEP * (search.steps() - before));
            match event {
                Event::Done => return Ok(None),
                Event::Solution => return Ok(Some(self.filling(search.chosen()))),
                Event::Paused | Event::Cut if go_on => {}
                Event::Paused | Event::Cut => return Err(Cancelled),
            }
        }
    }

    fn filling(&self, chosen: impl Iterator<Item = usize>) -> Filling {
        let placings = chosen.map(|option| self.options[option].0);
        let laid = placings.map(|placing| (placing.orientation, placing.cells.clone()));
        laid.collect()
    }

    fn count_part(&self, above: &[usize], part: &Search, pace: &mut Pace) -> u128 {
        let mut part = part.clone().cut(self.depth(above));
        let mut found = 0;
        let mut chosen = Vec::new();
        loop {
            let before = part.steps();
            let event = part.advance(1_000);
            if !pace.steps(STEP * (part.steps() - before)) {
                return found;
            }
            chosen.clear();
            chosen.extend(above.iter().copied().chain(part.chosen()));
            match event {
                Event::Done => return found,
                Event::Paused => {}
                Event::Solution => found += self.weight(chosen.iter().copied()),
                Event::Cut => found += self.finish(&chosen, pace),
            }
        }
    }

    /// The ways to go on from the chosen options, counted by the scan.
    fn finish(&self, chosen: &[usize], pace: &mut Pace) -> u128 {
        let Counting {
            puzzle,
            frame,
            tables,
            ..
        } = self.counting;
        let mut closed = frame.closed.clone();
        let mut stock = puzzle.stock();
        let mut left = puzzle.spots().len();
        for option in chosen {
            let placing = self.options[*option].0;
            for cell in &placing.cells {
                let bit = frame.bits[*cell];
                closed[bit / 64] |= 1 << (bit % 64);
            }
            stock = stock.with(placing.piece, stock.copies(placing.piece) - 1);
            left -= placing.cells.len();
        }
        // The guarded piece may be among those left; the scan then keeps to the same orbits.
        let ground = Ground {
            tables,
            closed: &closed,
            guard: self.guard.as_ref(),
        };
        let below = ground.count(&ground.start(stock, left as u32), pace);
        self.weight(chosen.iter().copied()) * u128::from(below)
    }

    /// How many solutions one with these options stands for.
    fn weight(&self, chosen: impl Iterator<Item = usize>) -> u128 {
        chosen
            .map(|option| u128::from(self.options[option].1))
            .product()
    }
}

/// All placings, but of the guarded piece only the one in each orbit that the scan would choose.
fn options<'a, W>(counting: &Counting<'a, W>) -> Vec<(&'a Placing, u64)> {
    let placings = counting.placings;
    let place = |number: &&usize| place(&placings[**number], counting.frame, &counting.tables);
    let mut weights = vec![1; placings.len()];
    for orbit in counting
        .orbits
        .iter()
        .take(1)
        .flat_map(|orbits| &orbits.orbits)
    {
        orbit.iter().for_each(|placing| weights[*placing] = 0);
        if let Some(chosen) = orbit.iter().min_by_key(place) {
            weights[*chosen] = orbit.len() as u64;
        }
    }
    let all = placings.iter().zip(weights);
    all.filter(|(_, weight)| *weight > 0).collect()
}
