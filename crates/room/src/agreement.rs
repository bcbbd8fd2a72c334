//! Whether a board shows what it should, and how to get there.

use game::Match;
use games::Kind;
use online::{Phase, Table as Told};
use table::{Player, Sitting, Table, Tabled};

/// How a board stands to the turns that it should show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// It shows them, or a turn more that is being made.
    Same,
    /// These are missing at the end.
    Behind(Vec<String>),
    /// It shows something else, and has to be set up anew.
    Apart,
}

impl Agreement {
    /// Compares the turns on the board with those that should be there.
    pub fn of(shown: &[String], wanted: &[String]) -> Agreement {
        match wanted.strip_prefix(shown) {
            Some([]) => Agreement::Same,
            Some(missing) => Agreement::Behind(missing.to_vec()),
            None if shown.starts_with(wanted) => Agreement::Same,
            None => Agreement::Apart,
        }
    }
}

/// Who acts at this screen: whoever has a seat in a running game, and nobody else.
pub fn players(told: &Told) -> Vec<Player> {
    let seats = told.seats.iter().enumerate();
    let player = |(seat, chair): (usize, &online::TableSeat)| {
        let is_mine = told.you.map(online::Seat::index) == Some(seat);
        if is_mine && told.phase == Phase::Running && !chair.retired {
            Player::Person
        } else {
            Player::Elsewhere
        }
    };
    seats.map(player).collect()
}

/// A board that shows these turns of a game; nothing when the page does not know the game.
pub fn sitting(told: &Told, turns: &[String]) -> Option<Sitting> {
    let kind: Kind = told.game.parse().ok()?;
    games::each!(kind, G => replayed::<G>(told, turns))
}

fn replayed<G: Tabled>(told: &Told, turns: &[String]) -> Option<Sitting> {
    let setup = told.setup.parse().ok()?;
    let game = Match::<G>::replay(setup, turns).ok()?;
    Some(Sitting::of(Table::resume(game, players(told))))
}
