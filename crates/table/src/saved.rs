//! A table as text: the record of the match, its players, and the draft, so that nothing is lost.

use std::error::Error;
use std::fmt;

use game::{Match, ReplayError, Seat};
use i18n::{Lang, game as words};
use record::text::{Reason, Record, TextError, Turn, parse};
use record::{NodeId, Tree};

use crate::{Player, Table, Tabled};

/// The header line that keeps the steps of the draft.
const DRAFT: &str = "Draft";
/// The header line with what a review of the game has found.
const REVIEW: &str = "Review";
/// The header lines that tell how a game ended and what it was like; another game ends in another way.
const ENDS: [&str; 3] = ["Result", "Ending", REVIEW];
/// The header line with the day on which the game began.
const DATE: &str = "Date";

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
    /// The address of a game that is not whole.
    Link,
}

impl SavedError {
    /// The reason in words.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            SavedError::Empty => words::UNREAD_EMPTY.to(lang).to_owned(),
            SavedError::Line(line) => words::UNREAD_LINE.with(lang, &[&line.to_string()]),
            SavedError::Setup(setup) if setup.trim().is_empty() => {
                words::UNREAD_NOTHING_KNOWN.to(lang).to_owned()
            }
            SavedError::Setup(setup) => words::UNREAD_SETUP.with(lang, &[setup]),
            SavedError::Turn(number, text) => {
                words::UNREAD_TURN.with(lang, &[&number.to_string(), text])
            }
            SavedError::Header(text) => words::UNREAD_HEADER.with(lang, &[text]),
            SavedError::Link => words::UNREAD_LINK.to(lang).to_owned(),
        }
    }
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl Error for SavedError {}

impl From<TextError> for SavedError {
    fn from(error: TextError) -> SavedError {
        match error.reason {
            Reason::Empty => SavedError::Empty,
            _ => SavedError::Line(error.place.line),
        }
    }
}

/// Reads the first record of a text.
pub fn read_record(text: &str) -> Result<Record, SavedError> {
    parse(text)?.into_iter().next().ok_or(SavedError::Empty)
}

/// Whether two saved texts are of the same game, whenever it began and whether it was looked back at or not.
pub fn is_same_game(one: &str, other: &str) -> bool {
    let is_around = |line: &&str| line.starts_with("[Date ") || line.starts_with("[Review ");
    let told = |text: &'_ str| -> Vec<String> {
        let lines = text.lines().filter(|line| !is_around(line));
        lines.map(str::to_owned).collect()
    };
    told(one) == told(other)
}

/// The header line of a seat.
pub(crate) fn seat_tag(seat: usize) -> String {
    format!("Seat{}", seat + 1)
}

impl<G: Tabled> Table<G> {
    /// The record of the confirmed turns, with whatever the game's own record said of them.
    pub fn record(&self) -> Record {
        let mut record = self.written.clone();
        record.set_tag("Game", G::NAME);
        record.set_tag("Setup", self.game().setup().to_string());
        for (seat, player) in self.players().iter().enumerate() {
            let key = seat_tag(seat);
            let written = record.tag(&key).and_then(|name| name.parse().ok());
            // A name says that a person sits there.
            if written != Some(*player) {
                record.set_tag(&key, player.to_string());
            }
        }
        self.follow(&mut record);
        record
    }

    /// Brings the main line of a record in line with the turns; what was said of them stays.
    fn follow(&self, record: &mut Record) {
        let turns = self.turns();
        let line: Vec<NodeId> = record.tree.main_line().skip(1).collect();
        let pairs = turns.iter().zip(&line);
        let same = pairs.take_while(|((_, text), node)| *text == record.tree[**node].text);
        let same = same.count();
        if same == turns.len().max(line.len()) {
            return;
        }
        record.tags.retain(|(key, _)| !ENDS.contains(&key.as_str()));
        let last = same
            .checked_sub(1)
            .map_or(Tree::<Turn>::ROOT, |at| line[at]);
        // A variation must not take the place of turns that were taken back.
        for old in record.tree.children(last).to_vec() {
            record.tree.delete(old);
        }
        let new = turns.into_iter().skip(same);
        new.fold(last, |last, (_, text)| {
            record.tree.add(last, Turn::from(text))
        });
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
        let player = |seat: u8| {
            let name = record.tag(&seat_tag(seat.into())).unwrap_or_default();
            name.parse().map_err(|_| header(name))
        };
        let players: Result<_, _> = (0..game.position().seats()).map(player).collect();
        let mut table = Table::resume(game, players?);
        table.written = table.as_written(record);
        for word in record.tag(DRAFT).unwrap_or_default().split_whitespace() {
            let step: G::Step = word.parse().map_err(|_| header(word))?;
            table.play(step).map_err(|_| header(word))?;
        }
        Ok(table)
    }

    /// A record of this match, with its turns as we write them.
    fn as_written(&self, record: &Record) -> Record {
        let mut written = record.clone();
        written.tags.retain(|(key, _)| key != DRAFT);
        let line: Vec<NodeId> = written.tree.main_line().skip(1).collect();
        for (node, (_, text)) in line.into_iter().zip(self.turns()) {
            written.tree[node].text = text;
        }
        written
    }

    /// The name of the person on a seat, if a record told it.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        let sits = self.players().get(seat.index()) == Some(&Player::Person);
        let name = self.written.tag(&seat_tag(seat.index()))?;
        let is_name = !matches!(name.trim(), "" | "?") && name != Player::Person.to_string();
        (sits && is_name).then_some(name)
    }

    /// The day on which the match began, as its record tells it.
    pub fn date(&self) -> Option<&str> {
        self.written.tag(DATE)
    }

    /// Notes the day on which the match began, unless it is known.
    pub fn begun_on(&mut self, date: &str) {
        if self.date().is_none() {
            // The header begins with the game.
            self.written = self.record();
            self.written.set_tag(DATE, date);
        }
    }

    /// What a review of the match has found, in the reviewer's own words.
    pub fn review(&self) -> Option<&str> {
        self.written.tag(REVIEW)
    }

    /// Keeps what a review of the match has found, until another turn is played.
    pub fn set_review(&mut self, found: &str) {
        self.written = self.record();
        self.written.set_tag(REVIEW, found);
    }

    /// The result that the record claims where the turns do not tell one.
    pub(crate) fn claimed(&self) -> Option<String> {
        let record = self.record();
        let claim = record.tag(ENDS[0]).filter(|claim| *claim != "*");
        claim.map(str::to_owned)
    }
}

fn header(text: &str) -> SavedError {
    SavedError::Header(text.to_owned())
}
