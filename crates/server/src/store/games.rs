//! Games as they are kept.

use std::sync::Arc;

use online::{Absent, Ending, Phase};

use super::pool::{read, row, rows, run, write};
use super::{Commit, Store, Written};
use crate::card::Card;
use crate::event::{Event, What};
use crate::state::State;

/// What the lists show of a game; it follows from the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub phase: &'static str,
    pub ply: i64,
    pub to_move: Option<i64>,
    pub score: String,
    pub ending: &'static str,
    pub places: String,
    /// When somebody has to look.
    pub due: Option<i64>,
}

impl Row {
    /// What the lists show of this state.
    pub fn of(state: &State, due: Option<u64>) -> Row {
        let result = state.result.as_ref();
        let places = result.map_or(&[][..], |result| &result.places);
        let places: Vec<String> = places.iter().map(u8::to_string).collect();
        Row {
            phase: phase_word(state.phase()),
            ply: state.ply().into(),
            to_move: state.to_move().map(i64::from),
            score: result
                .map(|result| result.score.clone())
                .unwrap_or_default(),
            ending: result.map_or("", |result| ending_word(result.ending)),
            places: places.join(","),
            due: due.map(|due| due as i64),
        }
    }
}

/// A game that begins, with those who sit at it.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub card: Card,
    /// The events that seat them.
    pub events: Vec<Event>,
    pub row: Row,
}

/// A game with its events.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub card: Arc<Card>,
    pub events: Vec<Event>,
}

/// Inserts a new game inside a transaction.
macro_rules! insert {
    ($tx:expr, $new:expr) => {{
        let $crate::store::NewGame { card, events, row } = &**$new;
        let seats = serde_json::to_string(&card.seats).expect("seats have a JSON form");
        let clock = serde_json::to_string(&card.clock).expect("clocks have a JSON form");
        $crate::store::pool::run!(
            &mut **$tx,
            "INSERT INTO games (id, game, setup, seats, clock, absent, public, rated, creator, \
             created, phase, ply, score, ending, places, due, at, to_move) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
            &card.id,
            &card.game,
            &card.setup,
            seats,
            clock,
            $crate::store::games::absent_word(card.absent),
            i64::from(card.public),
            i64::from(card.rated),
            &card.creator,
            card.created as i64,
            row.phase,
            row.ply,
            &row.score,
            row.ending,
            &row.places,
            row.due,
            card.created as i64,
            row.to_move,
        )?;
        for event in events {
            $crate::store::pool::run!(
                &mut **$tx,
                "INSERT INTO events (game, number, what, seat, text, key, lag, at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                &card.id,
                i64::from(event.number),
                event.what.word(),
                event.what.seat().map(i64::from),
                event.what.text(),
                event.what.key(),
                i64::from(event.lag),
                event.at as i64,
            )?;
            if let (Some(seat), $crate::event::What::Sat { player, .. }) =
                (event.what.seat(), &event.what)
            {
                $crate::store::pool::run!(
                    &mut **$tx,
                    "INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)",
                    &card.id,
                    i64::from(seat),
                    player,
                )?;
            }
        }
    }};
}
pub(crate) use insert;

type CardRow = (
    String,
    String,
    String,
    String,
    String,
    i64,
    i64,
    String,
    i64,
);
type EventRow = (i64, String, Option<i64>, String, Option<String>, i64, i64);

impl Store {
    /// Keeps an event of a game; returns once it is safe.
    pub async fn keep(&self, commit: Commit) -> Result<Written, sqlx::Error> {
        self.writer.keep(commit).await
    }

    /// Keeps a new game.
    pub async fn create(&self, new: &NewGame) -> Result<(), sqlx::Error> {
        let new = Box::new(new.clone());
        write!(&self.pool, db => {
            let mut tx = db.begin_with(self.pool.begin()).await?;
            insert!(&mut tx, &new);
            if self.is_shared() {
                let news = format!("event {} 0", new.card.id);
                run!(&mut *tx, "SELECT pg_notify('sixfold', $1)", news)?;
            }
            tx.commit().await
        })
    }

