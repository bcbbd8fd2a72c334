//! `sixfold rules`: the rules of a game on one page.

use std::io::Write;

use games::Kind;

use crate::face::Face;
use crate::failure::Failure;

/// Prints the short rules.
pub fn run(game: Kind, out: &mut impl Write) -> Result<(), Failure> {
    let text = games::each!(game, G => G::RULES);
    Ok(out.write_all(text.as_bytes())?)
}
