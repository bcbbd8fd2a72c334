//! What happens by itself after every event: flags, absent players, the engine's turns.

use std::sync::Arc;
use std::time::Duration;

use engine::Level;
use online::{Phase, Sitter};

use super::Hall;
use super::keep::ENGINE_PATIENCE;
use crate::event::What;
use crate::judge::{self, Due};
use crate::refusal::Refusal;
use crate::room::{Entered, Room};
use crate::shelf::Question;
use crate::store::{Written, now};

/// More turns than these in a row are never due: somebody who is there comes first.
const MOST: usize = 64;

impl Hall {
    /// Does what is due, until the game waits for somebody.
    pub async fn settle(
        self: &Arc<Self>,
        room: &Room,
        entered: &mut Entered<'_>,
    ) -> Result<(), Refusal> {
        for _ in 0..MOST {
            let live = entered.live();
            let is_there = self.mover_is_there(room, live);
            match judge::due(&live.state, now(), is_there) {
                Due::Now(what) => {
                    if self.keep(room, entered, what, 0, None).await? == Written::Conflict {
                        self.refresh(room, entered).await?;
                    }
                }
                Due::Engine { seat, level } => {
                    self.ask_engine(room, entered, seat, level);
                    break;
                }
                Due::Nothing | Due::At(_) => break,
            }
        }
        let live = entered.live();
        if live.state.phase() == Phase::Over && live.state.card.rated {
            self.rate_soon(room.id());
        }
        Ok(())
    }

    /// Looks at a game that somebody has to look at.
    pub async fn look(self: &Arc<Self>, id: &str) -> Result<(), Refusal> {
        let room = self.room(id);
        let mut entered = self.enter(&room).await?;
        if self.store.is_shared() {
            self.refresh(&room, &mut entered).await?;
            let elsewhere = self.store.present_elsewhere(id, &self.node).await?;
            entered.live().elsewhere = elsewhere;
        }
        self.settle(&room, &mut entered).await?;
        let live = entered.live();
        let due = self.due_time(&room, live);
        if due != live.due || due.is_none() {
            self.store.set_due(id, due).await?;
            live.due = due;
        }
        Ok(())
    }

    /// Lets the engine think about the position; its turn is made when it is found.
    fn ask_engine(self: &Arc<Self>, room: &Room, entered: &mut Entered<'_>, seat: u8, level: u8) {
        let live = entered.live();
        let ply = live.state.ply();
        let is_asked = live
            .asked
            .is_some_and(|(asked, at)| asked == ply && now() < at + 4 * ENGINE_PATIENCE);
        if is_asked {
            return;
        }
        live.asked = Some((ply, now()));
        let level = Level::new(level).unwrap_or(Level::EASIEST);
        let question = Question {
            setup: live.state.card.setup.clone(),
            turns: live
                .state
                .turns
                .iter()
                .map(|turn| turn.text.clone())
                .collect(),
            level,
            time: time_of(level),
            seed: live.state.card.created ^ u64::from(ply),
        };
        let answer = self.engines.ask(&live.state.card.game, question);
        let (hall, id) = (self.clone(), room.id().to_owned());
        tokio::spawn(async move {
            match answer.await {
                Ok(Ok(text)) => {
                    if let Err(refusal) = hall.engine_turn(&id, ply, seat, &text).await {
                        tracing::warn!(game = id, reason = refusal.reason, "engine turn lost");
                    }
                }
                Ok(Err(fault)) => tracing::error!(game = id, fault, "the engine failed"),
                // The server is being stopped; the next one asks again.
                Err(_) => {}
            }
        });
    }

    /// Makes a turn that the engine found, if it is still wanted.
    async fn engine_turn(
        self: &Arc<Self>,
        id: &str,
        ply: u32,
        seat: u8,
        text: &str,
    ) -> Result<(), Refusal> {
        let room = self.room(id);
        let mut entered = self.enter(&room).await?;
        let state = &entered.live().state;
        let is_engine = state
            .chair(seat)
            .is_some_and(|chair| chair.stood_in || matches!(chair.sitter, Sitter::Engine { .. }));
        if state.ply() != ply || state.to_move() != Some(seat) || !is_engine {
            return Ok(());
        }
        let (_, text) = state
            .position
            .after(text)
            .map_err(|reason| Refusal::new(online::Code::Illegal, reason))?;
        let what = What::Turn {
            seat,
            text,
            key: format!("engine-{ply}"),
        };
        if self.keep(&room, &mut entered, what, 0, None).await? == Written::Conflict {
            self.refresh(&room, &mut entered).await?;
        }
        self.settle(&room, &mut entered).await
    }
}

/// How long a level may think: long enough to play well, short enough to wait for.
fn time_of(level: Level) -> Duration {
    Duration::from_millis(200 + 140 * u64::from(level.number() - 1))
}
