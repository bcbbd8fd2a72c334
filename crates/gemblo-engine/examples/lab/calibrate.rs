//! Whether the engine's chances are right: what it expects in games of its own, and how they ended.

use std::fs::File;
use std::io::Write as _;

use engine::calibration::{Deciles, Expected, best_power, points};
use engine::{Engine, Flow, Task};
use game::Rng;
use gemblo::{Piece, Position};
use gemblo_engine::GembloEngine;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::record::Record;

/// Parts of a game, by the pieces laid, for which a power is told.
const PARTS: usize = 4;

/// Prints, for each file, the powers that its games ask for, from their first part to their last (1 where nothing is to be
/// mended), and their tenths. Whoever mends something by some games measures it by others.
pub fn report(files: &[&str], options: &Options) -> Result<(), Failure> {
    let jobs: usize = options.or("jobs", 2)?;
    let nodes: u64 = options.or("nodes", 400)?;
    let each: usize = options.or("each", 6)?;
    let most: usize = options.or("games", usize::MAX)?;
    let seconds = options.find("seconds")?;
    let mut samples = match options.find::<String>("samples")? {
        Some(file) => Some(File::create(file)?),
        None => None,
    };
    for file in files {
        let games = Record::read_all(&std::fs::read_to_string(file)?)?;
        let games = &games[..games.len().min(most)];
        let expected = in_parallel(jobs, games.len(), Deadline::after(seconds), |number| {
            let mut rng = Rng::new(number as u64);
            (0..each)
                .map(|_| expected(&games[number], nodes, &mut rng))
                .collect::<Vec<Sample>>()
        });
        let seats = games.first().map_or(2, |game| game.setup.players());
        let all: Vec<&Sample> = expected.iter().flatten().collect();
        let powers = (0..PARTS).map(|part| {
            let those = all.iter().filter(|one| one.part() == part);
            best_power(&those.map(|one| one.expected).collect::<Vec<_>>())
        });
        let powers: Vec<String> = powers.map(|power| format!("{power:.3}")).collect();
        let mut deciles = Deciles::default();
        for game in &expected {
            let positions: Vec<Expected> = game.iter().map(|one| one.expected).collect();
            deciles.add_game(&positions, usize::from(seats));
        }
        if let Some(out) = &mut samples {
            write(out, &expected, usize::from(seats))?;
        }
        let (count, powers) = (expected.len(), powers.join(" "));
        println!("{file}: {count} games, powers {powers}\n{deciles}");
    }
    Ok(())
}

/// What was expected in some position of a game.
struct Sample {
    /// The part of the pieces that is laid.
    laid: f32,
    expected: Expected,
}

impl Sample {
    /// Which part of the game it is from.
    fn part(&self) -> usize {
        ((self.laid * PARTS as f32) as usize).min(PARTS - 1)
    }
}

/// A line for each sample: the number of the game, what is laid, each seat's chance, each seat's points.
fn write(out: &mut File, games: &[Vec<Sample>], seats: usize) -> std::io::Result<()> {
    for (number, samples) in games.iter().enumerate() {
        for Sample { laid, expected } in samples {
            write!(out, "{number} {laid:.3}")?;
            for one in expected.chances[..seats]
                .iter()
                .chain(&expected.points[..seats])
            {
                write!(out, " {one:.6}")?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

/// What the engine expects in some position of a game.
fn expected(game: &Record, nodes: u64, rng: &mut Rng) -> Sample {
    let mut position = Position::new(&game.setup);
    for turn in &game.turns[..rng.below(game.turns.len())] {
        position.make(turn.played);
    }
    let task = Task {
        nodes,
        ..Task::default()
    };
    let thought = GembloEngine::default().think(&position, &task, &mut |_| Flow::GoOn);
    let outcome = game.last().outcome();
    let left: usize = position
        .colours()
        .map(|colour| position.left(colour).len())
        .sum();
    let all = Piece::COUNT * position.colours().count();
    Sample {
        laid: 1.0 - left as f32 / all as f32,
        expected: Expected {
            chances: thought.lines[0].chances,
            points: points(&outcome.expect("the game was played to its end")),
        },
    }
}
