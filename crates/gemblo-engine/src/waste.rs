//! What a turn throws away, in whole cells, for whoever looks back at a game.

use gemblo::{Placement, Position};

use crate::{given_away, thrown_away};

/// The most placements of all colours together with which an ending is solved, and the most positions of that: with more
/// placements so many positions hardly ever were enough ([`crate::ending`]).
const MOST_PLACEMENTS: usize = 40;
const MOST_POSITIONS: u64 = 20_000;

/// The cells that a legal placement throws away, where that can be told exactly: its colour is alone in its room, or the
/// rest of the game is solved. Then they count against the mean of the others, as the result does.
pub fn cells_thrown_away(position: &Position, placement: Placement) -> Option<u8> {
    given_away(position, placement).or_else(|| {
        let placements = position
            .colours()
            .map(|colour| position.legal_for(colour).len());
        let is_near = placements.sum::<usize>() <= MOST_PLACEMENTS;
        let thrown = is_near.then(|| thrown_away(position, placement, MOST_POSITIONS))??;
        Some(thrown.cells.round().max(0.0) as u8)
    })
}

#[cfg(test)]
mod tests {
    use game::Rng;
    use gemblo::Setup;

    use super::*;

    #[test]
    fn some_turn_throws_nothing_away_and_others_do_even_where_rooms_are_shared() {
        let (mut told, mut shared) = (0, 0);
        for (seed, setup) in [Setup::TWO, Setup::FOUR].iter().enumerate() {
            let mut position = Position::new(setup);
            let mut rng = Rng::new(seed as u64);
            while position.to_act().is_some() {
                let legal: Vec<Placement> = position.legal().iter().collect();
                let all: Option<Vec<u8>> = legal
                    .iter()
                    .map(|each| cells_thrown_away(&position, *each))
                    .collect();
                if let Some(all) = all.filter(|all| all.len() > 1) {
                    assert_eq!(all.iter().min(), Some(&0), "{all:?}");
                    let is_alone = given_away(&position, legal[0]).is_some();
                    told += 1;
                    shared += usize::from(!is_alone && all.iter().any(|cells| *cells > 0));
                }
                position.play(legal[rng.below(legal.len())]).unwrap();
            }
        }
        assert!(shared > 0 && told > shared, "{told}, shared {shared}");
    }
}
