//! Connections to either database.

use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::time::timeout;

use super::open::file_of;
use super::pulse;

/// Connections to a database.
#[derive(Clone, Debug)]
pub enum Pool {
    /// A file of this machine.
    Sqlite {
        /// For reading, which never waits.
        read: SqlitePool,
        /// The one connection that writes: SQLite has one writer at a time, and a queue here is
        /// fairer than its retries.
        write: SqlitePool,
    },
    /// A server that several processes share.
    Postgres(PgPool),
}

impl Pool {
    /// Connects to an address: `postgres://…`, `sqlite:FILE` or `FILE`.
    pub async fn open(address: &str) -> sqlx::Result<Pool> {
        let Some(file) = file_of(address) else {
            let options = PgPoolOptions::new()
                .max_connections(12)
                // Time enough to find a dead connection and to make another.
                .acquire_timeout(Duration::from_secs(10));
            // Nothing that a player waits for takes so long, unless the other side is gone.
            let target: PgConnectOptions = address.parse()?;
            let target = target.options([("statement_timeout", "15s")]);
            let options = pulse::watched(options, &target);
            return Ok(Pool::Postgres(options.connect_with(target).await?));
        };
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit that was reported survives a loss of power, too.
            .synchronous(SqliteSynchronous::Full)
            // The log is folded into the file beside the writer, see `Store::fold_log`; this many
            // pages are only a stop, should that fail.
            .pragma("wal_autocheckpoint", "20000")
            .busy_timeout(Duration::from_secs(10));
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            // SQLite ends a transaction by itself when the disk is full, and sqlx 0.9 then counts it
            // as open for good. Such a connection gives way to a new one.
            .before_acquire(|connection, _| {
                let is_clean = !connection.is_in_transaction();
                Box::pin(async move { Ok(is_clean) })
            });
        let write = write.connect_with(options.clone()).await?;
        let read = SqlitePoolOptions::new().max_connections(4);
        let read = read.connect_with(options).await?;
        Ok(Pool::Sqlite { read, write })
    }

    /// Whether other processes may share the database.
    pub fn is_shared(&self) -> bool {
        matches!(self, Pool::Postgres(_))
    }

    /// What is asked, or an error when the answer takes too long: a connection to PostgreSQL that has
    /// died without a word would be waited for for ever. A file that another has locked takes ten seconds.
    pub async fn in_time<T>(
        &self,
        asked: impl Future<Output = sqlx::Result<T>>,
    ) -> sqlx::Result<T> {
        let patience = match self {
            Pool::Sqlite { .. } => Duration::from_secs(20),
            Pool::Postgres(_) => Duration::from_secs(12),
        };
        let answer = timeout(patience, asked).await;
        answer.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    /// How a transaction begins that is going to write.
    pub fn begin(&self) -> &'static str {
        match self {
            Pool::Sqlite { .. } => "BEGIN IMMEDIATE",
            Pool::Postgres(_) => "BEGIN",
        }
    }
}

/// The same with a connection for reading, whatever the database.
macro_rules! reading {
    ($pool:expr, $db:ident => $body:expr) => {
        match $pool {
            $crate::store::Pool::Sqlite { read: $db, .. } => $body,
            $crate::store::Pool::Postgres($db) => $body,
        }
    };
}

/// The same with a connection for writing, whatever the database.
macro_rules! writing {
    ($pool:expr, $db:ident => $body:expr) => {
        match $pool {
            $crate::store::Pool::Sqlite { write: $db, .. } => $body,
            $crate::store::Pool::Postgres($db) => $body,
        }
    };
}

/// The same inside a transaction that is going to write; it ends with nothing done unless committed.
macro_rules! transaction {
    ($pool:expr, $tx:ident => $body:expr) => {
        $crate::store::pool::writing!($pool, db => {
            let mut $tx = db.begin_with($pool.begin()).await?;
            $body
        })
    };
}

/// Runs one statement with its values inside a transaction; gives the number of rows that changed.
macro_rules! run {
    ($tx:ident, $sql:expr $(; $($value:expr),*)?) => {
        sqlx::query($sql)$($(.bind($value))*)?
            .execute(&mut *$tx).await.map(|done| done.rows_affected())
    };
}

/// Runs one statement of a store with its values; gives the number of rows that changed.
macro_rules! change {
    ($store:expr, $sql:expr $(; $($value:expr),*)?) => {
        $crate::store::pool::writing!(&$store.pool, db => {
            let done = sqlx::query($sql)$($(.bind($value))*)?.execute(db);
            $store.pool.in_time(done).await.map(|done| done.rows_affected())
        })
    };
}

/// All rows of a query of a store, as tuples.
macro_rules! rows {
    ($store:expr, $sql:expr $(; $($value:expr),*)?) => {
        $crate::store::pool::reading!(&$store.pool, db => {
            let found = sqlx::query_as($sql)$($(.bind($value))*)?.fetch_all(db);
            $store.pool.in_time(found).await
        })
    };
}

/// The first row of a query of a store, if there is one.
macro_rules! row {
    ($store:expr, $sql:expr $(; $($value:expr),*)?) => {
        $crate::store::pool::reading!(&$store.pool, db => {
            let found = sqlx::query_as($sql)$($(.bind($value))*)?.fetch_optional(db);
            $store.pool.in_time(found).await
        })
    };
}

/// Lets what follows in a transaction take its time.
macro_rules! unhurried {
    ($pool:expr, $tx:ident) => {
        if $pool.is_shared() {
            $crate::store::pool::run!($tx, "SET LOCAL statement_timeout = 0")?;
        }
    };
}

pub(crate) use {change, reading, row, rows, run, transaction, unhurried, writing};

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;

    /// Keeps something long in a transaction.
    async fn keep_long(store: &Store) -> sqlx::Result<()> {
        transaction!(&store.pool, tx => {
            run!(tx, "INSERT INTO nodes (id, seen) VALUES ($1, 0)"; "x".repeat(100_000))?;
            tx.commit().await
        })
    }

    #[tokio::test]
    async fn a_writer_that_ran_out_of_space_is_replaced() {
        let name = format!("sixfold-full-{}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let store = Store::open(file.to_str().unwrap()).await.unwrap();
        let Pool::Sqlite { write, .. } = &store.pool else {
            unreachable!("it is a file");
        };
        let no_more = sqlx::query("PRAGMA max_page_count = 1");
        no_more.execute(write).await.unwrap();
        let full = keep_long(&store).await.unwrap_err();
        assert!(full.to_string().contains("full"), "{full}");
        keep_long(&store).await.unwrap();
        store.close().await;
        for ending in ["", "-wal", "-shm", "-lock"] {
            std::fs::remove_file(format!("{}{ending}", file.display())).ok();
        }
    }
}
