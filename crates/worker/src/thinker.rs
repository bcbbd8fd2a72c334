//! Answers questions about whichever game.

use std::any::Any;
use std::cell::Cell;
use std::error::Error;
use std::fmt;

use engine::{Engine, Flow, Task, ThoughtOf, play_until, think_until};
use game::Game;
use games::Kind;
use gemblo_engine::GembloEngine;
use table::errand::{Asked, Look, NotAnErrand, Numbered, Question, Report, Seen, Sight, State};
use table::{SavedError, Table, Tabled, read_record};

/// How many milliseconds pass between two reports at least.
const PAUSE: f64 = 50.0;

/// Milliseconds since whenever.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// A game with its engine.
pub trait Thinks: Tabled {
    /// What finds good turns.
    type Engine: Engine<Game = Self> + 'static;

    /// A new engine.
    fn engine() -> Self::Engine;
}

impl Thinks for yinsh::Position {
    type Engine = yinsh_engine::Engine;

    fn engine() -> yinsh_engine::Engine {
        yinsh_engine::Engine::new(yinsh_engine::Options::default())
    }
}

impl Thinks for gemblo::Position {
    type Engine = GembloEngine;

    fn engine() -> GembloEngine {
        GembloEngine::default()
    }
}

/// The engine of every game, each made when it is first asked.
#[derive(Default)]
pub struct Thinker {
    engines: Vec<Box<dyn Any>>,
}

impl Thinker {
    /// Answers a question, both as text; `say` hears how it goes, about twenty times a second, and the answer
    /// last. Whenever it hears something it can end the thinking.
    pub fn answer(
        &mut self,
        question: &str,
        clock: Clock<'_>,
        say: &mut dyn FnMut(String) -> Flow,
    ) -> Result<(), Unanswered> {
        let Numbered { number, what } = question.parse::<Numbered<Asked>>()?;
        let record = match &what {
            Asked::Turn(question) => &question.record,
            Asked::Lines(look) => &look.record,
        };
        let record = read_record(record)?;
        let kind = record.tag("Game").and_then(|name| name.parse().ok());
        let kind: Kind = kind.ok_or(Unanswered::NoSuchGame)?;
        games::each!(kind, G => {
            let table = Table::<G>::restore(&record)?;
            let position = table.position();
            if position.outcome().is_some() {
                return Err(Unanswered::GameOver);
            }
            let engine = self.engine::<G>();
            match &what {
                Asked::Turn(question) => think(engine, position, question, clock, &mut |what| {
                    say(Numbered { number, what }.to_string())
                }),
                Asked::Lines(wanted) => look(engine, position, wanted, clock, &mut |what| {
                    say(Numbered { number, what }.to_string())
                }),
            }
        });
        Ok(())
    }

    fn engine<G: Thinks>(&mut self) -> &mut G::Engine {
        let found = self
            .engines
            .iter()
            .position(|engine| engine.is::<G::Engine>());
        let index = found.unwrap_or_else(|| {
            self.engines.push(Box::new(G::engine()));
            self.engines.len() - 1
        });
        let engine = self.engines[index].downcast_mut();
        engine.expect("it was found by its type")
    }
}

/// How far a search has come, and when that is to be told.
struct Pulse<'c> {
    clock: Clock<'c>,
    begun: f64,
    told: Cell<f64>,
    time: f64,
}

impl<'c> Pulse<'c> {
    fn new(clock: Clock<'c>, time: u32) -> Pulse<'c> {
        let begun = clock();
        Pulse {
            clock,
            begun,
            told: Cell::new(begun),
            time: f64::from(time.max(1)),
        }
    }

    fn is_over(&self) -> bool {
        (self.clock)() - self.begun >= self.time
    }

    /// The state to be told, if it is time to.
    fn beat(&self) -> Option<State> {
        let now = (self.clock)();
        if now - self.told.get() < PAUSE {
            return None;
        }
        self.told.set(now);
        let share = ((now - self.begun) / self.time).min(1.0);
        Some(State::Thinking((share * 1_000.0) as u16))
    }
}

/// Finds a turn to play.
fn think<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    question: &Question,
    clock: Clock<'_>,
    say: &mut dyn FnMut(Report) -> Flow,
) {
    let task = Task::at(question.level, question.seed);
    let report = |state, steps: &[_]| Report {
        state,
        turn: E::Game::write_turn(steps),
    };
    let pulse = Pulse::new(clock, question.time);
    let see = |thought: &ThoughtOf<E::Game>| {
        let due = pulse.beat();
        due.map_or(Flow::GoOn, |state| say(report(state, thought.best())))
    };
    let thought = play_until(engine, position, &task, || pulse.is_over(), see);
    say(report(State::Done, thought.best()));
}

/// Finds the best lines.
fn look<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    wanted: &Look,
    clock: Clock<'_>,
    say: &mut dyn FnMut(Sight) -> Flow,
) {
    let task = Task {
        lines: wanted.lines,
        ..Task::default()
    };
    let sight = |state, thought: &ThoughtOf<E::Game>| Sight {
        state,
        depth: thought.depth,
        nodes: thought.nodes,
        lines: thought
            .lines
            .iter()
            .map(|line| Seen::of(line, position))
            .collect(),
    };
    let pulse = Pulse::new(clock, wanted.time);
    let see = |thought: &ThoughtOf<E::Game>| {
        let due = pulse.beat();
        due.map_or(Flow::GoOn, |state| say(sight(state, thought)))
    };
    let thought = think_until(engine, position, &task, || pulse.is_over(), see);
    say(sight(State::Done, &thought));
}

/// Why a question has no answer, in words for a programmer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// It is not understood.
    NotAnErrand,
    /// Its record is not understood.
    Record(SavedError),
    /// The record is of a game that has no engine here.
    NoSuchGame,
    /// There is nothing to play.
    GameOver,
}

impl From<NotAnErrand> for Unanswered {
    fn from(_: NotAnErrand) -> Unanswered {
        Unanswered::NotAnErrand
    }
}

impl From<SavedError> for Unanswered {
    fn from(error: SavedError) -> Unanswered {
        Unanswered::Record(error)
    }
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanswered::NotAnErrand => NotAnErrand.fmt(f),
            Unanswered::Record(error) => error.fmt(f),
            Unanswered::NoSuchGame => f.write_str("a game that nobody here knows"),
            Unanswered::GameOver => f.write_str("the game is over"),
        }
    }
}

impl Error for Unanswered {}
