//! Who plays: guests, accounts and bots.

use online::body::AccountKind;
use online::{Name, PlayerId};

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
