//! The nodes of a tree: they stay where they are while threads add more.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::MOST_NODES;
use crate::counting::Alone;
use crate::node::{NOBODY, Node};
use crate::positions::Key;

/// The nodes that memory is asked for at once.
const CHUNK: usize = 1_024;
/// One more than are needed: threads stop when there are too many nodes, each with two more at most.
const CHUNKS: usize = MOST_NODES.div_ceil(CHUNK) + 1;

pub(super) struct Nodes {
    chunks: Box<[OnceLock<Chunk>]>,
    len: Alone<AtomicU32>,
}

type Chunk = Box<[Node; CHUNK]>;

impl Nodes {
    pub(super) fn new() -> Nodes {
        Nodes {
            chunks: (0..CHUNKS).map(|_| OnceLock::new()).collect(),
            len: Alone::default(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.len.0.load(Ordering::Relaxed) as usize
    }

    #[inline(always)]
    pub(super) fn node(&self, index: u32) -> &Node {
        let (chunk, place) = split(index);
        &self.chunks[chunk].get().expect("the node was added")[place]
    }

    pub(super) fn node_mut(&mut self, index: u32) -> &mut Node {
        let (chunk, place) = split(index);
        &mut self.chunks[chunk].get_mut().expect("the node was added")[place]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Node> {
        (0..self.len() as u32).map(|index| self.node(index))
    }

    /// A new node of a position.
    pub(super) fn add(&self, key: Key) -> u32 {
        let index = self.len.0.fetch_add(1, Ordering::Relaxed);
        let (chunk, place) = split(index);
        self.chunks[chunk].get_or_init(new_chunk)[place].set_key(key);
        index
    }

    /// Moves what stays to its place, the root to the first, all others to places that do not lie after theirs, and forgets
    /// the others.
    pub(super) fn settle(&mut self, root: u32, places: &[u32]) {
        self.move_to(root, 0);
        let mut count = 1;
        for (index, place) in places.iter().enumerate() {
            if *place != NOBODY && index != root as usize {
                self.move_to(index as u32, *place);
                count += 1;
            }
        }
        self.truncate(count);
    }

    fn move_to(&mut self, index: u32, place: u32) {
        if index != place {
            *self.node_mut(place) = std::mem::take(self.node_mut(index));
        }
    }

    fn truncate(&mut self, count: u32) {
        let (chunk, place) = split(count);
        if let Some(nodes) = self.chunks[chunk].get_mut() {
            nodes[place..].fill_with(Node::default);
        }
        self.chunks[chunk + 1..].fill_with(OnceLock::new);
        self.len = Alone(AtomicU32::new(count));
    }
}

fn split(index: u32) -> (usize, usize) {
    (index as usize / CHUNK, index as usize % CHUNK)
}

fn new_chunk() -> Chunk {
    let nodes: Box<[Node]> = (0..CHUNK).map(|_| Node::default()).collect();
    nodes.try_into().expect("there are so many")
}
