//! Everything that can happen to a game. A game is its card and its events in order, nothing else.

use online::{PlayerId, Seat, TableId, TurnKey};

/// One thing that happened; the store keeps it before anybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its place in the game, from 1. Two events with one number cannot both be kept, so whoever
    /// keeps one first decides every race: two turns, a turn and a flag, two people at one seat.
    pub number: u32,
    pub what: What,
    /// Milliseconds on the way that the player is not charged for.
    pub lag: u32,
    /// When, in milliseconds since 1970, by the clock of the node that kept it.
    pub at: u64,
}

/// What happened, and at which seat; texts of turns are in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A player, who may be a program, sat down.
    Sat {
        seat: Seat,
        player: PlayerId,
        bot: bool,
    },
    /// A player got up before the game began.
    Left { seat: Seat },
    /// A player made a whole turn, which the key names for good.
    Turn {
        seat: Seat,
        key: TurnKey,
        text: String,
    },
    /// The engine made a turn.
    EngineTurn { seat: Seat, text: String },
    /// A player was away, or has retired, and the smallest turn was made instead.
    Skipped { seat: Seat, text: String },
    /// The engine plays for an absent player.
    StoodIn { seat: Seat },
    /// The absent player is back.
    Back { seat: Seat },
    /// A player gave up.
    Resigned { seat: Seat },
    /// A player's time was over.
    Flagged { seat: Seat },
    /// A player offered a draw, or accepted the one that was offered.
    Draw { seat: Seat },
    /// A player declined a draw.
    Declined { seat: Seat },
    /// A player wants a rematch; the last one who does opens it.
    Rematch { seat: Seat, next: Option<TableId> },
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
            What::EngineTurn { .. } => "engine-turn",
            What::Skipped { .. } => "skipped",
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
    pub fn seat(&self) -> Option<Seat> {
        match self {
            What::Sat { seat, .. }
            | What::Left { seat }
            | What::Turn { seat, .. }
            | What::EngineTurn { seat, .. }
            | What::Skipped { seat, .. }
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

    /// The turn that was made, whoever made it.
    pub fn turn(&self) -> Option<&str> {
        match self {
            What::Turn { text, .. }
            | What::EngineTurn { text, .. }
            | What::Skipped { text, .. } => Some(text),
            _ => None,
        }
    }

    /// The text that goes with it in the database.
    pub fn text(&self) -> &str {
        match self {
            What::Sat { player, .. } => player.as_str(),
            What::Rematch { next, .. } => next.as_ref().map_or("", TableId::as_str),
            other => other.turn().unwrap_or(""),
        }
    }

    /// The key in the database: a player's key counts for that player alone, so that nobody can use
    /// up another's.
    pub fn key(&self) -> Option<String> {
        match self {
            What::Turn { seat, key, .. } => Some(format!("{seat}-{key}")),
            _ => None,
        }
    }

    /// Reads what the database keeps; nothing when it is from a later version.
    pub fn read(word: &str, seat: Option<Seat>, text: String, key: Option<String>) -> Option<What> {
        if word == "aborted" {
            return Some(What::Aborted);
        }
        let seat = seat?;
        Some(match word {
            "sat" | "bot-sat" => What::Sat {
                seat,
                player: text.parse().ok()?,
                bot: word == "bot-sat",
            },
            "left" => What::Left { seat },
            "turn" => return What::read_turn(seat, text, &key?),
            "engine-turn" => What::EngineTurn { seat, text },
            "skipped" => What::Skipped { seat, text },
            "stood-in" => What::StoodIn { seat },
            "back" => What::Back { seat },
            "resigned" => What::Resigned { seat },
            "flagged" => What::Flagged { seat },
            "draw" => What::Draw { seat },
            "declined" => What::Declined { seat },
            "rematch" => {
                let next = (!text.is_empty()).then(|| text.parse());
                let next = next.transpose().ok()?;
                What::Rematch { seat, next }
            }
            _ => return None,
        })
    }

    /// Up to version 2 of the tables every turn had this word, and its key said who had made it: a
    /// player's began with the seat, so that no player could pretend to be the server.
    fn read_turn(seat: Seat, text: String, key: &str) -> Option<What> {
        if key.starts_with("skip-") {
            return Some(What::Skipped { seat, text });
        }
        if key.starts_with("engine-") {
            return Some(What::EngineTurn { seat, text });
        }
        let key = key.strip_prefix(&format!("{seat}-"))?.parse().ok()?;
        Some(What::Turn { seat, key, text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(1);

    #[track_caller]
    fn reads(word: &str, text: &str, key: Option<&str>, what: Option<What>) {
        let key = key.map(str::to_owned);
        assert_eq!(What::read(word, Some(SEAT), text.to_owned(), key), what);
    }

    #[test]
    fn what_is_kept_reads_back() {
        let text = "3+1".to_owned();
        for what in [
            What::Sat {
                seat: SEAT,
                player: "p1".parse().unwrap(),
                bot: true,
            },
            What::Turn {
                seat: SEAT,
                key: "k-1".parse().unwrap(),
                text: text.clone(),
            },
            What::EngineTurn {
                seat: SEAT,
                text: text.clone(),
            },
            What::Skipped { seat: SEAT, text },
            What::Resigned { seat: SEAT },
            What::Rematch {
                seat: SEAT,
                next: Some("g2".parse().unwrap()),
            },
            What::Rematch {
                seat: SEAT,
                next: None,
            },
            What::Aborted,
        ] {
            let text = what.text().to_owned();
            let read = What::read(what.word(), what.seat(), text, what.key());
            assert_eq!(read, Some(what));
        }
    }

    #[test]
    fn turns_of_older_databases_are_those_of_players_engine_and_absence() {
        let (seat, text) = (SEAT, "2".to_owned());
        let skipped = What::Skipped {
            seat,
            text: text.clone(),
        };
        reads("turn", "2", Some("skip-12"), Some(skipped));
        let engine = What::EngineTurn {
            seat,
            text: text.clone(),
        };
        reads("turn", "2", Some("engine-12"), Some(engine));
        let key = "skip-12".parse().unwrap();
        let player = What::Turn { seat, key, text };
        reads("turn", "2", Some("1-skip-12"), Some(player));
    }

    #[test]
    fn what_a_later_version_or_another_hand_wrote_is_nothing() {
        reads("teleported", "", None, None);
        reads("turn", "2", None, None);
        reads("turn", "2", Some("0-k"), None);
        reads("sat", "no id", None, None);
        assert_eq!(What::read("back", None, String::new(), None), None);
    }
}
