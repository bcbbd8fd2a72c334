//! A table as text: the record of the match, its players, and the draft, so that nothing is lost.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::{Game, Match};
use record::text::{Record, Turn, parse};

use crate::{Player, Table};

/// The header line that keeps the steps of the draft.
const DRAFT: &str = "Draft";

/// Why a text is not a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedError(pub String);

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for SavedError {}

/// Reads the first record of a text.
pub fn read_record(text: &str) -> Result<Record, SavedError> {
    let records = parse(text).map_err(said)?;
    let first = records.into_iter().next();
    first.ok_or_else(|| SavedError("nothing is written here".to_owned()))
}

impl<G: Game> Table<G>
where
    G::Step: FromStr<Err: Error>,
{
    /// The record of the confirmed turns, under the game's name.
    pub fn record(&self, name: &str) -> Record {
        let mut record = Record::default();
        record.set_tag("Game", name);
        record.set_tag("Setup", self.game().setup().to_string());
        for (seat, player) in self.players().iter().enumerate() {
            record.set_tag(&format!("Seat{}", seat + 1), player.to_string());
        }
        record.turns = self
            .turns()
            .into_iter()
            .map(|(_, t)| Turn::from(t))
            .collect();
        record
    }

    /// The record, and the draft on top.
    pub fn save(&self, name: &str) -> String {
        let mut record = self.record(name);
        if self.has_draft() {
            let steps: Vec<String> = self.draft().iter().map(G::Step::to_string).collect();
            record.set_tag(DRAFT, steps.join(" "));
        }
        record.to_string()
    }

    /// The table that a record describes, with its draft if it has one.
    pub fn restore(record: &Record) -> Result<Table<G>, SavedError> {
        let setup = record.tag("Setup").unwrap_or_default();
        let setup: G::Setup = setup.parse().map_err(said)?;
        let turns = record.turns.iter().map(|turn| turn.text.as_str());
        let game: Match<G> = Match::replay(setup, turns).map_err(said)?;
        let seat = |number: u8| record.tag(&format!("Seat{number}"));
        let players: Result<Vec<Player>, _> = (1..=game.position().seats())
            .map(|number| seat(number).unwrap_or_default().parse())
            .collect();
        let mut table = Table::resume(game, players.map_err(said)?);
        for word in record.tag(DRAFT).unwrap_or_default().split_whitespace() {
            let step: G::Step = word.parse().map_err(said)?;
            table.play(step).map_err(said)?;
        }
        Ok(table)
    }
}

fn said(error: impl fmt::Display) -> SavedError {
    SavedError(error.to_string())
}
