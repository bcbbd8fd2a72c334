//! Keeps events: many games' events in one transaction, so that one wait for the disk serves all.

use online::TableId;
use tokio::sync::{mpsc, oneshot};

use super::Store;
use super::games::{NewGame, Row, keep_event, keep_game};
use super::pool::{Pool, run, transaction};
use crate::event::{Event, What};

/// An event of a game, and what follows from it.
#[derive(Clone, Debug)]
pub struct Commit {
    pub table: TableId,
    pub event: Event,
    /// What the lists show then.
    pub row: Row,
    /// A new game that is kept in the same moment.
    pub rematch: Option<Box<NewGame>>,
}

/// What became of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is kept for good.
    Kept,
    /// Another event has its number or its key; nothing was changed.
    Conflict,
}

/// Tells the other processes several things, with commas between them.
const NOTIFY_ALL: &str =
    "SELECT pg_notify('sixfold', word) FROM unnest(string_to_array($1, ',')) AS word";
/// The most events in one transaction.
const MOST: usize = 256;

/// An event on its way to the disk, and whoever waits for it.
#[derive(Debug)]
pub struct Job {
    commit: Commit,
    done: oneshot::Sender<sqlx::Result<Written>>,
}

/// Starts a task that keeps events one transaction after the other.
pub fn start(pool: Pool) -> mpsc::Sender<Job> {
    let (jobs, mut queue) = mpsc::channel::<Job>(4 * MOST);
    tokio::spawn(async move {
        let mut batch = Vec::new();
        while queue.recv_many(&mut batch, MOST).await > 0 {
            write_batch(&pool, std::mem::take(&mut batch)).await;
        }
    });
    jobs
}

impl Store {
    /// Keeps an event of a game; returns once it is safe.
    pub async fn keep(&self, commit: Commit) -> sqlx::Result<Written> {
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
    match pool.in_time(transaction(pool, &commits)).await {
        // Whoever waits hears of the doubt, and reads what was kept.
        Err(sqlx::Error::PoolTimedOut) => {
            for job in jobs {
                job.done.send(Err(sqlx::Error::PoolTimedOut)).ok();
            }
        }
        Ok(written) => {
            for (job, written) in jobs.into_iter().zip(written) {
                // Whoever asked may be gone; the event is kept all the same.
                job.done.send(Ok(written)).ok();
            }
        }
        // One bad apple must not spoil the others.
        Err(_) if jobs.len() > 1 => write_each(pool, jobs).await,
        Err(error) => {
            if let Some(job) = jobs.pop() {
                job.done.send(Err(error)).ok();
            }
        }
    }
}

async fn write_each(pool: &Pool, jobs: Vec<Job>) {
    let mut is_gone = false;
    for job in jobs {
        // A database that is gone is waited for once.
        let written = if is_gone {
            Err(sqlx::Error::PoolTimedOut)
        } else {
            pool.in_time(transaction(pool, &[&job.commit])).await
        };
        is_gone |= matches!(written, Err(sqlx::Error::PoolTimedOut));
        job.done.send(written.map(|written| written[0])).ok();
    }
}

async fn transaction(pool: &Pool, commits: &[&Commit]) -> sqlx::Result<Vec<Written>> {
    let mut all = Vec::with_capacity(commits.len());
    let mut news = Vec::new();
    transaction!(pool, tx => {
        for Commit { table, event, row, rematch } in commits {
            if keep_event!(tx, table, event) == 0 {
                all.push(Written::Conflict);
                continue;
            }
            run!(tx,
                "UPDATE games SET phase = $2, ply = $3, score = $4, ending = $5, places = $6, \
                 due = $7, at = $8, to_move = $9 WHERE id = $1";
                table.as_str(), row.phase.word(), row.ply, &row.score, row.ending, &row.places,
                row.due, event.at as i64, row.to_move)?;
            if let Some(new) = rematch {
                keep_game!(tx, &**new);
            }
            news.push(format!("event {table} {}", event.number));
            all.push(Written::Kept);
        }
        if pool.is_shared() {
            // All in one round trip.
            run!(tx, NOTIFY_ALL; news.join(","))?;
        }
        tx.commit().await?;
    });
    Ok(all)
}
