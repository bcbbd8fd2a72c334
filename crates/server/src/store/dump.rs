//! The whole database as lines of JSON, for backups and for moving from one kind to the other.
//!
//! The first line names the form; each other line is a table's name and the values of one row.

use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use serde_json::{Value, json};
use sqlx::Row;
use thiserror::Error;

use super::Store;
use super::pool::{reading, transaction, unhurried};

const FORM: &str = "sixfold backup 1";

/// What a column holds.
#[derive(Clone, Copy)]
enum Column {
    Text,
    Whole,
    Real,
}

use Column::{Real as R, Text as T, Whole as W};

/// The tables with something to keep, and their columns in order.
const TABLES: &[(&str, &str, &[Column])] = &[
    (
        "players",
        "id, name, name_key, kind, password, owner, banned, settings, created",
        &[T, T, T, T, T, T, W, T, W],
    ),
    ("sessions", "hash, player, created, seen", &[T, T, W, W]),
    (
        "games",
        "id, game, setup, seats, clock, absent, public, rated, creator, created, phase, ply, \
         score, ending, places, due, at, to_move",
        &[T, T, T, T, T, T, W, W, T, W, T, W, T, T, T, W, W, W],
    ),
    (
        "events",
        "game, number, what, seat, text, key, lag, at",
        &[T, W, T, W, T, T, W, W],
    ),
    ("seats", "game, seat, player", &[T, W, T]),
    ("chat", "game, number, player, text, at", &[T, W, T, T, W]),
    ("mutes", "player, muted", &[T, T]),
    (
        "ratings",
        "player, game, pool, number, rating, deviation, volatility, of_game, at",
        &[T, T, T, W, R, R, R, T, W],
    ),
];

impl Store {
    /// Writes everything, as it was at one moment, while others go on; gives the number of rows.
    pub async fn dump(&self, out: &mut impl Write) -> Result<u64, DumpFault> {
        writeln!(out, "{}", json!(FORM))?;
        let mut count = 0;
        let begin = if self.is_shared() {
            "BEGIN ISOLATION LEVEL REPEATABLE READ"
        } else {
            "BEGIN"
        };
        reading!(&self.pool, db => {
            let mut tx = db.begin_with(begin).await?;
            unhurried!(self, tx);
            for (table, names, columns) in TABLES {
                let sql = format!("SELECT {names} FROM {table}");
                let mut found = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch(&mut *tx);
                while let Some(row) = found.try_next().await? {
                    let value = |(index, column): (usize, &Column)| match column {
                        T => row.try_get::<Option<String>, _>(index).map(|value| json!(value)),
                        W => row.try_get::<Option<i64>, _>(index).map(|value| json!(value)),
                        R => row.try_get::<Option<f64>, _>(index).map(|value| json!(value)),
                    };
                    let values: Result<Vec<Value>, _> =
                        columns.iter().enumerate().map(value).collect();
                    writeln!(out, "{}", json!([table, values?]))?;
                    count += 1;
                }
            }
        });
        out.flush()?;
        Ok(count)
    }

    /// Reads what [`Store::dump`] wrote into an empty database, all of it or nothing.
    pub async fn restore(&self, lines: impl BufRead) -> Result<u64, DumpFault> {
        let mut lines = lines.lines();
        let first = lines.next().transpose()?.unwrap_or_default();
        if serde_json::from_str::<Value>(&first).ok() != Some(json!(FORM)) {
            return Err(DumpFault::NoBackup);
        }
        let mut count = 0;
        transaction!(&self.pool, tx => {
            unhurried!(self, tx);
            let players = sqlx::query_scalar("SELECT COUNT(*) FROM players").fetch_one(&mut *tx);
            let players: i64 = players.await?;
            if players > 0 {
                return Err(DumpFault::NotEmpty);
            }
            for line in lines {
                let (name, values): (String, Vec<Value>) = serde_json::from_str(&line?)?;
                let table = TABLES.iter().find(|(table, ..)| *table == name);
                let (table, names, columns) = table.ok_or(DumpFault::Table(name))?;
                if columns.len() != values.len() {
                    return Err(DumpFault::Row(table));
                }
                let places: Vec<String> =
                    (1..=columns.len()).map(|place| format!("${place}")).collect();
                let sql = format!(
                    "INSERT INTO {table} ({names}) VALUES ({})",
                    places.join(", ")
                );
                let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
                for (column, value) in columns.iter().zip(values) {
                    query = match column {
                        T => query.bind(value.as_str().map(str::to_owned)),
                        W => query.bind(value.as_i64()),
                        R => query.bind(value.as_f64()),
                    };
                }
                query.execute(&mut *tx).await?;
                count += 1;
            }
            tx.commit().await?;
        });
        Ok(count)
    }
}

/// Why a backup could not be written or read.
#[derive(Debug, Error)]
pub enum DumpFault {
    /// The file failed.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// The database failed.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
    /// A line is no row.
    #[error("{0}")]
    Line(#[from] serde_json::Error),
    /// The first line is not ours.
    #[error("this is no backup of Sixfold")]
    NoBackup,
    /// There are players in the database.
    #[error("the database is not empty")]
    NotEmpty,
    /// A row belongs to a table that nobody knows.
    #[error("the table {0:?} is not known")]
    Table(String),
    /// A row of this table has another number of values.
    #[error("a row of {0} has another number of values")]
    Row(&'static str),
}
