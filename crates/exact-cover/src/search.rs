//! The search: algorithm X on bit sets, with an explicit stack that can be left and entered again.

use std::sync::Arc;

use crate::problem::Problem;
use crate::table::{Fixed, common};

/// What an [`advance`](Search::advance) ended with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The chosen options are a solution.
    Solution,
    /// The chosen options are as many as [`Search::cut`] allows, and no solution yet.
    Cut,
    /// The steps are used up; there is more to do.
    Paused,
    /// Everything was searched.
    Done,
}

/// A search through all solutions of a problem, in an order that depends only on the problem.
#[derive(Clone, Debug)]
pub struct Search {
    fixed: Arc<Fixed>,
    /// How often each item must, or may, still be covered.
    times: Vec<u32>,
    words: usize,
    /// The options that are still possible at each level, `words` each.
    possible: Vec<u64>,
    levels: Vec<Level>,
    state: State,
    depth: usize,
    steps: u64,
    solutions: u64,
}

#[derive(Clone, Copy, Debug)]
struct Level {
    item: u32,
    /// The options of the item when the level began, and those tried so far.
    options: u32,
    tried: u32,
    chosen: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum State {
    /// A new partial solution, to be looked at.
    Enter,
    /// The topmost level has to try its next option.
    Next,
    Done,
}

impl Search {
    /// A search that has not begun.
    pub fn new(problem: &Problem) -> Search {
        let words = problem.options.len().div_ceil(64);
        let mut possible = vec![u64::MAX; words];
        if let (Some(last), 1..) = (possible.last_mut(), problem.options.len() % 64) {
            *last = (1 << (problem.options.len() % 64)) - 1;
        }
        // An item that must not be covered at all rules out its options from the start.
        for (option, items) in problem.options.iter().enumerate() {
            if items.iter().any(|item| problem.times[item.0] == 0) {
                possible[option / 64] &= !(1 << (option % 64));
            }
        }
        Search {
            fixed: Arc::new(Fixed::new(problem)),
            times: problem.times.clone(),
            words,
            possible,
            levels: Vec::new(),
            state: State::Enter,
            depth: usize::MAX,
            steps: 0,
            solutions: 0,
        }
    }

    /// Goes no deeper than so many options: those are reported as [`Event::Cut`] instead.
    pub fn cut(mut self, depth: usize) -> Search {
        self.depth = depth;
        self
    }

    /// Searches on for at most so many steps, or until there is something to report.
    ///
    /// A step is one option tried; it takes about a microsecond, so a few thousand steps at a time
    /// are enough to stop a search when somebody asks for it.
    pub fn advance(&mut self, steps: u64) -> Event {
        let end = self.steps.saturating_add(steps);
        loop {
            match self.state {
                State::Done => return Event::Done,
                State::Enter => {
                    if let Some(event) = self.enter() {
                        return event;
                    }
                }
                State::Next => {
                    if self.steps >= end {
                        return Event::Paused;
                    }
                    self.next();
                }
            }
        }
    }

    /// The options chosen so far, from the first.
    pub fn chosen(&self) -> impl Iterator<Item = usize> {
        self.levels.iter().map(|level| level.chosen as usize)
    }

    /// Solutions found so far.
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// Steps made so far: options tried.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// After an [`Event::Cut`]: what the search would have done below it, as a search of its own.
    ///
    /// All parts of a search together find what the whole finds, each solution once, less the
    /// options that are chosen already.
    pub fn part(&self) -> Search {
        let depth = self.levels.len();
        Search {
            possible: self.possible[depth * self.words..(depth + 1) * self.words].to_vec(),
            levels: Vec::new(),
            fixed: Arc::clone(&self.fixed),
            times: self.times.clone(),
            words: self.words,
            state: State::Enter,
            depth: usize::MAX,
            steps: 0,
            solutions: 0,
        }
    }

    /// Looks at the partial solution on top: reports it, gives it up, or opens a level below it.
    fn enter(&mut self) -> Option<Event> {
        self.state = State::Next;
        match self.choose() {
            Choice::Solution => {
                self.solutions += 1;
                self.leave();
                return Some(Event::Solution);
            }
            Choice::Hopeless => self.leave(),
            Choice::Branch(..) if self.is_cut() => {
                self.leave();
                return Some(Event::Cut);
            }
            Choice::Branch(item, options) => {
                self.open(item, options);
            }
        }
        None
    }

