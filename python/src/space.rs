//! Actions and observations as numbers: what learning programs need beyond the rules.

mod gemblo;
mod yinsh;

use engine::Engine;
use game::{Outcome, Seat};
use games::Listed;

/// A game whose steps are numbered for good, and whose positions are seen as numbers.
///
/// An action is the number of a step; it means the same in every position. An observation is a row
/// of numbers from 0 to 1, made of named fields.
pub trait Space:
    Listed<Setup: Send + Sync, Step: Send + Sync> + Copy + Send + Sync + 'static
{
    /// The legal steps of one position, before they are listed.
    type Choices: Default + Send + Sync;
    /// What finds good turns.
    type Engine: Engine<Game = Self> + Send + 'static;

    /// How many different actions there are.
    const ACTIONS: usize;
    /// What an observation is made of, in order.
    const FIELDS: &'static [Field];

    /// No game from this position has more steps.
    fn longest(&self) -> usize;

    /// The number of a step.
    fn action(step: Self::Step) -> usize;

    /// The step with this number.
    fn step(action: usize) -> Option<Self::Step>;

    /// Whether the step is legal, or why not.
    fn check(&self, step: Self::Step) -> Result<(), Self::Refusal>;

    /// Makes a step that is known to be legal.
    fn make(&mut self, step: Self::Step);

    /// Finds the legal steps, in memory that is used again.
    fn choose(&self, choices: &mut Self::Choices);

    /// How many legal steps were found.
    fn count(choices: &Self::Choices) -> usize;

    /// The legal step with `rank` others before it.
    fn nth(choices: &Self::Choices, rank: usize) -> Option<Self::Step>;

    /// Writes what a seat sees, into zeros.
    fn observe(&self, seat: Seat, into: &mut [f32]);

    /// An engine with so many threads, and so many MiB for what it remembers.
    fn engine(threads: usize, memory: usize) -> Self::Engine;
}

/// A part of an observation.
pub struct Field {
    /// What it is called.
    pub name: &'static str,
    /// Its shape as an array.
    pub shape: &'static [usize],
}

impl Field {
    const fn new(name: &'static str, shape: &'static [usize]) -> Field {
        Field { name, shape }
    }

    fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// How many numbers an observation has.
pub fn size<G: Space>() -> usize {
    G::FIELDS.iter().map(Field::size).sum()
}

/// What the outcome is worth to each seat.
///
/// The first place is worth 1, and those who share it share that; then everything is moved and
/// stretched so that all returns sum to nothing and a sole winner still has 1.
pub fn returns(outcome: &Outcome) -> impl Iterator<Item = f32> {
    let places = outcome.places();
    let seats = places.len() as f32;
    let firsts = places.iter().filter(|place| **place == 1).count() as f32;
    places.iter().map(move |place| {
        let share = if *place == 1 { 1.0 / firsts } else { 0.0 };
        (seats * share - 1.0) / (seats - 1.0)
    })
}

/// Hands out the fields of an observation, one after the other.
struct Fields<'a>(&'a mut [f32]);

impl<'a> Fields<'a> {
    fn next(&mut self, field: &Field) -> &'a mut [f32] {
        let rest = std::mem::take(&mut self.0);
        let (field, rest) = rest.split_at_mut(field.size());
        self.0 = rest;
        field
    }
}
