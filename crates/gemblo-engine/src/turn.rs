//! The next turn: who can lay a piece, and every way to do it.

use crate::board::Board;
use crate::fitting::Fitting;
use crate::grid::{Place, moved};
use crate::patterns::PATTERNS;
use crate::spot::Spot;

/// The ways to cover each anchor of the colour to move; a buffer that is used again.
pub(crate) type Choices = Vec<(Place, Fitting)>;

impl Board {
    /// Finds the colour to move and all ways to cover its anchors; none once the game is over.
    ///
    /// Colours without a legal placement are passed over, and anchors without one are forgotten:
    /// since the board only fills, neither can ever come back.
    #[inline]
    pub(crate) fn next_turn(&mut self, choices: &mut Choices) -> Option<u8> {
        for _ in 0..self.colours {
            if self.blocked >> self.turn & 1 == 0 {
                self.find_choices(self.turn, choices);
                if !choices.is_empty() {
                    return Some(self.turn);
                }
                self.blocked |= 1 << self.turn;
            }
            self.turn = (self.turn + 1) % self.colours;
        }
        choices.clear();
        None
    }

    #[inline]
    fn find_choices(&mut self, colour: u8, choices: &mut Choices) {
        choices.clear();
        let bit = 1 << colour;
        let open = self.open_to(colour);
        let tables = &*PATTERNS;
        let among = self.patterns[usize::from(colour)];
        let anchors = &mut self.anchors[usize::from(colour)];
        let mut kept = 0;
        for i in 0..anchors.len {
            let place = anchors.list[i];
            if self.anchored[usize::from(place)] & bit == 0 {
                continue;
            }
            let fitting = tables.fitting(&open, place, &among);
            if fitting.is_empty() {
                self.anchored[usize::from(place)] &= !bit;
                continue;
            }
            choices.push((place, fitting));
            anchors.list[kept] = place;
            kept += 1;
        }
        anchors.len = kept;
    }

    /// Visits the ways to cover each anchor of a colour.
    pub(crate) fn each_choice(&self, colour: u8, mut visit: impl FnMut(&Fitting)) {
        let open = self.open_to(colour);
        for &anchor in self.anchors[usize::from(colour)].as_slice() {
            if self.anchored[usize::from(anchor)] >> colour & 1 != 0 {
                visit(&PATTERNS.fitting(&open, anchor, &self.patterns[usize::from(colour)]));
            }
        }
    }

    /// Visits every legal placement of a colour once.
    pub(crate) fn each_legal(&self, colour: u8, mut visit: impl FnMut(Spot)) {
        let tables = &*PATTERNS;
        let mut open = self.open_to(colour);
        for &anchor in self.anchors[usize::from(colour)].as_slice() {
            if self.anchored[usize::from(anchor)] >> colour & 1 == 0 {
                continue;
            }
            let fitting = tables.fitting(&open, anchor, &self.patterns[usize::from(colour)]);
            for pattern in fitting.patterns() {
                visit(tables.spot(pattern, anchor));
            }
            open.remove(anchor.into());
        }
    }

    /// How many anchors of a colour the piece would cover.
    pub(crate) fn anchors_covered(&self, colour: u8, spot: Spot) -> u32 {
        let cells = spot.shape().cells.iter();
        cells
            .map(|way| u32::from(self.anchored[moved(spot.origin, *way)] >> colour & 1))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::{Colour, Placement, Position, Setup};

    fn legal(board: &Board, colour: u8) -> Vec<Placement> {
        let mut legal = Vec::new();
        board.each_legal(colour, |spot| legal.push(spot.placement()));
        legal.sort();
        legal
    }

    fn expected(position: &Position, colour: Colour) -> Vec<Placement> {
        let mut legal: Vec<Placement> = position.legal_for(colour).iter().collect();
        legal.sort();
        legal
    }

    #[test]
    fn the_board_kept_up_has_the_legal_placements_of_the_rules_at_every_ply() {
        let mut choices = Choices::new();
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let setup = match seed % 6 {
                5 => format!("gemblo5#{seed}").parse().unwrap(),
                players => Setup::for_players(players as u8 + 2).unwrap(),
            };
            let mut position = Position::new(&setup);
            let mut board = Board::from(&position);
            loop {
                let to_move = board.next_turn(&mut choices);
                assert_eq!(
                    to_move.map(usize::from),
                    position.to_act().map(Colour::index)
                );
                let Some(colour) = to_move else { break };
                let fresh = Board::from(&position);
                for (slot, each) in position.colours().enumerate() {
                    let expected = expected(&position, each);
                    assert_eq!(legal(&board, slot as u8), expected);
                    assert_eq!(legal(&fresh, slot as u8), expected);
                }
                let legal = expected(&position, position.to_act().unwrap());
                let placement = legal[rng.below(legal.len())];
                position.play(placement).unwrap();
                board.lay(colour, placement.into());
            }
            assert_eq!(board.scores(), Board::from(&position).scores());
        }
    }
}
