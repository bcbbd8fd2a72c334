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
        let Pool::Postgres(pool) = self.store.pool().clone() else {
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
        if what == "event" && number == 0 {
            // A new game; whoever is invited may be connected here.
            self.news.send(id.clone()).ok();
            return Ok(());
        }
        let Some(room) = self.known_room(id) else {
            self.news.send(id.clone()).ok();
            return Ok(());
        };
        match what {
            "event" if number > room.told() => {
                let mut entered = self.enter(&room).await?;
                if number > entered.live().state.number {
                    self.refresh(&room, &mut entered).await?;
                }
                Ok(())
            }
            "chat" => self.tell_chat(&room).await,
            "presence" => {
                let mut entered = self.enter(&room).await?;
                let elsewhere = self.store.present_elsewhere(id, &self.node).await?;
                let live = entered.live();
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
        for room in self.known_rooms() {
            let refreshed = match self.enter(&room).await {
                Ok(mut entered) => self.refresh(&room, &mut entered).await,
                Err(refused) => Err(refused),
            };
            if let Err(refused) = refreshed {
                tracing::warn!(game = %room.id(), %refused, "not refreshed");
            }
        }
    }
}
