//! Which way to cut a silhouette into rows: the wrong one can cost hundreds of times the work.

use std::collections::HashSet;

use game::Rng;
use hex::Symmetry;

use crate::estimate::{self, FEW, MANY};
use crate::frame::Frame;
use crate::pace::Pace;
use crate::region::Region;
use crate::scan::Ground;
use crate::stock::Stock;
use crate::tables::{Tables, usual_order};
use crate::window::{Window, with_window};

/// Every different way to lay the silhouette out, those with short rows first.
pub fn frames(region: &Region, parts: &[Vec<usize>]) -> Vec<Frame> {
    let turned = Symmetry::ALL.iter();
    let mut frames: Vec<Frame> = turned
        .filter_map(|symmetry| Frame::new(region, parts, *symmetry))
        .collect();
    let mut seen = HashSet::new();
    // Layouts that a symmetry of the silhouette maps onto each other are the same work.
    frames.retain(|frame| seen.insert((frame.stride, frame.closed.clone())));
    frames.sort_by_key(|frame| frame.stride);
    frames
}

/// Layouts that look best at first, and get a second look.
const SECOND_LOOK: usize = 3;

/// The layout whose scan looks smallest.
pub fn best<'f>(frames: &'f [Frame], stock: Stock, pace: &mut Pace) -> Option<&'f Frame> {
    let mut frames: Vec<&Frame> = frames.iter().collect();
    let mut rng = Rng::new(frames.len() as u64);
    for (branches, kept) in [(FEW, SECOND_LOOK), (MANY, 1)] {
        if frames.len() > kept {
            let (rng, pace) = (&mut rng, &mut *pace);
            frames.sort_by_cached_key(|frame| {
                with_window!(frame, W => size::<W>(frame, stock, branches, rng, pace)) as u64
            });
            frames.truncate(kept);
        }
    }
    frames.first().copied()
}

fn size<W: Window>(
    frame: &Frame,
    stock: Stock,
    branches: usize,
    rng: &mut Rng,
    pace: &mut Pace,
) -> f64 {
    let tables = Tables::<W>::new(stock, frame, &usual_order());
    let ground = Ground::new(&tables, frame);
    let start = ground.start(stock, frame.bits.len() as u32);
    estimate::sizes(&ground, &start, &[], branches, rng, pace).free
}
