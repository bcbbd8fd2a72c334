//! The whole database as lines of JSON, for backups and for moving from one kind to the other.
//!
//! The first line names the form; each other line is a table's name and the values of one row.

use std::io::{BufRead, Write};

use serde_json::{Value, json};
use sqlx::Row;

use super::Store;
use super::pool::{Pool, read, row, write};

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
    pub async fn dump(&self, out: &mut impl Write) -> Result<u64, String> {
        writeln!(out, "{}", json!(FORM)).map_err(said)?;
        let mut count = 0;
        let begin = match &self.pool {
            Pool::Sqlite { .. } => "BEGIN",
            Pool::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ",
        };
        read!(&self.pool, db => {
            let mut tx = db.begin_with(begin).await.map_err(said)?;
            for (table, names, columns) in TABLES {
                let sql = format!("SELECT {names} FROM {table}");
                let found = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&mut *tx).await;
                for row in found.map_err(said)? {
                    let value = |(index, column): (usize, &Column)| match column {
                        T => row.try_get::<Option<String>, _>(index).map(|value| json!(value)),
                        W => row.try_get::<Option<i64>, _>(index).map(|value| json!(value)),
                        R => row.try_get::<Option<f64>, _>(index).map(|value| json!(value)),
                    };
                    let values: Result<Vec<Value>, _> =
                        columns.iter().enumerate().map(value).collect();
                    writeln!(out, "{}", json!([table, values.map_err(said)?])).map_err(said)?;
                    count += 1;
                }
            }
        });
        out.flush().map_err(said)?;
        Ok(count)
    }

    /// Reads what [`Store::dump`] wrote into an empty database, all of it or nothing.
    pub async fn restore(&self, lines: impl BufRead) -> Result<u64, String> {
        let mut lines = lines.lines();
        let first = lines.next().transpose().map_err(said)?.unwrap_or_default();
        if serde_json::from_str::<Value>(&first).ok() != Some(json!(FORM)) {
            return Err("this is no backup of Sixfold".to_owned());
        }
        let mut count = 0;
        write!(&self.pool, db => {
            let mut tx = db.begin_with(self.pool.begin()).await.map_err(said)?;
            let players: Option<(i64,)> =
                row!(&mut *tx, "SELECT COUNT(*) FROM players").map_err(said)?;
            if players.is_some_and(|(count,)| count > 0) {
                return Err("the database is not empty".to_owned());
            }
            for line in lines {
                let line: (String, Vec<Value>) =
                    serde_json::from_str(&line.map_err(said)?).map_err(said)?;
                let (name, values) = line;
                let table = TABLES.iter().find(|(table, ..)| *table == name);
                let (table, names, columns) =
                    table.ok_or_else(|| format!("the table {name:?} is not known"))?;
                if columns.len() != values.len() {
                    return Err(format!("a row of {table} has another number of values"));
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
                query.execute(&mut *tx).await.map_err(said)?;
                count += 1;
            }
            tx.commit().await.map_err(said)?;
        });
        Ok(count)
    }
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
