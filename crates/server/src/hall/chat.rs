//! Talk at the table, and who is there.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use online::{ChatLine, PlayerId, Said, TableId, Tell};

use super::Hall;
use crate::player::Player;
use crate::refusal::Refused;
use crate::room::Room;
use crate::store::now;

impl Hall {
    /// Says something at a table.
    pub async fn say(
        self: &Arc<Self>,
        id: &TableId,
        player: &Player,
        line: &ChatLine,
    ) -> Result<(), Refused> {
        let room = self.room(id);
        // Only at a table that exists.
        drop(self.enter(&room).await?);
        let said = Said {
            name: player.name.clone(),
            text: line.as_str().to_owned(),
            at: now(),
        };
        self.store.say(id, &player.id, &said).await?;
        self.tell_chat(&room).await
    }

    /// Tells everybody the lines that they have not heard.
    pub async fn tell_chat(&self, room: &Room) -> Result<(), Refused> {
        let mut entered = self.enter(room).await?;
        let live = entered.live();
        let lines = self.store.lines(room.id(), live.chat).await?;
        for line in lines {
            live.chat = line.number;
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
        room: &Room,
        player: Option<&PlayerId>,
    ) -> Result<(), Refused> {
        let mut entered = self.enter(room).await?;
        let seated = player.filter(|player| entered.live().state.seat_of(player).is_some());
        if let Some(player) = seated {
            if room.audience().has(player) {
                self.store.came(room.id(), player, &self.node).await?;
                self.welcome_back(room, &mut entered, player).await?;
            } else {
                self.store.went(room.id(), player, &self.node).await?;
            }
        }
        room.tell_presence(entered.live());
        Ok(())
    }

    /// Somebody has another name: shows it at all tables.
    pub async fn rename(&self, player: &PlayerId) {
        for room in self.known_rooms() {
            let mut live = room.lock().await;
            let Some(live) = live.as_mut() else {
                continue;
            };
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
