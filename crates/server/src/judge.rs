//! What players may do, and what happens without them. Pure: state and time in, an event out.

mod due;
#[cfg(test)]
mod tests;

use online::body::AccountKind;
use online::{Code, Phase, Sitter};

pub use due::{Due, counts, due};

use crate::event::What;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::state::State;

/// The most milliseconds on the way that a turn is not charged for.
pub const MOST_LAG: u32 = 500;

/// What becomes of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It can be kept.
    New(What),
    /// It was kept before, as the turn with this number from 0.
    Known(u32),
}

/// A turn as it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked<'a> {
    /// Names the turn for good.
    pub key: &'a str,
    /// How many turns were made before it.
    pub ply: u32,
    /// The turn in the game's notation.
    pub text: &'a str,
    /// Milliseconds it was on its way.
    pub lag: u32,
}

/// A turn of a player.
pub fn turn(state: &State, player: &str, asked: Asked<'_>, now: u64) -> Result<Answer, Refusal> {
    let seat = seat_of(state, player)?;
    // A key counts for its player alone, so that nobody can use up another's.
    let key = format!("{seat}-{}", asked.key);
    if let Some(ply) = state.turn_with(&key) {
        return match ply == asked.ply {
            true => Ok(Answer::Known(ply)),
            false => Err(Refusal::new(
                Code::Conflict,
                "this key names another turn of yours",
            )),
        };
    }
    running(state)?;
    if asked.ply != state.ply() {
        let reason = format!(
            "the turn answers turn {}, but {} were made",
            asked.ply,
            state.ply()
        );
        return Err(Refusal::new(Code::Stale, reason));
    }
    if state.to_move() != Some(seat) || retired(state, seat) {
        return Err(Refusal::new(Code::NotYourTurn, "it is not your turn"));
    }
    let arrived = now.saturating_sub(asked.lag.min(MOST_LAG).into());
    if state.flag_at().is_some_and(|flag| arrived > flag) {
        return Err(Refusal::new(Code::OutOfTime, "your time is over"));
    }
    let (_, text) = state
        .position
        .after(asked.text)
        .map_err(|reason| Refusal::new(Code::Illegal, reason))?;
    Ok(Answer::New(What::Turn { seat, text, key }))
}

/// A player sits down, at any free seat unless one is named.
pub fn sit(state: &State, player: &Player, wish: Option<u8>) -> Result<What, Refusal> {
    if state.seat_of(&player.id).is_some() {
        return Err(Refusal::new(Code::Conflict, "you sit at this table"));
    }
    match state.phase() {
        Phase::Open => {}
        Phase::Running => return Err(Refusal::new(Code::Conflict, "all seats are taken")),
        Phase::Over => return Err(over()),
    }
    if state.card.rated && player.kind == AccountKind::Guest {
        let reason = "the game is rated; register to play it";
        return Err(Refusal::new(Code::Forbidden, reason));
    }
    let welcome = |sitter: &Sitter| match sitter {
        Sitter::Open => true,
        Sitter::Invited { name } => player.kind != AccountKind::Guest && *name == player.name,
        _ => false,
    };
    // A seat that was kept for this player comes before one for anybody.
    let invited = |sitter: &Sitter| welcome(sitter) && *sitter != Sitter::Open;
    let find =
        |fits: &dyn Fn(&Sitter) -> bool| state.chairs.iter().position(|chair| fits(&chair.sitter));
    let seat = match wish {
        Some(seat) => Some(usize::from(seat)).filter(|seat| {
            let chair = state.chairs.get(*seat);
            chair.is_some_and(|chair| welcome(&chair.sitter))
        }),
        None => find(&invited).or_else(|| find(&welcome)),
    };
    let taken = || Refusal::new(Code::Conflict, "this seat is not free for you");
    Ok(What::Sat {
        seat: seat.ok_or_else(taken)? as u8,
        player: player.id.clone(),
        bot: player.kind == AccountKind::Bot,
    })
}

