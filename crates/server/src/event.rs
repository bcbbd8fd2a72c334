//! Everything that can happen to a game. A game is its card and its events in order, nothing else.

/// One thing that happened; the store keeps it before anybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its place in the game, from 1. Two events with one number cannot both be kept, so whoever
    /// keeps one first decides every race: two turns, a turn and a flag, two people at one seat.
    pub number: u32,
    /// What happened.
    pub what: What,
    /// Milliseconds on the way that the player is not charged for.
    pub lag: u32,
    /// When, in milliseconds since 1970, by the clock of the node that kept it.
    pub at: u64,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A player sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Who, by id.
        player: String,
        /// Whether it is a program.
        bot: bool,
    },
    /// A player got up before the game began.
    Left {
        /// From where.
        seat: u8,
    },
    /// A whole turn was made.
    Turn {
        /// By whom.
        seat: u8,
        /// In the game's notation.
        text: String,
        /// Names the turn for good.
        key: String,
    },
    /// The engine plays for an absent player.
    StoodIn {
        /// For whom.
        seat: u8,
    },
    /// The absent player is back.
    Back {
        /// Who.
        seat: u8,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// A player's time was over.
    Flagged {
        /// Whose.
        seat: u8,
    },
    /// A player offered a draw, or accepted the one that was offered.
    Draw {
        /// Who.
        seat: u8,
    },
    /// A player declined a draw.
    Declined {
        /// Who.
        seat: u8,
    },
    /// A player wants a rematch; the last one who does opens it.
    Rematch {
        /// Who.
        seat: u8,
        /// The new game, if this was the last one.
        next: Option<String>,
    },
    /// The game was called off.
    Aborted,
}

impl What {
    /// The word in the database.
    pub fn word(&self) -> &'static str {
        match self {
            What::Sat { bot: false, .. } => "sat",
            What::Sat { bot: true, .. } => "bot-sat",
            What::Left { .. } => "left",
            What::Turn { .. } => "turn",
            What::StoodIn { .. } => "stood-in",
            What::Back { .. } => "back",
            What::Resigned { .. } => "resigned",
            What::Flagged { .. } => "flagged",
            What::Draw { .. } => "draw",
            What::Declined { .. } => "declined",
            What::Rematch { .. } => "rematch",
            What::Aborted => "aborted",
        }
    }

    /// The seat it is about.
    pub fn seat(&self) -> Option<u8> {
        match self {
            What::Sat { seat, .. }
            | What::Left { seat }
            | What::Turn { seat, .. }
            | What::StoodIn { seat }
            | What::Back { seat }
            | What::Resigned { seat }
            | What::Flagged { seat }
            | What::Draw { seat }
            | What::Declined { seat }
            | What::Rematch { seat, .. } => Some(*seat),
            What::Aborted => None,
        }
    }

    /// The text that goes with it.
    pub fn text(&self) -> &str {
        match self {
            What::Sat { player, .. } => player,
            What::Turn { text, .. } => text,
            What::Rematch { next, .. } => next.as_deref().unwrap_or(""),
            _ => "",
        }
    }

    /// The key of a turn.
    pub fn key(&self) -> Option<&str> {
        match self {
            What::Turn { key, .. } => Some(key),
            _ => None,
        }
    }

    /// Reads what the database keeps; nothing when the word is from a later version.
    pub fn read(word: &str, seat: Option<u8>, text: String, key: Option<String>) -> Option<What> {
        if word == "aborted" {
            return Some(What::Aborted);
        }
        let seat = seat?;
        Some(match word {
            "sat" | "bot-sat" => What::Sat {
                seat,
                player: text,
                bot: word == "bot-sat",
            },
            "left" => What::Left { seat },
            "turn" => What::Turn {
                seat,
                text,
                key: key?,
            },
            "stood-in" => What::StoodIn { seat },
            "back" => What::Back { seat },
            "resigned" => What::Resigned { seat },
            "flagged" => What::Flagged { seat },
            "draw" => What::Draw { seat },
            "declined" => What::Declined { seat },
            "rematch" => What::Rematch {
                seat,
                next: Some(text).filter(|next| !next.is_empty()),
            },
            _ => return None,
        })
    }
}
