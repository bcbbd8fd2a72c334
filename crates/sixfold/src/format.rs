//! The formats that this project writes, in terms of games.

pub mod sgf;
pub mod text;

use crate::face::Face;
use crate::recorded::{AnyRecorded, Recorded};

/// Reads the setup text of a record of this game and makes the game ready to be told.
fn begin<G: Face>(setup: Option<&str>) -> Result<Recorded<G>, String> {
    let setup = setup.or(G::USUAL_SETUP);
    let setup = setup.ok_or_else(|| format!("a record of {} must name its setup", G::NAME))?;
    match setup.parse::<G::Setup>() {
        Ok(setup) => Ok(Recorded::new(setup)),
        Err(error) => Err(format!("the setup is refused: {error}")),
    }
}

/// Writes games as text records.
pub fn write_text(games: &[AnyRecorded]) -> String {
    let records: Vec<_> = games
        .iter()
        .map(|game| games::with!(AnyRecorded: game, recorded => text::to_record(recorded)))
        .collect();
    record::text::write(&records)
}

/// Writes games as SGF.
pub fn write_sgf(games: &[AnyRecorded]) -> String {
    let trees = games
        .iter()
        .map(|game| games::with!(AnyRecorded: game, recorded => sgf::to_tree(recorded)));
    trees.map(|tree| tree.to_string()).collect()
}
