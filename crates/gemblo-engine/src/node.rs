//! A position of the search tree: how often it was visited, what that brought, and its placements.
//!
//! All of it may be read and added to by several threads at once. What is counted is counted by atomics; placements are
//! listed once and then stay as they are, those of a wider node in further steps.

use std::iter::successors;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use game::MAX_SEATS;
use gemblo::Colour;
use gemblo::raw::Spot;

use crate::counting::{Visits, halves, whole};
use crate::positions::Key;
use crate::reward::Rewards;
use crate::wish::Brought;

/// How many placements a node holds from so many visits on (progressive widening: Chaslot et al. 2008).
pub(crate) const WIDENING: [(u32, usize); 3] = [(0, 32), (128, 64), (1_024, 128)];

/// The index of a node that does not exist.
pub(crate) const NOBODY: u32 = u32::MAX;

/// How many placements a node with so many visits holds.
pub(crate) fn width_at(visits: u32) -> usize {
    let mut steps = WIDENING.iter().rev();
    let step = steps.find(|(from, _)| visits >= *from);
    step.map_or(0, |(_, width)| *width)
}

/// A position of the tree; alone in a line of the cache, since threads that write to the same one wait for each other.
#[derive(Default, Debug)]
#[repr(align(64))]
pub(crate) struct Node {
    /// What each seat wishes for, on the mean, two of them in each number.
    means: [AtomicU64; MAX_SEATS / 2],
    /// The mean reward of the seat that thinks, as bits.
    own: AtomicU32,
    /// The visits that have brought something, and all that have begun.
    pub(crate) done: Visits,
    pub(crate) visits: Visits,
    key: AtomicU64,
    first: Place,
}

/// Placements that a node has come to hold at once; none where the game is over.
#[derive(Debug)]
pub(crate) struct Step {
    /// The colour to move, and its seat.
    pub(crate) colour: Colour,
    pub(crate) seat: u8,
    /// Whether the colour to move has no other placements.
    pub(crate) is_last: bool,
    pub(crate) edges: Box<[Edge]>,
    pub(crate) next: Place,
}

/// Where a step is, once it is known.
pub(crate) type Place = OnceLock<Box<Step>>;

/// A placement in a position of the tree.
#[derive(Debug)]
pub(crate) struct Edge {
    pub(crate) prior: f32,
    pub(crate) spot: Spot,
    node: AtomicU32,
    /// How often it was chosen.
    pub(crate) visits: Visits,
    /// What its node was worth to the seat that moves, when it was last chosen; as bits.
    value: AtomicU32,
}

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Nothing; playouts begin here.
    Leaf,
    /// Its placements.
    Open,
    /// That the game is over.
    Over,
}

impl Node {
    pub(crate) fn key(&self) -> Key {
        Key(self.key.load(Ordering::Relaxed))
    }

    /// Says whose node it is, before anybody else knows it.
    pub(crate) fn set_key(&self, key: Key) {
        self.key.store(key.0, Ordering::Relaxed);
    }

    /// Adds what visits brought on the mean. Of two threads that add at the same moment one may be forgotten, which the mean hardly
    /// feels.
    pub(crate) fn add(&self, brought: &Brought, count: u32) {
        let done = self.done.add(count);
        let part = count as f32 / done as f32;
        for (place, wish) in self.means.iter().zip(brought.wishes.as_chunks::<2>().0) {
            let [first, second] = halves(place.load(Ordering::Relaxed));
            let first = first + part * (wish[0] - first);
            let second = second + part * (wish[1] - second);
            place.store(whole([first, second]), Ordering::Relaxed);
        }
        let own = f32::from_bits(self.own.load(Ordering::Relaxed));
        let own = own + part * (brought.own - own);
        self.own.store(own.to_bits(), Ordering::Relaxed);
    }

    /// What a seat wishes for, on the mean.
    pub(crate) fn mean(&self, seat: usize) -> f32 {
        halves(self.means[seat / 2].load(Ordering::Relaxed))[seat % 2]
    }

    /// The same if visits under way bring nothing.
    pub(crate) fn mean_at_worst(&self, seat: usize) -> f32 {
        let (done, visits) = (self.done.count(), self.visits.count());
        self.mean(seat) * done as f32 / visits as f32
    }

