//! Hard tactics: turns that a short search misses and a long one finds, and after how many nodes.

mod mine;
mod puzzle;

pub use mine::run as mine;

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use engine::{Engine as _, Flow, Task};
use yinsh_engine::{Engine, Options};

use crate::arguments::Arguments;
use crate::player;
use puzzle::{Hard, Kind};

/// Says of the puzzles of a file after how many nodes they are solved for good.
pub fn measure(arguments: &mut Arguments) -> Result<(), String> {
    let path = arguments.needed("in")?;
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let puzzles: Result<Vec<Hard>, String> = text.lines().map(str::parse).collect();
    let puzzles = puzzles?;
    let options = player::options(&arguments.word("as", "own"))?;
    let most: u64 = arguments.number("nodes", 1_000_000)?;
    let threads: usize = arguments.number("threads", 1)?;
    let next = AtomicUsize::new(0);
    let measured = || {
        let one = || {
            let puzzle = puzzles.get(next.fetch_add(1, Relaxed))?;
            Some((puzzle.kind, nodes_to_solution(&options, puzzle, most)))
        };
        std::iter::from_fn(one).collect::<Vec<_>>()
    };
    let all: Vec<(Kind, Option<u64>)> = std::thread::scope(|scope| {
        let working: Vec<_> = (0..threads).map(|_| scope.spawn(measured)).collect();
        let found = working.into_iter().map(|thread| thread.join());
        found.flat_map(|found| found.expect("no panic")).collect()
    });
    let mut kinds: Vec<Kind> = all.iter().map(|(kind, _)| *kind).collect();
    kinds.sort();
    kinds.dedup();
    for kind in kinds {
        let of_kind = all.iter().filter(|(its, _)| *its == kind);
        say(
            &kind.to_string(),
            of_kind.map(|(_, nodes)| *nodes).collect(),
            most,
        );
    }
    say("all", all.iter().map(|(_, nodes)| *nodes).collect(), most);
    Ok(())
}

fn say(name: &str, nodes: Vec<Option<u64>>, most: u64) {
    let solved = nodes.iter().flatten().count();
    let logarithms = nodes
        .iter()
        .map(|nodes| (nodes.unwrap_or(most) as f64).ln());
    let mean = (logarithms.sum::<f64>() / nodes.len() as f64).exp();
    println!(
        "{name}: {solved} of {} solved within {most} nodes, {mean:.0} nodes to the solution \
         (geometric mean, those unsolved at {most})",
        nodes.len()
    );
}

/// The nodes after which the solution was the best turn and stayed it; none if it is not at last.
fn nodes_to_solution(options: &Options, puzzle: &Hard, most: u64) -> Option<u64> {
    let mut engine = Engine::new(options.clone());
    let task = Task {
        nodes: most,
        ..Task::default()
    };
    let mut since = None;
    let thought = engine.think(&puzzle.position, &task, &mut |thought| {
        since = puzzle
            .is_solved_by(thought)
            .then(|| since.unwrap_or(thought.nodes));
        Flow::GoOn
    });
    puzzle
        .is_solved_by(&thought)
        .then(|| since.unwrap_or(thought.nodes))
}
