//! Alpha-beta over steps. Row and ring removals are steps of the same player and cost no depth.

use engine::Flow;
use yinsh::{Phase, Point, Position, Step};

use crate::judge::Judge;
use crate::memory::{Memory, Trail, landing};
use crate::order::{Choice, Choices, Order, Wanted};
use crate::score::{self, INFINITE, PROVED, WIN};
use crate::table::{Bound, Entry, Table};
use crate::tune::Tuning;
use crate::window::{Node, Place, Window};

/// More steps below the root than a search ever goes.
pub(crate) const PLIES: usize = 128;
/// Nodes between two questions whether to go on.
const POLL: u64 = 1024;
/// How many choices of a node are remembered, to be held against them when a later one cuts.
const TRIED: usize = 32;

/// Whether branches that look hopeless are cut short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pruning {
    /// Only where it cannot change the result.
    #[cfg(test)]
    Exact,
    /// Where it pays.
    Selective,
}

/// One thread's search.
pub(crate) struct Searcher<'a> {
    pub(crate) table: &'a Table,
    pub(crate) tuning: Tuning,
    pub(crate) judge: Judge,
    pub(crate) memory: &'a mut Memory,
    killers: Vec<[Option<Step>; 2]>,
    /// Lists of steps by ply, whose memory is used again.
    pub(crate) choices: Vec<Option<Box<Choices>>>,
    /// Where the ring of each turn on the way here went.
    pub(crate) landings: Vec<Option<Point>>,
    /// The best line found from each ply on.
    pub(crate) lines: Vec<Vec<Step>>,
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
    pub(crate) stopped: bool,
    pub(crate) pruning: Pruning,
    /// Is told the nodes so far, many times a second.
    pub(crate) poll: &'a mut dyn FnMut(u64) -> Flow,
}

/// What is known of a position before its steps are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// What the judge says; 0 where a removal is due, which no net has learned.
    judged: i32,
    /// The best guess before any step is tried: the judge's, or a remembered score.
    pub(crate) evaluation: i32,
    pub(crate) entry: Option<Entry>,
}

