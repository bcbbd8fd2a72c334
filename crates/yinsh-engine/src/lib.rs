#![doc = include_str!("../README.md")]

mod bench;
mod evaluate;
#[cfg(test)]
mod exactness;
mod features;
mod frame;
mod help;
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

use std::sync::Arc;

use engine::{Task, ThoughtOf, Watch};
use yinsh::Position;

use frame::Frame;
use help::Companion;
use memory::Memory;
use table::Table;

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
    table: Arc<Table>,
    /// What the thread that answers has learned.
    memory: Memory,
    helpers: Vec<Companion>,
    /// How the board lies in the table and the memories, once something is in them.
    frame: Option<Frame>,
}

impl Engine {
    /// An engine that has seen nothing yet.
    pub fn new(options: Options) -> Engine {
        let table = Table::new(options.table_bytes);
        let helpers = options.threads.max(1) - 1;
        Engine {
            options,
            table: Arc::new(table),
            memory: Memory::new(),
            helpers: (0..helpers)
                .map(|_| Companion::Resting(Memory::new()))
                .collect(),
            frame: None,
        }
    }

    /// What the helpers have learned, once they have all ended, and the table that nobody else uses then.
    fn gather(&mut self) -> (Vec<Memory>, &mut Table) {
        let helpers = std::mem::take(&mut self.helpers).into_iter();
        let memories = helpers.map(Companion::memory).collect();
        let table = Arc::get_mut(&mut self.table);
        (memories, table.expect("no helper is left"))
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
        let (others, table) = self.gather();
        table.begin_turn();
        let frame = *self.frame.get_or_insert_with(|| Frame::of(position));
        let job = think::Job {
            table: self.table.clone(),
            options: self.options.clone(),
            position: frame.enter(position),
            frame,
            task: *task,
        };
        job.think(&mut self.memory, others, &mut self.helpers, watch)
    }

    fn forget(&mut self) {
        let (others, table) = self.gather();
        table.clear();
        self.memory = Memory::new();
        let new = |_| Companion::Resting(Memory::new());
        self.helpers = others.into_iter().map(new).collect();
        self.frame = None;
    }
}
