//! What is kept, in SQLite or PostgreSQL: one SQL text for both.

mod accounts;
mod chat;
mod dump;
mod games;
mod lists;
mod migrate;
mod open;
mod pool;
mod presence;
mod ratings;
mod writer;

pub use accounts::{Naming, Person};
pub use dump::DumpFault;
pub use games::{NewGame, Row};
pub use lists::Filter;
pub use open::{OpenFault, private};
pub use pool::Pool;
pub use ratings::{Rated, Rating};
pub use writer::{Commit, Written};

use std::fs::File;
use std::sync::Arc;

use tokio::sync::mpsc;

use pool::change;
use writer::Job;

/// Tells the other processes that share a PostgreSQL.
const NOTIFY: &str = "SELECT pg_notify('sixfold', $1)";

/// The way to everything that is kept.
#[derive(Clone)]
pub struct Store {
    pub(crate) pool: Pool,
    /// The way to the one task that keeps events.
    jobs: mpsc::Sender<Job>,
    /// What keeps other servers from the same file.
    lock: Option<Arc<File>>,
}

impl Store {
    /// Whether other processes may share the database.
    pub fn is_shared(&self) -> bool {
        self.pool.is_shared()
    }

    /// Tells the other processes, if there can be any.
    async fn notify(&self, news: String) -> sqlx::Result<()> {
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

/// Now, in milliseconds since 1970.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
