//! A player at the board, with what it has spent.

use std::time::{Duration, Instant};

use engine::{Engine as _, Flow, Level};
use game::Match;
use games::Variant;

use super::Fault;
use super::contender::{Contender, Who};
use super::program::Program;
use crate::budget::Budget;
use crate::failure::excerpt;
use crate::interrupt::Interrupt;
use crate::thinks::{Thinks, think};

/// A player at one seat.
pub struct Player<G: Thinks> {
    mind: Mind<G>,
    budget: Budget,
    pub spent: Spent,
}

enum Mind<G: Thinks> {
    Ours {
        engine: Box<G::Engine>,
        level: Level,
        seed: u64,
    },
    Program(Program),
}

/// What a player has spent.
#[derive(Clone, Copy, Default, Debug)]
pub struct Spent {
    pub turns: u64,
    pub time: Duration,
    /// The longest time beyond what was allowed for a turn.
    pub over: Duration,
    /// Games lost by an illegal turn, a crash or silence.
    pub forfeits: u32,
}

impl Spent {
    /// Adds what another seat has spent.
    pub fn add(&mut self, other: &Spent) {
        self.turns += other.turns;
        self.time += other.time;
        self.over = self.over.max(other.over);
        self.forfeits += other.forfeits;
    }
}

impl<G: Thinks> Player<G> {
    /// Sits a contender down; a program must answer.
    pub fn new(contender: &Contender, variant: Variant) -> Result<Player<G>, Fault> {
        let mind = match &contender.kind {
            Who::Ours { level, gear } => Mind::Ours {
                engine: Box::new(G::engine(*gear)),
                level: *level,
                seed: 0,
            },
            Who::Program(command) => Mind::Program(Program::start(command, variant)?),
        };
        Ok(Player {
            mind,
            budget: contender.budget,
            spent: Spent::default(),
        })
    }

    /// Forgets the game before.
    pub fn begin(&mut self, game_seed: u64) -> Result<(), Fault> {
        match &mut self.mind {
            Mind::Ours { engine, seed, .. } => {
                engine.forget();
                *seed = game_seed;
                Ok(())
            }
            Mind::Program(program) => program.begin(),
        }
    }

    /// Plays a turn, or says why this player has lost the game.
    pub fn play(&mut self, game: &mut Match<G>, interrupt: &Interrupt) -> Result<(), Fault> {
        let start = Instant::now();
        let budget = self.budget;
        match &mut self.mind {
            Mind::Ours {
                engine,
                level,
                seed,
            } => {
                let task = budget.task(*level, 1, *seed);
                let deadline = budget.deadline(start);
                let see = |_: &_| {
                    if interrupt.has_come() {
                        Flow::Stop
                    } else {
                        Flow::GoOn
                    }
                };
                let thought = think(engine.as_mut(), game.position(), &task, deadline, see);
                self.spent(start);
                for step in thought.best() {
                    game.play(*step).map_err(|reason| {
                        Fault::IllegalStep(step.to_string(), reason.to_string())
                    })?;
                }
            }
            Mind::Program(program) => {
                let turn = program.turn(game, &budget)?;
                self.spent(start);
                game.play_turn(&turn)
                    .map_err(|reason| Fault::IllegalTurn(excerpt(&turn), reason.to_string()))?;
            }
        }
        Ok(())
    }

    fn spent(&mut self, since: Instant) {
        let time = since.elapsed();
        self.spent.turns += 1;
        self.spent.time += time;
        if let Some(allowed) = self.budget.time {
            self.spent.over = self.spent.over.max(time.saturating_sub(allowed));
        }
    }
}
