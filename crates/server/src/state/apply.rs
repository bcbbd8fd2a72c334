//! What each event does to a game.

use std::sync::Arc;

use online::{Clock, Ending, Phase, Played, Seat, Sitter};

use super::{LAG, LAG_A_TURN, Misfit, State};
use crate::event::{Event, What};
use crate::shelf::Position;

impl State {
    /// Takes the next event in.
    ///
    /// Fails when it is not the next one or does not fit, which means that the database was changed
    /// by other hands or by a later version; the state is of no use then.
    pub fn apply(&mut self, event: &Event) -> Result<(), Misfit> {
        self.apply_judged(event, None)
    }

    /// Takes the next event in, with the position that its turn leads to if the judge has played it.
    pub fn apply_judged(
        &mut self,
        event: &Event,
        position: Option<Arc<dyn Position>>,
    ) -> Result<(), Misfit> {
        if event.number != self.number + 1 {
            let (given, last) = (event.number, self.number);
            return Err(Misfit::Number { given, last });
        }
        let seat = event.what.seat().unwrap_or(Seat(0));
        if self.chair(seat).is_none() {
            return Err(Misfit::NoSeat(seat));
        }
        self.number = event.number;
        self.at = event.at;
        let chair = &mut self.chairs[seat.index()];
        match &event.what {
            What::Sat { player, bot, .. } => {
                chair.player = Some(player.clone());
                chair.sitter = if *bot { Sitter::Bot } else { Sitter::Person };
                self.since = event.at;
            }
            What::Left { .. } => {
                chair.player = None;
                // A seat that was kept for somebody still is.
                chair.sitter = Sitter::from(&self.card.seats[seat.index()]);
            }
            What::Turn { text, .. }
            | What::EngineTurn { text, .. }
            | What::Skipped { text, .. } => return self.turn(seat, text, event, position),
            What::StoodIn { .. } => chair.stood_in = true,
            What::Back { .. } => self.back(seat, event.at),
            What::Resigned { .. } => self.retire(seat, Ending::Resignation),
            What::Flagged { .. } => self.retire(seat, Ending::Time),
            What::Draw { .. } => match self.draw {
                Some(other) if other != seat => self.end(Ending::Agreement),
                _ => self.draw = Some(seat),
            },
            What::Declined { .. } => self.draw = None,
            What::Rematch { next, .. } => {
                chair.rematch = true;
                self.next.clone_from(next);
            }
            What::Aborted => self.end(Ending::Aborted),
        }
        Ok(())
    }

    fn turn(
        &mut self,
        seat: Seat,
        text: &str,
        event: &Event,
        position: Option<Arc<dyn Position>>,
    ) -> Result<(), Misfit> {
        if self.to_move() != Some(seat) {
            return Err(Misfit::NotToMove(seat));
        }
        self.position = match position {
            Some(judged) => judged,
            None => self.position.after(text)?.position,
        };
        self.charge(seat, event);
        // Whoever plays on declines.
        self.draw = self.draw.filter(|other| *other == seat);
        self.since = event.at;
        let key = match &event.what {
            What::Turn { key, .. } => Some(key.clone()),
            _ => None,
        };
        self.alone = if key.is_some() { 0 } else { self.alone + 1 };
        self.keys.push(key);
        self.turns.push(Played {
            seat,
            text: text.to_owned(),
            at: event.at,
        });
        if self.position.outcome().is_some() {
            self.end(Ending::Rules);
        }
        Ok(())
    }

    /// Takes the time of a turn from its seat's clock; the first turn costs none.
    fn charge(&mut self, seat: Seat, event: &Event) {
        let clock = self.card.clock;
        let spent = event.at.saturating_sub(self.since);
        let spent = spent.saturating_sub(event.lag.into());
        let chair = &mut self.chairs[seat.index()];
        if let Some(left) = chair.left.filter(|_| !chair.stood_in) {
            let after = if chair.moved {
                clock.after(left, spent)
            } else {
                left
            };
            let was_skipped = matches!(event.what, What::Skipped { .. }) && chair.retired.is_none();
            chair.left = Some(if was_skipped {
                after.max(grace(clock))
            } else {
                after
            });
        }
        let spent = chair.lag.saturating_sub(event.lag);
        chair.lag = LAG.min(spent + LAG_A_TURN);
        chair.moved = true;
    }

    fn back(&mut self, seat: Seat, at: u64) {
        self.alone = 0;
        if self.to_move() == Some(seat) {
            self.since = at;
        }
        let chair = &mut self.chairs[seat.index()];
        chair.stood_in = false;
        chair.left = chair.left.map(|left| left.max(grace(self.card.clock)));
    }

    /// With two the game is over; with more it goes on while two are left and one is a person.
    fn retire(&mut self, seat: Seat, ending: Ending) {
        let gone = self.chairs.iter().filter_map(|chair| chair.retired).max();
        let chair = &mut self.chairs[seat.index()];
        chair.retired = Some(gone.unwrap_or(0) + 1);
        chair.stood_in = false;
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
