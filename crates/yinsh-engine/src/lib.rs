#![doc = include_str!("../README.md")]

mod bench;
mod evaluate;
#[cfg(test)]
mod exactness;
mod features;
mod frame;
mod judge;
mod levels;
mod memory;
mod opening;
mod order;
mod placements;
mod prune;
mod quiet;
mod root;
mod score;
mod search;
mod table;
mod think;
mod thought;
mod threats;
mod tune;
mod turns;
mod vote;
mod window;

use engine::{Task, ThoughtOf, Watch};
use yinsh::Position;

use frame::Frame;

pub use bench::{bench, bench_positions, bench_with};
pub use features::Seen;
pub use judge::{Evaluation, OWN_NET};
pub use levels::describe;
pub use score::{chance, of_chance};
pub use tune::Tuning;
pub use turns::turns_left;

/// What an engine is made with.
#[derive(Clone, Debug)]
pub struct Options {
    /// How quiet positions are evaluated.
    pub evaluation: Evaluation,
    /// Bytes for the memory of positions.
    pub table_bytes: usize,
    /// Threads that search together; a browser has one.
    pub threads: usize,
    /// The constants of the search.
    pub tuning: Tuning,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            evaluation: Evaluation::default(),
            table_bytes: 16 << 20,
            threads: 1,
            tuning: Tuning::BEST,
        }
    }
}

/// The engine.
pub struct Engine {
    options: Options,
    table: table::Table,
    /// What each thread has learned.
    memories: Vec<memory::Memory>,
    /// How the board lies in the table and the memories, once something is in them.
    frame: Option<Frame>,
}

impl Engine {
    /// An engine that has seen nothing yet.
    pub fn new(options: Options) -> Engine {
        let table = table::Table::new(options.table_bytes);
        let memories = vec![memory::Memory::new(); options.threads.max(1)];
        Engine {
            options,
            table,
            memories,
            frame: None,
        }
    }
}

impl engine::Engine for Engine {
    type Game = Position;

    fn think(
        &mut self,
        position: &Position,
        task: &Task,
        watch: &mut Watch<'_, Position>,
    ) -> ThoughtOf<Position> {
        self.table.begin_turn();
        let frame = *self.frame.get_or_insert_with(|| Frame::of(position));
        let job = think::Job {
            table: &self.table,
            options: &self.options,
            position: &frame.enter(position),
            frame,
            task,
        };
        job.think(&mut self.memories, watch)
    }

    fn forget(&mut self) {
        self.table.clear();
        self.memories.fill(memory::Memory::new());
        self.frame = None;
    }
}
