//! Looks at the games whose time has come, whether anybody is connected or not.

use std::sync::Arc;
use std::time::Duration;

use super::Hall;
use super::keep::ENGINE_PATIENCE;
use crate::refusal::Refused;

/// How often to look.
const PAUSE: Duration = Duration::from_millis(250);
/// How often the database's log is folded into its file.
const FOLD: Duration = Duration::from_secs(2);
/// Every so many looks the rest is done: signs of life, empty rooms, ratings left over.
const SELDOM: u32 = 40;
/// Every so many looks, about once a day, guests who never played are forgotten.
const RARELY: u32 = 345_600;

impl Hall {
    /// Sweeps until the end.
    pub async fn sweep(self: Arc<Self>) {
        if !self.store.is_shared() {
            // What an engine owed when this process was stopped, it owes now.
            self.look_at_due(self.now() + ENGINE_PATIENCE).await;
        }
        tokio::spawn(self.clone().fold_logs());
        let mut round = 0;
        while !self.store.is_closed() {
            if round % SELDOM == 0 {
                self.tidy().await;
            }
            if round % RARELY == 0 {
                self.forget_guests().await;
            }
            self.look_at_due(self.now()).await;
            round = u32::wrapping_add(round, 1);
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Keeps the database's log short, beside everything else.
    async fn fold_logs(self: Arc<Self>) {
        loop {
            tokio::time::sleep(FOLD).await;
            match self.store.fold_log().await {
                Ok(()) => {}
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => tracing::warn!(%error, "the log was not folded"),
            }
        }
    }

    async fn look_at_due(self: &Arc<Self>, until: u64) {
        let due = match self.store.due(until, 200).await {
            Ok(due) => due,
            Err(error) => return tracing::warn!(%error, "cannot see which games are due"),
        };
        for id in due {
            let (hall, game) = (self.clone(), id.clone());
            // A task of its own: a game with a bug ends its own look, not the sweep.
            let looked = tokio::spawn(async move { hall.look(&game).await }).await;
            match looked {
                Ok(Ok(())) => {}
                Ok(Err(refused)) => tracing::warn!(game = %id, %refused, "not looked at"),
                Err(panicked) => tracing::error!(game = %id, %panicked, "not looked at"),
            }
        }
    }

    async fn tidy(self: &Arc<Self>) {
        self.forget_empty_rooms();
        let done: Result<(), Refused> = async {
            self.store.follow_time().await?;
            self.store.beat(&self.node).await?;
            for id in self.store.unrated().await? {
                self.rate(&id).await?;
            }
            Ok(())
        }
        .await;
        if let Err(refused) = done {
            tracing::warn!(%refused, "tidying failed");
        }
    }

    async fn forget_guests(&self) {
        if let Err(error) = self.store.forget_old_sessions().await {
            tracing::warn!(%error, "sessions not forgotten");
        }
        match self.store.forget_old_guests().await {
            Ok(count) => tracing::info!(count, "guests forgotten"),
            Err(error) => tracing::warn!(%error, "guests not forgotten"),
        }
    }
}
