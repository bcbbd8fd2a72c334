//! A game read from another site's archive: as much of it as the rules accept, and why not more.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use game::Match;

use crate::{Colour, Position, Refusal, Setup, Step};

/// A game from an archive, replayed by the rules.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The archive's name for the game, if it has one.
    pub id: Option<String>,
    /// The players' names, White first.
    pub players: [Option<String>; 2],
    /// The date as the archive writes it.
    pub date: Option<String>,
    /// The result as the archive words it, in any language.
    pub claimed: Option<String>,
    /// What else the archive tells about the game: names and values.
    pub other: Vec<(String, String)>,
    /// The game up to its end, or to the first thing that is refused.
    pub game: Match<Position>,
    /// How the players ended the game before the rules did.
    pub agreed: Option<Agreed>,
    /// The first thing in the record that is refused.
    pub fault: Option<ImportFault>,
}

/// An end that the rules do not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreed {
    /// The player of this colour gave up.
    Resigned(Colour),
    /// The player of this colour ran out of time.
    OutOfTime(Colour),
    /// Both agreed to a draw.
    Draw,
}

/// Where a record breaks off, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportFault {
    /// The turn, counted from 1.
    pub turn: usize,
    /// What the record says there.
    pub text: String,
    /// Why that cannot be.
    pub reason: Trouble,
}

/// Why something in a record cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The rules refuse it.
    Refused(Refusal),
    /// The other player has to act.
    OutOfTurn(Colour),
    /// A command or line that is not understood.
    Unknown,
    /// The board was changed by hand.
    Edited,
    /// A ring was moved without its marker, or from elsewhere than its marker.
    NoMarker,
    /// The record is not of this game.
    OtherGame(String),
}

impl Imported {
    pub(crate) fn new(setup: Setup) -> Imported {
        Imported {
            id: None,
            players: [None, None],
            date: None,
            claimed: None,
            other: Vec::new(),
            game: Match::new(setup),
            agreed: None,
            fault: None,
        }
    }

    /// Who won, by the rules or by agreement; `None` while undecided.
    pub fn winner(&self) -> Option<Option<Colour>> {
        let position: &Position = self.game.position();
        match (position.verdict(), self.agreed) {
            (Some(outcome), _) => Some(outcome.winner),
            (None, Some(Agreed::Resigned(loser) | Agreed::OutOfTime(loser))) => {
                Some(Some(loser.opponent()))
            }
            (None, Some(Agreed::Draw)) => Some(None),
            (None, None) => None,
        }
    }

    /// Plays a step of `colour`, or notes why it cannot be.
    pub(crate) fn play(&mut self, colour: Colour, step: Step, text: &str) {
        let position: &Position = self.game.position();
        match position.to_act() {
            Some(to_act) if to_act != colour => self.blame(text, Trouble::OutOfTurn(to_act)),
            _ => {
                if let Err(refusal) = self.game.play(step) {
                    self.blame(text, Trouble::Refused(refusal));
                }
            }
        }
    }

    /// Notes the first fault.
    pub(crate) fn blame(&mut self, text: &str, reason: Trouble) {
        let turn = self.game.turn_count() + usize::from(self.game.at_turn_start());
        let text = crate::refusal::excerpt(text.trim());
        self.fault.get_or_insert(ImportFault { turn, text, reason });
    }
}

impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {} ({}): {}", self.turn, self.text, self.reason)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Refused(refusal) => refusal.fmt(f),
            Trouble::OutOfTurn(to_act) => write!(f, "it is {to_act}'s turn"),
            Trouble::Unknown => f.write_str("the record says something that is not understood"),
            Trouble::Edited => f.write_str("the board was changed by hand"),
            Trouble::NoMarker => f.write_str("the ring did not start from a marker"),
            Trouble::OtherGame(name) => write!(f, "this is a record of {name}, not of YINSH"),
        }
    }
}

impl Error for ImportFault {}
