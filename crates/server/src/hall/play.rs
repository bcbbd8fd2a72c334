//! What happens by itself after every event: flags, absent players, the engine's turns.

use std::sync::Arc;
use std::time::Duration;

use engine::Level;
use online::{Phase, Seat, TableId};
use tokio::sync::oneshot;
use tokio::time::sleep;

use super::Hall;
use super::keep::due_time;
use crate::engines::Found;
use crate::event::What;
use crate::judge::{self, Due, Verdict};
use crate::refusal::Refused;
use crate::room::{Entered, Room};
use crate::shelf::{Next, Question};
use crate::state::State;
use crate::store::Written;

/// More turns than these in a row are never due: somebody who is there comes first.
const MOST: usize = 64;
/// How long after the first failure to keep an engine's turn it is tried again.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);
/// How long it takes at most from one try to the next.
const LONGEST_PAUSE: Duration = Duration::from_secs(3);

impl Hall {
    /// Does what is due, until the game waits for somebody.
    pub async fn settle(self: &Arc<Self>, entered: &mut Entered) -> Result<(), Refused> {
        for _ in 0..MOST {
            let (room, live) = entered.parts();
            let verdict = match room.due(live, self.now()) {
                Due::Now(what) => Some(what.into()),
                Due::Skip(seat) => judge::skip(&live.state, seat),
                Due::Engine { seat, level } => {
                    self.ask_engine(entered, seat, level);
                    None
                }
                Due::Nothing | Due::At(_) => {
                    // Nobody waits for the engine any more.
                    room.ask_no_more();
                    None
                }
            };
            let Some(verdict) = verdict else {
                break;
            };
            self.keep(entered, verdict).await?;
        }
        let live = entered.live();
        if live.state.phase() == Phase::Over && live.state.card.rated {
            self.rate_soon(live.state.card.id.clone());
        }
        Ok(())
    }

    /// Looks at a game that somebody has to look at.
    pub async fn look(self: &Arc<Self>, id: &TableId) -> Result<(), Refused> {
        let mut entered = self.enter_afresh(id).await?;
        let elsewhere = self.store.present_elsewhere(id, &self.node).await?;
        entered.live().elsewhere = elsewhere;
        self.settle(&mut entered).await?;
        let (room, live) = entered.parts();
        let due = due_time(room, live);
        if due != live.due || due.is_none() {
            self.store.set_due(id, due).await?;
            live.due = due;
        }
        Ok(())
    }

    /// Lets the engine think about the position; its turn is made when it is found.
    fn ask_engine(self: &Arc<Self>, entered: &mut Entered, seat: Seat, level: u8) {
        let (room, live) = entered.parts();
        let ply = live.state.ply();
        let Some(unwanted) = room.ask(ply) else {
            return;
        };
        let level = Level::new(level).unwrap_or(Level::EASIEST);
        let question = Question {
            position: live.state.position.clone(),
            level,
            time: time_of(level),
            seed: live.state.card.created ^ u64::from(ply),
        };
        let card = live.state.card.clone();
        let answer = self
            .engines
            .ask(&card.creator, &card.id, &card.game, question);
        let wait = Wait {
            // The room is not forgotten as long as somebody waits in it.
            room: entered.room.clone(),
            ply,
            seat,
            unwanted,
        };
        tokio::spawn(wait.until_played(self.clone(), answer));
    }

    /// Makes a turn that the engine found, if it is still wanted, and does what follows.
    async fn engine_turn(self: &Arc<Self>, wait: &Wait, next: &Next) -> Result<(), Refused> {
        let mut entered = self.enter(&wait.room.id).await?;
        while wait.is_for(&entered.live().state) {
            let seat = wait.seat;
            let verdict = Verdict::played(next.clone(), |text| What::EngineTurn { seat, text });
            if self.keep(&mut entered, verdict).await? == Written::Kept {
                break;
            }
        }
        // Also where it was kept in doubt before, or by another process.
        self.settle(&mut entered).await
    }
}

/// Somebody who waits for the engine's turn.
struct Wait {
    room: Arc<Room>,
    ply: u32,
    seat: Seat,
    /// Says when it is not wanted any more.
    unwanted: oneshot::Receiver<()>,
}

impl Wait {
    /// Waits for the turn, and tries to make it until the database takes it.
    async fn until_played(mut self, hall: Arc<Hall>, answer: oneshot::Receiver<Found>) {
        let game = self.room.id.clone();
        let answer = tokio::select! {
            answer = answer => answer,
            _ = &mut self.unwanted => return,
        };
        let next = match answer {
            Ok(Ok(next)) => next,
            Ok(Err(fault)) => return tracing::error!(%game, %fault, "the engine failed"),
            // The server is being stopped; the next one asks again.
            Err(_) => return,
        };
        let mut pause = SHORTEST_PAUSE;
        while let Err(refused) = hall.engine_turn(&self, &next).await {
            tracing::warn!(%game, %refused, "an engine's turn was not kept");
            if !refused.0.can_wait() || hall.store.is_closed() {
                return;
            }
            tokio::select! {
                () = sleep(pause) => {}
                _ = &mut self.unwanted => return,
            }
            hall.metrics.engine_retries.add(1);
            pause = LONGEST_PAUSE.min(2 * pause);
        }
    }

    /// Whether the game waits for just this turn of the engine.
    fn is_for(&self, state: &State) -> bool {
        let chair = state.chair(self.seat);
        let is_engine = chair.is_some_and(|chair| chair.stood_in || chair.sitter.is_engine());
        state.ply() == self.ply && state.to_move() == Some(self.seat) && is_engine
    }
}

/// How long a level may think: long enough to play well, short enough to wait for.
fn time_of(level: Level) -> Duration {
    Duration::from_millis(200 + 140 * u64::from(level.number() - 1))
}
