//! The engine of Gemblo.

use std::time::Instant;

use engine::{Engine as _, Flow, Task};
use game::{Game as _, Match, Seat};
use gemblo::{Placement, Position, Setup};
use gemblo_engine::{GembloEngine, cells_thrown_away};
use i18n::Lang;
use i18n::terminal::puzzle::CELLS;
use i18n::terminal::review::{GIVEN_AWAY, SHUT_IN};

use super::{Gear, Thinks};
use crate::bench::Measured;
use crate::face::gemblo::{name, names};

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

    fn seat_name(&self, seat: Seat, lang: Lang) -> String {
        names(self, seat, lang)
    }

    /// The colours that were shut in, and the cells that turns threw away where that can be told exactly.
    fn remarks(game: &Match<Position>, lang: Lang) -> Vec<String> {
        let cells = |count: u8| CELLS.count(lang, count.into());
        let shut = study::shut_in(game).into_iter().map(|shut| {
            let name = name(game.position(), shut.colour, lang);
            let turn = (shut.turn + 1).to_string();
            SHUT_IN.with(lang, &[name, &turn, &cells(shut.cells)])
        });
        let thrown = game.turns().into_iter().enumerate();
        let thrown = thrown.filter_map(|(index, (_, steps))| {
            let cells_away = cells_thrown_away(game.before_turn(index)?, *steps.first()?)?;
            let (number, turn) = ((index + 1).to_string(), Position::write_turn(&steps));
            let told = GIVEN_AWAY.with(lang, &[&number, &turn, &cells(cells_away)]);
            (cells_away > 0).then_some(told)
        });
        shut.chain(thrown).collect()
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
