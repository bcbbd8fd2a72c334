//! Games as text records: what the header lines mean.

use game::{Outcome, Seat};
use games::Kind;
use record::text::Record;

use super::{Untold, begin, known};
use crate::face::Face;
use crate::failure::excerpt;
use crate::recorded::{Agreed, AnyRecorded, Recorded, Spoken};

/// The game that a record tells.
pub fn read(record: &Record) -> Result<AnyRecorded, Untold> {
    let setup = record.tag("Setup").unwrap_or("");
    let kind = match record.tag("Game") {
        Some(name) => name
            .parse()
            .map_err(|_| Untold::Game(format!("{:?}", excerpt(name))))?,
        None => Kind::of_setup(setup),
    };
    games::each!(kind, G => Ok(Box::new(from_record::<G>(record)?).into()))
}

fn from_record<G: Face>(record: &Record) -> Result<Recorded<G>, Untold> {
    let mut told = begin::<G>(record.tag("Setup"))?;
    let tag = |key: &str| record.tag(key).map(str::to_owned);
    told.header.id = tag("Id");
    told.header.date = tag("Date");
    told.header.claim = tag("Result");
    let seats = told.game.position().seats();
    told.header.players = (1..=seats)
        .map(|seat| known(record.tag(&format!("Seat{seat}"))))
        .collect();
    let tags = record.tags.iter();
    told.header.other = tags.filter(|(key, _)| !is_known(key)).cloned().collect();
    told.follow(&record.tree.map(|turn| Spoken {
        turn: turn.clone(),
        by: None,
    }));
    told.agreed = agreed::<G>(record, seats);
    Ok(told)
}

/// Whether a header line means something here.
fn is_known(key: &str) -> bool {
    let is_seat = |number: &str| number.parse::<u8>().is_ok();
    matches!(key, "Game" | "Setup" | "Id" | "Date" | "Result" | "Ending")
        || key.strip_prefix("Seat").is_some_and(is_seat)
}

/// An end that the players agreed on; the result tells who lost.
fn agreed<G: Face>(record: &Record, seats: u8) -> Option<Agreed> {
    let score = record.tag("Result").filter(|_| G::RESIGNS)?;
    let loser = (0..seats).map(Seat).find(|seat| {
        let ranks: Vec<bool> = (0..seats).map(|other| other == seat.0).collect();
        G::score(&Outcome::from_ranks(&ranks)) == score
    });
    match record.tag("Ending")? {
        "resignation" => loser.map(Agreed::Resigned),
        "time" => loser.map(Agreed::OutOfTime),
        "agreement" => Some(Agreed::Draw),
        _ => None,
    }
}

/// The record that tells a game.
pub fn to_record<G: Face>(told: &Recorded<G>) -> Record {
    let mut record = Record {
        tree: told.tree(),
        ..Record::default()
    };
    record.set_tag("Game", G::NAME);
    record.set_tag("Setup", told.game.setup().to_string());
    if let Some(id) = &told.header.id {
        record.set_tag("Id", id);
    }
    for seat in (0..told.game.position().seats()).map(Seat) {
        record.set_tag(&format!("Seat{seat}"), told.player(seat).unwrap_or("?"));
    }
    if let Some(date) = &told.header.date {
        record.set_tag("Date", date);
    }
    record.set_tag("Result", told.result());
    if told.outcome().is_some() {
        record.set_tag("Ending", told.ending());
    }
    let other = told.header.other.iter();
    record
        .tags
        .extend(other.filter(|(key, _)| !is_known(key)).cloned());
    record
}
