//! A player that is asked by another program, line by line.
//!
//! `new SEED` begins a game; a position is answered with the steps of a turn and the nodes it took.

use std::io::{self, BufRead as _, Write as _};

use yinsh::Position;

use crate::arguments::{Arguments, number};
use crate::player::{Player, describe};

/// Answers until the input ends.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let description = describe(&arguments.needed("as")?)?;
    let mut player = Player::new(&description, 0);
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        if let Some(seed) = line.strip_prefix("new ") {
            player = Player::new(&description, number("seed", seed)?);
            continue;
        }
        let position: Position = line.parse().map_err(|fault| format!("{line}: {fault}"))?;
        let before = player.nodes;
        for step in player.turn(&position) {
            write!(out, "{step} ").map_err(|error| error.to_string())?;
        }
        writeln!(out, "{}", player.nodes - before).map_err(|error| error.to_string())?;
        out.flush().map_err(|error| error.to_string())?;
    }
    Ok(())
}