    /// A game with all its events.
    pub async fn load(&self, id: &str) -> Result<Option<Loaded>, sqlx::Error> {
        let found: Option<CardRow> = read!(&self.pool, db => row!(
            db,
            "SELECT game, setup, seats, clock, absent, public, rated, creator, created \
             FROM games WHERE id = $1",
            id,
        ))?;
        let Some((game, setup, seats, clock, absent, public, rated, creator, created)) = found
        else {
            return Ok(None);
        };
        let card = Card {
            id: id.to_owned(),
            game,
            setup,
            seats: serde_json::from_str(&seats).map_err(decode)?,
            clock: serde_json::from_str(&clock).map_err(decode)?,
            absent: absent_of(&absent),
            public: public != 0,
            rated: rated != 0,
            creator,
            created: created as u64,
        };
        let events = self.events(id, 0).await?;
        Ok(Some(Loaded {
            card: Arc::new(card),
            events,
        }))
    }

    /// The events of a game behind a number.
    pub async fn events(&self, id: &str, behind: u32) -> Result<Vec<Event>, sqlx::Error> {
        let found: Vec<EventRow> = read!(&self.pool, db => rows!(
            db,
            "SELECT number, what, seat, text, key, lag, at FROM events \
             WHERE game = $1 AND number > $2 ORDER BY number",
            id,
            i64::from(behind),
        ))?;
        let event = |(number, what, seat, text, key, lag, at): EventRow| {
            let seat = seat.and_then(|seat| u8::try_from(seat).ok());
            let what = What::read(&what, seat, text, key)
                .ok_or_else(|| sqlx::Error::Decode(format!("event {what:?}").into()))?;
            Ok(Event {
                number: number as u32,
                what,
                lag: lag as u32,
                at: at as u64,
            })
        };
        found.into_iter().map(event).collect()
    }

    /// Sets when somebody has to look at a game.
    pub async fn set_due(&self, id: &str, due: Option<u64>) -> Result<(), sqlx::Error> {
        let due = due.map(|due| due as i64);
        write!(&self.pool, db => run!(db, "UPDATE games SET due = $2 WHERE id = $1", id, due))?;
        Ok(())
    }

    /// The games that somebody has to look at.
    pub async fn due(&self, now: u64, most: i64) -> Result<Vec<String>, sqlx::Error> {
        let found: Vec<(String,)> = read!(&self.pool, db => rows!(
            db,
            "SELECT id FROM games WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2",
            now as i64,
            most,
        ))?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Deletes a game and everything that belongs to it; says whether there was one.
    pub async fn delete_game(&self, id: &str) -> Result<bool, sqlx::Error> {
        write!(&self.pool, db => {
            let mut tx = db.begin_with(self.pool.begin()).await?;
            for sql in [
                "DELETE FROM events WHERE game = $1",
                "DELETE FROM seats WHERE game = $1",
                "DELETE FROM chat WHERE game = $1",
                "DELETE FROM presence WHERE game = $1",
            ] {
                run!(&mut *tx, sql, id)?;
            }
            let found = run!(&mut *tx, "DELETE FROM games WHERE id = $1", id)?;
            tx.commit().await?;
            Ok(found > 0)
        })
    }
}

/// The word in the database.
pub fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Running => "running",
        Phase::Over => "over",
    }
}

/// The phase that a word of the database means.
pub fn phase_of(word: &str) -> Phase {
    match word {
        "open" => Phase::Open,
        "running" => Phase::Running,
        _ => Phase::Over,
    }
}

/// The word in the database.
pub fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Rules => "rules",
        Ending::Resignation => "resignation",
        Ending::Time => "time",
        Ending::Agreement => "agreement",
        Ending::Aborted => "aborted",
    }
}

/// The word in the database.
pub fn absent_word(absent: Absent) -> &'static str {
    match absent {
        Absent::Wait => "wait",
        Absent::Skip => "skip",
        Absent::Engine => "engine",
    }
}

/// The policy that a word of the database means.
pub fn absent_of(word: &str) -> Absent {
    match word {
        "skip" => Absent::Skip,
        "engine" => Absent::Engine,
        _ => Absent::Wait,
    }
}

pub fn decode(error: serde_json::Error) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}
