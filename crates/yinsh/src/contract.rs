//! YINSH as a game of Sixfold.

use alloc::string::String;
use alloc::vec::Vec;

use game::{Game, Outcome, Seat, Turn};

use crate::{Colour, Position, Refusal, Setup, Step, notation};

impl Game for Position {
    type Setup = Setup;
    type Step = Step;
    type Refusal = Refusal;

    fn start(setup: &Setup) -> Position {
        setup.0
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Option<Seat> {
        self.to_act().map(Colour::seat)
    }

    fn legal_steps(&self) -> Vec<Step> {
        self.legal().iter().collect()
    }

    fn play(&mut self, step: Step) -> Result<Turn, Refusal> {
        Position::play(self, step)
    }

    fn outcome(&self) -> Option<Outcome> {
        let verdict = self.verdict()?;
        let rank = |colour: Colour| u8::from(verdict.winner == Some(colour.opponent()));
        Some(Outcome::from_ranks(&Colour::ALL.map(rank)))
    }

    fn read_turn(&self, text: &str) -> Result<Vec<Step>, Refusal> {
        notation::read_turn(self, text)
    }

    fn write_turn(steps: &[Step]) -> String {
        notation::write_turn(steps)
    }
}
