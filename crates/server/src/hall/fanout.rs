//! Hears from PostgreSQL what other processes have kept.

use std::sync::Arc;
use std::time::Duration;

use online::{Refusal, TableId};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::time::{sleep, timeout};

use super::Hall;
use crate::refusal::Refused;
use crate::store::Pool;

/// How often this process says a word to itself through the database.
const BEAT: Duration = Duration::from_secs(2);
/// After so long without a word the connection is dead, whatever the network says.
const DEAF: Duration = Duration::from_secs(8);

/// A new connection to the same database, for nothing but listening: a dead one of the pool would be
/// tried first, and a listener that is given up would hold its place there.
async fn connect(pool: &PgPool) -> sqlx::Result<PgListener> {
    let alone = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(DEAF)
        .idle_timeout(None)
        .max_lifetime(None);
    let options = pool.connect_options().as_ref().clone();
    let mut listener = PgListener::connect_with(&alone.connect_with(options).await?).await?;
    listener.listen("sixfold").await?;
    Ok(listener)
}

impl Hall {
    /// Says now and then that this process is there, so that silence means a dead connection.
    pub async fn beat(self: Arc<Self>) {
        while !self.store.is_closed() {
            let word = self.store.notify(format!("beat {} 0", self.node));
            if !matches!(timeout(DEAF, word).await, Ok(Ok(()))) {
                tracing::warn!("cannot tell the database that this process is there");
            }
            sleep(BEAT).await;
        }
    }

    /// Listens until the end; after every gap all rooms are read again.
    pub async fn listen(self: Arc<Self>) {
        let Pool::Postgres(pool) = self.store.pool.clone() else {
            return;
        };
        while !pool.is_closed() {
            match timeout(DEAF, connect(&pool)).await {
                Ok(Ok(mut listener)) => {
                    if self.refresh_all().await {
                        self.hear(&mut listener).await;
                    }
                }
                Ok(Err(error)) => tracing::warn!(%error, "cannot listen to the database"),
                Err(_) => tracing::warn!("the database does not answer"),
            }
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// Takes notifications until the connection is lost or silent.
    async fn hear(self: &Arc<Self>, listener: &mut PgListener) {
        while let Ok(Ok(Some(heard))) = timeout(DEAF, listener.try_recv()).await {
            let mut words = heard.payload().split(' ');
            let (Some(what), Some(id), number) = (words.next(), words.next(), words.next()) else {
                continue;
            };
            if what == "beat" {
                continue;
            }
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
            "moved" => self.moved(id).await,
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

    /// Reads all rooms again; says whether the database gave all that it has.
    async fn refresh_all(&self) -> bool {
        let mut is_done = true;
        for id in self.known_tables() {
            if let Err(refused) = self.enter_afresh(&id).await {
                tracing::warn!(%refused, "a room was not refreshed");
                is_done &= refused.0 != Refusal::Unavailable;
            }
        }
        is_done
    }
}
