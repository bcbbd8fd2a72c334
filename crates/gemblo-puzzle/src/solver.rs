//! What can be asked about a puzzle.

use std::cell::OnceCell;

use exact_cover::{Event, Flow, Search};
use gemblo::Orientation;

use crate::answer::{Cancelled, Count, End, Fold, Verdict, verdict};
use crate::count::Counting;
use crate::cover::{self, Placing};
use crate::first::{Filling, Taste, Tries};
use crate::frame::Frame;
use crate::orbit::Orbits;
use crate::pace::{Pace, Watch};
use crate::plan;
use crate::proof::{self, Impossible};
use crate::puzzle::{Puzzle, Spot};
use crate::region::Region;
use crate::scan::Ground;
use crate::solution::{Laid, Solution};
use crate::tables::{Tables, usual_order};
use crate::window::{Window, with_window};

/// A puzzle made ready to be searched.
pub struct Solver<'a> {
    puzzle: &'a Puzzle,
    region: Region,
    parts: Vec<Vec<usize>>,
    frames: Vec<Frame>,
    placings: OnceCell<Vec<Placing>>,
}

/// Random tries for a solution before anything is done thoroughly.
const LUCK: usize = 7;

/// Nodes after which a search is worth some planning.
const QUICK: u64 = 50_000;

