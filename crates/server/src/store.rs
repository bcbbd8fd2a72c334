//! What is kept, in SQLite or PostgreSQL: one SQL text for both.

mod accounts;
mod chat;
mod dump;
mod games;
mod lists;
mod migrate;
mod pool;
mod presence;
mod ratings;
mod writer;

use std::sync::Arc;

pub use accounts::{Naming, Person};
pub use dump::DumpFault;
pub use games::{Loaded, NewGame, Row};
pub use lists::Filter;
pub use pool::Pool;
pub use ratings::{Rated, Rating};
pub use writer::{Commit, Extra, Written};

use writer::Writer;

/// The way to everything that is kept.
#[derive(Clone)]
pub struct Store {
    pool: Pool,
    writer: Arc<Writer>,
}

impl Store {
    /// Opens the database at an address (`postgres://…`, or a file for SQLite) and brings its tables
    /// up to date.
    pub async fn open(address: &str) -> Result<Store, sqlx::Error> {
        let pool = Pool::open(address).await?;
        migrate::run(&pool).await?;
        let writer = Arc::new(Writer::start(pool.clone()));
        Ok(Store { pool, writer })
    }

    /// Whether other processes may share the database.
    pub fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(_))
    }

    /// The connections, for listening.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), sqlx::Error> {
        pool::reading!(&self.pool, db => sqlx::query("SELECT 1").execute(db).await.map(|_| ()))
    }

    /// Folds SQLite's log into its file, as far as nobody has to wait for it.
    ///
    /// Left to SQLite, every thousandth page makes a commit wait for two more syncs of the disk.
    pub async fn fold_log(&self) -> Result<(), sqlx::Error> {
        if let Pool::Sqlite { read, .. } = &self.pool {
            let fold = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)");
            fold.execute(read).await?;
        }
        Ok(())
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
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
