//! The turns of a game that mattered most, and those worth learning from.

use game::Seat;

use super::{Judged, Review};
use crate::judgement::{Judgement, lets_win_go, makes_loss};

/// Key moments of a player.
const MOMENTS: usize = 3;
/// A turn that lost more points is worth learning from.
const SWING: f32 = 10.0;
/// So is a forced win in no more turns that was let go.
const SHORT_WIN: u32 = 3;

/// A turn that mattered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment<'r> {
    /// The turn.
    pub turn: Judged<'r>,
    /// What happened.
    pub kind: MomentKind,
}

/// What happened at a key moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    /// A forced win was let go.
    MissedWin,
    /// A game that was not lost was lost by force.
    Lost,
    /// Something was lost.
    Judged(Judgement),
}

impl Review {
    /// The judged turns of a player that lost most, at most three, in the order of play.
    pub fn key_moments(&self, seat: Seat) -> Vec<Moment<'_>> {
        let judged = self.turns().filter(|turn| turn.seat == seat);
        let mut moments: Vec<Moment<'_>> = Vec::new();
        for moment in judged.filter_map(|turn| self.moment(turn)) {
            moments.push(moment);
            if moments.len() > MOMENTS {
                let loss = |place: &usize| moments[*place].turn.loss;
                let places = (0..moments.len()).rev();
                let least = places.min_by(|one, other| loss(one).total_cmp(&loss(other)));
                moments.remove(least.expect("there are some"));
            }
        }
        moments
    }

    fn moment<'r>(&'r self, turn: Judged<'r>) -> Option<Moment<'r>> {
        let judgement = turn.judgement?;
        let (before, after) = (self.view(turn.index)?, self.view(turn.index + 1)?);
        let kind = if lets_win_go(before, after, turn.seat) {
            MomentKind::MissedWin
        } else if makes_loss(before, after, turn.seat) {
            MomentKind::Lost
        } else {
            MomentKind::Judged(judgement)
        };
        Some(Moment { turn, kind })
    }

    /// The turns of a player that are worth learning from, in the order of play.
    pub fn lessons(&self, seat: Seat) -> impl Iterator<Item = Judged<'_>> {
        let own = self.turns().filter(move |turn| turn.seat == seat);
        own.filter(|turn| {
            let is_judged = turn.judgement.is_some();
            is_judged && (turn.loss > SWING || self.had_short_win(turn))
        })
    }

    /// Whether a judged turn had a short win before it; one that keeps it is never judged.
    fn had_short_win(&self, turn: &Judged<'_>) -> bool {
        let forced = self.view(turn.index).and_then(|view| view.forced);
        forced.is_some_and(|(winner, turns)| winner == turn.seat && turns <= SHORT_WIN)
    }
}
