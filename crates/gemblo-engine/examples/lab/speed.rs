//! Speed on one thread, in processor time.

use std::time::Duration;

use engine::{Engine, Flow, Task};
use game::Rng;
use gemblo::{Position, Setup};
use gemblo_engine::{GembloEngine, bench, random_games};

use crate::cpu;
use crate::options::{Failure, Options};
use crate::player::{Kind, think_until};

/// So many that the steps of the processor's clock do not matter.
const SEARCHES: u64 = 20;

pub fn report(kind: &Kind) -> Result<(), Failure> {
    for players in [2, 3, 4, 6] {
        let setup = Setup::for_players(players).ok_or("two to six can play")?;
        let start = Position::new(&setup);
        let middle = half_game(&setup);
        let games = 2_000;
        let took = timed(|| random_games(&start, games, 1)).1;
        let rate = per_second(games.into(), took);
        println!("{setup} uniform games: {rate:.0}/s");
        for (name, position) in [("empty", &start), ("half", &middle)] {
            let nodes = if name == "empty" { 4_000 } else { 12_000 };
            let task = Task {
                nodes,
                ..Task::default()
            };
            let took = timed(|| {
                for _ in 0..SEARCHES {
                    kind.engine().think(position, &task, &mut |_| Flow::GoOn);
                }
            });
            let rate = per_second(SEARCHES * nodes, took.1);
            println!("{setup} simulations, {name}: {rate:.0}/s");
        }
    }
    one_second(kind)?;
    let (count, took) = timed(bench);
    println!("bench {count} in {took:.2?}");
    Ok(())
}

/// A second with six players: how long the watch waits at most, and how much memory it takes.
fn one_second(kind: &Kind) -> Result<(), Failure> {
    let position = Position::new(&Setup::SIX);
    let begin = cpu::time();
    let (mut last, mut longest) = (begin, Duration::ZERO);
    let mut watch = |_: &_| {
        let now = cpu::time();
        longest = longest.max(now - last);
        last = now;
        if now - begin < Duration::from_secs(1) {
            Flow::GoOn
        } else {
            Flow::Stop
        }
    };
    let thought = kind.engine().think(&position, &Task::default(), &mut watch);
    let nodes = thought.nodes;
    println!("gemblo6 in 1 s: {nodes} simulations, watched at least every {longest:.2?}");
    let status = std::fs::read_to_string("/proc/self/status")?;
    let peak = status.lines().find(|line| line.starts_with("VmHWM"));
    println!("most memory so far: {}", peak.unwrap_or("unknown"));
    Ok(())
}

/// How many times as many simulations several threads make in the same time, by the clock.
pub fn report_threads(options: &Options) -> Result<(), Failure> {
    let most = options.or("threads", 2)?;
    let limit = Duration::from_millis(options.or("clock", 1_000)?);
    for players in [2, 4, 6] {
        let setup = Setup::for_players(players).ok_or("two to six can play")?;
        for (name, position) in [
            ("empty", Position::new(&setup)),
            ("half", half_game(&setup)),
        ] {
            let simulations = |threads: usize| {
                let mut engine = GembloEngine::with_threads(threads);
                let task = Task::default();
                think_until(&mut engine, &position, &task, limit, cpu::clock).nodes
            };
            let one = simulations(1);
            print!("{setup} {name}: {one} simulations; 1: 1.00");
            for threads in std::iter::successors(Some(2), |last| Some(2 * last)) {
                if threads > most {
                    break;
                }
                print!(
                    ", {threads}: {:.2}",
                    simulations(threads) as f64 / one as f64
                );
            }
            println!();
        }
    }
    Ok(())
}

/// A game in which every colour has laid half of the pieces that it usually can.
fn half_game(setup: &Setup) -> Position {
    let mut engine = GembloEngine::default();
    let mut rng = Rng::new(1);
    let mut position = Position::new(setup);
    for _ in 0..usize::from(setup.colours()) * 7 {
        let task = Task {
            nodes: 50,
            seed: rng.next(),
            ..Task::default()
        };
        if position.to_act().is_some() {
            let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
            position.make(thought.best()[0]);
        }
    }
    position
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begin = cpu::time();
    let result = work();
    (result, cpu::time() - begin)
}

fn per_second(count: u64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64()
}
