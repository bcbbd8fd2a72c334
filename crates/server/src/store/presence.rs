//! Who is connected where, when several processes share the database.

use online::{PlayerId, TableId};

use super::Store;
use super::games::words;
use super::pool::{change, rows};

/// How long a process counts as running after its last sign of life, in milliseconds.
const ALIVE: u64 = 30_000;

impl Store {
    /// A sign of life of this process; it also shows that something can be kept.
    pub async fn sign(&self, node: &str) -> sqlx::Result<()> {
        // Only one process can use a file, whatever the name that it has this time.
        let node = if self.is_shared() { node } else { "here" };
        change!(self, "INSERT INTO nodes (id, seen) VALUES ($1, $2) \
            ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen"; node, self.now() as i64)
        .map(drop)
    }

    /// A sign of life among others, of whom the silent are forgotten.
    pub async fn beat(&self, node: &str) -> sqlx::Result<()> {
        if !self.is_shared() {
            return Ok(());
        }
        self.sign(node).await?;
        let old = self.now().saturating_sub(ALIVE) as i64;
        change!(self, "DELETE FROM nodes WHERE seen < $1"; old)?;
        change!(
            self,
            "DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes)"
        )
        .map(drop)
    }

    /// Notes that a player has come to a table at this process.
    pub async fn came(&self, table: &TableId, player: &PlayerId, node: &str) -> sqlx::Result<()> {
        let sql = "INSERT INTO presence (game, player, node) VALUES ($1, $2, $3) \
                   ON CONFLICT DO NOTHING";
        self.set_presence(sql, table, player, node).await
    }

    /// Notes that a player has gone.
    pub async fn went(&self, table: &TableId, player: &PlayerId, node: &str) -> sqlx::Result<()> {
        let sql = "DELETE FROM presence WHERE game = $1 AND player = $2 AND node = $3";
        self.set_presence(sql, table, player, node).await
    }

    async fn set_presence(
        &self,
        sql: &'static str,
        table: &TableId,
        player: &PlayerId,
        node: &str,
    ) -> sqlx::Result<()> {
        if self.is_shared() {
            change!(self, sql; table.as_str(), player.as_str(), node)?;
        }
        self.notify(format!("presence {table} 0")).await
    }

    /// Those who are connected to a table at other processes.
    pub async fn present_elsewhere(
        &self,
        table: &TableId,
        node: &str,
    ) -> sqlx::Result<Vec<PlayerId>> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let old = self.now().saturating_sub(ALIVE) as i64;
        words(rows!(self,
            "SELECT p.player FROM presence p JOIN nodes n ON n.id = p.node \
             WHERE p.game = $1 AND p.node <> $2 AND n.seen >= $3"; table.as_str(), node, old)?)
    }
}
