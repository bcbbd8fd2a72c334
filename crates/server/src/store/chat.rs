//! What is said at the tables, and who does not want to hear whom.

use online::{Name, PlayerId, Said, TableId};

use super::games::{word, words};
use super::pool::{reading, row, rows, run, writing};
use super::{Pool, Store};

/// A chat line with its place and its author's id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub number: u32,
    pub player: PlayerId,
    pub said: Said,
}

type LineRow = (i64, String, Option<String>, String, i64);

impl Store {
    /// Keeps a chat line.
    pub async fn say(
        &self,
        table: &TableId,
        player: &PlayerId,
        said: &Said,
    ) -> Result<(), sqlx::Error> {
        // The number of a line is only its order, so whoever comes second tries the next one.
        loop {
            let added = writing!(&self.pool, db => run!(
                db,
                "INSERT INTO chat (game, number, player, text, at) VALUES ($1, \
                 (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE game = $1), $2, $3, $4) \
                 ON CONFLICT DO NOTHING",
                table.as_str(), player.as_str(), &said.text, said.at as i64,
            ))?;
            if added > 0 {
                break;
            }
        }
        if let Pool::Postgres(db) = &self.pool {
            run!(
                db,
                "SELECT pg_notify('sixfold', $1)",
                format!("chat {table} 0")
            )?;
        }
        Ok(())
    }

    /// The last lines of a table behind a number, in order.
    pub async fn lines(&self, table: &TableId, behind: u32) -> Result<Vec<Line>, sqlx::Error> {
        let mut found: Vec<LineRow> = reading!(&self.pool, db => rows!(
            db,
            "SELECT c.number, c.player, p.name, c.text, c.at FROM chat c LEFT JOIN players p \
             ON p.id = c.player WHERE c.game = $1 AND c.number > $2 ORDER BY c.number DESC LIMIT 50",
            table.as_str(),
            i64::from(behind),
        ))?;
        found.reverse();
        let line = |(number, player, name, text, at): LineRow| {
            let player = word(&player)?;
            let name = name.map(Name::from).unwrap_or_default();
            let at = at as u64;
            Ok(Line {
                number: number as u32,
                player,
                said: Said { name, text, at },
            })
        };
        found.into_iter().map(line).collect()
    }

    /// Whether a player has ever said anything, and what, for the export.
    pub async fn said_by(
        &self,
        player: &PlayerId,
    ) -> Result<Vec<(String, String, i64)>, sqlx::Error> {
        reading!(&self.pool, db => rows!(
            db, "SELECT game, text, at FROM chat WHERE player = $1 ORDER BY at", player.as_str(),
        ))
    }

    /// Stops the lines of somebody for a player.
    pub async fn mute(&self, player: &PlayerId, other: &PlayerId) -> Result<(), sqlx::Error> {
        writing!(&self.pool, db => run!(
            db,
            "INSERT INTO mutes (player, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            player.as_str(), other.as_str(),
        ))?;
        Ok(())
    }

    /// Lets the lines of somebody through to a player again.
    pub async fn unmute(&self, player: &PlayerId, other: &PlayerId) -> Result<(), sqlx::Error> {
        writing!(&self.pool, db => run!(
            db,
            "DELETE FROM mutes WHERE player = $1 AND muted = $2",
            player.as_str(), other.as_str(),
        ))?;
        Ok(())
    }

    /// The ids of those whom a player does not want to hear.
    pub async fn muted_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, sqlx::Error> {
        let found: Vec<(String,)> = reading!(&self.pool, db => rows!(
            db, "SELECT muted FROM mutes WHERE player = $1", player.as_str(),
        ))?;
        words(found)
    }

    /// The id of whoever at a table has this name: the one to mute, guests included.
    pub async fn at_table(
        &self,
        table: &TableId,
        name: &Name,
    ) -> Result<Option<PlayerId>, sqlx::Error> {
        let found: Option<(String,)> = reading!(&self.pool, db => row!(
            db,
            "SELECT p.id FROM players p WHERE p.name = $2 AND (p.id IN \
             (SELECT player FROM seats WHERE game = $1) OR p.id IN \
             (SELECT player FROM chat WHERE game = $1))",
            table.as_str(),
            name.as_str(),
        ))?;
        found.map(|(id,)| word(&id)).transpose()
    }
}
