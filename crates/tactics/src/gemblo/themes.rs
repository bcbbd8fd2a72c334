//! What a tactic of Gemblo is about, read off its right placements.

use gemblo::{Colour, Position};

use crate::turns::{Whole, turns};
use crate::{Goal, Theme};

/// The themes of a tactic with these right placements.
pub fn themes(
    position: &Position,
    goal: Goal,
    within: u8,
    right: &[Whole<Position>],
) -> Vec<Theme> {
    let is_rival = |colour: &Colour| {
        let mover = position.to_act().map(|own| position.seat_of(own));
        Some(position.seat_of(*colour)) != mover && position.has_legal(*colour)
    };
    let rivals: Vec<Colour> = position.colours().filter(is_rival).collect();
    let own = position.to_act();
    let goes_on = |turn: &Whole<Position>| own.is_some_and(|own| turn.after.has_legal(own));
    let is_wrong = |turn: &&Whole<Position>| !right.contains(turn);
    let all = turns(position);
    let keeps_on = right.iter().all(goes_on) && !all.iter().filter(is_wrong).any(goes_on);
    let shuts = |turn: &Whole<Position>| rivals.iter().any(|rival| !turn.after.has_legal(*rival));
    let of = [
        (
            Theme::LastConnection,
            goal != Goal::Shut && (within == 1 || keeps_on),
        ),
        (Theme::ShutIn, right.iter().all(shuts)),
        (Theme::FewestLeft, matches!(goal, Goal::Fewest(_))),
        (Theme::AllLaid, goal == Goal::Fewest(0)),
        (Theme::TwoColours, position.players() == 2),
    ];
    let of = of.into_iter().filter(|(_, is_about)| *is_about);
    of.map(|(theme, _)| theme).collect()
}
