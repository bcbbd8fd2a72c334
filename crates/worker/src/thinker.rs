//! Answers questions about either game.

use engine::{Engine, Flow, Level, Task};
use game::Game;
use gemblo_engine::GembloEngine;
use std::error::Error;
use std::str::FromStr;
use table::errand::{Question, Report, State};
use table::{Table, read_record};

/// How many milliseconds pass between two reports at least.
const PAUSE: f64 = 50.0;

/// Milliseconds since whenever.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// Both engines, each made when it is first asked.
#[derive(Default)]
pub struct Thinker {
    yinsh: Option<yinsh_engine::Engine>,
    gemblo: Option<GembloEngine>,
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
        match record.tag("Game") {
            Some("YINSH") => {
                let make = || yinsh_engine::Engine::new(yinsh_engine::Options::default());
                let engine = self.yinsh.get_or_insert_with(make);
                let table = Table::restore(&record).map_err(said)?;
                think(engine, &table, &question, clock, say)
            }
            Some("Gemblo") => {
                let engine = self.gemblo.get_or_insert_default();
                let table = Table::restore(&record).map_err(said)?;
                think(engine, &table, &question, clock, say)
            }
            _ => Err("a game that nobody here knows".to_owned()),
        }
    }
}

fn think<E: Engine>(
    engine: &mut E,
    table: &Table<E::Game>,
    question: &Question,
    clock: Clock<'_>,
    say: &mut dyn FnMut(Report),
) -> Result<(), String>
where
    <E::Game as Game>::Step: FromStr<Err: Error>,
{
    let position = table.position();
    if position.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    if question.level != Level::BEST {
        // What a weak level misjudged must not guide a stronger one, nor the same one every time.
        engine.forget();
    }
    let task = Task {
        level: question.level,
        seed: question.seed,
        ..Task::default()
    };
    let report = |state, steps: &[_]| Report {
        number: question.number,
        state,
        turn: E::Game::write_turn(steps),
    };
    let begun = clock();
    let mut told = begun;
    let thought = engine.think(position, &task, &mut |thought| {
        let now = clock();
        let share = (now - begun) / f64::from(question.time.max(1));
        if share >= 1.0 {
            return Flow::Stop;
        }
        if now - told >= PAUSE {
            told = now;
            say(report(
                State::Thinking((share * 1_000.0) as u16),
                thought.best(),
            ));
        }
        Flow::GoOn
    });
    say(report(State::Done, thought.best()));
    Ok(())
}

fn said(error: impl Error) -> String {
    error.to_string()
}
