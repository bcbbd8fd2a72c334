//! Who is connected where, when several processes share the database.

use online::{PlayerId, TableId};

use super::games::words;
use super::pool::{reading, rows, run, writing};
use super::{Pool, Store, now};

/// How long a process counts as running after its last sign of life, in milliseconds.
const ALIVE: u64 = 30_000;

impl Store {
    /// A sign of life of this process.
    pub async fn beat(&self, node: &str) -> Result<(), sqlx::Error> {
        if !self.is_shared() {
            return Ok(());
        }
        let (at, old) = (now() as i64, now().saturating_sub(ALIVE) as i64);
        writing!(&self.pool, db => {
            run!(
                db,
                "INSERT INTO nodes (id, seen) VALUES ($1, $2) \
                 ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen",
                node, at,
            )?;
            run!(db, "DELETE FROM nodes WHERE seen < $1", old)?;
            run!(db, "DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes)")?;
        });
        Ok(())
    }

    /// Notes that a player has come to a table at this process.
    pub async fn came(
        &self,
        table: &TableId,
        player: &PlayerId,
        node: &str,
    ) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO presence (game, player, node) VALUES ($1, $2, $3) \
                   ON CONFLICT DO NOTHING";
        self.set_presence(sql, table, player, node).await
    }

    /// Notes that a player has gone.
    pub async fn went(
        &self,
        table: &TableId,
        player: &PlayerId,
        node: &str,
    ) -> Result<(), sqlx::Error> {
        let sql = "DELETE FROM presence WHERE game = $1 AND player = $2 AND node = $3";
        self.set_presence(sql, table, player, node).await
    }

    async fn set_presence(
        &self,
        sql: &'static str,
        table: &TableId,
        player: &PlayerId,
        node: &str,
    ) -> Result<(), sqlx::Error> {
        let Pool::Postgres(db) = &self.pool else {
            return Ok(());
        };
        run!(db, sql, table.as_str(), player.as_str(), node)?;
        let news = format!("presence {table} 0");
        run!(db, "SELECT pg_notify('sixfold', $1)", news)?;
        Ok(())
    }

    /// Those who are connected to a table at other processes.
    pub async fn present_elsewhere(
        &self,
        table: &TableId,
        node: &str,
    ) -> Result<Vec<PlayerId>, sqlx::Error> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let old = now().saturating_sub(ALIVE) as i64;
        let found: Vec<(String,)> = reading!(&self.pool, db => rows!(
            db,
            "SELECT p.player FROM presence p JOIN nodes n ON n.id = p.node \
             WHERE p.game = $1 AND p.node <> $2 AND n.seen >= $3",
            table.as_str(),
            node,
            old,
        ))?;
        words(found)
    }
}
