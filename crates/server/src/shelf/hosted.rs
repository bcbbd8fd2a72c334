//! Any game that keeps the contract, as a game of the shelf.

use std::marker::PhantomData;
use std::time::Instant;

use engine::{Engine, Flow, Task, play_until};
use game::{Game, Match, Outcome, Turn};

use super::{Format, Kind, Position, Question, Thinker, Told};

/// A game that can be hosted, and how.
pub trait Hosted: 'static {
    /// Its name in links and in the database, in small letters.
    const ID: &'static str;

    /// The game.
    type Game: Game<Setup: Send + Sync, Step: Send + Sync> + Send + Sync + 'static;

    /// What plays the engine's seats.
    type Engine: Engine<Game = Self::Game> + Send + 'static;

    /// A new engine.
    fn engine() -> Self::Engine;

    /// The legal step that changes least; only asked while the game runs.
    fn smallest_step(position: &Self::Game) -> Option<StepOf<Self>>;

    /// The result in the game's usual form.
    fn score(outcome: &Outcome) -> String;

    /// A game as a text record or as SGF.
    fn record(told: &Told, format: Format) -> Result<String, String>;
}

/// The steps of a hosted game.
pub type StepOf<H> = <<H as Hosted>::Game as Game>::Step;
type SetupOf<H> = <<H as Hosted>::Game as Game>::Setup;

pub struct Boxed<G>(PhantomData<fn() -> G>);

impl<G> Default for Boxed<G> {
    fn default() -> Boxed<G> {
        Boxed(PhantomData)
    }
}

impl<G: Hosted> Kind for Boxed<G> {
    fn name(&self) -> &'static str {
        G::ID
    }

    fn start(&self, setup: &str) -> Result<(Box<dyn Position>, String), String> {
        let setup: SetupOf<G> = setup.parse().map_err(said)?;
        let position = G::Game::start(&setup);
        Ok((Box::new(At::<G>(position)), setup.to_string()))
    }

    fn score(&self, outcome: &Outcome) -> String {
        G::score(outcome)
    }

    fn thinker(&self) -> Box<dyn Thinker> {
        Box::new(Thinks::<G>(G::engine()))
    }

    fn record(&self, told: &Told, format: Format) -> Result<String, String> {
        G::record(told, format)
    }
}

struct At<G: Hosted>(G::Game);

impl<G: Hosted> Position for At<G> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn to_move(&self) -> Option<u8> {
        self.0.to_move().map(|seat| seat.0)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn after(&self, turn: &str) -> Result<(Box<dyn Position>, String), String> {
        let mut position = self.0.clone();
        let steps = position.read_turn(turn).map_err(said)?;
        let mut state = Turn::Open;
        for step in &steps {
            state = position.play(*step).map_err(said)?;
        }
        match state {
            Turn::Done => Ok((Box::new(At::<G>(position)), G::Game::write_turn(&steps))),
            Turn::Open => Err("the turn is not complete".to_owned()),
        }
    }

    fn smallest_turn(&self) -> Option<String> {
        let mut position = self.0.clone();
        let mut steps = Vec::new();
        loop {
            let step = G::smallest_step(&position)?;
            steps.push(step);
            if position.play(step).ok()? == Turn::Done {
                return Some(G::Game::write_turn(&steps));
            }
        }
    }
}

struct Thinks<G: Hosted>(G::Engine);

impl<G: Hosted> Thinker for Thinks<G> {
    fn think(&mut self, question: &Question) -> Result<String, String> {
        let setup: SetupOf<G> = question.setup.parse().map_err(said)?;
        let game: Match<G::Game> =
            Match::replay(setup, &question.turns).map_err(|e| e.to_string())?;
        if game.position().outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let task = Task::at(question.level, question.seed);
        let end = Instant::now() + question.time;
        let is_late = || Instant::now() >= end;
        let thought = play_until(&mut self.0, game.position(), &task, is_late, |_| Flow::GoOn);
        Ok(G::Game::write_turn(thought.best()))
    }
}

fn said(error: impl std::error::Error) -> String {
    error.to_string()
}
