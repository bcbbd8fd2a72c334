//! Engines: what is best in a position, and what a player of some level would play.

use std::any::Any;
use std::sync::{Mutex, MutexGuard};

use engine::{Flow, Level, Task, ThoughtOf, play_until};
use game::Match;
use pyo3::prelude::*;

use crate::failure::refused;
use crate::patience::Patience;
use crate::space::Space;
use crate::state::{AnyMatch, State};

type Made = Vec<Box<dyn Any + Send>>;

/// The engines of all games, each made when it is first asked.
#[pyclass(frozen, module = "sixfold")]
pub struct Engine {
    threads: usize,
    memory: usize,
    made: Mutex<Made>,
}

/// What an engine thinks of a position.
#[pyclass(frozen, get_all, module = "sixfold")]
pub struct Analysis {
    /// Turns looked ahead completely; 0 where that means nothing.
    depth: u32,
    /// Positions looked at.
    nodes: u64,
    /// The best turns, best first.
    lines: Vec<Py<Line>>,
}

/// One turn that could be played, and what is expected of it.
#[pyclass(frozen, get_all, module = "sixfold")]
pub struct Line {
    /// The steps of the turn.
    actions: Vec<usize>,
    /// The turns that are expected, beginning with this one.
    turns: Vec<String>,
    /// Everybody's chance to win.
    chances: Vec<f32>,
    /// Who wins by force, and in how many turns, where that is proved.
    forced: Option<(u8, u32)>,
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (threads = 1, memory_mib = 16))]
    fn new(threads: usize, memory_mib: usize) -> Engine {
        Engine {
            threads: threads.clamp(1, 256),
            memory: memory_mib.clamp(1, 1 << 16),
            made: Mutex::default(),
        }
    }

    /// Looks for the best turns at full strength, within so many nodes or seconds.
    #[pyo3(signature = (state, nodes = 10_000, lines = 1, seconds = None))]
    fn analyse(
        &self,
        state: &State,
        nodes: u64,
        lines: usize,
        seconds: Option<f64>,
        py: Python<'_>,
    ) -> PyResult<Analysis> {
        let task = Task {
            nodes,
            lines: lines.max(1),
            ..Task::default()
        };
        games::with!(AnyMatch: state.game(), game => {
            let thought = self.think(py, game, &task, seconds)?;
            analysis(py, game, &thought)
        })
    }

    /// The actions of the whole turn that a player of this level makes.
    #[pyo3(signature = (state, level = 10, seed = 0, nodes = 10_000, seconds = None))]
    fn play(
        &self,
        state: &State,
        level: u8,
        seed: u64,
        nodes: u64,
        seconds: Option<f64>,
        py: Python<'_>,
    ) -> PyResult<Vec<usize>> {
        let level = Level::new(level).ok_or_else(|| refused(engine::NoSuchLevel))?;
        let task = Task {
            nodes,
            ..Task::at(level, seed)
        };
        games::with!(AnyMatch: state.game(), game => {
            let thought = self.think(py, game, &task, seconds)?;
            Ok(actions(game, thought.best()))
        })
    }

    /// Forgets what was learned in earlier positions.
    fn forget(&self, py: Python<'_>) {
        py.detach(|| self.made().clear());
    }
}

impl Engine {
    fn made(&self) -> MutexGuard<'_, Made> {
        self.made
            .lock()
            .unwrap_or_else(|broken| broken.into_inner())
    }

    fn think<G: Space>(
        &self,
        py: Python<'_>,
        game: &Match<G>,
        task: &Task,
        seconds: Option<f64>,
    ) -> PyResult<ThoughtOf<G>> {
        let position = *game.position();
        if position.to_move().is_none() {
            return Err(refused("the game is over"));
        }
        Patience::new(seconds)?.spend(py, |patience| {
            let mut made = self.made();
            let engine = self.engine_of::<G>(&mut made);
            let is_late = || patience.is_over();
            play_until(engine, &position, task, is_late, |_| Flow::GoOn)
        })
    }

    fn engine_of<'a, G: Space>(&self, made: &'a mut Made) -> &'a mut G::Engine {
        let found = made.iter().position(|engine| engine.is::<G::Engine>());
        let index = found.unwrap_or_else(|| {
            made.push(Box::new(G::engine(self.threads, self.memory)));
            made.len() - 1
        });
        let engine = made[index].downcast_mut();
        engine.expect("it was found by its type")
    }
}

fn actions<G: Space>(_: &Match<G>, steps: &[G::Step]) -> Vec<usize> {
    steps.iter().map(|step| G::action(*step)).collect()
}

fn analysis<G: Space>(
    py: Python<'_>,
    game: &Match<G>,
    thought: &ThoughtOf<G>,
) -> PyResult<Analysis> {
    let seats = usize::from(game.position().seats());
    let line = |line: &engine::Line<G::Step>| {
        let told = Line {
            actions: actions(game, &line.turns[0]),
            turns: line.turns.iter().map(|turn| G::write_turn(turn)).collect(),
            chances: line.chances[..seats].to_vec(),
            forced: line.forced.map(|(seat, turns)| (seat.0, turns)),
        };
        Py::new(py, told)
    };
    Ok(Analysis {
        depth: thought.depth,
        nodes: thought.nodes,
        lines: thought.lines.iter().map(line).collect::<PyResult<_>>()?,
    })
}
