//! Hints: which piece to lay, or which one lies in the way.

use gemblo::{Cells, Placement};
use studio::errand::{Say, Situation};

use crate::rest::filled;

/// What to do next.
pub fn advise(now: &Situation) -> Say {
    match filled(now, &now.laid) {
        Some(rest) => tightest(&rest).map_or(Say::Nothing, Say::Lay),
        None => in_the_way(now).map_or(Say::Unsolvable, Say::Lift),
    }
}

/// The piece of a filling that has the fewest others of it around: its place is the clearest.
fn tightest(rest: &[Placement]) -> Option<Placement> {
    let open: Cells = rest.iter().flat_map(|one| one.cells()).collect();
    let room = |one: &&Placement| {
        let around = one.to_cells().neighbours() & open;
        let own = one.cells().filter(|cell| around.contains(*cell)).count();
        (around.len() - own, u8::MAX - one.piece().size())
    };
    rest.iter().min_by_key(room).copied()
}

/// A piece without which the rest could be filled; where no single one is to blame, the one with
/// which it first could not.
fn in_the_way(now: &Situation) -> Option<Placement> {
    let is_fine = |laid: &[Placement]| filled(now, laid).is_some();
    let without = |index: usize| {
        let mut others = now.laid.clone();
        others.remove(index);
        others
    };
    let last = (0..now.laid.len())
        .rev()
        .find(|index| is_fine(&without(*index)));
    let first = || (0..now.laid.len()).find(|index| !is_fine(&now.laid[..=*index]));
    let index = last.or_else(|| is_fine(&[]).then(first).flatten())?;
    now.laid.get(index).copied()
}
