//! Learning: weights that make the priors as close to the visits of self-play as they can be.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::Rng;
use gemblo::Position;
use gemblo_engine::Weights;
use gemblo_engine::learn::{Learner, Lesson, Regression};

use crate::options::{Failure, Options};
use crate::record::Record;

/// Games for one step.
const BATCH: usize = 24;
/// One game in so many is kept back to test what was learned.
const TESTED: usize = 20;

pub fn learn(out: &str, files: &[&str], options: &Options) -> Result<(), Failure> {
    let jobs: usize = options.or("jobs", 2)?;
    let epochs: usize = options.or("epochs", 6)?;
    let rate: f32 = options.or("rate", 0.03)?;
    let mut weights = match options.find::<String>("from")? {
        Some(file) => Weights::read(&std::fs::read_to_string(file)?).ok_or("no weights")?,
        None => Weights::learned().clone(),
    };
    let mut games = Vec::new();
    for file in files {
        games.extend(Record::read_all(&std::fs::read_to_string(file)?)?);
    }
    for players in 2..=6 {
        let of_these = |game: &&Record| game.setup.players() == players;
        let mut rng = Rng::new(players.into());
        let mut own: Vec<&Record> = games.iter().filter(of_these).collect();
        shuffle(&mut own, &mut rng);
        let (tested, learned) = own.split_at(own.len().div_ceil(TESTED));
        if learned.is_empty() {
            continue;
        }
        let spreads = regression(players, learned).finish(&mut weights);
        println!("gemblo{players} outlook: spreads {spreads:.1?}");
        let mut learned = learned.to_vec();
        let mut learner = Learner::new(players);
        for epoch in 0..epochs {
            let (loss, hits) = lesson(tested, &weights, jobs).quality();
            println!("gemblo{players} epoch {epoch}: loss {loss:.4}, best prior {hits:.3}");
            learner.set_rate(rate * (1.0 - epoch as f32 / epochs as f32));
            shuffle(&mut learned, &mut rng);
            for batch in learned.chunks(BATCH) {
                learner.step(&lesson(batch, &weights, jobs), &mut weights);
            }
        }
        let (loss, hits) = lesson(tested, &weights, jobs).quality();
        let games = learned.len();
        println!("gemblo{players}: loss {loss:.4}, best prior {hits:.3}, from {games} games");
    }
    let origin = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    std::fs::write(out, format!("# lab {origin}\n{weights}"))?;
    Ok(())
}

fn lesson(games: &[&Record], weights: &Weights, jobs: usize) -> Lesson {
    let next = AtomicUsize::new(0);
    let all = Mutex::new(Lesson::default());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let mut own = Lesson::default();
                while let Some(game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                    add(&mut own, game, weights);
                }
                all.lock().expect("no lesson panics").join(&own);
            });
        }
    });
    all.into_inner().unwrap_or_default()
}

fn add(lesson: &mut Lesson, game: &Record, weights: &Weights) {
    let mut position = Position::new(&game.setup);
    for turn in &game.turns {
        if !turn.visits.is_empty() {
            lesson.add(&position, &turn.visits, weights);
        }
        position.make(turn.played);
    }
}

/// How colours stood, and what they had left in the end.
fn regression(players: u8, games: &[&Record]) -> Regression {
    let mut regression = Regression::new(players);
    for game in games {
        let mut last = Position::new(&game.setup);
        for turn in &game.turns {
            last.make(turn.played);
        }
        let mut position = Position::new(&game.setup);
        for turn in &game.turns {
            regression.add(&position, &last);
            position.make(turn.played);
        }
    }
    regression
}

fn shuffle<T>(list: &mut [T], rng: &mut Rng) {
    for i in (1..list.len()).rev() {
        list.swap(i, rng.below(i + 1));
    }
}
