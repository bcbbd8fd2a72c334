//! The gap to exact packing: what turns of games gave away in rooms that nobody shared.

use gemblo::Position;
use gemblo_engine::given_away;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::record::Record;

/// Prints how many turns of the games of each file were in such rooms, and how many cells they gave away.
pub fn report(files: &[&str], options: &Options) -> Result<(), Failure> {
    let jobs: usize = options.or("jobs", 2)?;
    for file in files {
        let games = Record::read_all(&std::fs::read_to_string(file)?)?;
        let gaps = in_parallel(jobs, games.len(), Deadline::after(None), |number| {
            of_game(&games[number])
        });
        let turns: usize = gaps.iter().map(Vec::len).sum();
        let cells: u32 = gaps.iter().flatten().map(|gap| u32::from(*gap)).sum();
        println!(
            "{file}: {} games, {turns} turns, {cells} cells",
            games.len()
        );
    }
    Ok(())
}

fn of_game(game: &Record) -> Vec<u8> {
    let mut position = Position::new(&game.setup);
    let gap = |played| {
        let gap = given_away(&position, played);
        position.make(played);
        gap
    };
    let played = game.turns.iter().map(|turn| turn.played);
    played.filter_map(gap).collect()
}
