//! Keeps events and tells them; catches up with what others kept.

use online::{Refusal, Sitter};

use super::Hall;
use crate::event::{Event, What};
use crate::judge::{self, Due, Mover, Verdict};
use crate::refusal::Refused;
use crate::room::{Entered, Face, Live, Room};
use crate::state::{Misfit, State};
use crate::store::{Commit, Extra, Loaded, Row, Written, now};

/// How long another process leaves an engine's turn to the one that asked for it, in milliseconds.
pub const ENGINE_PATIENCE: u64 = 15_000;

impl Hall {
    /// The game that events make.
    async fn live(&self, loaded: Loaded) -> Result<Live, Refused> {
        let state = self.replayed(loaded).map_err(|fault| {
            tracing::error!(%fault, "a kept game cannot be restored");
            Refusal::Damaged
        })?;
        let faces = self.faces(&state).await?;
        let elsewhere = self
            .store
            .present_elsewhere(&state.card.id, &self.node)
            .await?;
        Ok(Live {
            state,
            faces,
            elsewhere,
            due: None,
            asked: None,
            chat: 0,
        })
    }

    pub fn replayed(&self, loaded: Loaded) -> Result<State, Misfit> {
        let mut state = State::new(loaded.card, self.shelf.clone())?;
        for event in &loaded.events {
            state.apply(event)?;
        }
        Ok(state)
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

    /// Keeps an event, then tells it. On any doubt the game is loaded anew.
    pub async fn keep(
        &self,
        room: &Room,
        entered: &mut Entered<'_>,
        verdict: impl Into<Verdict>,
        lag: u32,
        extra: Option<Extra>,
    ) -> Result<Written, Refused> {
        let Some(mut live) = entered.take() else {
            return Ok(Written::Conflict);
        };
        let Verdict { what, position } = verdict.into();
        let event = Event {
            number: live.state.number + 1,
            // Time never runs backwards within a game, whatever the clocks of several nodes say.
            at: now().max(live.state.at),
            what,
            lag,
        };
        if let Err(fault) = live.state.apply_judged(&event, position) {
            tracing::error!(%fault, game = %room.id(), "the judge allowed what does not fit");
            return Err(Refusal::Damaged.into());
        }
        let due = self.due_time(room, &live);
        let commit = Commit {
            table: room.id().clone(),
            row: Row::of(&live.state, due),
            event: event.clone(),
            extra,
        };
        let written = self.store.keep(commit).await?;
        if written == Written::Kept {
            live.due = due;
            if matches!(event.what, What::Sat { .. }) {
                live.faces = self.faces(&live.state).await?;
            }
            self.metrics.event(&event.what);
            room.tell(&live, &event);
            self.announce(&event.what, &live);
            entered.put(live);
        }
        Ok(written)
    }

    /// Tells those who wait for games that a game begins, ends or has other players.
    fn announce(&self, what: &What, live: &Live) {
        if what.turn().is_none() || live.state.result.is_some() {
            // Nobody listening is fine.
            self.news.send(live.state.card.id.clone()).ok();
        }
    }

    /// When somebody has to look at the game.
    pub fn due_time(&self, room: &Room, live: &Live) -> Option<u64> {
        let now = now();
        match judge::due(&live.state, now, self.mover(room, live)) {
            Due::Nothing => None,
            Due::At(at) => Some(at),
            Due::Now(_) | Due::Skip(_) => Some(now),
            Due::Engine { .. } => Some(now + ENGINE_PATIENCE),
        }
    }

    /// Whether whoever has to move is connected.
    pub fn mover(&self, room: &Room, live: &Live) -> Mover {
        let chair = live.state.to_move().and_then(|seat| live.state.chair(seat));
        let player = chair
            .filter(|chair| !matches!(chair.sitter, Sitter::Engine { .. }))
            .and_then(|chair| chair.player.as_ref());
        if player.is_none_or(|player| room.is_there(live, player)) {
            Mover::There
        } else {
            Mover::Away
        }
    }

    /// Takes in what other processes have kept; where that does not fit, loads the game anew.
    pub async fn refresh(&self, room: &Room, entered: &mut Entered<'_>) -> Result<(), Refused> {
        let Some(mut live) = entered.take() else {
            return self.reload(room, entered).await;
        };
        let news = self.store.events(room.id(), live.state.number).await?;
        if self.take_in(room, &mut live, &news).is_err() {
            return self.reload(room, entered).await;
        }
        let is_more = |event: &Event| event.what.turn().is_none();
        if news.iter().any(is_more) || (!news.is_empty() && live.state.result.is_some()) {
            live.faces = self.faces(&live.state).await?;
            self.news.send(room.id().clone()).ok();
            room.set_told(&live.state);
            room.tell_table(&live, live.state.ply());
        }
        entered.put(live);
        Ok(())
    }

    /// Adds events to a game, and tells the turns among them that nobody was told.
    fn take_in(&self, room: &Room, live: &mut Live, news: &[Event]) -> Result<(), Misfit> {
        for event in news {
            live.state.apply(event)?;
            if event.what.turn().is_some() && event.number > room.told() {
                room.tell(live, event);
            }
        }
        Ok(())
    }

    /// Loads the game, and tells the audience what it has missed.
    pub async fn reload(&self, room: &Room, entered: &mut Entered<'_>) -> Result<(), Refused> {
        let loaded = self.store.load(room.id()).await?;
        let live = self.live(loaded.ok_or(Refusal::NoSuchTable)?).await?;
        if live.state.number > room.told() {
            let from = room.told_ply();
            room.set_told(&live.state);
            room.tell_table(&live, from);
        }
        entered.put(live);
        Ok(())
    }
}
