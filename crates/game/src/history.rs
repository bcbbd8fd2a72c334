//! A match: a game from its setup on, with every turn kept, so that it can be undone and replayed.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::{Game, Seat, Turn};

/// A game in progress or over, with its whole history.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    position: G,
    /// Every step made, with the position before it.
    made: Vec<Made<G>>,
    /// At which step each turn began; the last turn may still be in progress.
    starts: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Made<G: Game> {
    before: G,
    step: G::Step,
    turn: Turn,
}

impl<G: Game> Match<G> {
    /// A match that is about to begin.
    pub fn new(setup: G::Setup) -> Match<G> {
        let position = G::start(&setup);
        Match {
            setup,
            position,
            made: Vec::new(),
            starts: Vec::new(),
        }
    }

    /// Plays whole turns from their texts; the first one refused is named in the error.
    pub fn replay<T: AsRef<str>>(
        setup: G::Setup,
        turns: impl IntoIterator<Item = T>,
    ) -> Result<Match<G>, ReplayError<G::Refusal>> {
        let mut game = Match::new(setup);
        for (index, text) in turns.into_iter().enumerate() {
            game.play_turn(text.as_ref())
                .map_err(|reason| ReplayError {
                    number: index + 1,
                    text: text.as_ref().to_owned(),
                    reason,
                })?;
        }
        Ok(game)
    }

    /// What was agreed before the first turn.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The position now, after the last step.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Makes one step of the current turn.
    pub fn play(&mut self, step: G::Step) -> Result<Turn, G::Refusal> {
        let before = self.position.clone();
        let turn = self.position.play(step)?;
        if self.at_turn_start() {
            self.starts.push(self.made.len());
        }
        self.made.push(Made { before, step, turn });
        Ok(turn)
    }

    /// Plays the whole turn (or the rest of the current one) that `text` describes, or nothing.
    pub fn play_turn(&mut self, text: &str) -> Result<(), G::Refusal> {
        for step in self.position.read_turn(text)? {
            self.play(step)?;
        }
        Ok(())
    }

    /// Takes the last step back; says which one, or nothing at the start.
    pub fn undo_step(&mut self) -> Option<G::Step> {
        let made = self.made.pop()?;
        self.starts.pop_if(|start| *start == self.made.len());
        self.position = made.before;
        Some(made.step)
    }

    /// Takes back the turn in progress, or the last whole turn when none is; says its steps.
    pub fn undo_turn(&mut self) -> Vec<G::Step> {
        let Some(start) = self.starts.pop() else {
            return Vec::new();
        };
        self.position = self.made[start].before.clone();
        self.made.drain(start..).map(|made| made.step).collect()
    }

    /// Whether the next step begins a turn.
    pub fn at_turn_start(&self) -> bool {
        self.made.last().is_none_or(|made| made.turn == Turn::Done)
    }

    /// All steps made so far.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = G::Step> {
        self.made.iter().map(|made| made.step)
    }

    /// The position before each step, in order, without the position now.
    pub fn earlier_positions(&self) -> impl ExactSizeIterator<Item = &G> {
        self.made.iter().map(|made| &made.before)
    }

    /// How many turns were begun; the last one may still be in progress.
    pub fn turn_count(&self) -> usize {
        self.starts.len()
    }

    /// The position before the turn with this index, from 0; nothing before a turn to come.
    pub fn before_turn(&self, index: usize) -> Option<&G> {
        let start = *self.starts.get(index)?;
        Some(&self.made[start].before)
    }

    /// Who made the turn with this index, from 0, and its steps.
    pub fn turn(&self, index: usize) -> Option<(Seat, Vec<G::Step>)> {
        let start = *self.starts.get(index)?;
        let end = self.starts.get(index + 1).copied();
        let made = &self.made[start..end.unwrap_or(self.made.len())];
        let seat = made[0].before.to_move().expect("someone made this step");
        Some((seat, made.iter().map(|made| made.step).collect()))
    }

    /// Who made each turn, and its steps; the last turn may still be in progress.
    pub fn turns(&self) -> Vec<(Seat, Vec<G::Step>)> {
        (0..self.turn_count())
            .filter_map(|index| self.turn(index))
            .collect()
    }

    /// The turns in the game's notation.
    pub fn turn_texts(&self) -> Vec<String> {
        self.turns()
            .iter()
            .map(|(_, steps)| G::write_turn(steps))
            .collect()
    }
}

/// The first turn of a record that the rules refuse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError<R> {
    /// The turn's number, counted from 1.
    pub number: usize,
    /// The turn as it was written.
    pub text: String,
    /// Why it is refused.
    pub reason: R,
}

impl<R: fmt::Display> fmt::Display for ReplayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {} ({}): {}", self.number, self.text, self.reason)
    }
}

impl<R: Error + 'static> Error for ReplayError<R> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.reason)
    }
}
