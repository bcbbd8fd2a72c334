//! The engine of YINSH.

use std::time::Instant;

use game::Seat;
use i18n::Lang;
use yinsh::{Colour, Position};
use yinsh_engine::{Engine, Evaluation, Options};

use super::{Gear, Thinks};
use crate::bench::Measured;
use crate::face::yinsh::name;

impl Thinks for Position {
    type Engine = Engine;

    fn engine(gear: Gear) -> Engine {
        Engine::new(Options {
            table_bytes: gear.hash << 20,
            threads: gear.threads,
            ..Options::default()
        })
    }

    fn turns_left(&self) -> u32 {
        yinsh_engine::turns_left(self)
    }

    /// Six rings on the board leave the players four to answer with.
    fn opening_turns(&self) -> usize {
        6
    }

    fn seat_name(&self, seat: Seat, lang: Lang) -> String {
        name(Colour::ALL[seat.index()], lang).to_owned()
    }

    fn bench() -> Measured {
        let evaluation = Evaluation::default();
        let start = Instant::now();
        let count = yinsh_engine::bench(&evaluation);
        Measured::new(count, count, start)
    }
}
