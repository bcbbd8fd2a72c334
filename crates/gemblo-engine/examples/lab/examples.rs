//! Examples for the net: how games stood at every turn, and how they ended, as little-endian
//! `f32`s, one row after the other.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use gemblo::Position;
use gemblo_engine::learn::example;

use crate::options::{Failure, Options};
use crate::record::Record;

pub fn write(players: &str, out: &str, files: &[&str], options: &Options) -> Result<(), Failure> {
    let jobs: usize = options.or("jobs", 2)?;
    let players: u8 = players.parse()?;
    let mut games = Vec::new();
    for file in files {
        games.extend(Record::read_all(&std::fs::read_to_string(file)?)?);
    }
    games.retain(|game| game.setup.players() == players);
    let file = Mutex::new(BufWriter::new(File::create(out)?));
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let rows = rows(game);
                    let mut file = file.lock().expect("no game panics");
                    file.write_all(&rows).expect("the disk has room");
                }
            });
        }
    });
    Ok(())
}

fn rows(game: &Record) -> Vec<u8> {
    let mut last = Position::new(&game.setup);
    for turn in &game.turns {
        last.make(turn.played);
    }
    let mut position = Position::new(&game.setup);
    let mut bytes = Vec::new();
    for turn in &game.turns {
        let row = example(&position, &last);
        bytes.extend(row.iter().flat_map(|number| number.to_le_bytes()));
        position.make(turn.played);
    }
    bytes
}
