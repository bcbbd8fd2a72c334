//! What happens by itself after every event: flags, absent players, the engine's turns.

use std::sync::Arc;
use std::time::Duration;

use engine::Level;
use online::{Phase, Seat, TableId};
use tokio::sync::oneshot;

use super::Hall;
use super::keep::due_time;
use crate::event::What;
use crate::judge::{self, Due, Verdict};
use crate::refusal::Refused;
use crate::room::{Asked, Entered};
use crate::shelf::{Next, Question};

/// More turns than these in a row are never due: somebody who is there comes first.
const MOST: usize = 64;

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
                    live.asked = None;
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
        let live = entered.live();
        let ply = live.state.ply();
        if live.asked.as_ref().is_some_and(|asked| asked.is_about(ply)) {
            return;
        }
        let (wanted, mut unwanted) = oneshot::channel();
        live.asked = Some(Asked { ply, wanted });
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
        // The room is not forgotten as long as somebody waits in it.
        let (hall, room) = (self.clone(), entered.room.clone());
        tokio::spawn(async move {
            let id = &room.id;
            let answer = tokio::select! {
                answer = answer => answer,
                _ = &mut unwanted => return,
            };
            match answer {
                Ok(Ok(next)) => {
                    if let Err(refused) = hall.engine_turn(id, ply, seat, next).await {
                        tracing::warn!(game = %id, %refused, "engine turn lost");
                    }
                }
                Ok(Err(fault)) => tracing::error!(game = %id, %fault, "the engine failed"),
                // The server is being stopped; the next one asks again.
                Err(_) => {}
            }
        });
    }

    /// Makes a turn that the engine found, if it is still wanted.
    async fn engine_turn(
        self: &Arc<Self>,
        id: &TableId,
        ply: u32,
        seat: Seat,
        next: Next,
    ) -> Result<(), Refused> {
        let mut entered = self.enter(id).await?;
        let state = &entered.live().state;
        let is_engine = state
            .chair(seat)
            .is_some_and(|chair| chair.stood_in || chair.sitter.is_engine());
        if state.ply() != ply || state.to_move() != Some(seat) || !is_engine {
            return Ok(());
        }
        let verdict = Verdict::played(next, |text| What::EngineTurn { seat, text });
        self.keep(&mut entered, verdict).await?;
        self.settle(&mut entered).await
    }
}

/// How long a level may think: long enough to play well, short enough to wait for.
fn time_of(level: Level) -> Duration {
    Duration::from_millis(200 + 140 * u64::from(level.number() - 1))
}
