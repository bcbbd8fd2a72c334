//! A room: one game and everybody who looks at it through this process.

mod audience;
mod view;

use std::sync::{Arc, Mutex, MutexGuard};

use online::{Name, PlayerId, TableId};
use tokio::sync::OwnedMutexGuard;

use crate::state::State;

pub use audience::{Audience, Member};

/// A game and its audience.
pub struct Room {
    pub id: TableId,
    /// The game; nothing when it has to be loaded.
    live: Arc<tokio::sync::Mutex<Option<Live>>>,
    audience: Mutex<Audience>,
    told: Mutex<(u32, u32)>,
}

/// A loaded game with what its events do not say.
pub struct Live {
    pub state: State,
    /// The names and ratings by seat.
    pub faces: Vec<Face>,
    /// Players who are connected to other processes.
    pub elsewhere: Vec<PlayerId>,
    /// When somebody has to look, as it was kept last.
    pub due: Option<u64>,
    /// The ply at which the engine was asked here, and when.
    pub asked: Option<(u32, u64)>,
    /// The number of the last chat line that was told.
    pub chat: u32,
}

/// How a player appears.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Face {
    pub name: Name,
    /// The rating and twice its deviation.
    pub rating: Option<(f64, f64)>,
}

impl Room {
    /// A room that is not loaded.
    pub fn new(id: TableId) -> Room {
        Room {
            id,
            live: Arc::default(),
            audience: Mutex::default(),
            told: Mutex::default(),
        }
    }

    /// Waits until nobody else changes the game.
    pub async fn enter(self: Arc<Room>) -> Entered {
        let live = self.live.clone().lock_owned().await;
        Entered { room: self, live }
    }

    /// Everybody who looks at it.
    pub fn audience(&self) -> MutexGuard<'_, Audience> {
        self.audience.lock().expect("no holder panics")
    }

    /// The number of the last event that the audience was told, and the turns by then.
    pub fn told(&self) -> (u32, u32) {
        *self.told.lock().expect("no holder panics")
    }

    /// Notes that the audience knows the game as it is.
    pub fn set_told(&self, state: &State) {
        *self.told.lock().expect("no holder panics") = (state.number, state.ply());
    }

    /// Whether a player is connected, here or elsewhere.
    pub fn is_there(&self, live: &Live, player: &PlayerId) -> bool {
        self.audience().has(player) || live.elsewhere.contains(player)
    }
}

/// A room that one alone is in, with its game loaded.
///
/// Whoever changes the game takes it out first, and puts it back when the change is kept: a future
/// that is dropped in between leaves an empty room, never a wrong one.
pub struct Entered {
    pub room: Arc<Room>,
    live: OwnedMutexGuard<Option<Live>>,
}

const LOADED: &str = "it was loaded on entering";

impl Entered {
    /// Whether the game has to be loaded.
    pub fn is_empty(&self) -> bool {
        self.live.is_none()
    }

    /// The loaded game.
    pub fn live(&mut self) -> &mut Live {
        self.live.as_mut().expect(LOADED)
    }

    /// The room and the loaded game.
    pub fn parts(&mut self) -> (&Room, &mut Live) {
        (&self.room, self.live.as_mut().expect(LOADED))
    }

    /// Takes the game out, so that it is loaded anew unless it is put back.
    pub fn take(&mut self) -> Live {
        self.live.take().expect(LOADED)
    }

    /// Puts the game back.
    pub fn put(&mut self, live: Live) {
        *self.live = Some(live);
    }
}
