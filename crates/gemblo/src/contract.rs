//! Gemblo as a game among others: the contract in terms of a [`Position`].

use game::{Game, Outcome, Seat, Turn};

use crate::placement::Placement;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::setup::Setup;

impl Game for Position {
    type Setup = Setup;
    type Step = Placement;
    type Refusal = Refusal;

    fn start(setup: &Setup) -> Position {
        Position::new(setup)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn to_move(&self) -> Option<Seat> {
        self.to_act().map(|colour| self.seat_of(colour))
    }

    fn legal_steps(&self) -> Vec<Placement> {
        self.legal().iter().collect()
    }

    fn play(&mut self, placement: Placement) -> Result<Turn, Refusal> {
        Position::play(self, placement).map(|_| Turn::Done)
    }

    fn outcome(&self) -> Option<Outcome> {
        Position::outcome(self)
    }

    fn read_turn(&self, text: &str) -> Result<Vec<Placement>, Refusal> {
        let placement = text.parse()?;
        self.check(placement)?;
        Ok(vec![placement])
    }

    fn write_turn(steps: &[Placement]) -> String {
        let texts: Vec<String> = steps.iter().map(Placement::to_string).collect();
        texts.join(" ")
    }
}
