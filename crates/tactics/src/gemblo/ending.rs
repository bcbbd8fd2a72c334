//! The end of a game, shown by trying every placement of everybody.

use std::collections::HashMap;

use game::Seat;
use gemblo::{Colour, Colours, Placement, Position, Score};

use super::MOST_POSITIONS;
use crate::Goal;
use crate::proof::{Claim, TooLarge};

/// That a player reaches a goal, whatever the others do.
pub struct Ending {
    goal: Goal,
    seat: Seat,
    /// The colours of rivals that could lay a piece at first.
    rivals: Colours,
    /// What was laid at first; later positions are told by what has come since.
    begun: Position,
    known: HashMap<Vec<(Colour, Placement)>, bool>,
    left: u32,
}

impl Ending {
    /// The claim of whoever acts; none if nobody does, or the goal is none of this game.
    pub fn new(position: &Position, goal: Goal) -> Option<Ending> {
        let seat = position.seat_of(position.to_act()?);
        let is_fit = match goal {
            Goal::Win => position.players() == 2,
            Goal::Fewest(_) | Goal::Shut => true,
            Goal::Only | Goal::Defend => false,
        };
        let rivals = position
            .colours()
            .filter(|colour| position.seat_of(*colour) != seat && position.has_legal(*colour));
        is_fit.then(|| Ending {
            goal,
            seat,
            rivals: rivals.collect(),
            begun: *position,
            known: HashMap::new(),
            left: MOST_POSITIONS,
        })
    }

    fn search(
        &mut self,
        position: &Position,
        since: &mut Vec<(Colour, Placement)>,
    ) -> Result<bool, TooLarge> {
        if let Some(decided) = self.decided(position) {
            return Ok(decided);
        }
        let mut key = since.clone();
        key.sort_unstable();
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        self.left = self.left.checked_sub(1).ok_or(TooLarge)?;
        let Some(colour) = position.to_act() else {
            return Ok(false);
        };
        let is_own = position.seat_of(colour) == self.seat;
        let mut placements: Vec<Placement> = position.legal().iter().collect();
        // Large pieces decide most.
        placements.sort_unstable_by(|one, other| other.cmp(one));
        let mut holds = !is_own;
        for placement in placements {
            let mut after = *position;
            after.make(placement);
            since.push((colour, placement));
            let reached = self.search(&after, since);
            since.pop();
            if reached? == is_own {
                holds = is_own;
                break;
            }
        }
        self.known.insert(key, holds);
        Ok(holds)
    }

    /// What nothing can change any more: pieces are laid and never come back.
    fn decided(&self, position: &Position) -> Option<bool> {
        match self.goal {
            Goal::Shut => Some(self.is_rival_shut(position)),
            Goal::Fewest(cells) => {
                let left = self.score(position).penalty();
                let is_over = || !self.can_lay(position, |seat| seat == self.seat);
                (left <= cells || is_over()).then_some(left <= cells)
            }
            _ => {
                let own = self.score(position);
                let scores = position.scores();
                let mut others = scores.iter().zip(0..);
                let leads = others.all(|(score, seat)| Seat(seat) == self.seat || own < *score);
                let may_change = |leads: bool| {
                    // Whoever leads is caught by others alone, whoever does not leads by own pieces.
                    self.can_lay(position, |seat| (seat == self.seat) != leads)
                };
                (!may_change(leads)).then_some(leads)
            }
        }
    }

    fn is_rival_shut(&self, position: &Position) -> bool {
        self.rivals.iter().any(|rival| !position.has_legal(rival))
    }

    fn can_lay(&self, position: &Position, is_such: impl Fn(Seat) -> bool) -> bool {
        let mut colours = position.colours();
        colours.any(|colour| is_such(position.seat_of(colour)) && position.has_legal(colour))
    }

    fn score(&self, position: &Position) -> Score {
        position.scores()[self.seat.index()]
    }

    /// What was laid since the first position.
    fn since(&self, position: &Position) -> Vec<(Colour, Placement)> {
        let colours = position.colours();
        let new = colours.flat_map(|colour| {
            let cells = position
                .cells_of(colour)
                .without(self.begun.cells_of(colour));
            let pieces = cells.iter().filter_map(|cell| {
                let (_, placement) = position.piece_at(cell)?;
                (placement.origin() == cell).then_some((colour, placement))
            });
            pieces.collect::<Vec<_>>()
        });
        new.collect()
    }
}

impl Claim for Ending {
    type Game = Position;

    fn holds(&mut self, position: &Position, _left: u8) -> Result<bool, TooLarge> {
        let mut since = self.since(position);
        self.search(position, &mut since)
    }

    fn is_settled(&self, position: &Position, _left: u8) -> bool {
        self.decided(position).is_some()
    }

    fn solver(&self) -> Seat {
        self.seat
    }

    /// The end of a game comes by itself.
    fn attacker(&self) -> Option<Seat> {
        None
    }
}
