//! A first solution by randomised restarts.
//!
//! A scan that has gone wrong early may search for ages, while another order of the same pieces
//! finds a solution at once. So the order and the layout are drawn anew, and the budget grows from
//! try to try; once it exceeds the whole search, the answer is certain either way.

use exact_cover::Flow;
use game::Rng;
use gemblo::Orientation;

use crate::answer::{Cancelled, Verdict, verdict};
use crate::frame::Frame;
use crate::pace::Pace;
use crate::scan::Ground;
use crate::stock::Stock;
use crate::tables::{Tables, usual_order};
use crate::window::{Window, with_window};

/// Nodes of the first try.
const FIRST_BUDGET: u64 = 20_000;

/// Layouts with rows longer than the shortest by more than this are not tried.
const SLACK: usize = 3;

/// The orientations of a solution and the cells that each covers.
pub type Filling = Vec<(Orientation, Vec<usize>)>;

/// Random tries, one after another.
pub struct Tries<'a> {
    frames: Vec<&'a Frame>,
    stock: Stock,
    taste: Taste,
    rng: Rng,
    budget: u64,
    made: usize,
}

impl<'a> Tries<'a> {
    /// Tries on these layouts, which come with short rows first.
    pub fn new(frames: &'a [Frame], stock: Stock, taste: Taste, seed: u64) -> Tries<'a> {
        let shortest = frames.first().map_or(0, |frame| frame.stride);
        let near = |frame: &&Frame| frame.stride <= shortest + SLACK;
        Tries {
            frames: frames.iter().take_while(near).collect(),
            stock,
            taste,
            rng: Rng::new(seed),
            budget: FIRST_BUDGET,
            made: 0,
        }
    }

    /// Makes so many more tries, until one is certain or the pace is stopped.
    pub fn go_on(&mut self, tries: usize, pace: &mut Pace) -> Verdict<Filling> {
        for _ in 0..tries {
            let frame = match self.taste {
                Taste::Fast => self.frames[self.made % self.frames.len()],
                Taste::Large | Taste::Mixed => self.frames[self.rng.below(self.frames.len())],
            };
            let order = match (self.made, self.taste) {
                (0, Taste::Fast) => usual_order(),
                _ => shuffled_order(self.taste, &mut self.rng),
            };
            pace.allow(self.budget);
            let found = with_window!(frame, W => try_order::<W>(frame, self.stock, &order, pace));
            let verdict = verdict(found, pace);
            if verdict.is_ok() || pace.cancelled() {
                return verdict;
            }
            self.made += 1;
            self.budget += self.budget / 8;
        }
        Err(Cancelled)
    }
}

fn try_order<W: Window>(
    frame: &Frame,
    stock: Stock,
    order: &[Orientation],
    pace: &mut Pace,
) -> Option<Filling> {
    let tables = Tables::<W>::new(stock, frame, order);
    let ground = Ground::new(&tables, frame);
    let start = ground.start(stock, frame.bits.len() as u32);
    let mut found = None;
    ground.each(&start, &mut Vec::new(), pace, &mut |laid| {
        found = Some(tables.cells(frame, laid));
        Flow::Stop
    });
    found
}

/// In which order pieces are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taste {
    /// Large pieces before small ones, which fit into what is left; the rest is chance, but for the first try.
    Fast,
    /// Large pieces before small ones, and all the rest is chance.
    Large,
    /// Large pieces are only more likely, so that fillings have pieces of all sizes.
    Mixed,
}

fn shuffled_order(taste: Taste, rng: &mut Rng) -> Vec<Orientation> {
    let mut order = usual_order();
    let spread = match taste {
        Taste::Fast | Taste::Large => 1,
        Taste::Mixed => 5,
    };
    let mut bonus = [0; 19];
    bonus.fill_with(|| rng.below(spread) as u8);
    order.sort_by_cached_key(|way| {
        let piece = way.piece();
        let rank = 2 * piece.size() + bonus[usize::from(piece.number())];
        (std::cmp::Reverse(rank), rng.next())
    });
    order
}