    pub(crate) fn is_cut(&self) -> bool {
        self.levels.len() >= self.depth
    }

    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// A level for the item, which starts before its first option; the number of its branches.
    pub(crate) fn open(&mut self, item: u32, options: u32) -> u32 {
        let branches = options - self.times[item as usize] + 1;
        self.levels.push(Level {
            item,
            options: branches,
            tried: 0,
            chosen: u32::MAX,
        });
        let depth = self.levels.len();
        self.possible.resize((depth + 1) * self.words, 0);
        branches
    }

    /// Nothing below the top of the stack; if that is the root, the search is over.
    fn leave(&mut self) {
        if self.levels.is_empty() {
            self.state = State::Done;
        }
    }

    /// Takes back the option of the topmost level and tries its next one.
    pub(crate) fn next(&mut self) {
        let depth = self.levels.len() - 1;
        let level = self.levels[depth];
        self.take_back(level.chosen);
        // With fewer options than the item needs, the level is exhausted.
        if level.tried == level.options {
            self.levels.pop();
            return self.leave();
        }
        let option = self.first_option(depth, level.item);
        // Later siblings must do without this option, so that every set is found once.
        self.possible[depth * self.words + option as usize / 64] &= !(1 << (option % 64));
        self.levels[depth].chosen = option;
        self.levels[depth].tried += 1;
        self.take(depth, option);
        self.steps += 1;
        self.state = State::Enter;
    }

    fn items_of(&self, option: u32) -> std::ops::Range<usize> {
        let option = option as usize;
        self.fixed.first_item[option] as usize..self.fixed.first_item[option + 1] as usize
    }

    fn take_back(&mut self, option: u32) {
        if option != u32::MAX {
            for index in self.items_of(option) {
                self.times[self.fixed.items[index] as usize] += 1;
            }
        }
    }

    /// Makes the next level's possible options: those that are compatible with this one.
    fn take(&mut self, depth: usize, option: u32) {
        let words = self.words;
        let (below, above) = self.possible.split_at_mut((depth + 1) * words);
        let above = &mut above[..words];
        above.copy_from_slice(&below[depth * words..]);
        for index in
            self.fixed.first_item[option as usize]..self.fixed.first_item[option as usize + 1]
        {
            let item = self.fixed.items[index as usize] as usize;
            self.times[item] -= 1;
            if self.times[item] == 0 {
                let (range, mask) = self.fixed.rows[item].ranges();
                for (word, mask) in above[range].iter_mut().zip(&self.fixed.masks[mask]) {
                    *word &= !mask;
                }
            }
        }
    }

    fn first_option(&self, depth: usize, item: u32) -> u32 {
        let possible = &self.possible[depth * self.words..(depth + 1) * self.words];
        let (range, mask) = self.fixed.rows[item as usize].ranges();
        let start = range.start;
        let both = possible[range].iter().zip(&self.fixed.masks[mask]);
        let found = both
            .enumerate()
            .find_map(|(i, (a, b))| (a & b != 0).then(|| (i, (a & b).trailing_zeros())));
        let (word, bit) = found.expect("the level counted its options");
        (start + word) as u32 * 64 + bit
    }

    /// The required item with the fewest ways to go on.
    pub(crate) fn choose(&self) -> Choice {
        let depth = self.levels.len();
        let possible = &self.possible[depth * self.words..(depth + 1) * self.words];
        let mut best = Choice::Solution;
        let mut fewest = u32::MAX;
        for row in &self.fixed.required {
            let times = self.times[row.item as usize];
            if times == 0 {
                continue;
            }
            let (range, mask) = row.ranges();
            let most = fewest.saturating_add(times - 1);
            let options = common(&possible[range], &self.fixed.masks[mask], most);
            if options < times {
                return Choice::Hopeless;
            }
            if options + 1 - times < fewest {
                fewest = options + 1 - times;
                best = Choice::Branch(row.item, options);
            }
        }
        best
    }
}

/// How to go on from a partial solution.
pub(crate) enum Choice {
    Solution,
    Hopeless,
    /// The item to branch on, and the number of its options.
    Branch(u32, u32),
}
