//! What players do at a table, each thing once, whatever else happens at the same time.

use std::sync::Arc;
use std::time::Instant;

use online::{PlayerId, Refusal, Seat, TableId, Turn};

use super::Hall;
use crate::event::What;
use crate::judge::{self, Answer, Verdict};
use crate::player::Player;
use crate::refusal::Refused;
use crate::room::Entered;
use crate::state::State;
use crate::store::Written;

/// How often a race for the same number is run before giving up.
const TRIES: usize = 8;

/// Too many others were faster.
pub const BUSY: Refused = Refused(Refusal::Unavailable);

impl Hall {
    /// Makes a turn that was `lag` milliseconds on its way; gives its number from 0, the same for
    /// every retry.
    pub async fn turn(
        self: &Arc<Self>,
        id: &TableId,
        player: PlayerId,
        turn: Turn,
        lag: u32,
    ) -> Result<u32, Refused> {
        let (hall, id) = (self.clone(), id.clone());
        let begun = Instant::now();
        // A task of its own: a turn that is being kept is told even if its player hangs up.
        let done = tokio::spawn(async move {
            let done = hall.make_turn(&id, &player, &turn, lag).await;
            match &done {
                Ok(_) => hall.metrics.turn_made(begun.elapsed()),
                Err(_) => hall.metrics.refused.add(1),
            }
            done
        });
        done.await.unwrap_or(Err(BUSY))
    }

    async fn make_turn(
        self: &Arc<Self>,
        id: &TableId,
        player: &PlayerId,
        turn: &Turn,
        lag: u32,
    ) -> Result<u32, Refused> {
        let mut entered = self.enter(id).await?;
        self.welcome_back(&mut entered, player).await?;
        for round in 0..TRIES {
            let state = &entered.live().state;
            let verdict = match judge::turn(state, player, turn, lag, self.now()) {
                Ok(Answer::Known(ply)) => {
                    // It may have been kept in doubt, and nobody has done what follows.
                    self.settle(&mut entered).await?;
                    return Ok(ply);
                }
                Ok(Answer::New(verdict)) => verdict,
                // Another process may know more than this one has heard.
                Err(_) if round == 0 && self.store.is_shared() => {
                    self.refresh(&mut entered).await?;
                    continue;
                }
                Err(refusal) => {
                    if refusal == Refusal::OutOfTime {
                        self.settle(&mut entered).await?;
                    }
                    return Err(refusal.into());
                }
            };
            if self.keep(&mut entered, verdict).await? == Written::Kept {
                self.settle(&mut entered).await?;
                return Ok(turn.ply);
            }
        }
        Err(BUSY)
    }

    /// Somebody whom the engine stood in for has come back.
    pub async fn welcome_back(
        &self,
        entered: &mut Entered,
        player: &PlayerId,
    ) -> Result<(), Refused> {
        let state = &entered.live().state;
        let seat = state.seat_of(player).filter(|_| state.result.is_none());
        if let Some(seat) = seat.filter(|seat| state.chairs[seat.index()].stood_in) {
            self.keep(entered, What::Back { seat }).await?;
        }
        Ok(())
    }

    /// Sits down.
    pub async fn sit(
        self: &Arc<Self>,
        id: &TableId,
        player: Player,
        wish: Option<Seat>,
    ) -> Result<Seat, Refused> {
        self.check_kin(id, &player).await?;
        let id_of_player = player.id.clone();
        let sit = move |state: &State, _: &PlayerId| judge::sit(state, &player, wish);
        let what = self.act(id, id_of_player, sit).await?;
        what.seat().ok_or(BUSY)
    }

    /// Nobody plays a rated game against a bot of their own.
    async fn check_kin(&self, id: &TableId, player: &Player) -> Result<(), Refused> {
        let mut entered = self.enter_afresh(id).await?;
        let state = &entered.live().state;
        if !state.card.rated || state.seat_of(&player.id).is_some() {
            return Ok(());
        }
        let seated = state.chairs.iter().filter_map(|chair| chair.player.clone());
        let all: Vec<PlayerId> = seated.chain([player.id.clone()]).collect();
        if self.store.are_kin(&all).await? {
            return Err(Refusal::RatedTerms.into());
        }
        Ok(())
    }

    /// Keeps what a judge allows, however many others try something else at the same time.
    pub async fn act(
        self: &Arc<Self>,
        id: &TableId,
        player: PlayerId,
        judge: impl Fn(&State, &PlayerId) -> Result<Verdict, Refusal> + Send + 'static,
    ) -> Result<What, Refused> {
        let (hall, id) = (self.clone(), id.clone());
        let done = tokio::spawn(async move {
            let mut entered = hall.enter(&id).await?;
            for _ in 0..TRIES {
                let verdict = judge(&entered.live().state, &player)?;
                let what = verdict.what.clone();
                if hall.keep(&mut entered, verdict).await? == Written::Kept {
                    hall.settle(&mut entered).await?;
                    return Ok(what);
                }
            }
            Err(BUSY)
        });
        done.await.unwrap_or(Err(BUSY))
    }
}
