//! Games as they are kept.

use std::error::Error;
use std::str::FromStr;
use std::sync::Arc;

use online::{Phase, PlayerId, Seat, TableId};

use super::pool::{change, row, rows, run, transaction};
use super::{NOTIFY, Store};
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
    /// The word for what ended the game; empty while nothing has.
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
            phase: state.phase(),
            ply: state.ply().into(),
            to_move: state.to_move().map(|seat| i64::from(seat.0)),
            score: result.map_or_else(String::new, |result| result.score.clone()),
            ending: result.map_or("", |result| result.ending.word()),
            places: places.join(","),
            due: due.map(|due| due as i64),
        }
    }
}

/// A game that begins, with those who sit at it.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub card: Arc<Card>,
    /// The events that seat them.
    pub events: Vec<Event>,
    pub row: Row,
}

/// Keeps an event inside a transaction, and with it who has which seat; gives the number of rows, 0
/// where another event has its number or its key.
macro_rules! keep_event {
    ($tx:ident, $table:expr, $event:expr) => {{
        let (id, what) = ($table.as_str(), &$event.what);
        let seat = what.seat().map(|seat| i64::from(seat.0));
        let kept = run!($tx,
            // A game that was deleted meanwhile gets no event.
            "INSERT INTO events (game, number, what, seat, text, key, lag, at) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE EXISTS (SELECT 1 FROM games WHERE id = $1) \
             ON CONFLICT DO NOTHING";
            id, i64::from($event.number), what.word(), seat, what.text(), what.key(),
            i64::from($event.lag), $event.at as i64)?;
        match what {
            _ if kept == 0 => {}
            What::Sat { player, .. } => {
                run!($tx, "INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)";
                    id, seat, player.as_str())?;
            }
            What::Left { .. } => {
                run!($tx, "DELETE FROM seats WHERE game = $1 AND seat = $2"; id, seat)?;
            }
            _ => {}
        }
        kept
    }};
}

/// Keeps a new game inside a transaction.
macro_rules! keep_game {
    ($tx:ident, $new:expr) => {{
        let NewGame { card, events, row } = $new;
        run!($tx,
            "INSERT INTO games (id, game, setup, seats, clock, absent, public, rated, creator, \
             created, phase, ply, score, ending, places, due, at, to_move) VALUES \
             ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $10, $17)";
            card.id.as_str(), &card.game, &card.setup,
            serde_json::to_string(&card.seats).expect("seats have a JSON form"),
            serde_json::to_string(&card.clock).expect("clocks have a JSON form"),
            card.absent.word(), i64::from(card.public), i64::from(card.rated),
            card.creator.as_str(), card.created as i64, row.phase.word(), row.ply, &row.score,
            row.ending, &row.places, row.due, row.to_move)?;
        for event in events {
            keep_event!($tx, card.id, event);
        }
    }};
}

