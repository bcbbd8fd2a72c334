//! Positions for the net of the priors: what lay on the board, and what a search visited there.

use std::fs::File;
use std::io::Write as _;
use std::sync::Mutex;

use gemblo::{Orientation, Position};
use gemblo_engine::learn;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::record::Record;

/// Writes all positions of games that were searched with visits kept.
pub fn write(out: &str, files: &[&str], options: &Options) -> Result<(), Failure> {
    let jobs: usize = options.or("jobs", 2)?;
    let mut games = Vec::new();
    for file in files {
        games.extend(Record::read_all(&std::fs::read_to_string(file)?)?);
    }
    let out = Mutex::new(File::create(out)?);
    in_parallel(jobs, games.len(), Deadline::after(None), |number| {
        let rows = of_game(&games[number], number as u32);
        let mut out = out.lock().expect("no game panics");
        out.write_all(&rows).expect("the disk has room");
    });
    println!("{} games", games.len());
    Ok(())
}

fn of_game(game: &Record, number: u32) -> Vec<u8> {
    let mut position = Position::new(&game.setup);
    let mut rows = Vec::new();
    for turn in &game.turns {
        if !turn.visits.is_empty() {
            rows.extend(learn::sight(&position, &turn.visits, number));
        }
        position.make(turn.played);
    }
    rows
}

/// Prints the orientations in their order: the number of the piece, then the ways to its cells.
pub fn print_shapes() {
    for orientation in Orientation::all() {
        let ways: Vec<String> = orientation.ways().iter().map(i16::to_string).collect();
        println!("{} {}", orientation.piece().number(), ways.join(" "));
    }
}
