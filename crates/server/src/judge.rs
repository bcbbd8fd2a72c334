//! What players may do, and what happens without them. Pure: state and time in, a verdict out.

mod due;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use online::body::AccountKind;
use online::{Phase, PlayerId, Refusal, Seat, Sitter, Turn};

pub use due::{Due, Mover, counts, due, skip};

use crate::event::What;
use crate::player::Player;
use crate::shelf::{Next, Position};
use crate::state::{Chair, State};
use crate::store::NewGame;

/// The most milliseconds on the way that a turn is not charged for.
pub const MOST_LAG: u32 = 500;

/// An event that may be kept.
#[derive(Clone)]
pub struct Verdict {
    /// What happens.
    pub what: What,
    /// The position that a turn leads to, so that nobody has to play it again.
    pub position: Option<Arc<dyn Position>>,
    /// Milliseconds on the way that the player is not charged for.
    pub lag: u32,
    /// The game that is made with it.
    pub rematch: Option<Box<NewGame>>,
}

impl Verdict {
    /// A turn that was played, as the event that it makes.
    pub fn played(next: Next, what: impl FnOnce(String) -> What) -> Verdict {
        Verdict {
            position: Some(next.position),
            ..what(next.text).into()
        }
    }
}

impl From<What> for Verdict {
    fn from(what: What) -> Verdict {
        Verdict {
            what,
            position: None,
            lag: 0,
            rematch: None,
        }
    }
}

/// What becomes of a turn.
pub enum Answer {
    /// It can be kept.
    New(Verdict),
    /// It was kept before, as the turn with this number from 0.
    Known(u32),
}

/// A turn of a player that was `lag` milliseconds on its way.
pub fn turn(
    state: &State,
    player: &PlayerId,
    turn: &Turn,
    lag: u32,
    now: u64,
) -> Result<Answer, Refusal> {
    let seat = seat_of(state, player)?;
    if let Some(ply) = state.turn_with(seat, &turn.key) {
        return if ply == turn.ply {
            Ok(Answer::Known(ply))
        } else {
            Err(Refusal::KeyUsed)
        };
    }
    running(state)?;
    if turn.ply != state.ply() {
        return Err(Refusal::Stale {
            asked: turn.ply,
            made: state.ply(),
        });
    }
    if state.to_move() != Some(seat) || has_retired(state, seat) {
        return Err(Refusal::NotYourTurn);
    }
    let given = state.chair(seat).map_or(0, |chair| chair.lag);
    let lag = lag.min(MOST_LAG).min(given);
    let arrived = now.saturating_sub(lag.into());
    if state.flag_at().is_some_and(|flag| arrived > flag) {
        return Err(Refusal::OutOfTime);
    }
    let next = state.position.after(&turn.text);
    let next = next.map_err(|fault| Refusal::Illegal {
        turn: turn.text.clone(),
        why: fault.to_string(),
    })?;
    let key = turn.key.clone();
    let verdict = Verdict::played(next, |text| What::Turn { seat, key, text });
    Ok(Answer::New(Verdict { lag, ..verdict }))
}

/// A player sits down, at any free seat unless one is named.
pub fn sit(state: &State, player: &Player, wish: Option<Seat>) -> Result<Verdict, Refusal> {
    if state.seat_of(&player.id).is_some() {
        return Err(Refusal::AlreadySeated);
    }
    match state.phase() {
        Phase::Open => {}
        Phase::Running => return Err(Refusal::Full),
        Phase::Over => return Err(Refusal::Over),
    }
    if state.card.rated && player.kind == AccountKind::Guest {
        return Err(Refusal::RatedNeedsAccount);
    }
    let is_welcome = |sitter: &Sitter| match sitter {
        Sitter::Open => true,
        Sitter::Invited { name } => player.kind != AccountKind::Guest && *name == player.name,
        _ => false,
    };
    let seats = state.chairs.iter().zip((0..).map(Seat));
    let free = seats
        .filter(|(chair, seat)| is_welcome(&chair.sitter) && wish.is_none_or(|wish| wish == *seat));
    // A seat that was kept for this player comes before one for anybody.
    let best = free.min_by_key(|(chair, _)| chair.sitter == Sitter::Open);
    let (_, seat) = best.ok_or(Refusal::SeatTaken)?;
    Ok(player.sits(seat).into())
}

