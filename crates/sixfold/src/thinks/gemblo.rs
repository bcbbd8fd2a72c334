//! The engine of Gemblo.

use std::time::Instant;

use engine::{Engine as _, Flow, Task};
use game::{Game as _, Seat};
use gemblo::{Placement, Position, Setup};
use gemblo_engine::GembloEngine;
use i18n::Lang;

use super::{Gear, Thinks};
use crate::bench::Measured;
use crate::face::gemblo::names;

/// Simulations for measuring the speed.
const SIMULATIONS: u64 = 3_000;

impl Thinks for Position {
    type Engine = GembloEngine;

    fn engine(gear: Gear) -> GembloEngine {
        GembloEngine::with_threads(gear.threads)
    }

    /// Hardly anybody lays the last pieces.
    fn turns_left(&self) -> u32 {
        let acting = self.to_move();
        let own = self
            .colours()
            .filter(|colour| Some(self.seat_of(*colour)) == acting);
        let pieces: u32 = own.map(|colour| self.left(colour).len() as u32).sum();
        (pieces * 3 / 4).max(1)
    }

    fn opening_turns(&self) -> usize {
        self.colours().count()
    }

    fn seat_name(&self, seat: Seat) -> String {
        names(self, seat, Lang::En)
    }

    /// The smallest piece that fits, and of its places the first in notation.
    fn smallest_step(&self) -> Option<Placement> {
        let steps = self.legal_steps().into_iter();
        steps.min_by_key(|step| (step.piece().size(), step.to_string()))
    }

    /// The count mixes nodes and turns of whole games, so the speed is measured by itself: with six
    /// players, from the empty board.
    fn bench() -> Measured {
        let count = gemblo_engine::bench();
        let position = Position::new(&Setup::SIX);
        let task = Task {
            nodes: SIMULATIONS,
            ..Task::default()
        };
        let mut engine = Position::engine(Gear::default());
        let start = Instant::now();
        let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
        Measured::new(count, thought.nodes, start)
    }
}
