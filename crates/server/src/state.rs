//! A game as its events leave it.

mod apply;

use std::sync::Arc;

use online::body::{Pool, Wanted};
use online::{Ending, Phase, Played, PlayerId, Seat, Sitter, TableId, TurnKey};
use thiserror::Error;

use crate::card::Card;
use crate::event::Event;
use crate::shelf::{Fault, Position, Shelf};

/// A game after some of its events.
pub struct State {
    pub card: Arc<Card>,
    pub position: Arc<dyn Position>,
    /// The seats in playing order.
    pub chairs: Vec<Chair>,
    pub turns: Vec<Played>,
    /// The number of the last event.
    pub number: u32,
    /// Since when whoever is to move thinks.
    pub since: u64,
    /// When something happened last.
    pub at: u64,
    /// The seat that offers a draw.
    pub draw: Option<Seat>,
    pub result: Option<online::Result>,
    /// The rematch.
    pub next: Option<TableId>,
    /// How many turns were made since a person made one or came back.
    pub alone: usize,
    shelf: Shelf,
    /// The key of every turn that a player made.
    keys: Vec<Option<TurnKey>>,
}

/// A seat and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chair {
    pub sitter: Sitter,
    pub player: Option<PlayerId>,
    /// What was left when the turn began; nothing without a clock and for engines.
    pub left: Option<u64>,
    /// Whether a turn was made: the first one costs no time.
    pub moved: bool,
    /// Whether the engine plays until the player is back.
    pub stood_in: bool,
    /// When the player retired: the first one is 1.
    pub retired: Option<u8>,
    /// Whether a rematch is wanted.
    pub rematch: bool,
    /// How many milliseconds on the way are still given for nothing.
    pub lag: u32,
}

/// What is given for turns on their way at first and at most, and again with every turn: a poor
/// connection is helped, a pretended one gains little over a game (Lichess has such a quota).
const LAG: u32 = 1_500;
const LAG_A_TURN: u32 = 100;

impl State {
    /// A game before its first event; fails when the shelf does not know it (any more).
    pub fn new(card: Arc<Card>, shelf: Shelf) -> Result<State, Fault> {
        let game = shelf.find(&card.game);
        let game = game.ok_or_else(|| Fault::NotHosted(card.game.clone()))?;
        let (position, _) = game.start(&card.setup)?;
        let chair = |wanted: &Wanted| {
            let sitter = Sitter::from(wanted);
            Chair {
                left: card.clock.start().filter(|_| !sitter.is_engine()),
                sitter,
                player: None,
                moved: false,
                stood_in: false,
                retired: None,
                rematch: false,
                lag: LAG,
            }
        };
        let chairs = card.seats.iter().map(chair).collect();
        Ok(State {
            since: card.created,
            at: card.created,
            position,
            chairs,
            turns: Vec::new(),
            keys: Vec::new(),
            number: 0,
            alone: 0,
            draw: None,
            result: None,
            next: None,
            card,
            shelf,
        })
    }

    /// A game after these events.
    pub fn replayed(card: Arc<Card>, shelf: Shelf, events: &[Event]) -> Result<State, Misfit> {
        let mut state = State::new(card, shelf)?;
        for event in events {
            state.apply(event)?;
        }
        Ok(state)
    }

    /// How many turns were made.
    pub fn ply(&self) -> u32 {
        self.turns.len() as u32
    }

    /// How far the game has come.
    pub fn phase(&self) -> Phase {
        let is_free = |chair: &Chair| matches!(chair.sitter, Sitter::Open | Sitter::Invited { .. });
        if self.result.is_some() {
            Phase::Over
        } else if self.chairs.iter().any(is_free) {
            Phase::Open
        } else {
            Phase::Running
        }
    }

    /// Who has to move, while the game runs.
    pub fn to_move(&self) -> Option<Seat> {
        let seat = self.position.to_move();
        seat.filter(|_| self.phase() == Phase::Running)
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        let sits = |chair: &Chair| chair.player.as_ref() == Some(player);
        self.chairs.iter().position(sits).map(Seat::at)
    }

    /// The chair at a seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The number of a seat's turn with this key, from 0.
    pub fn turn_with(&self, seat: Seat, key: &TurnKey) -> Option<u32> {
        let mut turns = self.keys.iter().zip(&self.turns);
        let found =
            turns.rposition(|(other, turn)| turn.seat == seat && other.as_ref() == Some(key));
        found.map(|ply| ply as u32)
    }

    /// Whether so many sit at the table that one who goes does not end the game.
    pub fn has_many(&self) -> bool {
        self.chairs.len() > 2
    }

    /// The pool of ratings that the game belongs to.
    pub fn pool(&self) -> Pool {
        if self.has_many() {
            Pool::Many
        } else {
            Pool::Two
        }
    }

    /// When the time of whoever is to move is over, without any allowance.
    pub fn flag_at(&self) -> Option<u64> {
        let chair = self.chair(self.to_move()?)?;
        let runs = !chair.stood_in && chair.retired.is_none();
        let left = chair.left.filter(|_| runs)?;
        Some(self.since.saturating_add(left))
    }

    /// Ends the game; the places follow from the position or from who is still there.
    fn end(&mut self, ending: Ending) {
        let outcome = (ending != Ending::Aborted).then(|| self.places(ending));
        let game = self.shelf.find(&self.card.game);
        let score = game
            .zip(outcome)
            .map(|(game, outcome)| game.score(&outcome));
        let places = outcome.map(|outcome| outcome.places().to_vec());
        self.result = Some(online::Result {
            ending,
            places: places.unwrap_or_default(),
            score: score.unwrap_or_default(),
        });
    }

    /// Whoever retired is behind everybody who stayed, and behind whoever retired later.
    fn places(&self, ending: Ending) -> game::Outcome {
        let by_rules = self.position.outcome().filter(|_| ending == Ending::Rules);
        let rank = |(seat, chair): (usize, &Chair)| {
            let gone = chair.retired.map_or(0, |order| u8::MAX - order);
            (gone, by_rules.map_or(0, |outcome| outcome.places()[seat]))
        };
        let ranks: Vec<_> = self.chairs.iter().enumerate().map(rank).collect();
        game::Outcome::from_ranks(&ranks)
    }
}

/// Why an event does not fit a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Misfit {
    #[error("event {given} after {last}")]
    Number { given: u32, last: u32 },
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    #[error("seat {0} is not to move")]
    NotToMove(Seat),
    #[error("{0}")]
    Game(#[from] Fault),
}
