//! Keeps events and tells them; catches up with what others kept.

use std::sync::Arc;

use online::{Refusal, TableId};

use super::Hall;
use crate::card::Card;
use crate::event::{Event, What};
use crate::judge::Verdict;
use crate::refusal::Refused;
use crate::room::{Entered, Face, Live, Room};
use crate::state::State;
use crate::store::{Commit, Row, Written};

/// How long another process leaves an engine's turn to the one that asked for it, in milliseconds.
pub const ENGINE_PATIENCE: u64 = 15_000;

impl Hall {
    /// The game that events make.
    pub fn replayed(&self, card: Arc<Card>, events: &[Event]) -> Result<State, Refusal> {
        State::replayed(card, self.shelf.clone(), events).map_err(|fault| {
            tracing::error!(%fault, "a game cannot be restored");
            Refusal::Damaged
        })
    }

    /// The names and ratings at a table.
    pub async fn faces(&self, state: &State) -> Result<Vec<Face>, Refused> {
        let mut faces = Vec::with_capacity(state.chairs.len());
        for chair in &state.chairs {
            let Some(id) = &chair.player else {
                faces.push(Face::default());
                continue;
            };
            let person = self.store.person(id).await?;
            let rating = self.store.rating(id, &state.card.game, state.pool());
            faces.push(Face {
                name: person.map(|person| person.player.name).unwrap_or_default(),
                rating: rating
                    .await?
                    .map(|rating| (rating.rating, 2.0 * rating.deviation)),
            });
        }
        Ok(faces)
    }

    /// Keeps an event, then tells it. On any doubt, and where another came first, the game is loaded
    /// anew.
    pub async fn keep(
        &self,
        entered: &mut Entered,
        verdict: impl Into<Verdict>,
    ) -> Result<Written, Refused> {
        let mut live = entered.take();
        let room = entered.room.clone();
        let verdict = verdict.into();
        let event = Event {
            number: live.state.number + 1,
            // Time never runs backwards within a game, whatever the clocks of several nodes say.
            at: self.now().max(live.state.at),
            what: verdict.what,
            lag: verdict.lag,
        };
        if let Err(fault) = live.state.apply_judged(&event, verdict.position) {
            tracing::error!(%fault, game = %room.id, "the judge allowed what does not fit");
            return Err(Refusal::Damaged.into());
        }
        live.due = due_time(&room, &live);
        let commit = Commit {
            table: room.id.clone(),
            row: Row::of(&live.state, live.due),
            event: event.clone(),
            rematch: verdict.rematch,
        };
        let written = self.store.keep(commit).await?;
        match written {
            Written::Conflict => self.reload(entered).await?,
            Written::Kept => {
                if matches!(event.what, What::Sat { .. }) {
                    live.faces = self.faces(&live.state).await?;
                }
                self.metrics.event(&event.what);
                room.tell(&live, &event);
                if event.what.turn().is_none() || live.state.result.is_some() {
                    self.announce(&room.id);
                }
                entered.put(live);
            }
        }
        Ok(written)
    }

    /// Tells those who wait for games that a game begins, ends or has other players.
    pub fn announce(&self, id: &TableId) {
        // Nobody listening is fine.
        self.news.send(id.clone()).ok();
    }

    /// Takes in what other processes have kept; where that does not fit, loads the game anew.
    pub async fn refresh(&self, entered: &mut Entered) -> Result<(), Refused> {
        let room = entered.room.clone();
        let known = entered.live().state.number;
        let news = self.store.events(&room.id, known).await?;
        let mut live = entered.take();
        for event in &news {
            if live.state.apply(event).is_err() {
                return self.reload(entered).await;
            }
            // The turns that nobody was told.
            if event.what.turn().is_some() && event.number > room.told().0 {
                room.tell(&live, event);
            }
        }
        let is_more = |event: &Event| event.what.turn().is_none();
        if news.iter().any(is_more) || (!news.is_empty() && live.state.result.is_some()) {
            live.faces = self.faces(&live.state).await?;
            self.announce(&room.id);
            room.set_told(&live.state);
            room.tell_table(&live, live.state.ply());
        }
        entered.put(live);
        Ok(())
    }

    /// Loads the game, and tells the audience what it has missed.
    pub async fn reload(&self, entered: &mut Entered) -> Result<(), Refused> {
        let room = entered.room.clone();
        let loaded = self.store.load(&room.id).await?;
        let (card, events) = loaded.ok_or(Refusal::NoSuchTable)?;
        let state = self.replayed(card, &events)?;
        let live = Live {
            faces: self.faces(&state).await?,
            elsewhere: self.store.present_elsewhere(&room.id, &self.node).await?,
            state,
            due: None,
        };
        if room.chat().is_none() {
            room.set_chat(self.store.last_line(&room.id).await?);
        }
        let (told, from) = room.told();
        if live.state.number > told {
            room.set_told(&live.state);
            room.tell_table(&live, from);
        }
        entered.put(live);
        Ok(())
    }
}

/// When somebody has to look at the game.
pub fn due_time(room: &Room, live: &Live) -> Option<u64> {
    let now = room.time.now();
    room.due(live, now).time(now, ENGINE_PATIENCE)
}
