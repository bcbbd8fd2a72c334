//! Hears from PostgreSQL what other processes have kept.

use std::sync::Arc;
use std::time::Duration;

use online::TableId;
use sqlx::postgres::PgListener;

use super::Hall;
use crate::refusal::Refused;
use crate::store::Pool;

impl Hall {
    /// Listens until the end; after every gap all rooms are read again.
    pub async fn listen(self: Arc<Self>) {
        let Pool::Postgres(pool) = self.store.pool.clone() else {
            return;
        };
        loop {
            match PgListener::connect_with(&pool).await {
                Ok(mut listener) => {
                    if listener.listen("sixfold").await.is_ok() {
                        self.refresh_all().await;
                        self.hear(&mut listener).await;
                    }
                }
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => tracing::warn!(%error, "cannot listen to the database"),
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// Takes notifications until the connection is lost.
    async fn hear(self: &Arc<Self>, listener: &mut PgListener) {
        while let Ok(Some(heard)) = listener.try_recv().await {
            let mut words = heard.payload().split(' ');
            let (Some(what), Some(id), number) = (words.next(), words.next(), words.next()) else {
                continue;
            };
            let Ok(id) = id.parse() else {
                continue;
            };
            let number = number.and_then(|number| number.parse().ok()).unwrap_or(0);
            if let Err(refused) = self.heard(what, &id, number).await {
                tracing::warn!(what, %refused, "missed what another node kept");
            }
        }
    }

    async fn heard(self: &Arc<Self>, what: &str, id: &TableId, number: u32) -> Result<(), Refused> {
        // A new game has the number 0; whoever is invited may be connected here.
        let is_new = what == "event" && number == 0;
        let Some(room) = self.known_room(id).filter(|_| !is_new) else {
            self.announce(id);
            return Ok(());
        };
        match what {
            "event" if number > room.told().0 => {
                let mut entered = self.enter(id).await?;
                if number > entered.live().state.number {
                    self.refresh(&mut entered).await?;
                }
                Ok(())
            }
            "chat" => self.tell_chat(id).await,
            "presence" => {
                let mut entered = self.enter(id).await?;
                let elsewhere = self.store.present_elsewhere(id, &self.node).await?;
                let (room, live) = entered.parts();
                if live.elsewhere != elsewhere {
                    live.elsewhere = elsewhere;
                    room.tell_presence(live);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    async fn refresh_all(&self) {
        for id in self.known_tables() {
            if let Err(refused) = self.enter_afresh(&id).await {
                tracing::warn!(game = %id, %refused, "not refreshed");
            }
        }
    }
}
