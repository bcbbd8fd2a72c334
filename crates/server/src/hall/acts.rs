//! What players do at a table, each thing once, whatever else happens at the same time.

use std::sync::Arc;
use std::time::Instant;

use online::{PlayerId, Refusal, Seat, TableId, Turn};

use super::Hall;
use crate::event::What;
use crate::judge::{self, Answer};
use crate::player::Player;
use crate::refusal::Refused;
use crate::room::{Entered, Room};
use crate::state::State;
use crate::store::{Extra, Written, now};

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
        player: &PlayerId,
        turn: Turn,
        lag: u32,
    ) -> Result<u32, Refused> {
        let (hall, id, player) = (self.clone(), id.clone(), player.clone());
        let begun = Instant::now();
        // A task of its own: a turn that is being kept is told even if its player hangs up.
        let done = tokio::spawn(async move {
            let done = hall.make_turn(&id, &player, &turn, lag).await;
            match &done {
                Ok(_) => hall.metrics.turn_made(begun.elapsed()),
                Err(_) => hall.metrics.turn_refused(),
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
        let room = self.room(id);
        let mut entered = self.enter(&room).await?;
        self.welcome_back(&room, &mut entered, player).await?;
        for round in 0..TRIES {
            let state = &entered.live().state;
            let verdict = match judge::turn(state, player, turn, lag, now()) {
                Ok(Answer::Known(ply)) => return Ok(ply),
                Ok(Answer::New(verdict)) => verdict,
                // Another process may know more than this one has heard.
                Err(_) if round == 0 && self.store.is_shared() => {
                    self.refresh(&room, &mut entered).await?;
                    continue;
                }
                Err(refusal) => {
                    if refusal == Refusal::OutOfTime {
                        self.settle(&room, &mut entered).await?;
                    }
                    return Err(refusal.into());
                }
            };
            let lag = lag.min(judge::MOST_LAG);
            match self.keep(&room, &mut entered, verdict, lag, None).await? {
                Written::Kept => {
                    self.settle(&room, &mut entered).await?;
                    return Ok(turn.ply);
                }
                Written::Conflict => self.refresh(&room, &mut entered).await?,
            }
        }
        Err(BUSY)
    }

    /// Somebody whom the engine stood in for has come back.
    pub async fn welcome_back(
        self: &Arc<Self>,
        room: &Room,
        entered: &mut Entered<'_>,
        player: &PlayerId,
    ) -> Result<(), Refused> {
        let state = &entered.live().state;
        let seat = state.seat_of(player).and_then(|seat| {
            let chair = state.chair(seat)?;
            chair.stood_in.then_some(seat)
        });
        if let Some(seat) = seat.filter(|_| state.result.is_none()) {
            let written = self
                .keep(room, entered, What::Back { seat }, 0, None)
                .await?;
            if written == Written::Conflict {
                self.refresh(room, entered).await?;
            }
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
        let what = self
            .act(id, move |state| judge::sit(state, &player, wish))
            .await?;
        what.seat().ok_or(BUSY)
    }

    /// Gets up before the game begins.
    pub async fn leave(self: &Arc<Self>, id: &TableId, player: PlayerId) -> Result<(), Refused> {
        let act = self.act(id, move |state| judge::leave(state, &player));
        act.await.map(|_| ())
    }

    /// Gives up.
    pub async fn resign(self: &Arc<Self>, id: &TableId, player: PlayerId) -> Result<(), Refused> {
        let act = self.act(id, move |state| judge::resign(state, &player));
        act.await.map(|_| ())
    }

    /// Offers a draw or accepts one.
    pub async fn draw(self: &Arc<Self>, id: &TableId, player: PlayerId) -> Result<(), Refused> {
        let act = self.act(id, move |state| judge::draw(state, &player));
        act.await.map(|_| ())
    }

    /// Declines a draw.
    pub async fn decline(self: &Arc<Self>, id: &TableId, player: PlayerId) -> Result<(), Refused> {
        let act = self.act(id, move |state| judge::decline(state, &player));
        act.await.map(|_| ())
    }

    /// Keeps what a judge allows, however many others try something else at the same time.
    async fn act(
        self: &Arc<Self>,
        id: &TableId,
        judge: impl Fn(&State) -> Result<What, Refusal> + Send + 'static,
    ) -> Result<What, Refused> {
        let (hall, id) = (self.clone(), id.clone());
        let done = tokio::spawn(async move {
            let room = hall.room(&id);
            let mut entered = hall.enter(&room).await?;
            for _ in 0..TRIES {
                let what = judge(&entered.live().state)?;
                let extra = match &what {
                    What::Sat { seat, player, .. } => Some(Extra::Seat(*seat, player.clone())),
                    What::Left { seat } => Some(Extra::NoSeat(*seat)),
                    _ => None,
                };
                let kept = hall
                    .keep(&room, &mut entered, what.clone(), 0, extra)
                    .await?;
                match kept {
                    Written::Kept => {
                        hall.settle(&room, &mut entered).await?;
                        return Ok(what);
                    }
                    Written::Conflict => hall.refresh(&room, &mut entered).await?,
                }
            }
            Err(BUSY)
        });
        done.await.unwrap_or(Err(BUSY))
    }
}
