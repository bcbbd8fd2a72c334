//! How a database is opened: by one server at a time if it is a file, and by tools beside it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;

use super::pool::Pool;
use super::{Store, migrate, writer};
use crate::time::Time;

impl Store {
    /// Opens the database at an address (`postgres://…`, or a file for SQLite) for a server, and
    /// brings its tables up to date.
    pub async fn open(address: &str) -> Result<Store, OpenFault> {
        Store::open_at(address, Time::default()).await
    }

    /// The same with a clock of one's own, which a PostgreSQL sets.
    pub async fn open_at(address: &str, time: Time) -> Result<Store, OpenFault> {
        let lock = file_of(address).map(lock).transpose()?;
        let pool = Pool::open(address).await?;
        migrate::run(&pool).await?;
        let store = Store::over(pool, time, lock);
        store.fill_looks().await?;
        if let Some(now) = store.shared_time().await? {
            store.time.begin_at(now);
        } else {
            // The machine's clock may have been set back while no server ran.
            store.time.begin_behind(store.newest().await?);
        }
        Ok(store)
    }

    /// Opens a database that is there and up to date, beside a server that may use it.
    pub async fn attach(address: &str) -> Result<Store, OpenFault> {
        if file_of(address).is_some_and(|file| !file.exists()) {
            return Err(OpenFault::Missing);
        }
        let pool = Pool::open(address).await?;
        migrate::check(&pool).await?;
        Ok(Store::over(pool, Time::default(), None))
    }

    fn over(pool: Pool, time: Time, lock: Option<Arc<File>>) -> Store {
        let jobs = writer::start(pool.clone());
        Store {
            pool,
            jobs,
            time,
            lock,
        }
    }
}

/// The file that an address names, unless it names a PostgreSQL.
pub fn file_of(address: &str) -> Option<&Path> {
    let is_server = address.starts_with("postgres:") || address.starts_with("postgresql:");
    let file = address.strip_prefix("sqlite:").unwrap_or(address);
    (!is_server).then_some(Path::new(file))
}

/// Makes the file for this server alone. Two would not hear of each other's events.
fn lock(file: &Path) -> Result<Arc<File>, OpenFault> {
    // SQLite gives its log the same mode.
    private(OpenOptions::new().append(true).create(true)).open(file)?;
    // A file beside it: closing a second handle to the database would drop SQLite's own locks.
    let mut beside = file.as_os_str().to_owned();
    beside.push("-lock");
    let lock = private(OpenOptions::new().append(true).create(true)).open(PathBuf::from(beside))?;
    match lock.try_lock() {
        Ok(()) => Ok(Arc::new(lock)),
        Err(TryLockError::WouldBlock) => Err(OpenFault::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// A file with passwords' hashes and private games is its owner's alone; one that is there stays as it is.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Why a database is not opened.
#[derive(Debug, Error)]
pub enum OpenFault {
    /// The database failed.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
    /// Its file cannot be made or locked.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// Another server has it.
    #[error("another server uses this file; only PostgreSQL is shared")]
    InUse,
    /// A later version has changed its tables.
    #[error("it belongs to a newer version of Sixfold (step {taken}; {known} are known here)")]
    Newer {
        /// The steps that its tables have taken.
        taken: usize,
        /// The steps that there are.
        known: usize,
    },
    /// Its tables are not up to date, and only a server changes them.
    #[error(
        "it belongs to an older version of Sixfold; start the server once to bring it up to date"
    )]
    Older,
}
