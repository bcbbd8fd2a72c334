//! The formats that this project writes, in terms of games.

pub mod sgf;
pub mod text;

pub use server::shelf::Format;

use i18n::terminal::record::{BAD_SETUP, NO_GAME, NO_SETUP, SGF_NO_GAME, SGF_OTHER_GAME};

use crate::face::Face;
use crate::failure::faults;
use crate::recorded::Recorded;

faults! {
    /// Why a record tells no game at all.
    pub enum Untold {
        Game(name: String) => NO_GAME,
        OtherGame(name: String) => SGF_OTHER_GAME,
        NoGame(names: String) => SGF_NO_GAME,
        NoSetup(game: &'static str) => NO_SETUP,
        Setup(reason: String) => BAD_SETUP,
    }
}

/// Reads the setup text of a record of this game and makes the game ready to be told.
fn begin<G: Face>(setup: Option<&str>) -> Result<Recorded<G>, Untold> {
    let setup = setup.or(G::USUAL_SETUP).ok_or(Untold::NoSetup(G::NAME))?;
    let setup = setup.parse::<G::Setup>();
    let setup = setup.map_err(|error| Untold::Setup(error.to_string()))?;
    Ok(Recorded::new(setup))
}

/// A player's name, unless it says that nobody knows it.
fn known(name: Option<&str>) -> Option<String> {
    let name = name.map(str::trim);
    name.filter(|name| !matches!(*name, "" | "?"))
        .map(str::to_owned)
}

/// A game as it is written down.
pub fn write<G: Face>(told: &Recorded<G>, format: Format) -> String {
    match format {
        Format::Text => text::to_record(told).to_string(),
        Format::Sgf => sgf::to_tree(told).to_string(),
    }
}