impl Known {
    pub(crate) fn remembered(&self) -> Option<Step> {
        self.entry.and_then(|entry| entry.step)
    }
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(
        table: &'a Table,
        tuning: Tuning,
        judge: Judge,
        memory: &'a mut Memory,
        limit: u64,
        poll: &'a mut dyn FnMut(u64) -> Flow,
    ) -> Searcher<'a> {
        Searcher {
            table,
            tuning,
            judge,
            memory,
            killers: vec![[None; 2]; PLIES],
            choices: vec![None; PLIES],
            landings: vec![None; PLIES],
            lines: vec![Vec::new(); PLIES + 1],
            nodes: 0,
            limit,
            stopped: false,
            pruning: Pruning::Selective,
            poll,
        }
    }

    /// Counts a node; the first one beyond the limit, or a stop, ends the search.
    pub(crate) fn count(&mut self) {
        // A null move or a singular search that was stopped comes back here once more.
        if self.stopped {
            return;
        }
        self.nodes += 1;
        let is_due = self.nodes.is_multiple_of(POLL);
        if self.nodes >= self.limit || is_due && (self.poll)(self.nodes) == Flow::Stop {
            self.stopped = true;
        }
    }

    /// The score of a step that led from `node` to `next`, for the player who made it.
    pub(crate) fn follow(&mut self, node: Node<'_>, next: &Position, place: Place) -> i32 {
        let below = Node {
            position: next,
            place,
            excluded: None,
            ..node
        };
        if next.side() == node.position.side() {
            self.search(below)
        } else {
            -self.search(Node {
                window: node.window.swapped(),
                depth: node.depth - 1,
                ..below
            })
        }
    }

    /// The score of a position for the player who acts.
    pub(crate) fn search(&mut self, mut node: Node<'_>) -> i32 {
        let Node {
            position, place, ..
        } = node;
        if node.depth <= 0 || place.ply + 2 >= PLIES {
            return self.quiet(node, 0);
        }
        self.count();
        if self.stopped {
            return 0;
        }
        if node.window.is_wide() {
            self.lines[place.ply].clear();
        }
        if let Some(score) = self.settled(position, place) {
            return score;
        }
        // Nothing here can be better than winning in this turn; the window stays just wide
        // enough for such a win to be exact and have its line.
        node.window.beta = node.window.beta.min(WIN - place.turns);
        if node.window.alpha >= node.window.beta {
            return node.window.alpha;
        }
        let hash = position.hash();
        let found = self.table.find(hash, place.turns);
        if let Some(entry) = found
            && !node.window.is_wide()
            && node.excluded.is_none()
            && entry.depth >= node.depth
            && entry.cuts(node.window)
        {
            return entry.score;
        }
        let first = found.and_then(|entry| entry.step);
        self.prefetch_after(position, first.or(self.killers[place.ply][0]));
        let mut known = self.known(&node, found);
        if let Some(score) = self.prune(&node, &known) {
            return score;
        }
        known.entry = found.map(|entry| entry.checked(position));
        if self.reduces_without_step(&node) && known.remembered().is_none() {
            node.depth -= 1;
        }
        let (best, step) = self.try_all(&node, &known);
        if !self.stopped && node.excluded.is_none() {
            self.note_result(&node, &known, hash, best, step);
        }
        best
    }

    /// Begins to fetch what is remembered of the position after a step.
    fn prefetch_after(&self, position: &Position, step: Option<Step>) {
        if net::PREFETCHES
            && let Some(Step::MoveRing { from, to }) = step
        {
            self.table.prefetch(position.hash_after_move(from, to));
        }
    }

    /// The score where nothing is left to search: the game is over, or the last row is due.
    pub(crate) fn settled(&self, position: &Position, place: Place) -> Option<i32> {
        if let Some(score) = score::of_verdict(position, place.turns) {
            return Some(score);
        }
        let is_due = matches!(position.phase(), Phase::Row(_) | Phase::Ring(_));
        (is_due && lacks_one_ring(position)).then_some(WIN - place.turns - 1)
    }

    fn known(&mut self, node: &Node<'_>, found: Option<Entry>) -> Known {
        let judged = match found {
            _ if !is_free(node.position) => 0,
            Some(entry) => entry.evaluation,
            None => self.judge.evaluate(node.position, node.place.ply),
        };
        let tells = |entry: &Entry| {
            self.pruning == Pruning::Selective
                && entry.score.abs() < PROVED
                && entry.cuts(Window::above(judged))
        };
        Known {
            judged,
            evaluation: found.filter(tells).map_or(judged, |entry| entry.score),
            entry: found,
        }
    }

    /// Where the rings of the last two turns went.
    fn trail(&self, place: Place) -> Trail {
        let turns = place.turns as usize;
        [1, 2].map(|back| turns.checked_sub(back).and_then(|turn| self.landings[turn]))
    }

    pub(crate) fn order(&self, place: Place, remembered: Option<Step>) -> Order<'_> {
        Order {
            remembered,
            killers: self.killers[place.ply],
            trail: self.trail(place),
            memory: self.memory,
            tuning: &self.tuning,
        }
    }

    fn try_all(&mut self, node: &Node<'_>, known: &Known) -> (i32, Option<Step>) {
        let ply = node.place.ply;
        let mut choices = self.choices_at(ply);
        let mut trial = Trial::new(node.window);
        while let Some(choice) = self.next_choice(&mut choices, node, known, &trial) {
            if node.excluded == Some(choice.step) {
                continue;
            }
            let within = node.within(trial.window);
            let reduction = self.reduction(&within, &choice, trial.index);
            let is_too_late = |turns| self.comes_too_late(node, trial.index, turns);
            if trial.may_skip() && reduction.is_some_and(is_too_late) {
                trial.index += 1;
                continue;
            }
            let extension = match self.extension(node, known, choice.step) {
                Extension::Turns(turns) => turns,
                Extension::Cut(score) => {
                    trial.best = score;
                    break;
                }
            };
            // While this choice is searched, what is known of the next one arrives.
            self.prefetch_after(node.position, choices.upcoming().map(|choice| choice.step));
            let look = Look {
                index: trial.index,
                extension,
                reduction: reduction.unwrap_or(0),
            };
            let score = self.try_one(&within, choice.step, look);
            if self.stopped {
                trial = Trial::STOPPED;
                break;
            }
            if score > trial.window.alpha && node.window.is_wide() {
                self.note_line(ply, choice.step);
            }
            trial.note(&choice, score);
            // Winning in this turn is the best there is.
            if trial.window.alpha >= node.window.beta.min(WIN - node.place.turns - 1) {
                if choice.is_quiet() || known.remembered() == Some(choice.step) {
                    self.note_cut(node, choice.step, &trial.tried);
                }
                break;
            }
        }
        self.choices[ply] = Some(choices);
        (trial.best, trial.step)
    }

    /// An empty list for a ply, which is to be put back.
    pub(crate) fn choices_at(&mut self, ply: usize) -> Box<Choices> {
        let mut choices = self.choices[ply].take().unwrap_or_default();
        choices.begin();
        choices
    }

    fn next_choice(
        &self,
        choices: &mut Choices,
        node: &Node<'_>,
        known: &Known,
        trial: &Trial,
    ) -> Option<Choice> {
        let skips = trial.may_skip()
            && self.may_skip(node)
            && self.skips_quiet(node, known, trial.index, trial.window.alpha);
        let wanted = if skips { Wanted::Rows } else { Wanted::All };
        let order = self.order(node.place, known.remembered());
        choices.next(node.position, order, wanted)
    }

    fn try_one(&mut self, node: &Node<'_>, step: Step, look: Look) -> i32 {
        let mut next = *node.position;
        let below = node.place.after(next.make(step));
        self.table.prefetch(next.hash());
        if is_free(node.position) {
            self.landings[node.place.turns as usize] = landing(step);
        }
        let asked = node.to_depth(node.depth + look.extension);
        self.ask(asked, &next, below, look.index, look.reduction)
    }

    /// Principal variation search: the first choice is asked for its score, the others whether
    /// they are better.
    pub(crate) fn ask(
        &mut self,
        node: Node<'_>,
        next: &Position,
        below: Place,
        index: usize,
        reduction: i32,
    ) -> i32 {
        if index == 0 {
            return self.follow(node, next, below);
        }
        let Window { alpha, beta } = node.window;
        let narrow = node.within(Window::above(alpha));
        let mut score = self.follow(narrow.to_depth(node.depth - reduction), next, below);
        if score > alpha && reduction > 0 && !self.stopped {
            let deeper = self.tuning.lmr_deeper;
            let more = i32::from(deeper > 0 && score > alpha + deeper);
            score = self.follow(narrow.to_depth(node.depth + more), next, below);
        }
        if score > alpha && score < beta && !self.stopped {
            return self.follow(node, next, below);
        }
        // A narrow window leaves no line, only that of an earlier search.
        self.lines[below.ply].clear();
        score
    }

    /// Late move reductions: by how many turns less a choice is searched at first, if it is late.
    fn reduction(&self, node: &Node<'_>, choice: &Choice, index: usize) -> Option<i32> {
        let is_free = is_free(node.position);
        let first = if is_free { self.tuning.lmr_index } else { 1 };
        let is_late = self.pruning == Pruning::Selective
            && choice.is_quiet()
            && node.depth >= self.tuning.lmr_depth
            && index as i32 >= first;
        is_late.then(|| match is_free {
            true => self.late_reduction(node, choice.step, index),
            false => self.tuning.lmr_removal.min(node.depth - 1),
        })
    }

    /// The same for a choice that is late.
    pub(crate) fn late_reduction(&self, node: &Node<'_>, step: Step, index: usize) -> i32 {
        let tuning = &self.tuning;
        let product = ilog2_quarters(index as u32) * ilog2_quarters(node.depth as u32);
        let (side, trail) = (node.position.side(), self.trail(node.place));
        let history = self.memory.at(side, trail, tuning).of(step);
        let reduction = tuning.lmr_base + product * tuning.lmr_scale / 100
            - history * 1024 / tuning.lmr_history
            - i32::from(node.window.is_wide()) * tuning.lmr_wide;
        (reduction >> 10).clamp(0, node.depth - 1)
    }

    pub(crate) fn note_line(&mut self, ply: usize, step: Step) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let here = &mut here[ply];
        here.clear();
        here.push(step);
        here.extend_from_slice(&below[0]);
    }

    /// Remembers a step that cut, and holds it against those tried before it.
    fn note_cut(&mut self, node: &Node<'_>, step: Step, tried: &[Option<Step>]) {
        let killers = &mut self.killers[node.place.ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        let (tuning, depth) = (&self.tuning, node.depth);
        let amount = depth * (depth * tuning.history_square + tuning.history_linear);
        let amount = amount.min(tuning.history_most);
        let trail = self.trail(node.place);
        self.memory.reward(node.position, step, trail, amount);
        for worse in tried.iter().flatten().filter(|worse| **worse != step) {
            self.memory.reward(node.position, *worse, trail, -amount);
        }
    }

    /// Remembers what a search found.
    fn note_result(
        &mut self,
        node: &Node<'_>,
        known: &Known,
        hash: u64,
        best: i32,
        step: Option<Step>,
    ) {
        let bound = Bound::of(best, node.window);
        let entry = Entry {
            step: step.filter(|_| bound != Bound::AtMost),
            score: best,
            evaluation: known.judged,
            depth: node.depth,
            bound,
        };
        self.table.store(hash, &entry, node.place.turns);
    }

    /// Prepares for a new root: old killers mean nothing there.
    pub(crate) fn start(&mut self) {
        self.killers.fill([None; 2]);
        self.memory.fade(self.tuning.history_kept);
    }
}

