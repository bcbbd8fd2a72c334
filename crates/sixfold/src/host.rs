//! Every game on the shelf of the server, and the tactics beside them.

mod puzzles;

use std::marker::PhantomData;

use game::{Outcome, Seat};
use games::Kind;
use online::Ending;
use server::shelf::{Fault, Format, Hosted, Shelf, Transcript};

use crate::format;
use crate::recorded::{Agreed, Recorded};
use crate::thinks::{Gear, Thinks};

/// The games that a server of Sixfold hosts.
pub fn shelf() -> Shelf {
    let hosted = |kind: &Kind| games::each!(*kind, G => Shelf::of::<Host<G>>());
    Shelf::new(Kind::ALL.iter().map(hosted).collect()).with_puzzles(puzzles::Book::new())
}

struct Host<G>(PhantomData<G>);

impl<G: Thinks> Hosted for Host<G> {
    const ID: &'static str = G::ID;
    type Game = G;
    type Engine = G::Engine;

    fn engine() -> G::Engine {
        G::engine(Gear::default())
    }

    fn smallest_step(position: &G) -> Option<G::Step> {
        position.smallest_step()
    }

    fn is_usual(setup: &str) -> bool {
        // Tints may follow, and a layout for five, which the rules draw by lot.
        let first = setup.split([' ', '#']).next().unwrap_or("");
        Kind::ALL
            .iter()
            .flat_map(|kind| kind.variants())
            .any(|each| each.setup == first)
    }

    fn one_seat_further(setup: &str) -> String {
        games::one_seat_further(setup)
    }

    fn score(outcome: &Outcome) -> String {
        G::score(outcome)
    }

    fn record(played: &Transcript, format: Format) -> Result<String, Fault> {
        Ok(format::write(&tell::<G>(played)?, format))
    }
}

/// The game as the rest of the program tells games.
fn tell<G: Thinks>(played: &Transcript) -> Result<Recorded<G>, Fault> {
    let setup = played.setup.parse::<G::Setup>();
    let setup = setup.map_err(|error| Fault::Setup(error.to_string()))?;
    let mut recorded = Recorded::<G>::new(setup);
    recorded.header.id = Some(played.id.to_string());
    recorded.header.date = Some(played.date.clone());
    let names = played.players.iter();
    recorded.header.players = names.map(|name| Some(name.to_string())).collect();
    for turn in &played.turns {
        recorded.tell(turn);
    }
    recorded.agreed = played.result.as_ref().and_then(agreed);
    let whole = recorded.whole();
    whole.map_err(|fault| Fault::Record(fault.to_string()))
}

/// How the players of a game of two ended it before the rules did.
fn agreed(result: &online::Result) -> Option<Agreed> {
    let last = result.places.iter().position(|place| *place == 2);
    let loser = last
        .map(|seat| Seat(seat as u8))
        .filter(|_| result.places.len() == 2);
    match result.ending {
        Ending::Resignation => loser.map(Agreed::Resigned),
        Ending::Time => loser.map(Agreed::OutOfTime),
        Ending::Agreement => Some(Agreed::Draw),
        Ending::Rules | Ending::Aborted => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tints_and_drawn_layouts_are_as_usual_as_their_game() {
        for setup in ["standard", "gemblo3 red,sky,blue", "gemblo5#7"] {
            assert!(Host::<gemblo::Position>::is_usual(setup), "{setup}");
        }
        let position = yinsh::Position::new(yinsh::Variant::Blitz).to_string();
        assert!(!Host::<yinsh::Position>::is_usual(&position));
    }
}
