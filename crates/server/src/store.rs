//! What is kept, in SQLite or PostgreSQL: one SQL text for both.

mod accounts;
mod archive;
mod chat;
mod dump;
mod games;
mod lists;
mod migrate;
mod open;
mod pool;
mod presence;
mod pulse;
mod ratings;
mod sessions;
mod writer;

pub use accounts::{Naming, Person};
pub use archive::{Began, Public};
pub use dump::DumpFault;
pub use games::{NewGame, Row};
pub use lists::Filter;
pub use open::{OpenFault, private};
pub use pool::Pool;
pub use ratings::{Rated, Rating};
pub use writer::{Commit, Written};

use std::fs::File;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::mpsc;

use crate::time::Time;
use pool::{change, row};
use writer::Job;

/// Tells the other processes that share a PostgreSQL.
const NOTIFY: &str = "SELECT pg_notify('sixfold', $1)";

/// The way to everything that is kept.
#[derive(Clone)]
pub struct Store {
    pub(crate) pool: Pool,
    /// The way to the one task that keeps events.
    jobs: mpsc::Sender<Job>,
    /// What time it is.
    pub time: Time,
    /// What keeps other servers from the same file.
    lock: Option<Arc<File>>,
}

impl Store {
    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.time.now()
    }

    /// What the clock of a shared database says.
    async fn shared_time(&self) -> sqlx::Result<Option<u64>> {
        if !self.is_shared() {
            return Ok(None);
        }
        let asked = Instant::now();
        let sql = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
        let found: Option<(i64,)> = row!(self, sql)?;
        let on_its_way = asked.elapsed().as_millis() as u64 / 2;
        Ok(found.map(|(now,)| now as u64 + on_its_way))
    }

    /// Follows the clock of a shared database.
    pub async fn follow_time(&self) -> sqlx::Result<()> {
        if let Some(now) = self.shared_time().await? {
            self.time.follow(now);
        }
        Ok(())
    }

    /// Whether other processes may share the database.
    pub fn is_shared(&self) -> bool {
        self.pool.is_shared()
    }

    /// Tells the other processes, if there can be any.
    pub async fn notify(&self, news: String) -> sqlx::Result<()> {
        if self.is_shared() {
            change!(self, NOTIFY; news)?;
        }
        Ok(())
    }

    /// Folds SQLite's log into its file, as far as nobody has to wait for it.
    ///
    /// Left to SQLite, every thousandth page makes a commit wait for two more syncs of the disk.
    pub async fn fold_log(&self) -> sqlx::Result<()> {
        if let Pool::Sqlite { read, .. } = &self.pool {
            let fold = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)");
            fold.execute(read).await?;
        }
        Ok(())
    }

    /// Whether [`Store::close`] was called.
    pub fn is_closed(&self) -> bool {
        pool::writing!(&self.pool, db => db.is_closed())
    }

    /// Ends all connections, once what is under way is done.
    pub async fn close(&self) {
        match &self.pool {
            Pool::Sqlite { read, write } => {
                write.close().await;
                read.close().await;
            }
            Pool::Postgres(db) => db.close().await,
        }
        if let Some(Err(error)) = self.lock.as_ref().map(|lock| lock.unlock()) {
            tracing::warn!(%error, "the file stays locked until this process ends");
        }
    }
}
