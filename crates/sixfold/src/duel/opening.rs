//! Openings: from a file, or drawn at random.

use std::fs;
use std::path::Path;

use game::{Match, Rng, Turn};

use crate::cli::Duel;
use crate::failure::{Failure, faults};
use crate::show::{self, Unshown};
use crate::thinks::Thinks;

/// Where games begin.
pub enum Openings<G: Thinks> {
    Given(Vec<Match<G>>),
    Random {
        setup: G::Setup,
        turns: usize,
        seed: u64,
    },
}

impl<G: Thinks> Openings<G> {
    /// The openings that were asked for.
    pub fn new(arguments: &Duel) -> Result<Openings<G>, Failure> {
        if let Some(path) = &arguments.openings {
            return Ok(Openings::Given(read(path)?));
        }
        let setup = arguments.variant.setup.parse().ok();
        let setup: G::Setup = setup.expect("a variant's setup is valid");
        let usual = G::start(&setup).opening_turns();
        Ok(Openings::Random {
            turns: arguments.opening_turns.unwrap_or(usual),
            setup,
            seed: arguments.seed,
        })
    }

    /// How many players sit at the board.
    pub fn seats(&self) -> u8 {
        match self {
            Openings::Given(games) => games[0].position().seats(),
            Openings::Random { setup, .. } => G::start(setup).seats(),
        }
    }

    /// The opening of a round.
    pub fn nth(&self, round: u32) -> Match<G> {
        match self {
            Openings::Given(games) => games[round as usize % games.len()].clone(),
            Openings::Random { setup, turns, seed } => {
                let seed = Rng::new(seed ^ u64::from(round) << 32).next();
                random(setup, *turns, &mut Rng::new(seed))
            }
        }
    }
}

/// Turns drawn at random, none of which ends the game.
fn random<G: Thinks>(setup: &G::Setup, turns: usize, rng: &mut Rng) -> Match<G> {
    let mut game = Match::<G>::new(setup.clone());
    let mut played = 0;
    while played < turns {
        let legal = game.position().legal_steps();
        let Some(step) = legal.get(rng.below(legal.len())) else {
            game.undo_turn();
            break;
        };
        let done = game.play(*step).expect("a listed step is legal");
        played += usize::from(done == Turn::Done);
    }
    game
}

fn read<G: Thinks>(path: &Path) -> Result<Vec<Match<G>>, Failure> {
    let shown = path.display();
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::new(format!("{shown} cannot be read: {error}")))?;
    let lines = text.lines().map(str::trim).zip(1..);
    let lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let games = lines
        .map(|(line, number)| {
            opening(line).map_err(|reason| Failure::new(format!("{shown}:{number}: {reason}")))
        })
        .collect::<Result<Vec<Match<G>>, Failure>>()?;
    let seats = |game: &Match<G>| game.position().seats();
    match games.first().map(seats) {
        None => Err(Failure::new(format!("{shown} holds no opening"))),
        Some(first) if games.iter().any(|game| seats(game) != first) => Err(Failure::new(format!(
            "{shown} has openings for different numbers of players"
        ))),
        Some(_) => Ok(games),
    }
}

faults! {
    /// Why a line is no opening.
    enum BadOpening {
        Refused(reason: Unshown) => "{reason}",
        Over => "the game is over in this opening",
        Open => "the last turn of this opening is not complete",
    }
}

fn opening<G: Thinks>(line: &str) -> Result<Match<G>, BadOpening> {
    let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    let (setup, turns) = show::split(&words);
    let game = show::replay::<G>(&setup, &turns).map_err(BadOpening::Refused)?;
    match (game.position().to_move(), game.at_turn_start()) {
        (None, _) => Err(BadOpening::Over),
        (Some(_), false) => Err(BadOpening::Open),
        (Some(_), true) => Ok(game),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_has_a_setup_and_turns() {
        let game = opening::<yinsh::Position>("standard e3 f6").unwrap();
        assert_eq!(game.turn_texts(), ["e3", "f6"]);
        let unquoted = "W3/7/8/9/10/9/10/9/8/7/4 b 0-0 standard place f6";
        assert_eq!(
            opening::<yinsh::Position>(unquoted).unwrap().turn_texts(),
            ["f6"]
        );
        assert!(opening::<yinsh::Position>("standard e3 e3").is_err());
        assert!(opening::<gemblo::Position>("standard").is_err());
    }

    #[test]
    fn a_random_opening_is_whole_and_never_over() {
        for seed in 0..4 {
            let setup = yinsh::Setup::BLITZ;
            let game = random::<yinsh::Position>(&setup, 1_000, &mut Rng::new(seed));
            assert!(game.position().verdict().is_none() && game.at_turn_start());
        }
    }
}
