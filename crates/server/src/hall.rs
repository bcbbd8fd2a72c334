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
    /// What is kept.
    pub store: Store,
    /// The games.
    pub shelf: Shelf,
    /// What plays the engine's seats.
    pub engines: Engines,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The name of this process among those that share the database.
    pub node: String,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    /// Tables whose players or phase have changed.
    news: broadcast::Sender<TableId>,
}

impl Hall {
    /// An empty hall over a database.
    pub fn new(store: Store, shelf: Shelf) -> Arc<Hall> {
        let metrics = Arc::new(Metrics::default());
        let (news, _) = broadcast::channel(1_024);
        Arc::new(Hall {
            engines: Engines::start(&shelf),
            node: token::fresh(8),
            rooms: Mutex::default(),
            store,
            shelf,
            metrics,
            news,
        })
    }

    /// Tables whose players or phase change from now on.
    pub fn news(&self) -> broadcast::Receiver<TableId> {
        self.news.subscribe()
    }

    /// The room of a game, which need not be loaded, nor exist.
    pub fn room(&self, id: &TableId) -> Arc<Room> {
        let mut rooms = self.rooms.lock().expect("no holder panics");
        let room = rooms.entry(id.clone());
        let room = room.or_insert_with(|| Arc::new(Room::new(id.clone())));
        room.clone()
    }

    /// The room of a game, if somebody has needed it here.
    fn known_room(&self, id: &TableId) -> Option<Arc<Room>> {
        let rooms = self.rooms.lock().expect("no holder panics");
        rooms.get(id).cloned()
    }

    /// All rooms that are known here.
    fn known_rooms(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.lock().expect("no holder panics");
        rooms.values().cloned().collect()
    }

    /// Forgets the rooms that nobody is in.
    fn forget_empty_rooms(&self) {
        let mut rooms = self.rooms.lock().expect("no holder panics");
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_empty());
        self.metrics.rooms(rooms.len());
    }

    /// Enters a room alone, with the game as it stands.
    pub async fn enter<'a>(&self, room: &'a Room) -> Result<Entered<'a>, Refused> {
        let mut entered = Entered::new(room.lock().await);
        if entered.is_empty() {
            self.reload(room, &mut entered).await?;
        }
        Ok(entered)
    }

    /// Enters a room and takes in what other processes have kept, heard of or not.
    pub async fn enter_afresh<'a>(&self, room: &'a Room) -> Result<Entered<'a>, Refused> {
        let mut entered = self.enter(room).await?;
        if self.store.is_shared() {
            self.refresh(room, &mut entered).await?;
        }
        Ok(entered)
    }
}
