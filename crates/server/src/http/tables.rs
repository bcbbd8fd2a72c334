//! How many tables somebody may have at once, as a player and from one address.

use std::collections::HashMap;
use std::sync::Mutex;

use online::body::{NewGame, Wanted};
use online::{Absent, Refusal, TableId};

use super::Desk;
use crate::limits::What;
use crate::player::Player;
use crate::refusal::Refused;
use crate::store::Store;

/// Tables that wait for players, of one who made them.
const OPEN: usize = 5;
/// The same of one address.
const OPEN_OF_ADDRESS: usize = 10;
/// Games with the engine that go on, of one who made them.
const WITH_ENGINE: usize = 3;
/// A game to which nothing has happened for so long keeps no engine busy, in milliseconds.
const IDLE: u64 = 10 * 60_000;

/// The tables that each address has made, as long as they are open.
#[derive(Debug, Default)]
pub struct Tables {
    by: Mutex<HashMap<String, Vec<TableId>>>,
}

impl Tables {
    /// Notes that an address has made a table.
    pub fn add(&self, address: &str, table: TableId) {
        let mut by = self.by.lock().expect("no holder panics");
        by.entry(address.to_owned()).or_default().push(table);
    }

    /// How many tables of an address are still open.
    async fn open(&self, store: &Store, address: &str) -> sqlx::Result<usize> {
        let made = self.by.lock().expect("no holder panics").remove(address);
        let mut open = Vec::new();
        for table in made.into_iter().flatten() {
            if store.is_open(&table).await? {
                open.push(table);
            }
        }
        let count = open.len();
        if count > 0 {
            let mut by = self.by.lock().expect("no holder panics");
            by.entry(address.to_owned()).or_default().extend(open);
        }
        Ok(count)
    }
}

impl Desk {
    /// Whether somebody may make one more table.
    pub async fn has_room(
        &self,
        maker: &Player,
        address: &str,
        wish: &NewGame,
    ) -> Result<(), Refused> {
        if !self.settings.limits {
            return Ok(());
        }
        let is_engine = |wanted: &Wanted| matches!(wanted, Wanted::Engine { .. });
        let store = &self.hall.store;
        if wish.absent == Absent::Engine || wish.seats.iter().any(is_engine) {
            self.limit(What::EngineGame, address)?;
            let since = self.hall.now().saturating_sub(IDLE);
            not_more(store.engine_games(&maker.id, since).await?, WITH_ENGINE)?;
        }
        not_more(store.open_tables(&maker.id).await?, OPEN)?;
        not_more(self.tables.open(store, address).await?, OPEN_OF_ADDRESS)
    }
}

fn not_more(has: usize, most: usize) -> Result<(), Refused> {
    if has >= most {
        return Err(Refusal::TooManyTables { most }.into());
    }
    Ok(())
}
