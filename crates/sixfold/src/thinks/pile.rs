//! The toy game has no engine of its own.

use std::time::Instant;

use engine::First;
use game::Seat;
use game::pile::Pile;
use i18n::Lang;

use super::{Gear, Thinks};
use crate::bench::Measured;

impl Thinks for Pile {
    type Engine = First<Pile>;

    fn engine(_: Gear) -> First<Pile> {
        First::default()
    }

    fn turns_left(&self) -> u32 {
        1
    }

    fn opening_turns(&self) -> usize {
        1
    }

    fn seat_name(&self, seat: Seat, _lang: Lang) -> String {
        format!("Player {seat}")
    }

    fn bench() -> Measured {
        Measured::new(1, 1, Instant::now())
    }
}
