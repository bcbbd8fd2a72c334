//! What each level sees and how it misjudges.

use engine::Level;

/// The bounds of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// Turns it looks ahead.
    pub(crate) depth: u32,
    /// Positions it looks at.
    pub(crate) nodes: u64,
    /// By how much it misjudges at most, in score units.
    pub(crate) noise: i32,
}

/// The bounds of a level; the best one has none.
pub(crate) fn limits(level: Level) -> Limits {
    let (depth, nodes, noise) = match level.number() {
        1 => (1, 2_000, 1_200),
        2 => (1, 2_000, 500),
        3 => (1, 4_000, 150),
        4 => (2, 10_000, 400),
        5 => (2, 20_000, 120),
        6 => (3, 40_000, 160),
        7 => (4, 60_000, 120),
        8 => (5, 120_000, 80),
        9 => (7, 400_000, 0),
        _ => (u32::MAX, u64::MAX, 0),
    };
    Limits {
        depth,
        nodes,
        noise,
    }
}
