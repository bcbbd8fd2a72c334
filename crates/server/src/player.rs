//! Who plays: guests, accounts and bots.

use online::body::AccountKind;
use online::{Name, PlayerId, Seat};

use crate::event::What;
use crate::token;

/// Somebody who can sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id that events refer to.
    pub id: PlayerId,
    /// The name to show.
    pub name: Name,
    /// Guest, account or bot.
    pub kind: AccountKind,
}

impl Player {
    /// Somebody new.
    pub(crate) fn new(name: Name, kind: AccountKind) -> Player {
        let id = token::player_id();
        Player { id, name, kind }
    }

    /// The event of taking a seat.
    pub(crate) fn sits(&self, seat: Seat) -> What {
        What::Sat {
            seat,
            player: self.id.clone(),
            bot: self.kind == AccountKind::Bot,
        }
    }
}
