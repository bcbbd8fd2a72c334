//! `sixfold rules`: the rules of a game on one page.

use std::io::Write;

use crate::cli::Kind;
use crate::failure::Failure;

/// Prints the short rules.
pub fn run(game: Kind, out: &mut impl Write) -> Result<(), Failure> {
    let text = match game {
        Kind::Yinsh => include_str!("rules/yinsh.txt"),
        Kind::Gemblo => include_str!("rules/gemblo.txt"),
    };
    Ok(out.write_all(text.as_bytes())?)
}
