//! A first solution by randomised restarts.
//!
//! A scan that has gone wrong early may search for ages, while another order of the same pieces
//! finds a solution at once. So the order and the layout are drawn anew, and the budget grows from
//! try to try; once it exceeds the whole search, the answer is certain either way.

use exact_cover::Flow;
use game::Rng;
use gemblo::Orientation;

use crate::frame::{Frame, NARROW_STRIDE};
use crate::pace::Pace;
use crate::scan::Ground;
use crate::stock::Stock;
use crate::tables::{Tables, usual_order};
use crate::window::Window;

/// Nodes of the first try.
const FIRST_BUDGET: u64 = 20_000;

/// Layouts with rows longer than the shortest by more than this are not tried.
const SLACK: usize = 3;

/// The cells of a solution with the orientation that covers each group; nothing if there is none,
/// or if the pace was stopped.
pub fn search(
    frames: &[Frame],
    stock: Stock,
    taste: Taste,
    seed: u64,
    pace: &mut Pace,
) -> Option<Vec<(Orientation, Vec<usize>)>> {
    let shortest = frames.first()?.stride;
    let tried = frames
        .iter()
        .take_while(|frame| frame.stride <= shortest + SLACK);
    let tried: Vec<&Frame> = tried.collect();
    let mut rng = Rng::new(seed);
    let mut budget = FIRST_BUDGET;
    for attempt in 0.. {
        let frame = match taste {
            Taste::Fast => tried[attempt % tried.len()],
            Taste::Mixed => tried[rng.below(tried.len())],
        };
        let order = match (attempt, taste) {
            (0, Taste::Fast) => usual_order(),
            _ => shuffled_order(taste, &mut rng),
        };
        pace.allow(budget);
        let found = match frame.stride <= NARROW_STRIDE {
            true => attempt_on::<u64>(frame, stock, &order, pace),
            false => attempt_on::<u128>(frame, stock, &order, pace),
        };
        if found.is_some() || !pace.stopped() || pace.cancelled() {
            return found;
        }
        budget += budget / 8;
    }
    None
}

fn attempt_on<W: Window>(
    frame: &Frame,
    stock: Stock,
    order: &[Orientation],
    pace: &mut Pace,
) -> Option<Vec<(Orientation, Vec<usize>)>> {
    let tables = Tables::<W>::new(stock, frame.symmetry, frame.stride, order);
    let ground = Ground {
        tables: &tables,
        closed: &frame.closed,
        guard: None,
    };
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
    /// Large pieces before small ones, which fit into what is left; the rest is chance.
    Fast,
    /// Large pieces are only more likely, so that fillings have pieces of all sizes.
    Mixed,
}

fn shuffled_order(taste: Taste, rng: &mut Rng) -> Vec<Orientation> {
    let mut order = usual_order();
    let spread = match taste {
        Taste::Fast => 1,
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
