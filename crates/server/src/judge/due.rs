//! What happens without anybody asking: flags, absent players, engines.
//!
//! Any node may ask this about any game at any time. The answer depends on the events and the time
//! alone, and the event it leads to has a number, so that it happens exactly once.
//!
//! The rules of Gemblo know no pass with a legal placement (D4), so a table cannot simply pass over
//! somebody. Whoever is skipped, or has retired from a game that goes on, gets the smallest legal
//! turn instead: the game stays one that the rules accept, and its record replays anywhere.

use online::{Absent, Clock, Ending, Phase, Seat, Sitter};

use super::{MOST_LAG, Verdict};
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
    /// The smallest turn instead of this seat's, now; see [`skip`].
    Skip(Seat),
    /// A turn of the engine.
    Engine { seat: Seat, level: u8 },
}

impl Due {
    /// When somebody has to look at the game; at an engine's turn after this patience.
    pub fn time(&self, now: u64, patience: u64) -> Option<u64> {
        match self {
            Due::Nothing => None,
            Due::At(at) => Some(*at),
            Due::Now(_) | Due::Skip(_) => Some(now),
            Due::Engine { .. } => Some(now + patience),
        }
    }
}

/// Whether whoever is to move is connected (an engine always is), or who made a table that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    There,
    Away,
    /// Nobody looks at the game at all.
    Nobody,
}

/// How long a table of the lobby waits for players without its maker, in milliseconds.
pub const LOBBY: u64 = 15 * 60_000;
/// How long any other table does: a link may be opened days later.
const OPEN: u64 = 14 * Clock::DAY;

/// Why a table's policy comes into play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lapse {
    /// The time of whoever is to move is over.
    OutOfTime,
    /// They have been away for too long.
    Away,
}

/// The level at which the engine stands in for somebody.
const STAND_IN: u8 = 5;

/// What has to happen at `now`.
pub fn due(state: &State, now: u64, mover: Mover) -> Due {
    if state.phase() == Phase::Open {
        return open(state, now, mover);
    }
    let Some(seat) = state.to_move().filter(|_| state.phase() == Phase::Running) else {
        return Due::Nothing;
    };
    let Some(chair) = state.chair(seat) else {
        return Due::Nothing;
    };
    if let Sitter::Engine { level } = chair.sitter {
        return engine(state, seat, level, mover);
    }
    if chair.retired.is_some() {
        return Due::Skip(seat);
    }
    if chair.stood_in {
        return match mover {
            Mover::There => Due::Now(What::Back { seat }),
            Mover::Away | Mover::Nobody => engine(state, seat, STAND_IN, mover),
        };
    }
    // The allowance is for turns that are on their way when the time is over.
    let flag = state.flag_at().map(|flag| flag + u64::from(MOST_LAG));
    if flag.is_some_and(|flag| flag < now) {
        return lapsed(state, seat, Lapse::OutOfTime);
    }
    let away_at = away_at(state);
    if mover != Mover::There && away_at.is_some_and(|at| at < now) {
        return lapsed(state, seat, Lapse::Away);
    }
    // Somebody who is there now is looked for again later.
    let next_look = away_at.map(|at| at.max(now + AWAY / 2));
    match flag.into_iter().chain(next_look).min() {
        Some(at) => Due::At(at),
        None => Due::Nothing,
    }
}

/// A table that is open is called off when its maker has gone.
fn open(state: &State, now: u64, mover: Mover) -> Due {
    let is_live = !matches!(state.card.clock, Clock::Correspondence { .. });
    let patience = if state.card.public && is_live {
        LOBBY
    } else {
        OPEN
    };
    let end = state.at + patience;
    if end < now && mover != Mover::There {
        return Due::Now(What::Aborted);
    }
    Due::At(end.max(now + patience / 2))
}

/// A turn of the engine; but after a round without a person it waits until somebody looks.
fn engine(state: &State, seat: Seat, level: u8, mover: Mover) -> Due {
    if mover == Mover::Nobody && state.alone >= state.chairs.len() {
        return Due::Nothing;
    }
    Due::Engine { seat, level }
}

/// When the table's policy begins to matter to whoever is to move.
fn away_at(state: &State) -> Option<u64> {
    let is_live = !matches!(state.card.clock, Clock::Correspondence { .. });
    let decides = state.has_many() && state.card.absent != Absent::Wait;
    (is_live && decides).then_some(state.since + AWAY)
}

fn lapsed(state: &State, seat: Seat, lapse: Lapse) -> Due {
    let policy = if state.has_many() {
        state.card.absent
    } else {
        Absent::Wait
    };
    match (policy, lapse) {
        (Absent::Engine, _) => Due::Now(What::StoodIn { seat }),
        (Absent::Skip, _) => Due::Skip(seat),
        (Absent::Wait, Lapse::Away) => Due::Nothing,
        (Absent::Wait, Lapse::OutOfTime) => {
            let has_moved = state.chair(seat).is_some_and(|chair| chair.moved);
            Due::Now(if has_moved || state.has_many() {
                What::Flagged { seat }
            } else {
                What::Aborted
            })
        }
    }
}

/// The smallest turn instead of a seat's; nothing once the game is over.
pub fn skip(state: &State, seat: Seat) -> Option<Verdict> {
    let next = state.position.smallest_turn()?;
    Some(Verdict::played(next, |text| What::Skipped { seat, text }))
}

/// Whether a result counts for ratings.
pub fn counts(ending: Ending) -> bool {
    ending != Ending::Aborted
}
