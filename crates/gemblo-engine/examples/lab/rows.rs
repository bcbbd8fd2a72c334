//! Rows for the spatial net: what colours see in some positions of games, and what they had left.

use std::fs::File;
use std::io::Write as _;
use std::sync::Mutex;

use game::Rng;
use gemblo::Position;
use gemblo_engine::learn;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::player::Kind;
use crate::record::Record;

/// Writes the rows of about one position in `part` of each game, with the outlook of an engine.
pub fn write(out: &str, files: &[&str], options: &Options) -> Result<(), Failure> {
    let jobs: usize = options.or("jobs", 2)?;
    let part: usize = options.or("part", 3)?;
    let seed: u64 = options.or("seed", 1)?;
    let by = Kind::read(&options.or("by", "engine".to_owned())?)?;
    let mut games = Vec::new();
    for file in files {
        games.extend(Record::read_all(&std::fs::read_to_string(file)?)?);
    }
    let out = Mutex::new(File::create(out)?);
    in_parallel(jobs, games.len(), Deadline::after(None), |number| {
        let mut rng = Rng::new(seed.wrapping_add(number as u64));
        let rows = of_game(&games[number], number as u32, &by, || rng.below(part) == 0);
        let mut out = out.lock().expect("no game panics");
        out.write_all(&rows).expect("the disk has room");
    });
    println!("{} games", games.len());
    Ok(())
}

fn of_game(game: &Record, number: u32, by: &Kind, mut is_drawn: impl FnMut() -> bool) -> Vec<u8> {
    let mut last = Position::new(&game.setup);
    for turn in &game.turns {
        last.make(turn.played);
    }
    let mut position = Position::new(&game.setup);
    let mut rows = Vec::new();
    for turn in &game.turns {
        if is_drawn() {
            rows.extend(learn::rows(&position, &last, number, by.settings()));
        }
        position.make(turn.played);
    }
    rows
}
