//! Items, options, and the questions that are asked about them.

use std::error::Error;
use std::fmt;

use crate::search::{Event, Search};

/// Something that has to be covered, as its problem numbers it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Item(pub(crate) usize);

/// Items and the options that cover them.
#[derive(Clone, Default, Debug)]
pub struct Problem {
    /// How often each item is covered, at most.
    pub(crate) times: Vec<u32>,
    /// Whether that is also the least.
    pub(crate) required: Vec<bool>,
    pub(crate) options: Vec<Vec<Item>>,
}

/// Why an option is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It names an item of another problem.
    UnknownItem,
    /// It names an item twice.
    RepeatedItem,
    /// It covers nothing that has to be covered, so it could be added to any solution.
    NothingRequired,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::UnknownItem => "the option names an item that the problem does not have",
            Refusal::RepeatedItem => "the option names an item twice",
            Refusal::NothingRequired => "the option covers no item that must be covered",
        })
    }
}

impl Error for Refusal {}

/// Whether to go on with a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Go on.
    GoOn,
    /// That is enough.
    Stop,
}

impl Problem {
    /// A problem without items and options; its one solution is empty.
    pub fn new() -> Problem {
        Problem::default()
    }

    /// Adds an item that must be covered exactly so many times.
    pub fn exactly(&mut self, times: u32) -> Item {
        self.item(times, true)
    }

    /// Adds an item that may be covered, but no more than so many times.
    pub fn at_most(&mut self, times: u32) -> Item {
        self.item(times, false)
    }

    fn item(&mut self, times: u32, required: bool) -> Item {
        self.times.push(times);
        self.required.push(required);
        Item(self.times.len() - 1)
    }

    /// Adds an option that covers each of these items once; its number is the answer.
    pub fn option(&mut self, items: &[Item]) -> Result<usize, Refusal> {
        if items.iter().any(|item| item.0 >= self.times.len()) {
            return Err(Refusal::UnknownItem);
        }
        if (1..items.len()).any(|i| items[..i].contains(&items[i])) {
            return Err(Refusal::RepeatedItem);
        }
        if !items.iter().any(|item| self.required[item.0]) {
            return Err(Refusal::NothingRequired);
        }
        self.options.push(items.to_vec());
        Ok(self.options.len() - 1)
    }

    /// The first solution, as the numbers of its options, sorted.
    pub fn first(&self) -> Option<Vec<usize>> {
        let mut found = None;
        self.all(|solution| {
            found = Some(solution.to_vec());
            Flow::Stop
        });
        found
    }

    /// Shows every solution, its options sorted, until there is no more or `see` wants no more.
    pub fn all(&self, mut see: impl FnMut(&[usize]) -> Flow) {
        let mut search = Search::new(self);
        loop {
            match search.advance(u64::MAX) {
                Event::Done => return,
                Event::Paused | Event::Cut => {}
                Event::Solution => {
                    let mut solution: Vec<usize> = search.chosen().collect();
                    solution.sort_unstable();
                    if see(&solution) == Flow::Stop {
                        return;
                    }
                }
            }
        }
    }

    /// The number of solutions.
    pub fn count(&self) -> u64 {
        let mut search = Search::new(self);
        while search.advance(u64::MAX) != Event::Done {}
        search.solutions()
    }
}
