//! The hash of a position: one number for each piece laid, for the turn and for the setup.

use crate::board::Cell;
use crate::colour::{Colour, MAX_COLOURS, Owner};
use crate::ground::OBSTACLES;
use crate::placement::Placement;
use crate::position::Position;

pub(crate) fn placement_key(slot: usize, placement: Placement) -> u64 {
    mixed((placement.index() * MAX_COLOURS + slot) as u64)
}

pub(crate) fn turn_key(to_move: Option<Colour>) -> u64 {
    const AFTER_ALL_PLACEMENTS: usize = Placement::COUNT * MAX_COLOURS;
    let turn = to_move.map_or(MAX_COLOURS, Colour::index);
    mixed((AFTER_ALL_PLACEMENTS + turn) as u64)
}

/// One well mixed number for each number: the first that the generator gives for it as a seed.
fn mixed(number: u64) -> u64 {
    game::Rng::new(number).next()
}

impl Position {
    /// What [`Position::hash`] must be, from what lies on the board.
    pub(crate) fn hash_from_scratch(&self) -> u64 {
        let setup = self
            .colours()
            .fold(u64::from(self.players()), |key, colour| {
                let start = self.start_of(colour).map_or(0, Cell::index);
                mixed(key.wrapping_add(start as u64))
            });
        let slot = |owner| match owner {
            Owner::Colour(colour) => Colour::index(colour),
            Owner::Obstacle => OBSTACLES,
        };
        self.laid()
            .map(|(owner, placement)| placement_key(slot(owner), placement))
            .fold(setup ^ turn_key(self.to_act()), |all, key| all ^ key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use game::Rng;

    #[test]
    fn the_hash_kept_up_is_the_hash_from_scratch() {
        for players in 2..=6 {
            let mut rng = Rng::new(u64::from(players));
            let mut position = Position::new(&Setup::for_players(players).unwrap());
            let mut legal = position.legal();
            while let Some(placement) = legal.nth(rng.below(legal.len())) {
                position.play(placement).unwrap();
                assert_eq!(position.hash(), position.hash_from_scratch());
                legal = position.legal();
            }
        }
    }
}
