//! A room: one game and everybody who looks at it through this process.

mod audience;
mod view;

use std::sync::{Arc, Mutex, MutexGuard};

use online::{Name, PlayerId, TableId};
use tokio::sync::{OwnedMutexGuard, oneshot};

use crate::state::State;
use crate::time::Time;

pub use audience::{Audience, Member};

/// A game and its audience.
pub struct Room {
    pub id: TableId,
    pub time: Time,
    /// The game; nothing when it has to be loaded.
    live: Arc<tokio::sync::Mutex<Option<Live>>>,
    audience: Mutex<Audience>,
    told: Mutex<(u32, u32)>,
    /// The number of the last chat line that the audience was told; nothing before the first loading.
    chat: Mutex<Option<u32>>,
    /// What the engine was asked here, also while the game has to be loaded anew.
    asked: Mutex<Option<Asked>>,
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
}

/// A question to the engine that somebody waits with.
struct Asked {
    /// The ply that it is about.
    ply: u32,
    /// Whoever waits has the other end, and gives up when this one is dropped.
    wanted: oneshot::Sender<()>,
}

impl Asked {
    /// Whether the turn at this ply is still waited for.
    fn is_about(&self, ply: u32) -> bool {
        self.ply == ply && !self.wanted.is_closed()
    }
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
    pub fn new(id: TableId, time: Time) -> Room {
        Room {
            id,
            time,
            live: Arc::default(),
            audience: Mutex::default(),
            told: Mutex::default(),
            chat: Mutex::default(),
            asked: Mutex::default(),
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

    /// The number of the last chat line that the audience was told.
    pub fn chat(&self) -> Option<u32> {
        *self.chat.lock().expect("no holder panics")
    }

    /// Notes that the audience knows the lines up to a number.
    pub fn set_chat(&self, number: u32) {
        let mut chat = self.chat.lock().expect("no holder panics");
        *chat = (*chat).max(Some(number));
    }

    /// Notes a question to the engine in place of an earlier one; whoever waits with it gives up when
    /// told so. Nothing if the engine was asked this.
    pub fn ask(&self, ply: u32) -> Option<oneshot::Receiver<()>> {
        let mut asked = self.asked.lock().expect("no holder panics");
        if asked.as_ref().is_some_and(|asked| asked.is_about(ply)) {
            return None;
        }
        let (wanted, unwanted) = oneshot::channel();
        *asked = Some(Asked { ply, wanted });
        Some(unwanted)
    }

    /// Nobody waits for the engine any more.
    pub fn ask_no_more(&self) {
        *self.asked.lock().expect("no holder panics") = None;
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
