//! What is said at the tables, and who does not want to hear whom.

use online::{Name, PlayerId, Said, Seat, TableId};

use super::Store;
use super::games::{word, words};
use super::pool::{change, row, rows};

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
    pub async fn say(&self, table: &TableId, player: &PlayerId, said: &Said) -> sqlx::Result<()> {
        // The number of a line is only its order, so whoever comes second tries the next one.
        loop {
            let added = change!(self,
                "INSERT INTO chat (game, number, player, text, at) VALUES ($1, \
                 (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE game = $1), $2, $3, $4) \
                 ON CONFLICT DO NOTHING";
                table.as_str(), player.as_str(), &said.text, said.at as i64)?;
            if added > 0 {
                return self.notify(format!("chat {table} 0")).await;
            }
        }
    }

    /// The number of the last line of a table; 0 where nobody said anything.
    pub async fn last_line(&self, table: &TableId) -> sqlx::Result<u32> {
        let sql = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = $1";
        let found: Option<(i64,)> = row!(self, sql; table.as_str())?;
        Ok(found.map_or(0, |(number,)| number as u32))
    }

    /// Blanks what was said at a table, by one or by all; gives the number of lines. Their numbers
    /// stay, so that whatever is said next is new.
    pub async fn delete_lines(
        &self,
        table: &TableId,
        player: Option<&PlayerId>,
    ) -> sqlx::Result<u64> {
        let player = player.map_or("", PlayerId::as_str);
        change!(self, "UPDATE chat SET text = '' WHERE game = $1 AND text <> '' \
            AND ($2 = '' OR player = $2)"; table.as_str(), player)
    }

    /// The last lines of a table behind a number, in order.
    pub async fn lines(&self, table: &TableId, behind: u32) -> sqlx::Result<Vec<Line>> {
        let found: Vec<LineRow> = rows!(self,
            "SELECT c.number, c.player, p.name, c.text, c.at FROM chat c LEFT JOIN players p \
             ON p.id = c.player WHERE c.game = $1 AND c.number > $2 AND c.text <> '' \
             ORDER BY c.number DESC LIMIT 50";
            table.as_str(), i64::from(behind))?;
        let line = |(number, player, name, text, at): LineRow| {
            let name = name.map(Name::from).unwrap_or_default();
            let at = at as u64;
            Ok(Line {
                number: number as u32,
                player: word(&player)?,
                said: Said { name, text, at },
            })
        };
        found.into_iter().rev().map(line).collect()
    }

    /// What a player has ever said: at which table, what and when, for the export.
    pub async fn said_by(&self, player: &PlayerId) -> sqlx::Result<Vec<(String, String, i64)>> {
        rows!(self, "SELECT game, text, at FROM chat WHERE player = $1 AND text <> '' ORDER BY at"; player.as_str())
    }

    /// Stops the lines of somebody for a player.
    pub async fn mute(&self, player: &PlayerId, other: &PlayerId) -> sqlx::Result<()> {
        change!(self, "INSERT INTO mutes (player, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            player.as_str(), other.as_str())
        .map(drop)
    }

    /// Lets the lines of somebody through to a player again.
    pub async fn unmute(&self, player: &PlayerId, other: &PlayerId) -> sqlx::Result<()> {
        change!(self, "DELETE FROM mutes WHERE player = $1 AND muted = $2";
            player.as_str(), other.as_str())
        .map(drop)
    }

    /// The ids of those whom a player does not want to hear.
    pub async fn muted_by(&self, player: &PlayerId) -> sqlx::Result<Vec<PlayerId>> {
        words(rows!(self, "SELECT muted FROM mutes WHERE player = $1"; player.as_str())?)
    }

    /// The id of whoever has or had a seat, the one to lock out, guests included.
    pub async fn at_seat(&self, table: &TableId, seat: Seat) -> sqlx::Result<Option<PlayerId>> {
        let found: Option<(String,)> = row!(self,
            "SELECT player FROM seats WHERE game = $1 AND seat = $2";
            table.as_str(), i64::from(seat.0))?;
        found.map(|(id,)| word(&id)).transpose()
    }

    /// The id of whoever at a table has this name: the one to mute, guests included.
    pub async fn at_table(&self, table: &TableId, name: &Name) -> sqlx::Result<Option<PlayerId>> {
        let found: Option<(String,)> = row!(self,
            "SELECT p.id FROM players p WHERE p.name = $2 AND (p.id IN \
             (SELECT player FROM seats WHERE game = $1) OR p.id IN \
             (SELECT player FROM chat WHERE game = $1))"; table.as_str(), name.as_str())?;
        found.map(|(id,)| word(&id)).transpose()
    }
}
