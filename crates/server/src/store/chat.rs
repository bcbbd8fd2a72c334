//! What is said at the tables, and who does not want to hear whom.

use online::Said;

use super::pool::{read, row, rows, run, write};
use super::{Pool, Store};

/// A chat line with its place and its author's id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub number: u32,
    pub player: String,
    pub said: Said,
}

type LineRow = (i64, String, Option<String>, String, i64);

impl Store {
    /// Keeps a chat line.
    pub async fn say(&self, game: &str, player: &str, said: &Said) -> Result<(), sqlx::Error> {
        // The number of a line is only its order, so whoever comes second tries the next one.
        loop {
            let added = write!(&self.pool, db => run!(
                db,
                "INSERT INTO chat (game, number, player, text, at) VALUES ($1, \
                 (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE game = $1), $2, $3, $4) \
                 ON CONFLICT DO NOTHING",
                game, player, &said.text, said.at as i64,
            ))?;
            if added > 0 {
                break;
            }
        }
        if let Pool::Postgres(db) = &self.pool {
            run!(
                db,
                "SELECT pg_notify('sixfold', $1)",
                format!("chat {game} 0")
            )?;
        }
        Ok(())
    }

    /// The last lines of a table behind a number, in order.
    pub async fn lines(&self, game: &str, behind: u32) -> Result<Vec<Line>, sqlx::Error> {
        let mut found: Vec<LineRow> = read!(&self.pool, db => rows!(
            db,
            "SELECT c.number, c.player, p.name, c.text, c.at FROM chat c LEFT JOIN players p \
             ON p.id = c.player WHERE c.game = $1 AND c.number > $2 ORDER BY c.number DESC LIMIT 50",
            game,
            i64::from(behind),
        ))?;
        found.reverse();
        let line = |(number, player, name, text, at): LineRow| Line {
            number: number as u32,
            player,
            said: Said {
                name: name.unwrap_or_default(),
                text,
                at: at as u64,
            },
        };
        Ok(found.into_iter().map(line).collect())
    }

    /// Whether a player has ever said anything, and what, for the export.
    pub async fn said_by(&self, player: &str) -> Result<Vec<(String, String, i64)>, sqlx::Error> {
        read!(&self.pool, db => rows!(
            db, "SELECT game, text, at FROM chat WHERE player = $1 ORDER BY at", player,
        ))
    }

    /// Stops the lines of somebody for a player, or lets them through again.
    pub async fn mute(&self, player: &str, muted: &str, on: bool) -> Result<(), sqlx::Error> {
        let sql = match on {
            true => "INSERT INTO mutes (player, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            false => "DELETE FROM mutes WHERE player = $1 AND muted = $2",
        };
        write!(&self.pool, db => run!(db, sql, player, muted))?;
        Ok(())
    }

    /// The ids of those whom a player does not want to hear.
    pub async fn muted_by(&self, player: &str) -> Result<Vec<String>, sqlx::Error> {
        let found: Vec<(String,)> = read!(&self.pool, db => rows!(
            db, "SELECT muted FROM mutes WHERE player = $1", player,
        ))?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// The id of whoever at a table has this name: the one to mute, guests included.
    pub async fn at_table(&self, game: &str, name: &str) -> Result<Option<String>, sqlx::Error> {
        let found: Option<(String,)> = read!(&self.pool, db => row!(
            db,
            "SELECT p.id FROM players p WHERE p.name = $2 AND (p.id IN \
             (SELECT player FROM seats WHERE game = $1) OR p.id IN \
             (SELECT player FROM chat WHERE game = $1))",
            game,
            name,
        ))?;
        Ok(found.map(|(id,)| id))
    }
}
