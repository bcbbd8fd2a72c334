//! The table as it is shown.

use axum::extract::ws::Utf8Bytes;
use online::{Phase, PlayerId, Sitter, Table, TableSeat, Tell};

use super::{Entered, Face, Live, Member, Room};
use crate::event::Event;
use crate::judge::{self, Due, Mover};

impl Entered {
    /// The table for one reader, with the turns from a ply on.
    pub fn table(&mut self, reader: Option<&PlayerId>, from: u32) -> Table {
        let (room, live) = self.parts();
        room.table(live, reader, from)
    }
}

impl Room {
    fn table(&self, live: &Live, reader: Option<&PlayerId>, from: u32) -> Table {
        let state = &live.state;
        let from = from.min(state.ply());
        let card = &state.card;
        Table {
            id: card.id.clone(),
            game: card.game.clone(),
            setup: card.setup.clone(),
            phase: state.phase(),
            seats: self.seats(live),
            you: reader.and_then(|player| state.seat_of(player)),
            from,
            turns: state.turns[from as usize..].to_vec(),
            ply: state.ply(),
            to_move: state.to_move(),
            clock: card.clock,
            since: state.since,
            now: self.time.now(),
            absent: card.absent,
            public: card.public,
            rated: card.rated,
            draw: state.draw,
            result: state.result.clone(),
            next: state.next.clone(),
            watchers: self.watchers(live),
            chat: Vec::new(),
        }
    }

    fn seats(&self, live: &Live) -> Vec<TableSeat> {
        let chairs = live.state.chairs.iter().enumerate();
        let seat = |(index, chair): (usize, &crate::state::Chair)| {
            let no_face = Face::default();
            let face = live.faces.get(index).unwrap_or(&no_face);
            let name = match &chair.sitter {
                Sitter::Invited { name } => name.clone(),
                _ => face.name.clone(),
            };
            let player = chair.player.as_ref();
            TableSeat {
                sitter: chair.sitter.clone(),
                name,
                rating: face.rating,
                present: player.is_none_or(|player| self.is_there(live, player)),
                stood_in: chair.stood_in,
                retired: chair.retired.is_some(),
                rematch: chair.rematch,
                left: chair.left,
            }
        };
        chairs.map(seat).collect()
    }

    fn watchers(&self, live: &Live) -> u32 {
        let chairs = live.state.chairs.iter();
        let players: Vec<&PlayerId> = chairs.filter_map(|chair| chair.player.as_ref()).collect();
        self.audience().strangers(&players)
    }

    /// What the game waits for.
    pub fn due(&self, live: &Live, now: u64) -> Due {
        let state = &live.state;
        let chair = state.to_move().and_then(|seat| state.chair(seat));
        // An engine has no player, and is always there; a table that is open waits with its maker.
        let player = match state.phase() {
            Phase::Open => Some(&state.card.creator),
            _ => chair.and_then(|chair| chair.player.as_ref()),
        };
        let mover = if self.audience().is_empty() && live.elsewhere.is_empty() {
            Mover::Nobody
        } else if player.is_none_or(|player| self.is_there(live, player)) {
            Mover::There
        } else {
            Mover::Away
        };
        judge::due(state, now, mover)
    }

    /// Tells everybody what happened: a turn in few words, anything else as the table.
    pub fn tell(&self, live: &Live, event: &Event) {
        let state = &live.state;
        self.set_told(state);
        if let Some(played) = state.turns.last().filter(|_| event.what.turn().is_some()) {
            let turn = Tell::Turn {
                ply: state.ply() - 1,
                turn: played.clone(),
                to_move: state.to_move(),
                left: state.chairs.iter().filter_map(|chair| chair.left).collect(),
            };
            self.audience().send_all(&Utf8Bytes::from(turn.write()));
            if state.result.is_none() {
                return;
            }
        }
        self.tell_table(live, state.ply());
    }

    /// Sends everybody the table with the turns from a ply on.
    pub fn tell_table(&self, live: &Live, from: u32) {
        // The lock of the audience is taken for each part, never two at once.
        let mut table = self.table(live, None, from);
        self.audience().send(|member: &Member| {
            let player = member.player.as_ref();
            table.you = player.and_then(|player| live.state.seat_of(player));
            Some(Tell::Table(Box::new(table.clone())).write().into())
        });
    }

    /// Sends everybody who is there.
    pub fn tell_presence(&self, live: &Live) {
        let presence = Tell::Presence {
            present: self.seats(live).iter().map(|seat| seat.present).collect(),
            watchers: self.watchers(live),
        };
        self.audience().send_all(&Utf8Bytes::from(presence.write()));
    }
}
