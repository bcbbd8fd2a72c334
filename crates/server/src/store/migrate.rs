//! Brings the tables up to date, step by step, once.

use super::pool::{Pool, row, run, writing};

/// Each step that the tables have taken, in order; a step that was released never changes.
const STEPS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_to_move.sql"),
];

/// Takes the steps that the database has not taken yet.
pub async fn run(pool: &Pool) -> Result<(), sqlx::Error> {
    writing!(pool, db => {
        let mut tx = db.begin_with(pool.begin()).await?;
        if matches!(pool, Pool::Postgres(_)) {
            // Several processes may start at once; the number is ours alone.
            sqlx::query("SELECT pg_advisory_xact_lock(6066)").execute(&mut *tx).await?;
        }
        run!(&mut *tx, "CREATE TABLE IF NOT EXISTS steps (number BIGINT PRIMARY KEY)")?;
        let taken: Option<(i64,)> = row!(&mut *tx, "SELECT COUNT(*) FROM steps")?;
        let taken = taken.map_or(0, |(taken,)| taken as usize);
        for (number, step) in STEPS.iter().enumerate().skip(taken) {
            sqlx::raw_sql(*step).execute(&mut *tx).await?;
            run!(&mut *tx, "INSERT INTO steps (number) VALUES ($1)", number as i64 + 1)?;
        }
        tx.commit().await
    })
}
