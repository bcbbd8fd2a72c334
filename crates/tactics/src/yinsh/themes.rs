//! What a tactic of YINSH is about, read off its right turns.

use yinsh::{Position, Step, Variant};

use crate::turns::Whole;
use crate::{Goal, Theme};

/// The themes of a tactic, from all its turns and those that are right.
pub fn themes(
    position: &Position,
    goal: Goal,
    within: u8,
    all: &[Whole<Position>],
    right: &[Whole<Position>],
) -> Vec<Theme> {
    let has_row = |turn: &Whole<Position>| {
        let mut steps = turn.steps.iter();
        steps.any(|step| matches!(step, Step::RemoveRow(_)))
    };
    let flips = |turn: &Whole<Position>| {
        turn.steps.iter().any(|step| match step {
            Step::MoveRing { from, to } => !position.flipped(*from, *to).is_empty(),
            _ => false,
        })
    };
    let takes_row = right.iter().all(has_row);
    let takes_none = !right.iter().any(has_row);
    let attacks = goal == Goal::Win && within > 1;
    let defends = goal != Goal::Win;
    let wins_now = goal == Goal::Win && within == 1;
    let holds = defends && takes_none;
    let is_short = wins_now || holds;
    let parts_at = |is_such: fn(&Step) -> bool| part_at(all, right, is_such);
    let of = [
        (Theme::Blitz, position.variant() == Variant::Blitz),
        (
            Theme::WhichRow,
            parts_at(|step| matches!(step, Step::RemoveRow(_))),
        ),
        (
            Theme::WhichRing,
            parts_at(|step| matches!(step, Step::RemoveRing(_))),
        ),
        (Theme::RowFirst, attacks && takes_row),
        (Theme::Quiet, attacks && takes_none),
        (Theme::Counter, defends && takes_row),
        (Theme::Flip, is_short && right.iter().all(flips)),
        (Theme::NewMarker, wins_now && !right.iter().any(flips)),
        (Theme::Block, holds && !right.iter().any(flips)),
    ];
    let of = of.into_iter().filter(|(_, is_about)| *is_about);
    of.map(|(theme, _)| theme).collect()
}

/// Whether a right turn and a wrong one are the same up to a step of some kind.
fn part_at(all: &[Whole<Position>], right: &[Whole<Position>], is_such: fn(&Step) -> bool) -> bool {
    let wrong = all.iter().filter(|turn| !right.contains(turn));
    wrong.into_iter().any(|wrong| {
        right.iter().any(|right| {
            let mut steps = wrong.steps.iter().zip(&right.steps);
            let parting = steps.find(|(one, other)| one != other);
            parting.is_some_and(|(one, other)| is_such(one) && is_such(other))
        })
    })
}
