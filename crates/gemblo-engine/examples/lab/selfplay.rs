//! Self-play: the engine against itself, with every turn's visits written down.

use std::fs::File;
use std::io::Write as _;
use std::sync::Mutex;

use engine::{Engine, Flow, Task};
use game::Rng;
use gemblo::{Placement, Position, Setup};
use gemblo_engine::GembloEngine;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{self, Failure, Options};
use crate::player::Kind;
use crate::record::{Record, Turn, draw};

pub fn write(players: &str, games: &str, file: &str, options: &Options) -> Result<(), Failure> {
    let setup = options::setup(players)?;
    let games: usize = games.parse()?;
    let jobs: usize = options.or("jobs", 2)?;
    let seed: u64 = options.or("seed", 1)?;
    let nodes: u64 = options.or("nodes", 400)?;
    let deep: Option<u64> = options.find("deep")?;
    let by = Kind::read(&options.or("by", "engine".to_owned())?)?;
    let keeps_visits = options.or("visits", "yes".to_owned())? == "yes";
    let file = Mutex::new(File::create(file)?);
    let deadline = Deadline::after(options.find("seconds")?);
    in_parallel(jobs, games, deadline, |number| {
        let mut rng = Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        let mut record = play(&setup, &by, (nodes, deep), &mut rng);
        if !keeps_visits {
            record.turns.iter_mut().for_each(|turn| turn.visits.clear());
        }
        let mut file = file.lock().expect("no game panics");
        file.write_all(record.write().as_bytes())
            .expect("the disk has room");
    });
    Ok(())
}

/// With `deep` one turn in four is searched with so many nodes, and only its visits are kept.
fn play(setup: &Setup, by: &Kind, (nodes, deep): (u64, Option<u64>), rng: &mut Rng) -> Record {
    let setup = match setup.layout() {
        Some(_) => Setup::five(gemblo::Layout::seeded(rng.next())),
        None => *setup,
    };
    let mut engine = by.engine();
    let mut position = Position::new(&setup);
    let mut turns = Vec::new();
    let rounds = |turns: usize| turns / usize::from(setup.colours());
    while position.to_act().is_some() {
        engine.forget();
        let deeper = deep.filter(|_| rng.below(4) == 0);
        let task = Task {
            nodes: deeper.unwrap_or(nodes),
            seed: rng.next(),
            ..Task::default()
        };
        let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
        let visits = visited(&engine);
        // Openings vary by visits; later a turn is varied now and then.
        let varies = rounds(turns.len()) < 3 || rng.below(8) == 0;
        let played = if varies {
            draw(&visits, rng).unwrap_or(thought.best()[0])
        } else {
            thought.best()[0]
        };
        let keeps = deep.is_none() || deeper.is_some();
        let visits = if keeps { visits } else { Vec::new() };
        turns.push(Turn { played, visits });
        position.play(played).expect("the engine keeps the rules");
    }
    Record { setup, turns }
}

fn visited(engine: &GembloEngine) -> Vec<(Placement, u32)> {
    let visits = engine.visits().into_iter();
    visits.filter(|(_, visits)| *visits > 1).collect()
}
