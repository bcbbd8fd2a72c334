//! The formats that this project writes, in terms of games.

pub mod sgf;
pub mod text;

use crate::face::Face;
use crate::told::{AnyTold, Told};

/// Reads the setup text of a record of this game and makes the game ready to be told.
fn begin<G: Face>(setup: Option<&str>) -> Result<Told<G>, String> {
    let setup = setup.or(G::USUAL_SETUP);
    let setup = setup.ok_or_else(|| format!("a record of {} must name its setup", G::NAME))?;
    match setup.parse::<G::Setup>() {
        Ok(setup) => Ok(Told::new(setup)),
        Err(error) => Err(format!("the setup is refused: {error}")),
    }
}

/// Writes games as text records.
pub fn write_text(games: &[AnyTold]) -> String {
    let records: Vec<_> = games
        .iter()
        .map(|game| match game {
            AnyTold::Yinsh(told) => text::to_record(told),
            AnyTold::Gemblo(told) => text::to_record(told),
        })
        .collect();
    record::text::write(&records)
}

/// Writes games as SGF.
pub fn write_sgf(games: &[AnyTold]) -> String {
    games
        .iter()
        .map(|game| match game {
            AnyTold::Yinsh(told) => sgf::to_tree(told).to_string(),
            AnyTold::Gemblo(told) => sgf::to_tree(told).to_string(),
        })
        .collect()
}
