//! What turns near the end of games throw away, against exact play.

use std::ops::RangeInclusive;

use engine::elo::Sample;
use game::Rng;
use gemblo_engine::{Thrown, thrown_away};

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::player::{Budget, Kind, Played};
use crate::record::Record;

/// Turns are drawn from the last so many of every colour.
const LAST: usize = 6;

/// By so many placements of all colours together it is told how many positions were solved.
const CLASSES: [RangeInclusive<usize>; 5] = [1..=30, 31..=60, 61..=120, 121..=250, 251..=500];

/// Prints what the turns of a player give away, in places and cells, where the exact result can be found.
pub fn report(file: &str, player: &str, options: &Options) -> Result<(), Failure> {
    let games = Record::read_all(&std::fs::read_to_string(file)?)?;
    let kind = Kind::read(player)?;
    let budget = Budget::of(options, 800)?;
    let exact: u64 = options.or("exact", 200_000)?;
    let seed: u64 = options.or("seed", 1)?;
    let count: usize = options.or("positions", 400)?;
    let deadline = Deadline::after(options.find("seconds")?);
    let all = in_parallel(options.or("jobs", 2)?, count, deadline, |number| {
        let mut rng = Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        let played = drawn(&games[number % games.len()], &mut rng);
        let mut player = kind.player(&played.setup).expect("players can be started");
        let (placement, _) = player.choose(&played, budget, &mut rng);
        let placements = |colour| played.position.legal_for(colour).len();
        let count: usize = played.position.colours().map(placements).sum();
        (count, thrown_away(&played.position, placement, exact))
    });
    let known: Vec<Thrown> = all.iter().filter_map(|(_, thrown)| *thrown).collect();
    let sample = |of: fn(&Thrown) -> f32| {
        let mut sample = Sample::default();
        let each = known.iter().map(|thrown| f64::from(of(thrown)));
        each.for_each(|value| sample.add(std::iter::once(value)));
        format!("{:.4} ± {:.4}", sample.mean(), sample.error())
    };
    let (cells, place) = (sample(|each| each.cells), sample(|each| each.place));
    let best = known.iter().filter(|each| each.cells.abs() < 0.1).count();
    println!(
        "{} of {} positions: {cells} cells, {place} of the places, {best} best",
        known.len(),
        all.len()
    );
    for class in CLASSES {
        let such = all.iter().filter(|(count, _)| class.contains(count));
        let solved = such.clone().filter(|(_, thrown)| thrown.is_some()).count();
        println!("{class:?} placements: {solved} of {} solved", such.count());
    }
    Ok(())
}

/// A game up to one of the last turns.
fn drawn(game: &Record, rng: &mut Rng) -> Played {
    let last = LAST * usize::from(game.setup.colours());
    let turn = game.turns.len().saturating_sub(1 + rng.below(last));
    let turns = game.turns[..turn].iter();
    Played::new(&game.setup, turns.map(|turn| turn.played).collect())
}
