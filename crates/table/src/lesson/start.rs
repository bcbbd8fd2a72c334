//! Where a lesson or a diagram begins.

use engine::Level;
use game::Match;
use games::Kind;

use crate::{Confirm, Player, Sitting, Table, Tabled};

/// A setup, the turns made from it, and what is touched already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The text of the setup.
    pub setup: &'static str,
    /// The turns made.
    pub turns: &'static [&'static str],
    /// The point that is touched, if any.
    pub touched: Option<&'static str>,
    /// Cells to be marked on the board.
    pub marked: &'static [&'static str],
}

impl Start {
    /// A setup, nothing else.
    pub const fn at(setup: &'static str) -> Start {
        Start {
            setup,
            turns: &[],
            touched: None,
            marked: &[],
        }
    }

    /// What some turns lead to.
    pub const fn after(self, turns: &'static [&'static str]) -> Start {
        Start { turns, ..self }
    }

    /// The same with marked cells.
    pub const fn marking(self, marked: &'static [&'static str]) -> Start {
        Start { marked, ..self }
    }

    /// The same with a point of YINSH that is touched.
    pub const fn touching(self, point: &'static str) -> Start {
        let touched = Some(point);
        Start { touched, ..self }
    }

    /// A board with the position; only whoever is to move there can make turns.
    ///
    /// # Panics
    /// When the setup or a turn is not legal; every start is tested.
    pub fn sitting(&self) -> Sitting {
        let kind = Kind::of_setup(self.setup);
        let mut sitting = games::each!(kind, G => Sitting::of(self.table::<G>()));
        sitting.set_confirm(Confirm::AtOnce);
        if let (Some(point), Some(board)) = (self.touched, sitting.yinsh_mut()) {
            board.touch(point.parse().expect("a start touches a point"));
        }
        sitting
    }

    fn table<G: Tabled>(&self) -> Table<G> {
        let setup = self.setup.parse().expect("a start has a setup");
        let Ok(game) = Match::<G>::replay(setup, self.turns) else {
            panic!("the turns from {:?} are not legal", self.setup)
        };
        // Nobody ever plays the other seats; they only keep the learner from playing all.
        let mut players = vec![Player::Engine(Level::EASIEST); game.position().seats().into()];
        if let Some(learner) = game.position().to_move() {
            players[learner.index()] = Player::Person;
        }
        Table::resume(game, players)
    }
}
