//! The game behind the protocol, with the engine that thinks about it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use engine::ugi::{Bounds, Query};
use engine::{Engine as _, Flow, Mind};
use game::{Game, Match, Seat};
use games::Variant;
use i18n::Lang;

use super::limits;
use super::options::Options;
use super::report::Reporter;
use super::{Event, Fault};
use crate::failure::excerpt;
use crate::thinks::{Gear, Thinks, think};

/// A search that was asked for.
pub struct Asked {
    pub bounds: Bounds,
    /// When the command came in.
    pub came: Instant,
    pub options: Options,
}

/// What any game can do behind the protocol.
pub trait Subject {
    /// Sets the position, or says why not and keeps the old one.
    fn set(&mut self, setup: Option<&str>, moves: &[&str]) -> Result<(), Fault>;
    /// Begins to think; what comes of it is sent.
    fn go(&mut self, asked: Asked, to: &SyncSender<Event>) -> Result<Thinking, Fault>;
    /// Puts another engine there.
    fn equip(&mut self, gear: Gear);
    /// Forgets what was learned in earlier games.
    fn forget(&mut self);
    /// Answers a question about the position.
    fn answer(&self, query: Query) -> String;
}

/// The subject of a variant.
pub fn subject(variant: Variant, gear: Gear) -> Box<dyn Subject> {
    games::each!(variant.game, G => Box::new(SubjectOf::<G>::new(variant, gear)))
}

/// A search that is going on.
pub struct Thinking {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Thinking {
    /// Makes it answer at once.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
    }
}

struct SubjectOf<G: Thinks> {
    start: &'static str,
    game: Match<G>,
    engine: Arc<Mutex<G::Engine>>,
}

impl<G: Thinks> SubjectOf<G> {
    fn new(variant: Variant, gear: Gear) -> SubjectOf<G> {
        let setup = variant.setup.parse().ok();
        SubjectOf {
            start: variant.setup,
            game: Match::new(setup.expect("a variant's setup is valid")),
            engine: Arc::new(Mutex::new(G::engine(gear))),
        }
    }

    fn to_move(&self) -> Option<Seat> {
        self.game.position().to_move()
    }
}

impl<G: Thinks> Subject for SubjectOf<G> {
    fn set(&mut self, setup: Option<&str>, moves: &[&str]) -> Result<(), Fault> {
        let setup = setup.unwrap_or(self.start);
        let setup = setup
            .parse::<G::Setup>()
            .map_err(|error| Fault::Position(excerpt(setup), error.to_string()))?;
        let mut game = Match::<G>::new(setup);
        for (index, text) in moves.iter().enumerate() {
            game.play_turn(text).map_err(|reason| {
                let reason = game.position().explain(text, &reason, Lang::En);
                Fault::Move(index + 1, excerpt(text), reason)
            })?;
        }
        self.game = game;
        Ok(())
    }

    fn go(&mut self, asked: Asked, to: &SyncSender<Event>) -> Result<Thinking, Fault> {
        let seat = self.to_move().ok_or(Fault::Over)?;
        let position = self.game.position().clone();
        let (engine, to) = (Arc::clone(&self.engine), to.clone());
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = thread::Builder::new().name("search".to_owned());
        let thread = thread.spawn(move || {
            let turn = search(&position, seat, &mut lock(&engine), &asked, &stopped, &to);
            while asked.bounds.infinite && !stopped.load(Ordering::Relaxed) {
                thread::park();
            }
            // Nobody listens any more only when the program is ending.
            to.send(Event::Best(turn)).ok();
        });
        let thread = thread.map_err(Fault::Thread)?;
        Ok(Thinking { stop, thread })
    }

    fn equip(&mut self, gear: Gear) {
        self.engine = Arc::new(Mutex::new(G::engine(gear)));
    }

    fn forget(&mut self) {
        lock(&self.engine).forget();
    }

    fn answer(&self, query: Query) -> String {
        match query {
            Query::GameOver => self.to_move().is_none().to_string(),
            Query::FirstPlayersTurn => (self.to_move() == Some(Seat(0))).to_string(),
            Query::Turn => match self.to_move() {
                Some(seat) => format!("p{seat}"),
                None => "none".to_owned(),
            },
            Query::Result => result(self.game.position()),
        }
    }
}

/// The whole turn that the engine plays.
fn search<G: Thinks>(
    position: &G,
    seat: Seat,
    engine: &mut G::Engine,
    asked: &Asked,
    stopped: &AtomicBool,
    to: &SyncSender<Event>,
) -> String {
    let Options {
        level, lines, seed, ..
    } = asked.options;
    let budget = limits::budget(&asked.bounds, seat, position.turns_left());
    let task = budget.task(level, lines, seed);
    let mut reporter = Reporter::new(position, seat, asked, to);
    let mut mind = Mind::<G>::new(seat);
    let is_enough = || {
        budget
            .enough
            .is_some_and(|time| asked.came.elapsed() >= time)
    };
    let see = |thought: &_| {
        reporter.see(thought);
        let is_done = mind.is_made_up(thought) && is_enough();
        if is_done || stopped.load(Ordering::Relaxed) {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    };
    let thought = think(engine, position, &task, budget.deadline(asked.came), see);
    reporter.conclude(&thought);
    G::write_turn(thought.best())
}

fn lock<E>(engine: &Mutex<E>) -> MutexGuard<'_, E> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The winner, and with more than two players everybody's place.
fn result(position: &impl Game) -> String {
    let Some(outcome) = position.outcome() else {
        return "none".to_owned();
    };
    let winner = match outcome.winner() {
        Some(seat) => format!("p{seat}win"),
        None => "draw".to_owned(),
    };
    match outcome.places() {
        [_, _] => winner,
        places => {
            let places: Vec<String> = places.iter().map(u8::to_string).collect();
            format!("{winner} {}", places.join(","))
        }
    }
}
