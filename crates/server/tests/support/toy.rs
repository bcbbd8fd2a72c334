//! The toy game of the tests on the server's shelf, which knows nothing of it but the contract.

use engine::First;
use game::pile::{Pile, Take};
use game::{Game, Outcome};
use server::shelf::{Format, Hosted, Shelf, Told};

/// The toy as a hosted game.
pub struct Piles;

impl Hosted for Piles {
    const ID: &'static str = "pile";
    type Game = Pile;
    type Engine = First<Pile>;

    fn engine() -> First<Pile> {
        First::default()
    }

    fn smallest_step(pile: &Pile) -> Option<Take> {
        pile.legal_steps().first().copied()
    }

    fn score(outcome: &Outcome) -> String {
        let places: Vec<String> = outcome.places().iter().map(u8::to_string).collect();
        places.join(",")
    }

    fn record(told: &Told, format: Format) -> Result<String, String> {
        Ok(match format {
            Format::Text => format!("{} | {}", told.players.join(" "), told.turns.join(" ")),
            Format::Sgf => format!("(;GM[pile]SU[{}])", told.setup),
        })
    }
}

pub fn shelf() -> Shelf {
    Shelf::new(vec![Shelf::of::<Piles>()])
}
