//! The transposition table: what was found in positions before, shared by all threads.
//!
//! Entries are two words; the key is stored mixed with the data, so an entry that two threads
//! wrote at once is simply not found.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

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

/// A table of which the more is in use the longer a search goes on: a small one stays in the processor's caches.
pub(crate) struct Table {
    /// As many as there may be: a power of two.
    buckets: Vec<Bucket>,
    /// How many are in use: a power of two.
    used: AtomicUsize,
    /// The turn that is thought about, as far as its bits go.
    turn: u64,
}

/// The slots where one position may lie, together on one line of the cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; 4]);

impl Bucket {
    /// Hands over what is found with this bit of its place to a bucket that is empty.
    fn share(&self, other: &Bucket, bit: usize) {
        for (own, other) in self.0.iter().zip(&other.0) {
            if place(load(own).0) & bit != 0 {
                for (own, other) in own.iter().zip(other) {
                    other.store(own.swap(0, Relaxed), Relaxed);
                }
            }
        }
    }
}

/// Turns are told apart until so many later ones.
const TURNS: u64 = 1 << 6;
/// How much depth an entry loses with every turn that it was not met.
const AGEING: i32 = 3;
/// So many buckets are in use at first: a megabyte.
const FIRST: usize = 1 << 14;
/// A bucket is there for so many positions.
const SHARED_BY: u64 = 2;

impl Table {
    /// A table of about this many bytes at most.
    pub(crate) fn new(bytes: usize) -> Table {
        let most = (bytes / size_of::<Bucket>()).max(1).next_power_of_two();
        let mut buckets = net::roomy(most);
        buckets.resize_with(most, Bucket::default);
        Table {
            buckets,
            used: AtomicUsize::new(most.min(FIRST)),
            turn: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        let used = self.used.get_mut();
        self.buckets[..*used].fill_with(Bucket::default);
        *used = self.buckets.len().min(FIRST);
    }

    /// Entries of the turns before are the first to go from now on.
    pub(crate) fn begin_turn(&mut self) {
        self.turn = (self.turn + 1) % TURNS;
    }

    /// Takes more buckets into use, if there are any, where a turn has met so many positions. One thread alone may ask
    /// for it; what others store meanwhile may be lost.
    pub(crate) fn grow(&self, positions: u64) {
        let mut used = self.used.load(Relaxed);
        while used < self.buckets.len() && (used as u64) < positions / SHARED_BY {
            let (old, new) = self.buckets[..2 * used].split_at(used);
            old.iter()
                .zip(new)
                .for_each(|(old, new)| old.share(new, used));
            used *= 2;
            self.used.store(used, Relaxed);
        }
    }

    /// How much an entry is worth keeping.
    fn worth(&self, data: u64) -> i32 {
        let age = (TURNS + self.turn - (data >> TURN_BITS)) % TURNS;
        i32::from(depth(data)) - AGEING * age as i32
    }

    fn bucket(&self, hash: u64) -> &Bucket {
        &self.buckets[place(hash) & (self.used.load(Relaxed) - 1)]
    }

    /// Begins to fetch what may be remembered of a position, which will be asked for soon.
    pub(crate) fn prefetch(&self, hash: u64) {
        if net::PREFETCHES {
            net::prefetch(self.bucket(hash));
        }
    }

    /// What is remembered of a position that is `turns` turns from the root.
    pub(crate) fn find(&self, hash: u64, turns: i32) -> Option<Entry> {
        // All four are looked at: where one lies cannot be foreseen, and a wrong guess takes longer.
        let found = self.bucket(hash).0.iter().fold(0, |found, slot| {
            let (key, data) = load(slot);
            if key == hash { data } else { found }
        });
        (found != 0).then(|| unpack(found, turns))
    }

    /// Remembers: over the same position, else over the one that is worth least, being shallow or
    /// old.
    pub(crate) fn store(&self, hash: u64, entry: &Entry, turns: i32) {
        let slots = self.bucket(hash).0.iter();
        let rank = |slot: &&[AtomicU64; 2]| {
            let (key, data) = load(slot);
            if key == hash {
                i32::MIN
            } else {
                self.worth(data)
            }
        };
        let slot = slots.min_by_key(rank).expect("a bucket has slots");
        let (key, data) = load(slot);
        let mut entry = *entry;
        if entry.step.is_none() && key == hash {
            entry.step = read_step(data as u16);
        }
        let data = pack(&entry, turns) | self.turn << TURN_BITS;
        let [key_word, data_word] = slot;
        key_word.store(hash ^ data, Relaxed);
        data_word.store(data, Relaxed);
    }
}

/// The number of a position's bucket, were there as many as there are numbers.
fn place(hash: u64) -> usize {
    (hash >> 32) as usize
}

/// The key and the data of a slot.
fn load([key, data]: &[AtomicU64; 2]) -> (u64, u64) {
    let data = data.load(Relaxed);
    (key.load(Relaxed) ^ data, data)
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
    fn the_shallowest_of_four_others_goes() {
        let table = Table::new(64);
        for (hash, depth) in [(1, 9), (2, 3), (3, 5), (4, 4), (5, 1)] {
            table.store(hash, &entry("e3", 0, depth), 0);
        }
        assert_eq!(table.find(2, 0), None);
        assert!(
            [1, 3, 4, 5]
                .iter()
                .all(|hash| table.find(*hash, 0).is_some())
        );
    }

    #[test]
    fn an_entry_of_long_ago_goes_before_a_shallower_one_of_this_turn() {
        let mut table = Table::new(64);
        table.store(1, &entry("e3", 0, 9), 0);
        (0..4).for_each(|_| table.begin_turn());
        for hash in 2..=5 {
            table.store(hash, &entry("e3", 0, 3), 0);
        }
        assert_eq!(table.find(1, 0), None);
        assert!((2..=5).all(|hash| table.find(hash, 0).is_some()));
    }
    #[test]
    fn what_is_remembered_is_found_when_the_table_has_grown() {
        let mut table = Table::new(8 << 20);
        let hash = |number: u64| number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let found = |table: &Table| -> Vec<u64> {
            let is_there = |number: &u64| table.find(hash(*number), 0).is_some();
            (1..30_000).filter(is_there).collect()
        };
        (1..30_000).for_each(|number| table.store(hash(number), &entry("e3", 0, 3), 0));
        let before = found(&table);
        assert!(before.len() > 25_000, "{}", before.len());
        for (positions, used) in [(1 << 15, 1 << 14), (1 << 16, 1 << 15), (u64::MAX, 1 << 17)] {
            table.grow(positions);
            assert_eq!(
                (*table.used.get_mut(), found(&table)),
                (used, before.clone())
            );
        }
        table.clear();
        assert_eq!((*table.used.get_mut(), found(&table)), (FIRST, vec![]));
    }
}
