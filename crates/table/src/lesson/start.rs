//! Where a lesson or a diagram begins.

use engine::Level;
use game::{Game, Match};

use crate::{Confirm, Player, Sitting, Table};

/// A setup, the turns made from it, and what is touched already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// The setup.
    pub setup: Setup,
    /// The turns made.
    pub turns: &'static [&'static str],
    /// The point that is touched, if any.
    pub touched: Option<&'static str>,
    /// Cells to be marked on the board.
    pub marked: &'static [&'static str],
}

/// The setup of one of the games, short enough to be written into a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setup {
    /// A position string of YINSH.
    Yinsh(&'static str),
    /// Gemblo for so many players.
    Gemblo(u8),
}

impl Start {
    /// A position of YINSH, nothing else.
    pub const fn at(position: &'static str) -> Start {
        Start::new(Setup::Yinsh(position))
    }

    /// The board of Gemblo for so many players.
    pub const fn players(players: u8) -> Start {
        Start::new(Setup::Gemblo(players))
    }

    const fn new(setup: Setup) -> Start {
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

    /// A position in which a point is touched.
    pub const fn touching(position: &'static str, point: &'static str) -> Start {
        Start {
            touched: Some(point),
            ..Start::at(position)
        }
    }

    /// A board with the position; only whoever is to move there can make turns.
    ///
    /// # Panics
    /// When the setup or a turn is not legal; every start is tested.
    pub fn sitting(&self) -> Sitting {
        let mut sitting = match self.setup {
            Setup::Yinsh(position) => {
                let setup = position.parse().expect("a start is a position");
                Sitting::of(self.table::<yinsh::Position>(setup))
            }
            Setup::Gemblo(players) => {
                let setup = gemblo::Setup::for_players(players).expect("so many can play");
                Sitting::of(self.table::<gemblo::Position>(setup))
            }
        };
        sitting.set_confirm(Confirm::AtOnce);
        if let (Some(point), Sitting::Yinsh(board)) = (self.touched, &mut sitting) {
            board.touch(point.parse().expect("a start touches a point"));
        }
        sitting
    }

    fn table<G: Game>(&self, setup: G::Setup) -> Table<G> {
        let Ok(game) = Match::<G>::replay(setup, self.turns.iter().copied()) else {
            panic!("the turns from {:?} are not legal", self.setup)
        };
        let learner = game.position().to_move();
        let seat = |index| {
            if learner.is_some_and(|seat| seat.index() == index) {
                Player::Person
            } else {
                // Nobody ever plays this seat; it only keeps the learner from playing both.
                Player::Engine(Level::EASIEST)
            }
        };
        let players = (0..usize::from(game.position().seats())).map(seat);
        let players = players.collect();
        Table::resume(game, players)
    }
}
