//! What the command line says about the setup of a game.

use crate::cli::{Setup, Variant};
use crate::failure::Failure;

/// The setup of a game of YINSH.
pub fn yinsh(asked: &Setup) -> Result<yinsh::Setup, Failure> {
    if asked.players.is_some_and(|players| players != 2) {
        return Err(Failure::new("YINSH is a game for two"));
    }
    match (&asked.position, asked.variant) {
        (Some(position), _) => position
            .parse()
            .map_err(|error| Failure::new(format!("the position is refused: {error}"))),
        (None, Some(Variant::Blitz)) => Ok(yinsh::Setup::BLITZ),
        (None, Some(Variant::Standard) | None) => Ok(yinsh::Setup::STANDARD),
    }
}

/// The setup of a game of Gemblo.
pub fn gemblo(asked: &Setup) -> Result<gemblo::Setup, Failure> {
    if asked.variant.is_some() {
        return Err(Failure::new("Gemblo has no variants; use --players 2 to 6"));
    }
    let named = format!("gemblo{}", asked.players.unwrap_or(4));
    let text = asked.position.as_ref().unwrap_or(&named);
    text.parse()
        .map_err(|error| Failure::new(format!("the setup is refused: {error}")))
}