    /// The first of its steps, once it is open or known to be over.
    pub(crate) fn first_step(&self) -> Option<&Step> {
        self.first.get().map(|step| &**step)
    }

    /// All placements held, step by step.
    pub(crate) fn steps(&self) -> impl Iterator<Item = &Step> {
        successors(self.first_step(), |step| {
            step.next.get().map(|next| &**next)
        })
    }

    pub(crate) fn edges(&self) -> impl Iterator<Item = &Edge> {
        self.steps().flat_map(|step| &step.edges)
    }

    /// How many placements it holds.
    pub(crate) fn width(&self) -> usize {
        self.steps().map(|step| step.edges.len()).sum()
    }

    /// How many of them were tried: since they are sorted by priors, always the first ones.
    pub(crate) fn tried(&self) -> usize {
        self.edges()
            .take_while(|edge| edge.node().is_some())
            .count()
    }

    /// Where the first step is to be.
    pub(crate) fn first_place(&self) -> &Place {
        &self.first
    }

    /// Where the next step is to be.
    pub(crate) fn next_place(&self) -> &Place {
        self.steps().last().map_or(&self.first, |last| &last.next)
    }

    pub(crate) fn stage(&self) -> Stage {
        match self.first_step() {
            None => Stage::Leaf,
            Some(step) if step.edges.is_empty() => Stage::Over,
            Some(_) => Stage::Open,
        }
    }

    /// Whether it holds all placements of the colour to move.
    pub(crate) fn holds_all(&self) -> bool {
        self.steps().last().is_some_and(|step| step.is_last)
    }

    /// Whether it was visited so often that it should hold more placements.
    pub(crate) fn is_narrow(&self) -> bool {
        !self.holds_all() && self.width() < width_at(self.visits.count())
    }

    /// Forgets the placements.
    pub(crate) fn close(&mut self) {
        self.first = Place::new();
    }

    /// The nodes of the edges tried.
    pub(crate) fn children_mut(&mut self) -> impl Iterator<Item = &mut u32> {
        let mut step = self.first.get_mut();
        let steps = std::iter::from_fn(move || {
            let Step { edges, next, .. } = &mut **step.take()?;
            step = next.get_mut();
            Some(edges)
        });
        let children = steps.flat_map(|edges| edges.iter_mut().map(|edge| edge.node.get_mut()));
        children.filter(|node| **node != NOBODY)
    }

    /// The seat to move; the first one until it is known.
    pub(crate) fn seat(&self) -> usize {
        self.first_step().map_or(0, |step| usize::from(step.seat))
    }

    /// The reward that each seat may expect, if the node was visited; `thinking` is the seat at the root.
    pub(crate) fn rewards(&self, thinking: usize) -> Option<Rewards> {
        let is_known = self.done.count() > 0;
        is_known.then(|| {
            let mut rewards = std::array::from_fn(|seat| self.mean(seat));
            rewards[thinking] = f32::from_bits(self.own.load(Ordering::Relaxed));
            rewards
        })
    }
}

impl Edge {
    /// A placement that was not tried yet.
    pub(crate) fn new(prior: f32, spot: Spot) -> Edge {
        Edge {
            prior,
            spot,
            node: AtomicU32::new(NOBODY),
            visits: Visits::default(),
            value: AtomicU32::new(0),
        }
    }

    /// Where it leads to, if it was tried.
    pub(crate) fn node(&self) -> Option<u32> {
        Some(self.node.load(Ordering::Acquire)).filter(|node| *node != NOBODY)
    }

    pub(crate) fn lead_to(&self, node: u32) {
        self.node.store(node, Ordering::Release);
    }

    /// What its node was worth to the seat that moves, when it was last chosen: kept here, so that choosing looks at no other nodes.
    pub(crate) fn value(&self) -> f32 {
        f32::from_bits(self.value.load(Ordering::Relaxed))
    }

    /// Looks at what the node that it leads to is worth now.
    pub(crate) fn look_at(&self, node: &Node, seat: u8) {
        let value = node.mean_at_worst(usize::from(seat));
        self.value.store(value.to_bits(), Ordering::Relaxed);
    }
}
