//! Games as they are kept.

use std::error::Error;
use std::str::FromStr;
use std::sync::Arc;

use online::{Ending, Phase, Seat, TableId};
use sqlx::query::Query;
use sqlx::{Database, Encode, Executor, IntoArguments, Transaction, Type};

use super::pool::{reading, row, rows, run, writing};
use super::{Commit, Store, Written};
use crate::card::Card;
use crate::event::{Event, What};
use crate::state::State;

/// What the lists show of a game; it follows from the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub phase: Phase,
    pub ply: i64,
    pub to_move: Option<i64>,
    pub score: String,
    pub ending: Option<Ending>,
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
            phase: state.phase(),
            ply: state.ply().into(),
            to_move: state.to_move().map(|seat| i64::from(seat.0)),
            score: result
                .map(|result| result.score.clone())
                .unwrap_or_default(),
            ending: result.map(|result| result.ending),
            places: places.join(","),
            due: due.map(|due| due as i64),
        }
    }

    /// The word for what ended the game; empty while nothing has.
    pub fn ending_word(&self) -> &'static str {
        self.ending.map_or("", Ending::word)
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

/// Keeps an event, unless another has its number or its key.
const KEEP_EVENT: &str = "INSERT INTO events (game, number, what, seat, text, key, lag, at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";

/// The statement that keeps an event.
pub fn event_query<'q, DB>(table: &'q TableId, event: &'q Event) -> Query<'q, DB, DB::Arguments>
where
    DB: Database,
    &'q str: Encode<'q, DB> + Type<DB>,
    i64: Encode<'q, DB> + Type<DB>,
    Option<i64>: Encode<'q, DB>,
    Option<String>: Encode<'q, DB> + Type<DB>,
{
    let what = &event.what;
    sqlx::query(KEEP_EVENT)
        .bind(table.as_str())
        .bind(i64::from(event.number))
        .bind(what.word())
        .bind(what.seat().map(|seat| i64::from(seat.0)))
        .bind(what.text())
        .bind(what.key())
        .bind(i64::from(event.lag))
        .bind(event.at as i64)
}

