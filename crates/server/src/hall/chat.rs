//! Talk at the table, and who is there.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use online::{ChatLine, PlayerId, Said, TableId, Tell};

use super::Hall;
use crate::player::Player;
use crate::refusal::Refused;

impl Hall {
    /// Says something at a table.
    pub async fn say(&self, id: &TableId, player: &Player, line: &ChatLine) -> Result<(), Refused> {
        // Only at a table that exists.
        self.enter(id).await?;
        let said = Said {
            name: player.name.clone(),
            text: line.as_str().to_owned(),
            at: self.now(),
        };
        self.store.say(id, &player.id, &said).await?;
        self.tell_chat(id).await
    }

    /// Tells everybody the lines that they have not heard.
    pub async fn tell_chat(&self, id: &TableId) -> Result<(), Refused> {
        let mut entered = self.enter(id).await?;
        let (room, _) = entered.parts();
        let lines = self.store.lines(id, room.chat().unwrap_or(0)).await?;
        for line in lines {
            room.set_chat(line.number);
            let text = Utf8Bytes::from(Tell::Chat(line.said).write());
            room.audience().send(|member| {
                let is_muted = member.muted.contains(&line.player);
                (!is_muted).then(|| text.clone())
            });
        }
        Ok(())
    }

    /// Somebody has come or gone: tells the others here and elsewhere.
    pub async fn presence(
        self: &Arc<Self>,
        id: &TableId,
        player: Option<&PlayerId>,
    ) -> Result<(), Refused> {
        let mut entered = self.enter(id).await?;
        let seated = player.filter(|player| entered.live().state.seat_of(player).is_some());
        if let Some(player) = seated {
            if entered.room.audience().has(player) {
                self.store.came(id, player, &self.node).await?;
                self.welcome_back(&mut entered, player).await?;
            } else {
                self.store.went(id, player, &self.node).await?;
            }
        }
        let (room, live) = entered.parts();
        room.tell_presence(live);
        // The engine may have waited until somebody looks.
        let is_looked_at = !room.audience().is_empty();
        if is_looked_at {
            self.settle(&mut entered).await?;
        }
        Ok(())
    }

    /// A guest turns out to have an account: their seats are the account's, at all tables.
    pub async fn merge(&self, guest: &PlayerId, account: &PlayerId) -> Result<(), Refused> {
        for id in self.store.merge(guest, account).await? {
            self.moved(&id).await?;
            self.store.notify(format!("moved {id} 0")).await?;
        }
        Ok(())
    }

    /// Somebody else sits at a table that may be loaded here.
    pub async fn moved(&self, id: &TableId) -> Result<(), Refused> {
        let mut entered = self.room(id).enter().await;
        self.reload(&mut entered).await?;
        let (room, live) = entered.parts();
        room.tell_table(live, live.state.ply());
        Ok(())
    }

    /// Somebody has another name: shows it at all tables.
    pub async fn rename(&self, player: &PlayerId) {
        for id in self.known_tables() {
            let Ok(mut entered) = self.enter(&id).await else {
                continue;
            };
            let (room, live) = entered.parts();
            if live.state.seat_of(player).is_none() {
                continue;
            }
            if let Ok(faces) = self.faces(&live.state).await {
                live.faces = faces;
                room.tell_table(live, live.state.ply());
            }
        }
    }
}
