//! The transposition table: what was found in positions before, shared by all threads.
//!
//! Entries are two words; the key is stored mixed with the data, so an entry that two threads
//! wrote at once is simply not found.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use yinsh::{Point, Position, Row, Step};

use crate::score::PROVED;
use crate::window::Window;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// What a score found within a window says.
    pub(crate) fn of(score: i32, window: Window) -> Bound {
        match score {
            _ if score >= window.beta => Bound::AtLeast,
            _ if score > window.alpha => Bound::Exact,
            _ => Bound::AtMost,
        }
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) step: Option<Step>,
    pub(crate) score: i32,
    pub(crate) evaluation: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Entry {
    /// The same without its step, where that is not legal: two positions may have one hash.
    pub(crate) fn checked(mut self, position: &Position) -> Entry {
        self.step = self.step.filter(|step| position.check(*step).is_ok());
        self
    }

    /// Whether the score decides the question that a window asks.
    pub(crate) fn cuts(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.score >= window.beta,
            Bound::AtMost => self.score <= window.alpha,
        }
    }
}

/// A table of fixed size.
pub(crate) struct Table {
    slots: Vec<[AtomicU64; 2]>,
    /// The turn that is thought about, as far as its bits go.
    turn: u64,
}

/// Turns are told apart until so many later ones.
const TURNS: u64 = 1 << 6;
/// How much depth an entry loses with every turn that it was not met.
const AGEING: i32 = 3;

