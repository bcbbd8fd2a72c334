//! Keeps events: many games' events in one transaction, so that one wait for the disk serves all.

use online::{PlayerId, Seat, TableId};
use tokio::sync::{mpsc, oneshot};

use super::games::{NewGame, Row, event_query, insert};
use super::pool::{Pool, run, writing};
use crate::event::Event;

/// An event of a game, and what follows from it.
#[derive(Clone, Debug)]
pub struct Commit {
    /// Of which table.
    pub table: TableId,
    /// What happens.
    pub event: Event,
    /// What the lists show then.
    pub row: Row,
    /// What else is kept in the same moment.
    pub extra: Option<Extra>,
}

/// What is kept together with an event.
#[derive(Clone, Debug)]
pub enum Extra {
    /// A player has this seat.
    Seat(Seat, PlayerId),
    /// Nobody has this seat.
    NoSeat(Seat),
    /// A new game, the rematch.
    Game(Box<NewGame>),
}

/// What became of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is kept for good.
    Kept,
    /// Another event has its number or its key; nothing was changed.
    Conflict,
}

/// The most events in one transaction.
const MOST: usize = 256;

/// A task that keeps events one transaction after the other.
#[derive(Debug)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    commit: Commit,
    done: oneshot::Sender<Result<Written, sqlx::Error>>,
}

impl Writer {
    pub fn start(pool: Pool) -> Writer {
        let (jobs, mut queue) = mpsc::channel::<Job>(4 * MOST);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while queue.recv_many(&mut batch, MOST).await > 0 {
                write_batch(&pool, std::mem::take(&mut batch)).await;
            }
        });
        Writer { jobs }
    }

    /// Keeps an event; returns once it is safe.
    pub async fn keep(&self, commit: Commit) -> Result<Written, sqlx::Error> {
        let (done, wait) = oneshot::channel();
        let sent = self.jobs.send(Job { commit, done }).await;
        sent.map_err(|_| sqlx::Error::PoolClosed)?;
        wait.await.unwrap_or(Err(sqlx::Error::PoolClosed))
    }
}

async fn write_batch(pool: &Pool, mut jobs: Vec<Job>) {
    // Two processes that lock the same games in the same order cannot block each other.
    jobs.sort_by(|a, b| a.commit.table.cmp(&b.commit.table));
    let commits: Vec<&Commit> = jobs.iter().map(|job| &job.commit).collect();
    match transaction(pool, &commits).await {
        Ok(written) => {
            for (job, written) in jobs.into_iter().zip(written) {
                // Whoever asked may be gone; the event is kept all the same.
                job.done.send(Ok(written)).ok();
            }
        }
        // One bad apple must not spoil the others.
        Err(_) if jobs.len() > 1 => {
            for job in jobs {
                let written = transaction(pool, &[&job.commit]).await;
                job.done.send(written.map(|written| written[0])).ok();
            }
        }
        Err(error) => {
            if let Some(job) = jobs.pop() {
                job.done.send(Err(error)).ok();
            }
        }
    }
}

async fn transaction(pool: &Pool, commits: &[&Commit]) -> Result<Vec<Written>, sqlx::Error> {
    let mut all = Vec::with_capacity(commits.len());
    let is_shared = matches!(pool, Pool::Postgres(_));
    writing!(pool, db => {
        let mut tx = db.begin_with(pool.begin()).await?;
        for Commit { table, event, row, extra } in commits {
            let id = table.as_str();
            let inserted = event_query(table, event).execute(&mut *tx).await?;
            if inserted.rows_affected() == 0 {
                all.push(Written::Conflict);
                continue;
            }
            run!(
                &mut *tx,
                "UPDATE games SET phase = $2, ply = $3, score = $4, ending = $5, places = $6, \
                 due = $7, at = $8, to_move = $9 WHERE id = $1",
                id, row.phase.word(), row.ply, &row.score, row.ending_word(), &row.places,
                row.due, event.at as i64, row.to_move,
            )?;
            match extra {
                Some(Extra::Seat(seat, player)) => {
                    run!(
                        &mut *tx,
                        "INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)",
                        id, i64::from(seat.0), player.as_str(),
                    )?;
                }
                Some(Extra::NoSeat(seat)) => {
                    run!(
                        &mut *tx,
                        "DELETE FROM seats WHERE game = $1 AND seat = $2",
                        id, i64::from(seat.0),
                    )?;
                }
                Some(Extra::Game(new)) => insert(&mut tx, new).await?,
                None => {}
            }
            if is_shared {
                run!(
                    &mut *tx,
                    "SELECT pg_notify('sixfold', $1)",
                    format!("event {id} {}", event.number),
                )?;
            }
            all.push(Written::Kept);
        }
        tx.commit().await?;
    });
    Ok(all)
}
