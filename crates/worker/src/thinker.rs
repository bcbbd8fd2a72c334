//! Answers questions about whichever game.

use std::any::Any;
use std::cell::Cell;
use std::error::Error;
use std::fmt;

use engine::{Engine, Flow, Task, ThoughtOf, play_until, think_until};
use game::Game;
use games::Kind;
use gemblo_engine::GembloEngine;
use i18n::Lang;
use table::errand::{
    Aid, Aided, Asked, Look, NotAnErrand, Numbered, Question, Report, Seen, Shown, Sight, State,
    Wanted,
};
use table::{SavedError, Sitting, Tabled, read_record};

use crate::{aid, overlay};

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

    /// What lies over the board while somebody plays.
    fn overlay(&self, lang: Lang) -> Shown;

    /// The cells that a turn gives away, where that can be told exactly.
    fn given_away(&self, _turn: &[Self::Step]) -> Option<u8> {
        None
    }
}

impl Thinks for yinsh::Position {
    type Engine = yinsh_engine::Engine;

    fn engine() -> yinsh_engine::Engine {
        yinsh_engine::Engine::new(yinsh_engine::Options::default())
    }

    fn overlay(&self, lang: Lang) -> Shown {
        overlay::threats(self, lang)
    }
}

impl Thinks for gemblo::Position {
    type Engine = GembloEngine;

    fn engine() -> GembloEngine {
        GembloEngine::default()
    }

    fn overlay(&self, lang: Lang) -> Shown {
        overlay::room(self, lang)
    }

    fn given_away(&self, turn: &[gemblo::Placement]) -> Option<u8> {
        gemblo_engine::cells_thrown_away(self, *turn.first()?)
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
        match what {
            Asked::Turn(question) => games::with!(Sitting: running(&question.record)?, board => {
                let position = board.table().position();
                think(self.engine_of(position), position, &question, clock, &mut |what| {
                    say(Numbered { number, what }.to_string())
                });
            }),
            Asked::Lines(wanted) => games::with!(Sitting: running(&wanted.record)?, board => {
                let position = board.table().position();
                look(self.engine_of(position), position, &wanted, clock, &mut |what| {
                    say(Numbered { number, what }.to_string())
                });
            }),
            Asked::Aid(asked) => {
                let what = self.aid(&asked, clock)?;
                say(Numbered { number, what }.to_string());
            }
        }
        Ok(())
    }

    /// Helps somebody who plays.
    fn aid(&mut self, asked: &Aid, clock: Clock<'_>) -> Result<Aided, Unanswered> {
        let lang = asked.lang;
        let sitting = Sitting::read(&asked.game)?;
        Ok(games::with!(Sitting: sitting, board => {
            let table = board.table().clone();
            match asked.wanted {
                Wanted::Overlay => Aided(vec![table.shown().overlay(lang)]),
                Wanted::Hint => aid::hint(self.engine_of(table.position()), table, lang, clock),
                Wanted::Warning => aid::warning(self.engine_of(table.position()), table, lang, clock),
            }
        }))
    }

    /// The engine for the game of a position.
    fn engine_of<G: Thinks>(&mut self, _: &G) -> &mut G::Engine {
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

/// The game of a record, unless it is over.
fn running(record: &str) -> Result<Sitting, Unanswered> {
    let record = read_record(record)?;
    let kind = record.tag("Game").map(str::parse::<Kind>);
    if !matches!(kind, Some(Ok(_))) {
        return Err(Unanswered::NoSuchGame);
    }
    let sitting = Sitting::of_record(&record)?;
    let outcome = games::with!(Sitting: &sitting, board => board.table().position().outcome());
    if outcome.is_some() {
        return Err(Unanswered::GameOver);
    }
    Ok(sitting)
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
fn look<E: Engine<Game: Thinks>>(
    engine: &mut E,
    position: &E::Game,
    wanted: &Look,
    clock: Clock<'_>,
    say: &mut dyn FnMut(Sight) -> Flow,
) {
    let played = wanted.played.as_deref();
    let played = played.and_then(|turn| position.read_turn(turn).ok());
    let given_away = played.and_then(|turn| position.given_away(&turn));
    let task = Task {
        lines: wanted.lines,
        ..Task::default()
    };
    let sight = |state, thought: &ThoughtOf<E::Game>| Sight {
        state,
        depth: thought.depth,
        nodes: thought.nodes,
        given_away,
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
