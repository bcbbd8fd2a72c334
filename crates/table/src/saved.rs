//! A table as text: the record of the match, its players, and the draft, so that nothing is lost.

use std::error::Error;
use std::fmt;

use game::{Match, ReplayError};
use i18n::{Lang, game as words};
use record::text::{Reason, Record, Turn, parse};

use crate::{Table, Tabled};

/// The header line that keeps the steps of the draft.
const DRAFT: &str = "Draft";

/// Why a text is not a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedError {
    /// There is nothing.
    Empty,
    /// A line that no record has.
    Line(usize),
    /// A setup that no game has.
    Setup(String),
    /// A turn that cannot be made: its number and text.
    Turn(usize, String),
    /// A player or a draft that is none.
    Header(String),
}

impl SavedError {
    /// The reason in words.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            SavedError::Empty => words::UNREAD_EMPTY.to(lang).to_owned(),
            SavedError::Line(line) => words::UNREAD_LINE.with(lang, &[&line.to_string()]),
            SavedError::Setup(setup) => words::UNREAD_SETUP.with(lang, &[setup]),
            SavedError::Turn(number, text) => {
                words::UNREAD_TURN.with(lang, &[&number.to_string(), text])
            }
            SavedError::Header(text) => words::UNREAD_HEADER.with(lang, &[text]),
        }
    }
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl Error for SavedError {}

/// Reads the first record of a text.
pub fn read_record(text: &str) -> Result<Record, SavedError> {
    let records = parse(text).map_err(|error| match error.reason {
        Reason::Empty => SavedError::Empty,
        _ => SavedError::Line(error.place.line),
    })?;
    records.into_iter().next().ok_or(SavedError::Empty)
}

impl<G: Tabled> Table<G> {
    /// The record of the confirmed turns.
    pub fn record(&self) -> Record {
        let mut record = Record::default();
        record.set_tag("Game", G::NAME);
        record.set_tag("Setup", self.game().setup().to_string());
        for (seat, player) in self.players().iter().enumerate() {
            record.set_tag(&format!("Seat{}", seat + 1), player.to_string());
        }
        let turns = self.turns().into_iter();
        record.tree = turns.map(|(_, text)| Turn::from(text)).collect();
        record
    }

    /// The record, and the draft on top.
    pub fn save(&self) -> String {
        let mut record = self.record();
        if self.has_draft() {
            let steps: Vec<String> = self.draft().iter().map(G::Step::to_string).collect();
            record.set_tag(DRAFT, steps.join(" "));
        }
        record.to_string()
    }

    /// The table that a record describes, with its draft if it has one.
    pub fn restore(record: &Record) -> Result<Table<G>, SavedError> {
        let setup = record.tag("Setup").unwrap_or_default();
        let unknown = |_| SavedError::Setup(setup.to_owned());
        let parsed: G::Setup = setup.parse().map_err(unknown)?;
        let turns = record.turns().map(|turn| turn.text.as_str());
        let impossible = |error: ReplayError<_>| SavedError::Turn(error.number, error.text);
        let game: Match<G> = Match::replay(parsed, turns).map_err(impossible)?;
        let player = |number: u8| {
            let name = record.tag(&format!("Seat{number}")).unwrap_or_default();
            name.parse().map_err(|_| header(name))
        };
        let players: Result<_, _> = (1..=game.position().seats()).map(player).collect();
        let mut table = Table::resume(game, players?);
        for word in record.tag(DRAFT).unwrap_or_default().split_whitespace() {
            let step: G::Step = word.parse().map_err(|_| header(word))?;
            table.play(step).map_err(|_| header(word))?;
        }
        Ok(table)
    }
}

fn header(text: &str) -> SavedError {
    SavedError::Header(text.to_owned())
}
