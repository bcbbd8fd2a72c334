//! Who is connected where, when several processes share the database.

use super::pool::{read, rows, run, write};
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
        write!(&self.pool, db => {
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

    /// Notes that a player has come to a table at this process, or gone.
    pub async fn set_present(
        &self,
        game: &str,
        player: &str,
        node: &str,
        there: bool,
    ) -> Result<(), sqlx::Error> {
        let Pool::Postgres(db) = &self.pool else {
            return Ok(());
        };
        let sql = match there {
            true => {
                "INSERT INTO presence (game, player, node) VALUES ($1, $2, $3) \
                 ON CONFLICT DO NOTHING"
            }
            false => "DELETE FROM presence WHERE game = $1 AND player = $2 AND node = $3",
        };
        run!(db, sql, game, player, node)?;
        run!(
            db,
            "SELECT pg_notify('sixfold', $1)",
            format!("presence {game} 0")
        )?;
        Ok(())
    }

    /// Those who are connected to a table at other processes.
    pub async fn present_elsewhere(
        &self,
        game: &str,
        node: &str,
    ) -> Result<Vec<String>, sqlx::Error> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let old = now().saturating_sub(ALIVE) as i64;
        let found: Vec<(String,)> = read!(&self.pool, db => rows!(
            db,
            "SELECT p.player FROM presence p JOIN nodes n ON n.id = p.node \
             WHERE p.game = $1 AND p.node <> $2 AND n.seen >= $3",
            game,
            node,
            old,
        ))?;
        Ok(found.into_iter().map(|(player,)| player).collect())
    }
}
