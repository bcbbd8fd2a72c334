//! What comes of an act at a table, and how it is shown.

use crate::{Sound, Tabled};

/// What an act changed at a table.
///
/// Whoever shows the table shows the film; without one, what is being shown is cut short.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Happened {
    /// Nothing but what the hand holds, chooses or points at.
    #[default]
    Hand,
    /// The draft: steps were made or taken back.
    Draft(Option<Film>),
    /// The turns: some were confirmed, taken back, made again or looked at.
    Turns(Option<Film>),
}

/// Some steps of a game, moment by moment.
pub type Moments<G> = Vec<<G as Tabled>::Moment>;

games::any! {
    /// Some steps of one of the games, moment by moment.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Film of Moments
}

impl Film {
    /// How long a moment lasts, in beats; nothing after the last one.
    pub fn beats(&self, moment: usize) -> Option<f64> {
        games::with!(Film: self, moments => Some(moments.get(moment)?.beats))
    }

    /// What is heard at a moment.
    pub fn sound(&self, moment: usize) -> Option<Sound> {
        games::with!(Film: self, moments => moments.get(moment)?.sound())
    }
}
