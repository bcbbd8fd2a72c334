//! What each event does to a game.

use online::{Clock, Ending, Phase, Played, Sitter};

use super::State;
use crate::event::{Event, What};

/// Keys of turns that were made for an absent player begin so.
pub const SKIPPED: &str = "skip-";

impl State {
    /// Takes the next event in.
    ///
    /// Fails when it is not the next one or does not fit, which means that the database was changed
    /// by other hands or by a later version; the state is of no use then.
    pub fn apply(&mut self, event: &Event) -> Result<(), String> {
        if event.number != self.number + 1 {
            return Err(format!("event {} after {}", event.number, self.number));
        }
        let seat = usize::from(event.what.seat().unwrap_or(0));
        if seat >= self.chairs.len() {
            return Err(format!("there is no seat {seat}"));
        }
        self.number = event.number;
        self.at = event.at;
        match &event.what {
            What::Sat { player, bot, .. } => {
                self.chairs[seat].player = Some(player.clone());
                self.chairs[seat].sitter = match bot {
                    true => Sitter::Bot,
                    false => Sitter::Person,
                };
                self.since = event.at;
            }
            What::Left { .. } => {
                self.chairs[seat].player = None;
                self.chairs[seat].sitter = Sitter::Open;
            }
            What::Turn { text, key, .. } => self.turn(seat, text, key, event)?,
            What::StoodIn { .. } => self.chairs[seat].stood_in = true,
            What::Back { .. } => self.back(seat, event.at),
            What::Resigned { .. } => self.retire(seat, Ending::Resignation),
            What::Flagged { .. } => self.retire(seat, Ending::Time),
            What::Draw { .. } => match self.draw {
                Some(other) if usize::from(other) != seat => self.end(Ending::Agreement),
                _ => self.draw = Some(seat as u8),
            },
            What::Declined { .. } => self.draw = None,
            What::Rematch { next, .. } => {
                self.chairs[seat].rematch = true;
                self.next.clone_from(next);
            }
            What::Aborted => self.end(Ending::Aborted),
        }
        Ok(())
    }

    fn turn(&mut self, seat: usize, text: &str, key: &str, event: &Event) -> Result<(), String> {
        if self.to_move() != Some(seat as u8) {
            return Err(format!("seat {seat} is not to move"));
        }
        let (position, _) = self.position.after(text)?;
        self.position = position;
        let spent = event.at.saturating_sub(self.since);
        let spent = spent.saturating_sub(event.lag.into());
        let chair = &mut self.chairs[seat];
        if let Some(left) = chair.left.filter(|_| !chair.stood_in) {
            let after = match chair.moved {
                true => self.card.clock.after(left, spent),
                false => left,
            };
            let was_skipped = key.starts_with(SKIPPED) && chair.retired.is_none();
            chair.left = Some(match was_skipped {
                true => after.max(grace(self.card.clock)),
                false => after,
            });
        }
        chair.moved = true;
        // Whoever plays on declines.
        self.draw = self.draw.filter(|other| usize::from(*other) == seat);
        self.since = event.at;
        self.keys.push(key.to_owned());
        self.turns.push(Played {
            seat: seat as u8,
            text: text.to_owned(),
            at: event.at,
        });
        if self.position.outcome().is_some() {
            self.end(Ending::Rules);
        }
        Ok(())
    }

    fn back(&mut self, seat: usize, at: u64) {
        if self.to_move() == Some(seat as u8) {
            self.since = at;
        }
        let chair = &mut self.chairs[seat];
        chair.stood_in = false;
        chair.left = chair.left.map(|left| left.max(grace(self.card.clock)));
    }

    /// With two the game is over; with more it goes on while two are left and one is a person.
    fn retire(&mut self, seat: usize, ending: Ending) {
        let gone = self.chairs.iter().filter_map(|chair| chair.retired).max();
        self.chairs[seat].retired = Some(gone.unwrap_or(0) + 1);
        self.chairs[seat].stood_in = false;
        let stay = self.chairs.iter().filter(|chair| chair.retired.is_none());
        let (mut all, mut players) = (0, 0);
        for chair in stay {
            all += 1;
            players += usize::from(chair.player.is_some());
        }
        if (all < 2 || players == 0) && self.phase() == Phase::Running {
            self.end(ending);
        }
    }
}

/// What somebody finds on the clock who comes back after it ran out.
fn grace(clock: Clock) -> u64 {
    match clock {
        Clock::None => 0,
        Clock::Fischer { increment, .. } => increment.max(30_000),
        Clock::Correspondence { increment, .. } => increment.max(Clock::DAY),
    }
}
