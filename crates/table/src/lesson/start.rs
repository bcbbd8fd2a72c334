//! Where a lesson or a diagram begins.

use engine::Level;
use game::{Game, Match};

use crate::{Confirm, Player, Sitting, Table, gemblo, yinsh};

/// A setup, the turns made from it, and what is touched already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The setup.
    pub setup: &'static str,
    /// The turns made.
    pub turns: &'static [&'static str],
    /// The point that is touched, if any.
    pub touched: Option<&'static str>,
    /// Cells to be marked on the board.
    pub marked: &'static [&'static str],
}

impl Start {
    /// A position, nothing else.
    pub const fn at(setup: &'static str) -> Start {
        Start {
            setup,
            turns: &[],
            touched: None,
            marked: &[],
        }
    }

    /// What some turns lead to.
    pub const fn after(setup: &'static str, turns: &'static [&'static str]) -> Start {
        Start {
            turns,
            ..Start::at(setup)
        }
    }

    /// The same with marked cells.
    pub const fn marking(self, marked: &'static [&'static str]) -> Start {
        Start { marked, ..self }
    }

    /// A position in which a point is touched.
    pub const fn touching(setup: &'static str, point: &'static str) -> Start {
        Start {
            touched: Some(point),
            ..Start::at(setup)
        }
    }

    /// A board with the position; only whoever is to move there can make turns.
    ///
    /// # Panics
    /// When the setup or a turn is not legal; every start is tested.
    pub fn sitting(&self) -> Sitting {
        let mut sitting = match self.setup.starts_with("gemblo") {
            true => Sitting::Gemblo(gemblo::Board::new(self.table())),
            false => Sitting::Yinsh(yinsh::Board::new(self.table())),
        };
        sitting.set_confirm(Confirm::AtOnce);
        if let (Some(point), Sitting::Yinsh(board)) = (self.touched, &mut sitting) {
            board.touch(point.parse().expect("a start touches a point"));
        }
        sitting
    }

    fn table<G: Game>(&self) -> Table<G> {
        let setup = self.setup.parse();
        let Ok(setup) = setup else {
            panic!("{} is no setup", self.setup)
        };
        let Ok(game) = Match::<G>::replay(setup, self.turns.iter().copied()) else {
            panic!("the turns from {} are not legal", self.setup)
        };
        let learner = game.position().to_move();
        let seat = |index| match learner.is_some_and(|seat| seat.index() == index) {
            true => Player::Person,
            // Nobody ever plays this seat; it only keeps the learner from playing both.
            false => Player::Engine(Level::EASIEST),
        };
        let players = (0..usize::from(game.position().seats())).map(seat);
        let players = players.collect();
        Table::resume(game, players)
    }
}
