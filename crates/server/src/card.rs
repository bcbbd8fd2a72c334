//! What is agreed when a game is made, and never changes.

use online::body::Wanted;
use online::{Absent, Clock, PlayerId, TableId};

/// The card of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: TableId,
    pub game: String,
    pub setup: String,
    /// Who was wanted where.
    pub seats: Vec<Wanted>,
    pub clock: Clock,
    /// What happens when somebody is away.
    pub absent: Absent,
    /// Whether the lobby and the archive show it.
    pub public: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// The id of whoever made it.
    pub creator: PlayerId,
    pub created: u64,
}
