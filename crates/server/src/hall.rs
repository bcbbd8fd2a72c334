//! Everything that the rooms of one process share.

mod acts;
mod chat;
mod fanout;
mod keep;
mod make;
mod play;
mod rate;
mod sweep;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use online::TableId;
use tokio::sync::broadcast;

use crate::engines::Engines;
use crate::metrics::Metrics;
use crate::refusal::Refused;
use crate::room::{Entered, Room};
use crate::shelf::Shelf;
use crate::store::Store;
use crate::token;

/// One process's rooms and what they use.
pub struct Hall {
    pub store: Store,
    pub shelf: Shelf,
    pub engines: Engines,
    pub metrics: Metrics,
    /// The name of this process among those that share the database.
    pub node: String,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    /// Tables whose players or phase have changed.
    news: broadcast::Sender<TableId>,
}

impl Hall {
    /// An empty hall over a database.
    pub fn new(store: Store, shelf: Shelf) -> Arc<Hall> {
        let (news, _) = broadcast::channel(1_024);
        Arc::new(Hall {
            engines: Engines::start(&shelf),
            node: token::fresh(8),
            rooms: Mutex::default(),
            metrics: Metrics::default(),
            store,
            shelf,
            news,
        })
    }

    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.store.now()
    }

    /// Tables whose players or phase change from now on.
    pub fn news(&self) -> broadcast::Receiver<TableId> {
        self.news.subscribe()
    }

    /// The room of a game, which need not be loaded, nor exist.
    pub fn room(&self, id: &TableId) -> Arc<Room> {
        let mut rooms = self.rooms.lock().expect("no holder panics");
        let room = rooms.entry(id.clone());
        let room = room.or_insert_with(|| Arc::new(Room::new(id.clone(), self.store.time.clone())));
        room.clone()
    }

    /// The room of a game, if somebody has needed it here.
    fn known_room(&self, id: &TableId) -> Option<Arc<Room>> {
        let rooms = self.rooms.lock().expect("no holder panics");
        rooms.get(id).cloned()
    }

    /// All tables whose rooms are known here.
    fn known_tables(&self) -> Vec<TableId> {
        let rooms = self.rooms.lock().expect("no holder panics");
        rooms.keys().cloned().collect()
    }

    /// Forgets the rooms that nobody is in.
    fn forget_empty_rooms(&self) {
        let mut rooms = self.rooms.lock().expect("no holder panics");
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.audience().is_empty());
        self.metrics.rooms.set(rooms.len());
    }

    /// Enters a room alone, with the game as it stands.
    pub async fn enter(&self, id: &TableId) -> Result<Entered, Refused> {
        let mut entered = self.room(id).enter().await;
        if entered.is_empty() {
            self.reload(&mut entered).await?;
        }
        Ok(entered)
    }

    /// Enters a room and takes in what other processes have kept, heard of or not.
    pub async fn enter_afresh(&self, id: &TableId) -> Result<Entered, Refused> {
        let mut entered = self.enter(id).await?;
        if self.store.is_shared() {
            self.refresh(&mut entered).await?;
        }
        Ok(entered)
    }
}