/// A player gets up before the game has begun; the creator calls it off by that.
pub fn leave(state: &State, player: &str) -> Result<What, Refusal> {
    let is_creator = state.card.creator == player;
    match (state.phase(), state.seat_of(player)) {
        (Phase::Open, _) if is_creator => Ok(What::Aborted),
        (Phase::Open, Some(seat)) => Ok(What::Left { seat }),
        (Phase::Open, None) => Err(not_seated()),
        (Phase::Running, Some(_)) => {
            let reason = "the game has begun; you can resign";
            Err(Refusal::new(Code::Conflict, reason))
        }
        (Phase::Running, None) => Err(not_seated()),
        (Phase::Over, _) => Err(over()),
    }
}

/// A player gives up; before everybody has moved, a game of two is called off instead.
pub fn resign(state: &State, player: &str) -> Result<What, Refusal> {
    let seat = seat_of(state, player)?;
    running(state)?;
    if retired(state, seat) {
        return Err(Refusal::new(Code::Conflict, "you have given up already"));
    }
    let begun = state.chairs.iter().all(|chair| chair.moved);
    Ok(match begun || state.has_many() {
        true => What::Resigned { seat },
        false => What::Aborted,
    })
}

/// A player offers a draw or accepts one.
pub fn draw(state: &State, player: &str) -> Result<What, Refusal> {
    let seat = seat_of(state, player)?;
    running(state)?;
    if state.has_many() || state.chairs.iter().any(|chair| chair.player.is_none()) {
        let reason = "a draw is agreed between two people";
        return Err(Refusal::new(Code::Conflict, reason));
    }
    if state.draw == Some(seat) {
        return Err(Refusal::new(Code::Conflict, "you have offered a draw"));
    }
    Ok(What::Draw { seat })
}

/// A player declines a draw.
pub fn decline(state: &State, player: &str) -> Result<What, Refusal> {
    let seat = seat_of(state, player)?;
    running(state)?;
    match state.draw {
        Some(other) if other != seat => Ok(What::Declined { seat }),
        _ => Err(Refusal::new(Code::Conflict, "nobody offers you a draw")),
    }
}

/// A player wants to play again; says whether everybody does now.
pub fn rematch(state: &State, player: &str) -> Result<(u8, bool), Refusal> {
    let seat = seat_of(state, player)?;
    if state.phase() != Phase::Over {
        return Err(Refusal::new(Code::Conflict, "the game is not over"));
    }
    if state.next.is_some() || state.chairs[usize::from(seat)].rematch {
        return Err(Refusal::new(Code::Conflict, "you have asked for a rematch"));
    }
    let mut others = state.chairs.iter().enumerate().filter(|(other, chair)| {
        *other != usize::from(seat) && !matches!(chair.sitter, Sitter::Engine { .. })
    });
    let all_sat = state
        .chairs
        .iter()
        .all(|chair| chair.player.is_some() || matches!(chair.sitter, Sitter::Engine { .. }));
    if !all_sat {
        let reason = "the table was never complete";
        return Err(Refusal::new(Code::Conflict, reason));
    }
    Ok((seat, others.all(|(_, chair)| chair.rematch)))
}

fn seat_of(state: &State, player: &str) -> Result<u8, Refusal> {
    state.seat_of(player).ok_or_else(not_seated)
}

fn running(state: &State) -> Result<(), Refusal> {
    match state.phase() {
        Phase::Running => Ok(()),
        Phase::Over => Err(over()),
        Phase::Open => Err(Refusal::new(Code::NotBegun, "the game has not begun")),
    }
}

fn retired(state: &State, seat: u8) -> bool {
    state
        .chair(seat)
        .is_some_and(|chair| chair.retired.is_some())
}

fn over() -> Refusal {
    Refusal::new(Code::Over, "the game is over")
}

fn not_seated() -> Refusal {
    Refusal::new(Code::Forbidden, "you do not sit at this table")
}