impl<'a> Solver<'a> {
    /// Makes a puzzle ready.
    pub fn new(puzzle: &'a Puzzle) -> Solver<'a> {
        let region = Region::new(puzzle.spots());
        let parts = region.parts();
        let frames = plan::frames(&region, &parts);
        Solver {
            puzzle,
            region,
            parts,
            frames,
            placings: OnceCell::new(),
        }
    }

    /// In how many ways the silhouette can be laid onto itself.
    pub(crate) fn symmetries(&self) -> usize {
        self.region.symmetries().len()
    }

    /// A proof from sizes and shapes that there is no solution, where there is such a proof.
    pub fn impossible(&self) -> Option<Impossible> {
        proof::sizes(self.puzzle, &self.parts)
            .or_else(|| proof::shapes(self.puzzle, &self.region, self.placings()))
    }

    /// Some solution, if there is one; the seed chooses which.
    ///
    /// There is no answer if the watch stops the search before it is clear.
    pub fn first(&self, seed: u64, watch: &mut Watch) -> Result<Option<Solution>, Cancelled> {
        self.some(Taste::Fast, seed, watch)
    }

    /// Some solution that need not be found fast.
    pub(crate) fn some(
        &self,
        taste: Taste,
        seed: u64,
        watch: &mut Watch,
    ) -> Result<Option<Solution>, Cancelled> {
        if self.impossible().is_some() {
            return Ok(None);
        }
        let mut pace = Pace::new(watch);
        if self.frames.is_empty() {
            let mut found = None;
            self.each_cover(&mut pace, &mut |solution| {
                found = Some(solution);
                Flow::Stop
            });
            return verdict(found, &pace);
        }
        let mut tries = Tries::new(&self.frames, self.puzzle.stock(), taste, seed);
        let mut verdict = tries.go_on(LUCK, &mut pace);
        if verdict.is_err() && taste == Taste::Fast && !pace.cancelled() {
            pace.allow(u64::MAX);
            verdict = self.follow(&mut pace);
        }
        if verdict.is_err() && !pace.cancelled() {
            verdict = tries.go_on(usize::MAX, &mut pace);
        }
        Ok(verdict?.map(|laid| self.solution(&laid)))
    }

    fn follow(&self, pace: &mut Pace) -> Verdict<Filling> {
        let Some(frame) = plan::best(&self.frames, self.puzzle.stock(), pace) else {
            return Err(Cancelled);
        };
        let orbits = self.orbits();
        let (puzzle, placings) = (self.puzzle, self.placings());
        with_window!(frame, W => {
            Counting::<W>::new(puzzle, frame, placings, &orbits, 1).follow(pace)
        })
    }

    /// Shows every solution until there is no more, `see` wants no more, or the watch stops it.
    pub fn each(
        &self,
        fold: Fold,
        watch: &mut Watch,
        see: &mut dyn FnMut(Solution) -> Flow,
    ) -> End {
        let mut pace = Pace::new(watch);
        self.each_at(fold, &mut pace, see)
    }

    fn each_at(&self, fold: Fold, pace: &mut Pace, see: &mut dyn FnMut(Solution) -> Flow) -> End {
        if proof::sizes(self.puzzle, &self.parts).is_some() {
            return End::Complete;
        }
        let symmetries = match fold {
            Fold::Separate => Vec::new(),
            Fold::Folded => self.region.symmetries(),
        };
        let mut see = |solution: Solution| {
            if solution.is_first(self.puzzle.spots(), &symmetries) {
                see(solution)
            } else {
                Flow::GoOn
            }
        };
        let Some(shortest) = self.frames.first() else {
            return self.each_cover(pace, &mut see);
        };
        let best = plan::best(&self.frames, self.puzzle.stock(), pace)
            .filter(|best| best.is_narrow() == shortest.is_narrow());
        let frame = best.unwrap_or(shortest);
        with_window!(frame, W => self.each_scan::<W>(frame, pace, &mut see))
    }

    /// The number of solutions, on so many threads (in a browser there is always one).
    pub fn count(&self, fold: Fold, threads: usize, watch: &mut Watch) -> Count {
        let mut pace = Pace::new(watch);
        let solutions = match fold {
            Fold::Separate => self.count_all(threads.max(1), &mut pace),
            Fold::Folded => {
                let mut solutions = 0;
                self.each_at(fold, &mut pace, &mut |_| {
                    solutions += 1;
                    Flow::GoOn
                });
                solutions
            }
        };
        Count {
            solutions,
            nodes: pace.nodes(),
            end: if pace.stopped() {
                End::Cancelled
            } else {
                End::Complete
            },
        }
    }

    fn placings(&self) -> &[Placing] {
        self.placings
            .get_or_init(|| cover::placings(&self.region, self.puzzle.stock()))
    }

    fn count_all(&self, threads: usize, pace: &mut Pace) -> u128 {
        if proof::sizes(self.puzzle, &self.parts).is_some() {
            return 0;
        }
        let Some(shortest) = self.frames.first() else {
            let mut solutions = 0;
            self.each_cover(pace, &mut |_| {
                solutions += 1;
                Flow::GoOn
            });
            return solutions;
        };
        pace.allow(QUICK);
        let quick = with_window!(shortest, W => self.count_scan::<W>(shortest, pace));
        if !pace.stopped() || pace.cancelled() {
            return quick;
        }
        pace.allow(u64::MAX);
        if self.impossible().is_some() {
            return 0;
        }
        let (puzzle, placings, orbits) = (self.puzzle, self.placings(), self.orbits());
        let frame = plan::best(&self.frames, puzzle.stock(), pace).unwrap_or(shortest);
        with_window!(frame, W => {
            Counting::<W>::new(puzzle, frame, placings, &orbits, threads).count(pace)
        })
    }

    fn count_scan<W: Window>(&self, frame: &Frame, pace: &mut Pace) -> u128 {
        let stock = self.puzzle.stock();
        let tables = Tables::<W>::new(stock, frame, &usual_order());
        let ground = Ground::new(&tables, frame);
        u128::from(ground.count(&ground.start(stock, frame.bits.len() as u32), pace))
    }

    fn orbits(&self) -> Vec<Orbits> {
        let (stock, usage) = (self.puzzle.stock(), self.puzzle.usage());
        Orbits::all(&self.region.symmetries(), self.placings(), stock, usage)
    }

    fn each_scan<W: Window>(
        &self,
        frame: &Frame,
        pace: &mut Pace,
        see: &mut dyn FnMut(Solution) -> Flow,
    ) -> End {
        let stock = self.puzzle.stock();
        let tables = Tables::<W>::new(stock, frame, &usual_order());
        let ground = Ground::new(&tables, frame);
        let start = ground.start(stock, frame.bits.len() as u32);
        let flow = ground.each(&start, &mut Vec::new(), pace, &mut |laid| {
            see(self.solution(&tables.cells(frame, laid)))
        });
        end(flow, pace)
    }

    /// For silhouettes too wide for any window of rows.
    pub(crate) fn each_cover(&self, pace: &mut Pace, see: &mut dyn FnMut(Solution) -> Flow) -> End {
        const STEPS: u64 = 500;
        let placings = self.placings();
        let (stock, usage) = (self.puzzle.stock(), self.puzzle.usage());
        let problem = cover::problem(self.region.cells.len(), placings, stock, usage);
        let mut search = Search::new(&problem);
        loop {
            let before = search.steps();
            let event = search.advance(STEPS);
            if event == Event::Solution {
                let laid = search.chosen().map(|option| {
                    let Placing {
                        orientation, cells, ..
                    } = &placings[option];
                    (*orientation, cells.clone())
                });
                let solution = self.solution(&laid.collect::<Vec<_>>());
                if see(solution) == Flow::Stop {
                    return End::Enough;
                }
            }
            if event == Event::Done {
                return End::Complete;
            }
            // A step here takes about as long as so many cells of the scan.
            if !pace.steps(32 * (search.steps() - before)) {
                return End::Cancelled;
            }
        }
    }

    fn solution(&self, laid: &[(Orientation, Vec<usize>)]) -> Solution {
        let spot = |cell: &usize| -> Spot { self.puzzle.spots()[*cell] };
        let laid = laid.iter().map(|(orientation, cells)| Laid {
            piece: orientation.piece(),
            spots: cells.iter().map(spot).collect(),
        });
        Solution::new(laid.collect())
    }
}

fn end(flow: Flow, pace: &Pace) -> End {
    match flow {
        _ if pace.cancelled() => End::Cancelled,
        Flow::Stop => End::Enough,
        Flow::GoOn => End::Complete,
    }
}
