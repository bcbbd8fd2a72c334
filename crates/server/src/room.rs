//! A room: one game and everybody who looks at it through this process.

mod audience;
mod view;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use online::{Name, PlayerId, TableId};
use tokio::sync::MutexGuard;

use crate::state::State;

pub use audience::{Audience, Member, Out, Takes};

/// A game and its audience.
pub struct Room {
    id: TableId,
    /// The game; nothing when it has to be loaded.
    live: tokio::sync::Mutex<Option<Live>>,
    audience: Mutex<Audience>,
    /// The number of the last event that the audience was told, and the turns by then.
    told: AtomicU32,
    told_ply: AtomicU32,
}

/// A loaded game with what its events do not say.
pub struct Live {
    /// The game.
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
    /// The name to show.
    pub name: Name,
    /// The rating and twice its deviation.
    pub rating: Option<(f64, f64)>,
}

impl Room {
    /// A room that is not loaded.
    pub fn new(id: TableId) -> Room {
        Room {
            id,
            live: tokio::sync::Mutex::default(),
            audience: Mutex::default(),
            told: AtomicU32::new(0),
            told_ply: AtomicU32::new(0),
        }
    }

    /// The table that it is for.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Waits until nobody else changes the game.
    pub async fn lock(&self) -> MutexGuard<'_, Option<Live>> {
        self.live.lock().await
    }

    /// Everybody who looks at it.
    pub fn audience(&self) -> std::sync::MutexGuard<'_, Audience> {
        self.audience.lock().expect("no holder panics")
    }

    /// Whether nobody looks at it.
    pub fn is_empty(&self) -> bool {
        self.audience().is_empty()
    }

    /// The number of the last event that the audience was told.
    pub fn told(&self) -> u32 {
        self.told.load(Ordering::Acquire)
    }

    /// The turns that the audience was told.
    pub fn told_ply(&self) -> u32 {
        self.told_ply.load(Ordering::Acquire)
    }

    /// Notes that the audience knows the game as it is.
    pub fn set_told(&self, state: &State) {
        self.told.store(state.number, Ordering::Release);
        self.told_ply.store(state.ply(), Ordering::Release);
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
pub struct Entered<'a> {
    guard: MutexGuard<'a, Option<Live>>,
}

impl<'a> Entered<'a> {
    /// The room behind a guard.
    pub fn new(guard: MutexGuard<'a, Option<Live>>) -> Entered<'a> {
        Entered { guard }
    }

    /// Whether the game has to be loaded.
    pub fn is_empty(&self) -> bool {
        self.guard.is_none()
    }

    /// The loaded game.
    pub fn live(&mut self) -> &mut Live {
        self.guard.as_mut().expect("it was loaded on entering")
    }

    /// Takes the game out, so that it is loaded anew unless it is put back.
    pub fn take(&mut self) -> Option<Live> {
        self.guard.take()
    }

    /// Puts the game back.
    pub fn put(&mut self, live: Live) {
        *self.guard = Some(live);
    }
}
