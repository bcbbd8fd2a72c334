//! Answers questions about whichever game.

use std::any::Any;
use std::error::Error;

use engine::{Engine, Flow, Task, ThoughtOf, play_until};
use game::Game;
use games::Kind;
use gemblo_engine::GembloEngine;
use table::errand::{Question, Report, State};
use table::{Table, Tabled, read_record};

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
    /// Answers a question; `say` hears how it goes, and the answer last.
    ///
    /// Fails, in words for a programmer, when the question is not understood or there is nothing to
    /// play.
    pub fn answer(
        &mut self,
        question: &str,
        clock: Clock<'_>,
        say: &mut dyn FnMut(Report),
    ) -> Result<(), String> {
        let question: Question = question.parse().map_err(said)?;
        let record = read_record(&question.record).map_err(said)?;
        let kind = record.tag("Game").and_then(|name| name.parse().ok());
        let kind: Kind = kind.ok_or("a game that nobody here knows")?;
        games::each!(kind, G => {
            let table = Table::<G>::restore(&record).map_err(said)?;
            think(self.engine::<G>(), table.position(), &question, clock, say)
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
) -> Result<(), String> {
    if position.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    let task = Task::at(question.level, question.seed);
    let report = |state, steps: &[_]| Report {
        number: question.number,
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

fn said(error: impl Error) -> String {
    error.to_string()
}
