//! Brings the tables up to date, step by step, once.

use super::pool::{Pool, run, transaction};

/// Each step that the tables have taken, in order; a step that was released never changes.
const STEPS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_to_move.sql"),
];

/// Takes the steps that the database has not taken yet.
pub async fn run(pool: &Pool) -> sqlx::Result<()> {
    transaction!(pool, tx => {
        if pool.is_shared() {
            // Several processes may start at once; the number is ours alone.
            run!(tx, "SELECT pg_advisory_xact_lock(6066)")?;
        }
        run!(tx, "CREATE TABLE IF NOT EXISTS steps (number BIGINT PRIMARY KEY)")?;
        let taken = sqlx::query_scalar("SELECT COUNT(*) FROM steps").fetch_one(&mut *tx);
        let taken: i64 = taken.await?;
        for (number, step) in STEPS.iter().enumerate().skip(taken as usize) {
            sqlx::raw_sql(*step).execute(&mut *tx).await?;
            run!(tx, "INSERT INTO steps (number) VALUES ($1)"; number as i64 + 1)?;
        }
        tx.commit().await
    })
}