impl Table {
    /// A table of about this many bytes.
    pub(crate) fn new(bytes: usize) -> Table {
        let count = (bytes / 16).max(2).next_power_of_two();
        let slots = (0..count).map(|_| [AtomicU64::new(0), AtomicU64::new(0)]);
        Table {
            slots: slots.collect(),
            turn: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        for slot in self.slots.iter_mut().flatten() {
            *slot.get_mut() = 0;
        }
    }

    /// Entries of the turns before are the first to go from now on.
    pub(crate) fn begin_turn(&mut self) {
        self.turn = (self.turn + 1) % TURNS;
    }

    /// How much an entry is worth keeping.
    fn worth(&self, data: u64) -> i32 {
        let age = (TURNS + self.turn - (data >> TURN_BITS)) % TURNS;
        i32::from(depth(data)) - AGEING * age as i32
    }

    /// The first of the two neighbouring slots where an entry may lie.
    fn place(&self, hash: u64) -> usize {
        (hash >> 32) as usize & (self.slots.len() - 2)
    }

    fn load(&self, index: usize) -> (u64, u64) {
        let [key, data] = &self.slots[index];
        let data = data.load(Relaxed);
        (key.load(Relaxed) ^ data, data)
    }

    /// What is remembered of a position that is `turns` turns from the root.
    pub(crate) fn find(&self, hash: u64, turns: i32) -> Option<Entry> {
        let first = self.place(hash);
        [first, first + 1].iter().find_map(|index| {
            let (key, data) = self.load(*index);
            (key == hash && data != 0).then(|| unpack(data, turns))
        })
    }

    /// Remembers: over the same position, else over the one of two that is worth less, being
    /// shallow or old.
    pub(crate) fn store(&self, hash: u64, entry: &Entry, turns: i32) {
        let first = self.place(hash);
        let [one, two] = [self.load(first), self.load(first + 1)];
        let index = if one.0 == hash || (two.0 != hash && self.worth(one.1) <= self.worth(two.1)) {
            first
        } else {
            first + 1
        };
        let mut entry = *entry;
        let old = if index == first { one } else { two };
        if entry.step.is_none() && old.0 == hash {
            entry.step = read_step(old.1 as u16);
        }
        let data = pack(&entry, turns) | self.turn << TURN_BITS;
        let [key_word, data_word] = &self.slots[index];
        key_word.store(hash ^ data, Relaxed);
        data_word.store(data, Relaxed);
    }
}

/// Where the bound of an entry lies in its data, and above it the turn.
const BOUND_BITS: u32 = 56;
const TURN_BITS: u32 = 58;

fn depth(data: u64) -> u8 {
    (data >> 48) as u8
}

/// Proved scores are counted from the position, not from the root.
fn pack(entry: &Entry, turns: i32) -> u64 {
    let score = match entry.score {
        PROVED.. => entry.score + turns,
        score if score <= -PROVED => score - turns,
        score => score,
    };
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(entry.step.map_or(0, write_step))
        | u64::from(score as i16 as u16) << 16
        | u64::from(entry.evaluation as i16 as u16) << 32
        | (entry.depth.clamp(0, 255) as u64) << 48
        | bound << BOUND_BITS
}

fn unpack(data: u64, turns: i32) -> Entry {
    let score = i32::from((data >> 16) as i16);
    Entry {
        step: read_step(data as u16),
        score: match score {
            PROVED.. => score - turns,
            _ if score <= -PROVED => score + turns,
            _ => score,
        },
        evaluation: i32::from((data >> 32) as i16),
        depth: i32::from(depth(data)),
        bound: match data >> BOUND_BITS & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

const PASS: u16 = 0xFFFF;

/// A step in 16 bits, never 0: a kind and two points.
fn write_step(step: Step) -> u16 {
    let pair = |kind: u16, one: Point, two: Point| {
        kind << 14 | (one.index() as u16) << 7 | two.index() as u16
    };
    match step {
        Step::PlaceRing(point) => pair(0, point, point),
        Step::MoveRing { from, to } => pair(1, from, to),
        Step::RemoveRow(row) => pair(2, row.first(), row.last()),
        Step::RemoveRing(ring) => pair(3, ring, ring),
        Step::Pass => PASS,
    }
}

/// The step that was written; `None` for 0 and for nonsense.
fn read_step(code: u16) -> Option<Step> {
    if code == PASS {
        return Some(Step::Pass);
    }
    let point = |index: u16| Point::new((index / 11) as u8, (index % 11 + 1) as u8);
    let (one, two) = (point(code >> 7 & 0x7F)?, point(code & 0x7F)?);
    Some(match code >> 14 {
        0 => Step::PlaceRing(one),
        1 => Step::MoveRing { from: one, to: two },
        2 => Step::RemoveRow(Row::between(one, two)?),
        _ => Step::RemoveRing(one),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(step: &str, score: i32, depth: i32) -> Entry {
        Entry {
            step: Some(step.parse().unwrap()),
            score,
            evaluation: -77,
            depth,
            bound: Bound::AtLeast,
        }
    }

    #[test]
    fn every_kind_of_step_is_remembered() {
        let table = Table::new(1 << 16);
        for (hash, step) in ["e3", "a2-h9", "xg5-g9", "xa5", "--"].iter().enumerate() {
            let entry = entry(step, -1_234, 9);
            table.store(hash as u64 + 1, &entry, 3);
            assert_eq!(table.find(hash as u64 + 1, 3), Some(entry));
        }
        assert_eq!(table.find(99, 0), None);
    }

    #[test]
    fn a_proved_score_is_counted_from_where_it_is_found() {
        let table = Table::new(1 << 10);
        table.store(5, &entry("e3", 30_000 - 7, 2), 4);
        assert_eq!(table.find(5, 1).map(|entry| entry.score), Some(30_000 - 4));
        table.store(5, &entry("e3", 7 - 30_000, 2), 4);
        assert_eq!(table.find(5, 1).map(|entry| entry.score), Some(4 - 30_000));
    }

    #[test]
    fn the_deeper_of_two_others_is_kept() {
        let table = Table::new(32);
        for (hash, depth) in [(1, 9), (2, 3), (3, 1)] {
            table.store(hash, &entry("e3", 0, depth), 0);
        }
        assert!(table.find(1, 0).is_some() && table.find(3, 0).is_some());
        assert_eq!(table.find(2, 0), None);
    }

    #[test]
    fn an_entry_of_long_ago_goes_before_a_shallower_one_of_this_turn() {
        let mut table = Table::new(32);
        table.store(1, &entry("e3", 0, 9), 0);
        (0..4).for_each(|_| table.begin_turn());
        table.store(2, &entry("e3", 0, 3), 0);
        table.store(3, &entry("e3", 0, 1), 0);
        assert_eq!(table.find(1, 0), None);
        assert!(table.find(2, 0).is_some() && table.find(3, 0).is_some());
    }
}
