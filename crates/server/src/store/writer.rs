//! Keeps events: many games' events in one transaction, so that one wait for the disk serves all.

use tokio::sync::{mpsc, oneshot};

use super::games::{NewGame, Row};
use super::pool::{Pool, run, write};
use crate::event::Event;

/// An event of a game, and what follows from it.
#[derive(Clone, Debug)]
pub struct Commit {
    /// Which game.
    pub game: String,
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
    Seat(u8, String),
    /// Nobody has this seat.
    NoSeat(u8),
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
    jobs.sort_by(|a, b| a.commit.game.cmp(&b.commit.game));
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
    write!(pool, db => {
        let mut tx = db.begin_with(pool.begin()).await?;
        for Commit { game, event, row, extra } in commits {
            let what = &event.what;
            let inserted = run!(
                &mut *tx,
                "INSERT INTO events (game, number, what, seat, text, key, lag, at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
                game, i64::from(event.number), what.word(), what.seat().map(i64::from),
                what.text(), what.key(), i64::from(event.lag), event.at as i64,
            )?;
            if inserted == 0 {
                all.push(Written::Conflict);
                continue;
            }
            run!(
                &mut *tx,
                "UPDATE games SET phase = $2, ply = $3, score = $4, ending = $5, places = $6, \
                 due = $7, at = $8, to_move = $9 WHERE id = $1",
                game, row.phase, row.ply, &row.score, row.ending, &row.places, row.due,
                event.at as i64,
                row.to_move,
            )?;
            match extra {
                Some(Extra::Seat(seat, player)) => {
                    run!(
                        &mut *tx,
                        "INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)",
                        game, i64::from(*seat), player,
                    )?;
                }
                Some(Extra::NoSeat(seat)) => {
                    run!(
                        &mut *tx,
                        "DELETE FROM seats WHERE game = $1 AND seat = $2",
                        game, i64::from(*seat),
                    )?;
                }
                Some(Extra::Game(new)) => super::games::insert!(&mut tx, new),
                None => {}
            }
            if is_shared {
                run!(
                    &mut *tx,
                    "SELECT pg_notify('sixfold', $1)",
                    format!("event {game} {}", event.number),
                )?;
            }
            all.push(Written::Kept);
        }
        tx.commit().await?;
    });
    Ok(all)
}
