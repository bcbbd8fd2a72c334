//! What happens without anybody asking: flags, absent players, engines.
//!
//! Any node may ask this about any game at any time. The answer depends on the events and the time
//! alone, and the event it leads to has a number, so that it happens exactly once.
//!
//! The rules of Gemblo know no pass with a legal placement (D4), so a table cannot simply pass over
//! somebody. Whoever is skipped, or has retired from a game that goes on, gets the smallest legal
//! turn instead: the game stays one that the rules accept, and its record replays anywhere.

use online::{Absent, Clock, Ending, Phase, Sitter};

use super::MOST_LAG;
use crate::event::What;
use crate::state::State;

/// How long somebody may be away from a game that is played at once, in milliseconds.
pub const AWAY: u64 = 60_000;

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing but its players.
    Nothing,
    /// Nothing before this time.
    At(u64),
    /// This, now.
    Now(What),
    /// A turn of the engine.
    Engine {
        /// For which seat.
        seat: u8,
        /// How well it plays.
        level: u8,
    },
}

/// The level at which the engine stands in for somebody.
const STAND_IN: u8 = 5;

/// What has to happen at `now`; `is_there` says whether whoever is to move is connected.
pub fn due(state: &State, now: u64, is_there: bool) -> Due {
    let Some(seat) = state.to_move().filter(|_| state.phase() == Phase::Running) else {
        return Due::Nothing;
    };
    let Some(chair) = state.chair(seat) else {
        return Due::Nothing;
    };
    if let Sitter::Engine { level } = chair.sitter {
        return Due::Engine { seat, level };
    }
    if chair.retired.is_some() {
        return skip(state, seat);
    }
    if chair.stood_in {
        return match is_there {
            true => Due::Now(What::Back { seat }),
            false => Due::Engine {
                seat,
                level: STAND_IN,
            },
        };
    }
    // The allowance is for turns that are on their way when the time is over.
    let flag = state.flag_at().map(|flag| flag + u64::from(MOST_LAG));
    if flag.is_some_and(|flag| flag < now) {
        return away(state, seat, true);
    }
    let away_at = away_at(state);
    if !is_there && away_at.is_some_and(|at| at < now) {
        return away(state, seat, false);
    }
    // Somebody who is there now is looked for again later.
    let next_look = away_at.map(|at| at.max(now + AWAY / 2));
    match flag.into_iter().chain(next_look).min() {
        Some(at) => Due::At(at),
        None => Due::Nothing,
    }
}

/// When the table's policy begins to matter to whoever is to move.
fn away_at(state: &State) -> Option<u64> {
    let is_live = !matches!(state.card.clock, Clock::Correspondence { .. });
    let decides = state.has_many() && state.card.absent != Absent::Wait;
    (is_live && decides).then_some(state.since + AWAY)
}

fn away(state: &State, seat: u8, out_of_time: bool) -> Due {
    let policy = match state.has_many() {
        true => state.card.absent,
        false => Absent::Wait,
    };
    match policy {
        Absent::Engine => Due::Now(What::StoodIn { seat }),
        Absent::Skip => skip(state, seat),
        Absent::Wait if !out_of_time => Due::Nothing,
        Absent::Wait => {
            let moved = state.chair(seat).is_some_and(|chair| chair.moved);
            Due::Now(match moved || state.has_many() {
                true => What::Flagged { seat },
                false => What::Aborted,
            })
        }
    }
}

fn skip(state: &State, seat: u8) -> Due {
    match state.position.smallest_turn() {
        Some(text) => Due::Now(What::Turn {
            seat,
            text,
            key: format!("{}{}", crate::state::SKIPPED, state.ply()),
        }),
        None => Due::Nothing,
    }
}

/// Whether a result counts for ratings.
pub fn counts(ending: Ending) -> bool {
    ending != Ending::Aborted
}
