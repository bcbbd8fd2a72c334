//! The tactics suite: puzzles found in games by exhaustive search, and how many are solved.

use std::collections::HashSet;
use std::fs;
use std::time::{Duration, Instant};

use engine::{Engine as _, Flow, Level, Task};
use game::{Game, Rng};
use yinsh::{Position, Variant};
use yinsh_engine::{Engine, Options};

use crate::arguments::Arguments;
use crate::prove::{Kind, Puzzle, solutions};

/// Puzzles with more solutions are too easy, and their lines too long.
const MOST_SOLUTIONS: usize = 12;

/// Plays games at mixed levels until there are enough puzzles of every kind.
pub fn generate(arguments: &mut Arguments) -> Result<(), String> {
    let path = arguments.needed("out")?;
    let each: usize = arguments.number("each", 200)?;
    let mut rng = Rng::new(arguments.number("seed", 1)?);
    let mut engine = Engine::new(Options::default());
    let mut found = Kind::ALL.map(|_| Vec::new());
    let mut seen = HashSet::new();
    while found
        .iter()
        .any(|puzzles: &Vec<Puzzle>| puzzles.len() < each)
    {
        let mut wanted: Vec<Kind> = Kind::ALL.to_vec();
        wanted.retain(|kind| found[*kind as usize].len() < each);
        for position in game(&mut engine, &mut rng) {
            // At most one of each kind from a game, so that they differ.
            let puzzle = wanted
                .iter()
                .find_map(|kind| puzzle(*kind, &position))
                .filter(|puzzle| seen.insert(puzzle.position.to_string()));
            if let Some(puzzle) = puzzle {
                wanted.retain(|kind| *kind != puzzle.kind);
                found[puzzle.kind as usize].push(puzzle);
            }
        }
    }
    let lines: Vec<String> = found.iter().flatten().map(Puzzle::to_string).collect();
    fs::write(&path, lines.join("\n") + "\n").map_err(|error| format!("{path}: {error}"))
}

fn puzzle(kind: Kind, position: &Position) -> Option<Puzzle> {
    let solutions = solutions(kind, position);
    let is_fit = (1..=MOST_SOLUTIONS).contains(&solutions.len());
    is_fit.then_some(Puzzle {
        kind,
        position: *position,
        solutions,
    })
}

/// The positions of a game in which either player lacks one ring, latest first.
fn game(engine: &mut Engine, rng: &mut Rng) -> Vec<Position> {
    let variant = match rng.below(4) {
        0 => Variant::Blitz,
        _ => Variant::Standard,
    };
    let (mut position, mut near) = (Position::new(variant), Vec::new());
    let level = Level::new(1 + rng.below(6) as u8).expect("1 to 6");
    while position.to_move().is_some() {
        let lacks_one = |colour| position.removed(colour) + 1 == variant.goal();
        if yinsh::Colour::ALL.into_iter().any(lacks_one) {
            near.push(position);
        }
        let task = Task {
            nodes: 4_000,
            level,
            seed: rng.next(),
            ..Task::default()
        };
        for step in engine.think(&position, &task, &mut |_| Flow::GoOn).best() {
            position.make(*step);
        }
    }
    near.reverse();
    near
}

/// Lets the engine solve the puzzles of a file, each within its time.
pub fn solve(arguments: &mut Arguments) -> Result<(), String> {
    let path = arguments.needed("in")?;
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let puzzles: Result<Vec<Puzzle>, String> = text.lines().map(str::parse).collect();
    let puzzles = puzzles?;
    for kind in Kind::ALL {
        let time = Duration::from_millis(match kind {
            Kind::WinIn1 => 10,
            Kind::WinIn2 | Kind::OnlyMove => arguments.number("ms", 1_000)?,
        });
        let of_kind: Vec<&Puzzle> = puzzles.iter().filter(|it| it.kind == kind).collect();
        let missed: Vec<&&Puzzle> = of_kind
            .iter()
            .filter(|puzzle| !is_solved(puzzle, time))
            .collect();
        let (solved, count) = (of_kind.len() - missed.len(), of_kind.len());
        println!(
            "{kind}: {solved} of {count} in {} ms each",
            time.as_millis()
        );
        missed
            .iter()
            .for_each(|puzzle| println!("missed: {puzzle}"));
    }
    Ok(())
}

fn is_solved(puzzle: &Puzzle, time: Duration) -> bool {
    let mut engine = Engine::new(Options::default());
    let start = Instant::now();
    let mut watch = |_: &_| {
        if start.elapsed() < time {
            Flow::GoOn
        } else {
            Flow::Stop
        }
    };
    let thought = engine.think(&puzzle.position, &Task::default(), &mut watch);
    puzzle.solutions.iter().any(|turn| turn == thought.best())
}
