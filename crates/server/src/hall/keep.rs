//! Keeps events and tells them; catches up with what others kept.

use online::Sitter;
use online::body::Pool;

use super::Hall;
use crate::event::{Event, What};
use crate::judge::{self, Due};
use crate::refusal::Refusal;
use crate::room::{Entered, Face, Live, Room};
use crate::state::State;
use crate::store::{Commit, Extra, Loaded, Row, Written, now};

/// How long another process leaves an engine's turn to the one that asked for it, in milliseconds.
pub const ENGINE_PATIENCE: u64 = 15_000;

impl Hall {
    /// The game that events make.
    pub async fn live(&self, loaded: Loaded) -> Result<Live, Refusal> {
        let state = State::new(loaded.card, self.shelf.clone()).and_then(|mut state| {
            for event in &loaded.events {
                state.apply(event)?;
            }
            Ok(state)
        });
        let state = state.map_err(|fault| {
            tracing::error!(%fault, "a kept game cannot be restored");
            Refusal::new(online::Code::Unavailable, "this game cannot be restored")
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

    /// The names and ratings at a table.
    pub async fn faces(&self, state: &State) -> Result<Vec<Face>, Refusal> {
        let pool = match state.has_many() {
            true => Pool::Many,
            false => Pool::Two,
        };
        let mut faces = Vec::with_capacity(state.chairs.len());
        for chair in &state.chairs {
            let Some(id) = &chair.player else {
                faces.push(Face::default());
                continue;
            };
            let person = self.store.person(id).await?;
            let rating = self.store.rating(id, &state.card.game, pool).await?;
            faces.push(Face {
                name: person.map(|person| person.player.name).unwrap_or_default(),
                rating: rating.map(|rating| (rating.rating, 2.0 * rating.deviation)),
            });
        }
        Ok(faces)
    }

    /// Keeps an event, then tells it. On any doubt the game is loaded anew.
    pub async fn keep(
        &self,
        room: &Room,
        entered: &mut Entered<'_>,
        what: What,
        lag: u32,
        extra: Option<Extra>,
    ) -> Result<Written, Refusal> {
        // While it is taken out, whoever drops this future leaves an empty room, never a wrong one.
        let Some(mut live) = entered.take() else {
            return Ok(Written::Conflict);
        };
        let event = Event {
            number: live.state.number + 1,
            // Time never runs backwards within a game, whatever the clocks of several nodes say.
            at: now().max(live.state.at),
            what,
            lag,
        };
        if let Err(fault) = live.state.apply(&event) {
            tracing::error!(%fault, game = room.id(), "the judge allowed what does not fit");
            return Err(Refusal::new(online::Code::Conflict, "this does not fit"));
        }
        let due = self.due_time(room, &live);
        let commit = Commit {
            game: room.id().to_owned(),
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
        if !matches!(what, What::Turn { .. }) || live.state.result.is_some() {
            // Nobody listening is fine.
            self.news.send(live.state.card.id.clone()).ok();
        }
    }

    /// When somebody has to look at the game.
    pub fn due_time(&self, room: &Room, live: &Live) -> Option<u64> {
        let now = now();
        match judge::due(&live.state, now, self.mover_is_there(room, live)) {
            Due::Nothing => None,
            Due::At(at) => Some(at),
            Due::Now(_) => Some(now),
            Due::Engine { .. } => Some(now + ENGINE_PATIENCE),
        }
    }

    /// Whether whoever has to move is connected; an engine always is.
    pub fn mover_is_there(&self, room: &Room, live: &Live) -> bool {
        let chair = live.state.to_move().and_then(|seat| live.state.chair(seat));
        let player = chair
            .filter(|chair| !matches!(chair.sitter, Sitter::Engine { .. }))
            .and_then(|chair| chair.player.as_deref());
        player.is_none_or(|player| room.is_there(live, player))
    }

    /// Tells the audience what it has missed.
    pub fn catch_up(&self, room: &Room, live: &mut Option<Live>) {
        if let Some(live) = live.as_ref().filter(|live| live.state.number > room.told()) {
            let from = room.told_ply();
            room.set_told(&live.state);
            room.tell_table(live, from);
        }
    }

    /// Takes in what other processes have kept.
    pub async fn refresh(&self, room: &Room, entered: &mut Entered<'_>) -> Result<(), Refusal> {
        let guard = entered.guard();
        if let Some(mut live) = guard.take() {
            let news = self.store.events(room.id(), live.state.number).await?;
            let mut fits = true;
            let mut is_more = false;
            for event in &news {
                fits = fits && live.state.apply(event).is_ok();
                let is_turn = matches!(event.what, What::Turn { .. });
                is_more = is_more || !is_turn || live.state.result.is_some();
                if fits && is_turn && event.number > room.told() {
                    room.tell(&live, event);
                }
            }
            if fits && is_more {
                live.faces = self.faces(&live.state).await?;
                self.news.send(room.id().to_owned()).ok();
                room.set_told(&live.state);
                room.tell_table(&live, live.state.ply());
            }
            if fits {
                **guard = Some(live);
            }
        }
        if guard.is_none() {
            let loaded = self.store.load(room.id()).await?;
            let loaded = loaded.ok_or_else(Refusal::no_game)?;
            **guard = Some(self.live(loaded).await?);
        }
        self.catch_up(room, guard);
        Ok(())
    }
}
