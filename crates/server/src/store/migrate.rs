//! Brings the tables up to date, step by step, once.

use std::cmp::Ordering;

use super::open::OpenFault;
use super::pool::{Pool, reading, run, transaction, unhurried};

/// Each step that the tables have taken, in order; a step that was released never changes.
const STEPS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_to_move.sql"),
    include_str!("../../migrations/0003_edge.sql"),
    include_str!("../../migrations/0004_people.sql"),
    include_str!("../../migrations/0005_archive.sql"),
];

const TAKEN: &str = "SELECT COUNT(*) FROM steps";

/// Takes the steps that the database has not taken yet; refuses one that has taken more.
pub async fn run(pool: &Pool) -> Result<(), OpenFault> {
    transaction!(pool, tx => {
        unhurried!(pool, tx);
        if pool.is_shared() {
            // Several processes may start at once; the number is ours alone.
            run!(tx, "SELECT pg_advisory_xact_lock(6066)")?;
        }
        run!(tx, "CREATE TABLE IF NOT EXISTS steps (number BIGINT PRIMARY KEY)")?;
        let taken: i64 = sqlx::query_scalar(TAKEN).fetch_one(&mut *tx).await?;
        compare(taken)?;
        for (number, step) in STEPS.iter().enumerate().skip(taken as usize) {
            sqlx::raw_sql(*step).execute(&mut *tx).await?;
            run!(tx, "INSERT INTO steps (number) VALUES ($1)"; number as i64 + 1)?;
        }
        tx.commit().await?;
    });
    Ok(())
}

/// Whether the tables are those that this version knows; changes nothing.
pub async fn check(pool: &Pool) -> Result<(), OpenFault> {
    let taken: i64 = reading!(pool, db => sqlx::query_scalar(TAKEN).fetch_one(db).await)?;
    match compare(taken)? {
        Ordering::Less => Err(OpenFault::Older),
        _ => Ok(()),
    }
}

fn compare(taken: i64) -> Result<Ordering, OpenFault> {
    let (taken, known) = (taken as usize, STEPS.len());
    if taken > known {
        return Err(OpenFault::Newer { taken, known });
    }
    Ok(taken.cmp(&known))
}
