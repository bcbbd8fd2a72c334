//! A player that is asked by another program, line by line.
//!
//! `new SETUP` begins a game; `BUDGET SEED TURN…`, the turns so far, is answered with a placement and
//! the simulations it took.

use std::io::{self, BufRead as _, Write as _};

use game::Rng;
use gemblo::Setup;

use crate::options::Failure;
use crate::player::{Kind, Played};

/// Answers until the input ends.
pub fn run(kind: &Kind) -> Result<(), Failure> {
    let mut setup = Setup::TWO;
    let mut player = kind.player(&setup)?;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if let Some(text) = line.strip_prefix("new ") {
            setup = text.parse()?;
            player = kind.player(&setup)?;
            continue;
        }
        let mut words = line.split_whitespace();
        let budget = words.next().ok_or("a line begins with a budget")?.parse()?;
        let seed = words.next().ok_or("a seed follows the budget")?.parse()?;
        let turns: Result<Vec<_>, _> = words.map(str::parse).collect();
        let played = Played::new(&setup, turns?);
        let (placement, nodes) = player.choose(&played, budget, &mut Rng::new(seed));
        writeln!(out, "{placement} {nodes}")?;
        out.flush()?;
    }
    Ok(())
}