/// Keeps a new game inside a transaction.
pub async fn insert<DB>(tx: &mut Transaction<'_, DB>, new: &NewGame) -> Result<(), sqlx::Error>
where
    DB: Database,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'q> &'q str: Encode<'q, DB> + Type<DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
    for<'q> String: Encode<'q, DB> + Type<DB>,
    for<'q> Option<i64>: Encode<'q, DB>,
    for<'q> Option<String>: Encode<'q, DB> + Type<DB>,
{
    let NewGame { card, events, row } = new;
    let id = card.id.as_str();
    let query = sqlx::query(
        "INSERT INTO games (id, game, setup, seats, clock, absent, public, rated, creator, \
         created, phase, ply, score, ending, places, due, at, to_move) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
    );
    let query = query
        .bind(id)
        .bind(card.game.as_str())
        .bind(card.setup.as_str())
        .bind(serde_json::to_string(&card.seats).expect("seats have a JSON form"))
        .bind(serde_json::to_string(&card.clock).expect("clocks have a JSON form"))
        .bind(card.absent.word())
        .bind(i64::from(card.public))
        .bind(i64::from(card.rated))
        .bind(card.creator.as_str())
        .bind(card.created as i64)
        .bind(row.phase.word())
        .bind(row.ply)
        .bind(row.score.as_str())
        .bind(row.ending_word())
        .bind(row.places.as_str())
        .bind(row.due)
        .bind(card.created as i64)
        .bind(row.to_move);
    query.execute(&mut **tx).await?;
    for event in events {
        event_query(&card.id, event).execute(&mut **tx).await?;
        if let What::Sat { seat, player, .. } = &event.what {
            let query = sqlx::query("INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)");
            let query = query.bind(id).bind(i64::from(seat.0)).bind(player.as_str());
            query.execute(&mut **tx).await?;
        }
    }
    Ok(())
}

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
        writing!(&self.pool, db => {
            let mut tx = db.begin_with(self.pool.begin()).await?;
            insert(&mut tx, new).await?;
            if self.is_shared() {
                let news = format!("event {} 0", new.card.id);
                run!(&mut *tx, "SELECT pg_notify('sixfold', $1)", news)?;
            }
            tx.commit().await
        })
    }

    /// A game with all its events.
    pub async fn load(&self, id: &TableId) -> Result<Option<Loaded>, sqlx::Error> {
        let found: Option<CardRow> = reading!(&self.pool, db => row!(
            db,
            "SELECT game, setup, seats, clock, absent, public, rated, creator, created \
             FROM games WHERE id = $1",
            id.as_str(),
        ))?;
        let Some((game, setup, seats, clock, absent, public, rated, creator, created)) = found
        else {
            return Ok(None);
        };
        let card = Card {
            id: id.clone(),
            game,
            setup,
            seats: serde_json::from_str(&seats).map_err(decode)?,
            clock: serde_json::from_str(&clock).map_err(decode)?,
            absent: word(&absent)?,
            public: public != 0,
            rated: rated != 0,
            creator: word(&creator)?,
            created: created as u64,
        };
        let events = self.events(id, 0).await?;
        Ok(Some(Loaded {
            card: Arc::new(card),
            events,
        }))
    }

    /// The events of a game behind a number.
    pub async fn events(&self, id: &TableId, behind: u32) -> Result<Vec<Event>, sqlx::Error> {
        let found: Vec<EventRow> = reading!(&self.pool, db => rows!(
            db,
            "SELECT number, what, seat, text, key, lag, at FROM events \
             WHERE game = $1 AND number > $2 ORDER BY number",
            id.as_str(),
            i64::from(behind),
        ))?;
        let event = |(number, what, seat, text, key, lag, at): EventRow| {
            let what = What::read(&what, seat.map(seat_of).transpose()?, text, key)
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
    pub async fn set_due(&self, id: &TableId, due: Option<u64>) -> Result<(), sqlx::Error> {
        let due = due.map(|due| due as i64);
        writing!(&self.pool, db => run!(
            db, "UPDATE games SET due = $2 WHERE id = $1", id.as_str(), due,
        ))?;
        Ok(())
    }

    /// The games that somebody has to look at.
    pub async fn due(&self, now: u64, most: i64) -> Result<Vec<TableId>, sqlx::Error> {
        let found: Vec<(String,)> = reading!(&self.pool, db => rows!(
            db,
            "SELECT id FROM games WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2",
            now as i64,
            most,
        ))?;
        words(found)
    }

    /// Deletes a game and everything that belongs to it; says whether there was one.
    pub async fn delete_game(&self, id: &TableId) -> Result<bool, sqlx::Error> {
        writing!(&self.pool, db => {
            let mut tx = db.begin_with(self.pool.begin()).await?;
            for sql in [
                "DELETE FROM events WHERE game = $1",
                "DELETE FROM seats WHERE game = $1",
                "DELETE FROM chat WHERE game = $1",
                "DELETE FROM presence WHERE game = $1",
            ] {
                run!(&mut *tx, sql, id.as_str())?;
            }
            let found = run!(&mut *tx, "DELETE FROM games WHERE id = $1", id.as_str())?;
            tx.commit().await?;
            Ok(found > 0)
        })
    }
}

/// Reads a word of the database; one that nobody knows is an error, never a guess.
pub fn word<T: FromStr<Err: Error + Send + Sync + 'static>>(word: &str) -> Result<T, sqlx::Error> {
    word.parse()
        .map_err(|error: T::Err| sqlx::Error::Decode(error.into()))
}

/// Reads a column of words.
pub fn words<T>(column: Vec<(String,)>) -> Result<Vec<T>, sqlx::Error>
where
    T: FromStr<Err: Error + Send + Sync + 'static>,
{
    column.iter().map(|(text,)| word(text)).collect()
}

/// Reads the number of a seat.
pub fn seat_of(number: i64) -> Result<Seat, sqlx::Error> {
    let seat = u8::try_from(number).map(Seat);
    seat.map_err(|error| sqlx::Error::Decode(error.into()))
}

pub fn decode(error: serde_json::Error) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}
