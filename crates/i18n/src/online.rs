//! Words of online play: the lobby, the room, the archive, the account.

mod account;
mod lobby;
mod refusals;
mod room;

pub use account::*;
pub use lobby::*;
pub use refusals::*;
pub use room::*;