/// A player gets up before the game has begun; the creator calls it off by that.
pub fn leave(state: &State, player: &PlayerId) -> Result<Verdict, Refusal> {
    let is_creator = state.card.creator == *player;
    match (state.phase(), state.seat_of(player)) {
        (Phase::Open, _) if is_creator => Ok(What::Aborted.into()),
        (Phase::Open, Some(seat)) => Ok(What::Left { seat }.into()),
        (Phase::Running, Some(_)) => Err(Refusal::Begun),
        (Phase::Open | Phase::Running, None) => Err(Refusal::NotSeated),
        (Phase::Over, _) => Err(Refusal::Over),
    }
}

/// A player gives up; before everybody has moved, a game of two is called off instead.
pub fn resign(state: &State, player: &PlayerId) -> Result<Verdict, Refusal> {
    let seat = seat_of(state, player)?;
    running(state)?;
    if has_retired(state, seat) {
        return Err(Refusal::GivenUp);
    }
    let has_begun = state.chairs.iter().all(|chair| chair.moved);
    let is_lost = has_begun || state.has_many();
    let resigned = What::Resigned { seat };
    Ok(if is_lost { resigned } else { What::Aborted }.into())
}

/// A player offers a draw or accepts one.
pub fn draw(state: &State, player: &PlayerId) -> Result<Verdict, Refusal> {
    let seat = seat_of(state, player)?;
    running(state)?;
    if state.has_many() || state.chairs.iter().any(|chair| chair.player.is_none()) {
        return Err(Refusal::NoDraws);
    }
    if state.draw == Some(seat) {
        return Err(Refusal::DrawOffered);
    }
    Ok(What::Draw { seat }.into())
}

/// A player declines a draw.
pub fn decline(state: &State, player: &PlayerId) -> Result<Verdict, Refusal> {
    let seat = seat_of(state, player)?;
    running(state)?;
    match state.draw {
        Some(other) if other != seat => Ok(What::Declined { seat }.into()),
        _ => Err(Refusal::NoDrawOffered),
    }
}

/// A player wants to play again; the last one who does makes the game, with `next`.
pub fn rematch(
    state: &State,
    player: &PlayerId,
    next: impl FnOnce(&State) -> Result<NewGame, Refusal>,
) -> Result<Verdict, Refusal> {
    let seat = seat_of(state, player)?;
    if state.phase() != Phase::Over {
        return Err(Refusal::NotOver);
    }
    if state.next.is_some() || state.chairs[seat.index()].rematch {
        return Err(Refusal::RematchAsked);
    }
    let is_taken = |chair: &Chair| chair.player.is_some() || chair.sitter.is_engine();
    if !state.chairs.iter().all(is_taken) {
        return Err(Refusal::NeverComplete);
    }
    let mut chairs = state.chairs.iter().enumerate();
    let all_want = chairs
        .all(|(other, chair)| other == seat.index() || chair.sitter.is_engine() || chair.rematch);
    let rematch = all_want.then(|| next(state).map(Box::new)).transpose()?;
    let next = rematch.as_ref().map(|new| new.card.id.clone());
    Ok(Verdict {
        rematch,
        ..What::Rematch { seat, next }.into()
    })
}

fn seat_of(state: &State, player: &PlayerId) -> Result<Seat, Refusal> {
    state.seat_of(player).ok_or(Refusal::NotSeated)
}

fn running(state: &State) -> Result<(), Refusal> {
    match state.phase() {
        Phase::Running => Ok(()),
        Phase::Over => Err(Refusal::Over),
        Phase::Open => Err(Refusal::NotBegun),
    }
}

fn has_retired(state: &State, seat: Seat) -> bool {
    let chair = state.chair(seat);
    chair.is_some_and(|chair| chair.retired.is_some())
}
