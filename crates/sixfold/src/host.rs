//! Both games on the shelf of the server.

use game::{Game, Outcome, Seat};
use gemblo_engine::GembloEngine;
use online::Ending;
use server::shelf::{Format, Hosted, Shelf, Told as Played};

use crate::face::Face;
use crate::format;
use crate::told::{Agreed, AnyTold, Told};

/// The games that a server of Sixfold hosts.
pub fn shelf() -> Shelf {
    Shelf::new(vec![Shelf::of::<Yinsh>(), Shelf::of::<Gemblo>()])
}

struct Yinsh;

impl Hosted for Yinsh {
    const ID: &'static str = "yinsh";
    type Game = yinsh::Position;
    type Engine = yinsh_engine::Engine;

    fn engine() -> yinsh_engine::Engine {
        yinsh_engine::Engine::new(yinsh_engine::Options::default())
    }

    /// YINSH is for two, and among two nobody is skipped; any step would do.
    fn smallest_step(position: &yinsh::Position) -> Option<yinsh::Step> {
        position.legal_steps().first().copied()
    }

    fn score(outcome: &Outcome) -> String {
        <yinsh::Position as Face>::score(outcome)
    }

    fn record(played: &Played, format: Format) -> Result<String, String> {
        let told = tell::<yinsh::Position>(played)?;
        write(AnyTold::Yinsh(Box::new(told)), format)
    }
}

struct Gemblo;

impl Hosted for Gemblo {
    const ID: &'static str = "gemblo";
    type Game = gemblo::Position;
    type Engine = GembloEngine;

    fn engine() -> GembloEngine {
        GembloEngine::with_threads(1)
    }

    /// The smallest piece that fits, and of its places the first in notation.
    fn smallest_step(position: &gemblo::Position) -> Option<gemblo::Placement> {
        let steps = position.legal_steps().into_iter();
        steps.min_by_key(|step| {
            let text = step.to_string();
            (text.matches(',').count(), text)
        })
    }

    fn score(outcome: &Outcome) -> String {
        <gemblo::Position as Face>::score(outcome)
    }

    fn record(played: &Played, format: Format) -> Result<String, String> {
        let told = tell::<gemblo::Position>(played)?;
        write(AnyTold::Gemblo(Box::new(told)), format)
    }
}

/// The game as the rest of the program tells games.
fn tell<G: Face>(played: &Played) -> Result<Told<G>, String> {
    let setup = played.setup.parse::<G::Setup>();
    let mut told = Told::<G>::new(setup.map_err(|error| error.to_string())?);
    told.header.id = Some(played.id.clone());
    told.header.date = Some(played.date.clone());
    told.header.players = played.players.iter().cloned().map(Some).collect();
    for turn in &played.turns {
        told.tell(turn, None);
    }
    if let Some(fault) = told.error {
        return Err(fault);
    }
    told.agreed = played.result.as_ref().and_then(agreed);
    Ok(told)
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

fn write(told: AnyTold, format: Format) -> Result<String, String> {
    Ok(match format {
        Format::Text => format::write_text(&[told]),
        Format::Sgf => format::write_sgf(&[told]),
    })
}
