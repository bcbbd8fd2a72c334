//! Folding the opening: of placements that are each other's mirror images only one is tried.

use hex::Symmetry;
use yinsh::{Colour, Phase, Position, Step};

/// With more rings than this on the board hardly any position is symmetric.
const RINGS: usize = 4;

/// Says which steps need not be tried since a symmetric one is.
pub(crate) fn folding(position: &Position) -> impl Fn(Step) -> bool + use<> {
    let placed = |colour: Colour| position.rings(colour).len();
    let symmetric =
        position.phase() == Phase::Place && placed(Colour::White) + placed(Colour::Black) <= RINGS;
    let own: Vec<Symmetry> = if symmetric {
        Symmetry::ALL[..]
            .iter()
            .filter(|symmetry| position.transformed(**symmetry) == *position)
            .copied()
            .collect()
    } else {
        Vec::new()
    };
    move |step| match step {
        Step::PlaceRing(point) => own
            .iter()
            .any(|symmetry| point.transformed(*symmetry) < point),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use yinsh::Variant;

    use super::*;

    fn tried(position: &Position) -> usize {
        let is_folded = folding(position);
        position
            .legal()
            .iter()
            .filter(|step| !is_folded(*step))
            .count()
    }

    #[test]
    fn there_are_eleven_different_first_placements() {
        let mut position = Position::new(Variant::Standard);
        assert_eq!(tried(&position), 11);
        position.play("f6".parse().unwrap()).unwrap();
        assert_eq!(tried(&position), 10);
        position.play("e3".parse().unwrap()).unwrap();
        position.play("b2".parse().unwrap()).unwrap();
        assert_eq!(tried(&position), 82);
    }
}