/// How a choice is looked at.
#[derive(Clone, Copy)]
struct Look {
    /// How many were tried or skipped before it.
    index: usize,
    /// Turns deeper than the others.
    extension: i32,
    /// Turns less at first.
    reduction: i32,
}

/// What came of the choices tried so far.
struct Trial {
    /// The window that is left.
    window: Window,
    best: i32,
    step: Option<Step>,
    /// How many choices were tried or skipped.
    index: usize,
    /// The quiet ones among the first.
    tried: [Option<Step>; TRIED],
}

impl Trial {
    const STOPPED: Trial = Trial {
        best: 0,
        ..Trial::new(Window::above(0))
    };

    const fn new(window: Window) -> Trial {
        Trial {
            window,
            best: -INFINITE,
            step: None,
            index: 0,
            tried: [None; TRIED],
        }
    }

    /// Whether a choice may be left out: one was tried, and it does not lose by force.
    fn may_skip(&self) -> bool {
        self.index > 0 && self.best > -PROVED
    }

    fn note(&mut self, choice: &Choice, score: i32) {
        if score > self.best {
            self.best = score;
            self.step = Some(choice.step);
        }
        self.window.alpha = self.window.alpha.max(score);
        if choice.is_quiet()
            && let Some(slot) = self.tried.get_mut(self.index)
        {
            *slot = Some(choice.step);
        }
        self.index += 1;
    }
}

/// What becomes of the remembered step of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extension {
    /// It is searched so many turns deeper.
    Turns(i32),
    /// Others hold beta as well, so nothing needs to be searched.
    Cut(i32),
}

/// Whether a ring is to be placed or moved, not a row or ring removed.
pub(crate) fn is_free(position: &Position) -> bool {
    matches!(position.phase(), Phase::Move | Phase::Place)
}

/// Whether the player who acts wins with its next row.
pub(crate) fn lacks_one_ring(position: &Position) -> bool {
    position.removed(position.side()) + 1 == position.variant().goal()
}

/// Four times the binary logarithm, roughly.
fn ilog2_quarters(number: u32) -> i32 {
    let whole = number.ilog2();
    let rest = (number << 2 >> whole) & 3;
    (4 * whole + rest) as i32
}
