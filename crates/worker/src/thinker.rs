//! Answers questions about whichever game.

use std::any::Any;
use std::error::Error;
use std::fmt;

use engine::{Engine, Flow, Task, ThoughtOf, play_until};
use game::Game;
use games::Kind;
use gemblo_engine::GembloEngine;
use table::errand::{NotAnErrand, Numbered, Question, Report, State};
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
    /// Answers a question, both as text; `say` hears how it goes, and the answer last.
    pub fn answer(
        &mut self,
        question: &str,
        clock: Clock<'_>,
        say: &mut dyn FnMut(String),
    ) -> Result<(), Unanswered> {
        let Numbered { number, what } = question.parse::<Numbered<Question>>()?;
        let mut say = |what: Report| say(Numbered { number, what }.to_string());
        let record = read_record(&what.record)?;
        let kind = record.tag("Game").and_then(|name| name.parse().ok());
        let kind: Kind = kind.ok_or(Unanswered::NoSuchGame)?;
        games::each!(kind, G => {
            let table = Table::<G>::restore(&record)?;
            think(self.engine::<G>(), table.position(), &what, clock, &mut say)
        })
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

fn think<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    question: &Question,
    clock: Clock<'_>,
    say: &mut dyn FnMut(Report),
) -> Result<(), Unanswered> {
    if position.outcome().is_some() {
        return Err(Unanswered::GameOver);
    }
    let task = Task::at(question.level, question.seed);
    let report = |state, steps: &[_]| Report {
        state,
        turn: E::Game::write_turn(steps),
    };
    let begun = clock();
    let share = |now: f64| (now - begun) / f64::from(question.time.max(1));
    let mut told = begun;
    let see = |thought: &ThoughtOf<E::Game>| {
        let now = clock();
        if now - told >= PAUSE {
            told = now;
            let thousandths = (share(now).min(1.0) * 1_000.0) as u16;
            say(report(State::Thinking(thousandths), thought.best()));
        }
        Flow::GoOn
    };
    let thought = play_until(engine, position, &task, || share(clock()) >= 1.0, see);
    say(report(State::Done, thought.best()));
    Ok(())
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
