//! Any game that keeps the contract, as a game of the shelf.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Instant;

use engine::{Engine, Flow, Task, play_until};
use game::{Game, Outcome, Turn};
use online::Seat;

use super::{Fault, Format, HostedGame, Next, Position, Question, Thinker, Transcript};

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

    /// Whether a setup is one that everybody knows: fair to all seats, so that games may be rated.
    fn is_usual(setup: &str) -> bool;

    /// The setup of a rematch, for which everybody moves one seat further.
    fn one_seat_further(setup: &str) -> String {
        setup.to_owned()
    }

    /// The result in the game's usual form.
    fn score(outcome: &Outcome) -> String;

    /// A game as a text record or as SGF.
    fn record(transcript: &Transcript, format: Format) -> Result<String, Fault>;
}

/// The steps of a hosted game.
pub type StepOf<H> = <<H as Hosted>::Game as Game>::Step;
type SetupOf<H> = <<H as Hosted>::Game as Game>::Setup;

pub struct Boxed<G>(pub PhantomData<fn() -> G>);

impl<G: Hosted> HostedGame for Boxed<G> {
    fn name(&self) -> &'static str {
        G::ID
    }

    fn start(&self, setup: &str) -> Result<(Arc<dyn Position>, String), Fault> {
        let setup = setup.parse::<SetupOf<G>>();
        let setup = setup.map_err(|error| Fault::Setup(error.to_string()))?;
        let position = G::Game::start(&setup);
        Ok((Arc::new(At::<G>(position)), setup.to_string()))
    }

    fn is_usual(&self, setup: &str) -> bool {
        G::is_usual(setup)
    }

    fn one_seat_further(&self, setup: &str) -> String {
        G::one_seat_further(setup)
    }

    fn score(&self, outcome: &Outcome) -> String {
        G::score(outcome)
    }

    fn thinker(&self) -> Thinker {
        let mut engine = G::engine();
        Box::new(move |question| think::<G>(&mut engine, question))
    }

    fn record(&self, transcript: &Transcript, format: Format) -> Result<String, Fault> {
        G::record(transcript, format)
    }
}

struct At<G: Hosted>(G::Game);

impl<G: Hosted> At<G> {
    /// Plays the steps of a whole turn.
    fn played(&self, steps: &[StepOf<G>]) -> Result<Next, Fault> {
        let mut position = self.0.clone();
        let mut state = Turn::Open;
        for step in steps {
            state = position.play(*step).map_err(illegal)?;
        }
        match state {
            Turn::Done => Ok(Next {
                position: Arc::new(At::<G>(position)),
                text: G::Game::write_turn(steps),
            }),
            Turn::Open => Err(Fault::Unfinished),
        }
    }
}

fn illegal(refusal: impl std::error::Error) -> Fault {
    Fault::Illegal(refusal.to_string())
}

impl<G: Hosted> Position for At<G> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn to_move(&self) -> Option<Seat> {
        self.0.to_move().map(|seat| Seat(seat.0))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn after(&self, turn: &str) -> Result<Next, Fault> {
        self.played(&self.0.read_turn(turn).map_err(illegal)?)
    }

    fn smallest_turn(&self) -> Option<Next> {
        let mut position = self.0.clone();
        let mut steps = Vec::new();
        loop {
            let step = G::smallest_step(&position)?;
            steps.push(step);
            if position.play(step).ok()? == Turn::Done {
                return self.played(&steps).ok();
            }
        }
    }
}

fn think<G: Hosted>(engine: &mut G::Engine, question: &Question) -> Result<Next, Fault> {
    let at = &*question.position as &dyn Any;
    let at = at.downcast_ref::<At<G>>().ok_or(Fault::Foreign)?;
    if at.outcome().is_some() {
        return Err(Fault::Over);
    }
    let task = Task::at(question.level, question.seed);
    let end = Instant::now() + question.time;
    let is_late = || Instant::now() >= end;
    let thought = play_until(engine, &at.0, &task, is_late, |_| Flow::GoOn);
    at.played(thought.best())
}
