//! Whether the connections to PostgreSQL still answer: one can die without a word.
//!
//! A dead one is replaced by a new one in its place, and not given back to the pool to be closed: sqlx
//! 0.9 closes an encrypted connection by waiting for the other side, for ever if that is gone.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use tokio::time::{sleep, timeout};

/// How long a connection may take to answer; on a busy machine that is long.
const PING: Duration = Duration::from_secs(3);
/// How long making one may take.
const CONNECT: Duration = Duration::from_secs(6);
/// One that was used so lately is not asked before it is used again.
const LATELY: Duration = Duration::from_secs(2);
/// How long to wait for a database that cannot be reached.
const PAUSE: Duration = Duration::from_millis(500);

/// What is known of connections to one database.
#[derive(Clone, Debug)]
struct Pulse {
    target: PgConnectOptions,
    /// When one was last found dead.
    last: Arc<Mutex<Option<Instant>>>,
}

impl Pulse {
    /// Replaces a connection unless it answers.
    async fn feel(&self, connection: &mut PgConnection) -> sqlx::Result<bool> {
        if let Ok(answered) = timeout(PING, connection.ping()).await {
            return answered.map(|()| true);
        }
        *self.last.lock().expect("no holder panics") = Some(Instant::now());
        self.replace(connection).await
    }

    async fn replace(&self, connection: &mut PgConnection) -> sqlx::Result<bool> {
        let fresh = timeout(CONNECT, PgConnection::connect_with(&self.target)).await;
        *connection = fresh.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
        Ok(true)
    }

    /// Whether one that has been idle for so long died with another; each alone would cost a wait.
    fn is_dead(&self, idle: Duration) -> bool {
        let last = *self.last.lock().expect("no holder panics");
        last.is_some_and(|last| idle >= last.elapsed())
    }
}

/// Asks connections whether they are there, before they are used and when they are given back: a
/// statement that was given up may leave one behind that never answers, and holds its place.
pub fn watched(options: PgPoolOptions, target: &PgConnectOptions) -> PgPoolOptions {
    let before = Pulse {
        target: target.clone(),
        last: Arc::default(),
    };
    let after = before.clone();
    options
        .test_before_acquire(false)
        .before_acquire(move |connection, used| {
            let pulse = before.clone();
            Box::pin(async move {
                if pulse.is_dead(used.idle_for) {
                    pulse.replace(connection).await
                } else if used.idle_for < LATELY {
                    Ok(true)
                } else {
                    pulse.feel(connection).await
                }
            })
        })
        .after_release(move |connection, _| {
            let pulse = after.clone();
            Box::pin(async move {
                let mut felt = pulse.feel(connection).await;
                while felt.is_err() {
                    sleep(PAUSE).await;
                    felt = pulse.replace(connection).await;
                }
                felt
            })
        })
}