pub(super) use {keep_event, keep_game};

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
    /// Keeps a new game.
    pub async fn create(&self, new: &NewGame) -> sqlx::Result<()> {
        transaction!(&self.pool, tx => {
            keep_game!(tx, new);
            if self.is_shared() {
                run!(tx, NOTIFY; format!("event {} 0", new.card.id))?;
            }
            tx.commit().await
        })
    }

    /// A game with all its events.
    pub async fn load(&self, id: &TableId) -> sqlx::Result<Option<(Arc<Card>, Vec<Event>)>> {
        let found: Option<CardRow> = row!(self,
            "SELECT game, setup, seats, clock, absent, public, rated, creator, created \
             FROM games WHERE id = $1"; id.as_str())?;
        let Some((game, setup, seats, clock, absent, public, rated, creator, created)) = found
        else {
            return Ok(None);
        };
        let card = Arc::new(Card {
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
        });
        Ok(Some((card, self.events(id, 0).await?)))
    }

    /// The events of a game behind a number.
    pub async fn events(&self, id: &TableId, behind: u32) -> sqlx::Result<Vec<Event>> {
        let found: Vec<EventRow> = rows!(self,
            "SELECT number, what, seat, text, key, lag, at FROM events \
             WHERE game = $1 AND number > $2 ORDER BY number"; id.as_str(), i64::from(behind))?;
        let event = |(number, what, seat, text, key, lag, at): EventRow| {
            let what = What::read(&what, seat.map(seat_of).transpose()?, text, key)
                .ok_or_else(|| decode(format!("event {what:?}")))?;
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
    pub async fn set_due(&self, id: &TableId, due: Option<u64>) -> sqlx::Result<()> {
        let due = due.map(|due| due as i64);
        change!(self, "UPDATE games SET due = $2 WHERE id = $1"; id.as_str(), due).map(drop)
    }

    /// How many open tables a player has made.
    pub async fn open_tables(&self, maker: &PlayerId) -> sqlx::Result<usize> {
        let sql = "SELECT COUNT(*) FROM games WHERE creator = $1 AND phase = 'open'";
        let found: Option<(i64,)> = row!(self, sql; maker.as_str())?;
        Ok(found.map_or(0, |(count,)| count as usize))
    }

    /// How many running games with the engine a player has made that something happened to since then.
    pub async fn engine_games(&self, maker: &PlayerId, since: u64) -> sqlx::Result<usize> {
        let found: Option<(i64,)> = row!(self,
            "SELECT COUNT(*) FROM games WHERE creator = $1 AND phase = 'running' AND at > $2 \
             AND (absent = 'engine' OR seats LIKE '%\"kind\":\"engine\"%')";
            maker.as_str(), since as i64)?;
        Ok(found.map_or(0, |(count,)| count as usize))
    }

    /// Whether a table is there and open.
    pub async fn is_open(&self, id: &TableId) -> sqlx::Result<bool> {
        let sql = "SELECT 1 FROM games WHERE id = $1 AND phase = 'open'";
        let found: Option<(i32,)> = row!(self, sql; id.as_str())?;
        Ok(found.is_some())
    }

    /// The games that somebody has to look at.
    pub async fn due(&self, now: u64, most: i64) -> sqlx::Result<Vec<TableId>> {
        words(rows!(self,
            "SELECT id FROM games WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2";
            now as i64, most)?)
    }

    /// When something was last kept of any game, in milliseconds since 1970.
    pub async fn newest(&self) -> sqlx::Result<u64> {
        let found: Option<(Option<i64>,)> = row!(self, "SELECT MAX(at) FROM games")?;
        Ok(found.and_then(|(at,)| at).unwrap_or(0).cast_unsigned())
    }

    /// Deletes a game and everything that belongs to it; says whether there was one.
    pub async fn delete_game(&self, id: &TableId) -> sqlx::Result<bool> {
        transaction!(&self.pool, tx => {
            for sql in [
                "DELETE FROM events WHERE game = $1",
                "DELETE FROM seats WHERE game = $1",
                "DELETE FROM chat WHERE game = $1",
                "DELETE FROM presence WHERE game = $1",
            ] {
                run!(tx, sql; id.as_str())?;
            }
            let found = run!(tx, "DELETE FROM games WHERE id = $1"; id.as_str())?;
            tx.commit().await?;
            Ok(found > 0)
        })
    }
}

/// What the database holds is not ours.
pub fn decode(why: impl Into<Box<dyn Error + Send + Sync>>) -> sqlx::Error {
    sqlx::Error::Decode(why.into())
}

/// Reads a word of the database; one that nobody knows is an error, never a guess.
pub fn word<T: FromStr<Err: Error + Send + Sync + 'static>>(word: &str) -> sqlx::Result<T> {
    word.parse().map_err(|error: T::Err| decode(error))
}

/// Reads a column of words.
pub fn words<T>(column: Vec<(String,)>) -> sqlx::Result<Vec<T>>
where
    T: FromStr<Err: Error + Send + Sync + 'static>,
{
    column.iter().map(|(text,)| word(text)).collect()
}

/// Reads the number of a seat.
pub fn seat_of(number: i64) -> sqlx::Result<Seat> {
    u8::try_from(number).map(Seat).map_err(decode)
}
