//! The turns by rounds, as a list of moves shows them.

use gemblo::{Colour, Placement, Tint};

use super::Board;

/// A turn in the list of moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Listed {
    /// The round, from 0: a row of the list.
    pub round: usize,
    /// Whose piece: a column of the list.
    pub colour: Colour,
    /// What that looks like.
    pub tint: Tint,
    /// The piece and where it was laid.
    pub placement: Placement,
}

impl Board {
    /// The confirmed turns; a round ends where a colour is passed that has laid its piece.
    pub fn listed(&self) -> Vec<Listed> {
        let game = self.table.game();
        let turns = game.earlier_positions().zip(game.steps());
        let mut listed: Vec<Listed> = Vec::new();
        for (before, placement) in turns.take(self.table.turn_count()) {
            let Some(colour) = before.to_act() else { break };
            let round = match listed.last() {
                Some(last) if last.colour < colour => last.round,
                Some(last) => last.round + 1,
                None => 0,
            };
            listed.push(Listed {
                round,
                colour,
                tint: before.tint(colour),
                placement,
            });
        }
        listed
    }

    /// The piece of a turn, by its number from 1.
    pub fn laid_in(&self, number: usize) -> Option<Placement> {
        self.table.turn(number)?.steps.first().copied()
    }
}
