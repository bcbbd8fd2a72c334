//! Alpha-beta over steps. Row and ring removals are steps of the same player and cost no depth.

use engine::Flow;
use yinsh::{Phase, Position, Step};

use crate::judge::Judge;
use crate::order::{Choice, Choices, History};
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
    pub(crate) history: History,
    killers: Vec<[Option<Step>; 2]>,
    /// The best line found from each ply on.
    pub(crate) lines: Vec<Vec<Step>>,
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
    pub(crate) stopped: bool,
    pub(crate) pruning: Pruning,
    /// Is told the nodes so far, many times a second.
    pub(crate) poll: &'a mut dyn FnMut(u64) -> Flow,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(
        table: &'a Table,
        tuning: Tuning,
        judge: Judge,
        limit: u64,
        poll: &'a mut dyn FnMut(u64) -> Flow,
    ) -> Searcher<'a> {
        Searcher {
            table,
            tuning,
            judge,
            history: History::new(),
            killers: vec![[None; 2]; PLIES],
            lines: vec![Vec::new(); PLIES + 1],
            nodes: 0,
            limit,
            stopped: false,
            pruning: Pruning::Selective,
            poll,
        }
    }

    /// Prepares for a new root: old killers mean nothing there.
    pub(crate) fn start(&mut self) {
        self.killers.fill([None; 2]);
        self.history.fade();
    }

    /// Counts a node; the first one beyond the limit, or a stop, ends the search.
    pub(crate) fn count(&mut self) {
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
            && entry.depth >= node.depth
            && entry.cuts(node.window)
        {
            return entry.score;
        }
        let evaluation = self.static_evaluation(&node, found);
        if let Some(score) = self.prune(&node, evaluation) {
            return score;
        }
        let remembered = found.and_then(|entry| entry.step);
        let remembered = remembered.filter(|step| position.check(*step).is_ok());
        if self.reduces_without_step(&node) && remembered.is_none() {
            node.depth -= 1;
        }
        let (best, step) = self.try_all(&node, evaluation, remembered);
        if self.stopped {
            return 0;
        }
        let bound = Bound::of(best, node.window);
        let entry = Entry {
            step: step.filter(|_| bound != Bound::AtMost),
            score: best,
            evaluation,
            depth: node.depth,
            bound,
        };
        self.table.store(hash, &entry, place.turns);
        best
    }

    /// The score where nothing is left to search: the game is over, or the last row is due.
    pub(crate) fn settled(&self, position: &Position, place: Place) -> Option<i32> {
        if let Some(score) = score::of_verdict(position, place.turns) {
            return Some(score);
        }
        let is_due = matches!(position.phase(), Phase::Row(_) | Phase::Ring(_));
        (is_due && lacks_one_ring(position)).then_some(WIN - place.turns - 1)
    }

    /// The evaluation without any search; 0 where a removal is due, which no net has learned.
    fn static_evaluation(&mut self, node: &Node<'_>, found: Option<Entry>) -> i32 {
        match found {
            _ if !is_free(node.position) => 0,
            Some(entry) => entry.evaluation,
            None => self.judge.evaluate(node.position, node.place.ply),
        }
    }

    fn try_all(
        &mut self,
        node: &Node<'_>,
        evaluation: i32,
        remembered: Option<Step>,
    ) -> (i32, Option<Step>) {
        let Node {
            position,
            mut window,
            place,
            ..
        } = *node;
        let killers = self.killers[place.ply];
        let choices = Choices::new(position, remembered, killers, &self.history);
        let (mut best, mut best_step) = (-INFINITE, None);
        let mut tried: [Option<Step>; TRIED] = [None; TRIED];
        let is_selective = is_free(position) && self.pruning == Pruning::Selective;
        for (index, choice) in choices.enumerate() {
            let may_skip = is_selective && index > 0 && best > -PROVED;
            if may_skip && self.skips(node, &choice, index, evaluation, window.alpha) {
                continue;
            }
            let mut next = *position;
            let below = place.after(next.make(choice.step));
            let reduction = if is_selective {
                self.reduction(node, &choice, index)
            } else {
                0
            };
            let score = self.ask(node.within(window), &next, below, index, reduction);
            if self.stopped {
                return (0, None);
            }
            if score > best {
                best = score;
                best_step = Some(choice.step);
            }
            if score > window.alpha {
                window.alpha = score;
                if node.window.is_wide() {
                    self.note_line(place.ply, choice.step);
                }
            }
            if window.alpha >= window.beta.min(WIN - place.turns - 1) {
                if choice.is_quiet() || remembered == Some(choice.step) {
                    self.note_cut(node, choice.step, &tried);
                }
                break;
            }
            if choice.is_quiet()
                && let Some(slot) = tried.get_mut(index)
            {
                *slot = Some(choice.step);
            }
        }
        (best, best_step)
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
            score = self.follow(narrow, next, below);
        }
        if score > alpha && score < beta && !self.stopped {
            return self.follow(node, next, below);
        }
        // A narrow window leaves no line, only that of an earlier search.
        self.lines[below.ply].clear();
        score
    }

    /// Late move reductions: by how many turns less a late choice is searched at first.
    fn reduction(&self, node: &Node<'_>, choice: &Choice, index: usize) -> i32 {
        let tuning = &self.tuning;
        let is_early = node.depth < tuning.lmr_depth || (index as i32) < tuning.lmr_index;
        if is_early || !choice.is_quiet() {
            return 0;
        }
        let product = ilog2_quarters(index as u32) * ilog2_quarters(node.depth as u32);
        let by_order = (product + tuning.lmr_unit / 2) / tuning.lmr_unit;
        let by_history = self.history.of(node.position, choice.step) / tuning.lmr_history;
        let reduction = by_order - by_history - i32::from(node.window.is_wide());
        reduction.clamp(0, node.depth - 1)
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
        self.history.reward(node.position, step, amount);
        for worse in tried.iter().flatten() {
            self.history.reward(node.position, *worse, -amount);
        }
    }
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
