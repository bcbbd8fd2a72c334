//! Rates finished games, each once.

use std::sync::Arc;

use online::{PlayerId, TableId};

use super::Hall;
use super::acts::BUSY;
use crate::judge::counts;
use crate::rating;
use crate::refusal::Refused;
use crate::store::Rated;

impl Hall {
    /// Rates a game that is over, without keeping anybody waiting.
    pub fn rate_soon(self: &Arc<Self>, id: TableId) {
        let hall = self.clone();
        tokio::spawn(async move {
            if let Err(refused) = hall.rate(&id).await {
                tracing::warn!(game = %id, %refused, "rated later");
            }
        });
    }

    /// Rates a game that is over, unless that was done.
    pub async fn rate(self: &Arc<Self>, id: &TableId) -> Result<(), Refused> {
        let mut entered = self.enter(id).await?;
        let state = &entered.live().state;
        let Some(result) = state.result.clone().filter(|result| counts(result.ending)) else {
            return Ok(());
        };
        let players: Option<Vec<PlayerId>> = state
            .chairs
            .iter()
            .map(|chair| chair.player.clone())
            .collect();
        // With an engine at the table nobody is rated.
        let Some(players) = players else {
            return Ok(());
        };
        let (game, pool) = (state.card.game.clone(), state.pool());
        // They may have sat down at two nodes in the same moment.
        if self.store.are_kin(&players).await? {
            return Ok(self.store.unrate(id).await?);
        }
        for _ in 0..20 {
            let mut before = Vec::with_capacity(players.len());
            for player in &players {
                let rating = self.store.rating(player, &game, pool).await?;
                before.push(rating.unwrap_or(rating::NEW));
            }
            let after = rating::after(pool, &before, &result.places);
            let new: Vec<_> = players.iter().cloned().zip(after).collect();
            match self.store.rate(id, &game, pool, &new).await? {
                Rated::Done => {
                    let (room, live) = entered.parts();
                    live.faces = self.faces(&live.state).await?;
                    room.tell_table(live, live.state.ply());
                    return Ok(());
                }
                Rated::Before => return Ok(()),
                Rated::Conflict => {}
            }
        }
        Err(BUSY)
    }
}
