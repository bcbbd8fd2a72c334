//! Alpha-beta over steps. Row and ring removals are steps of the same player and cost no depth.

use engine::Flow;
use yinsh::{Phase, Position, Step};

use crate::judge::Judge;
use crate::order::{Choice, Choices, History};
use crate::score::{self, INFINITE, PROVED, WIN};
use crate::table::{Bound, Entry, Table};
use crate::window::{Place, Window};

/// More steps below the root than a search ever goes.
pub(crate) const PLIES: usize = 128;
/// Nodes between two questions whether to go on.
const POLL: u64 = 1024;

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
        judge: Judge,
        limit: u64,
        poll: &'a mut dyn FnMut(u64) -> Flow,
    ) -> Searcher<'a> {
        Searcher {
            table,
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

    /// Counts a node; the first one beyond the limit, or a stop, ends the search.
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        let is_due = self.nodes.is_multiple_of(POLL);
        if self.nodes >= self.limit || is_due && (self.poll)(self.nodes) == Flow::Stop {
            self.stopped = true;
        }
    }

    /// The score of a step that led from `position` to `next`, for the player who made it.
    pub(crate) fn follow(
        &mut self,
        position: &Position,
        next: &Position,
        window: Window,
        depth: i32,
        place: Place,
    ) -> i32 {
        match next.side() == position.side() {
            true => self.search(next, window, depth, place),
            false => -self.search(next, window.swapped(), depth - 1, place),
        }
    }

    /// The score of a position for the player who acts, looking `depth` turns ahead.
    pub(crate) fn search(
        &mut self,
        position: &Position,
        mut window: Window,
        mut depth: i32,
        place: Place,
    ) -> i32 {
        if depth <= 0 || place.ply + 2 >= PLIES {
            return self.quiet(position, window, place, 0);
        }
        self.count();
        if self.stopped {
            return 0;
        }
        if window.is_wide() {
            self.lines[place.ply].clear();
        }
        if let Some(score) = self.settled(position, place) {
            return score;
        }
        // Nothing here can be better than winning in this turn; the window stays just wide
        // enough for such a win to be exact and have its line.
        window.beta = window.beta.min(WIN - place.turns);
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let hash = position.hash();
        let found = self.table.find(hash, place.turns);
        if let Some(entry) = found
            && !window.is_wide()
            && entry.depth >= depth
            && cuts(&entry, window)
        {
            return entry.score;
        }
        let remembered = found.and_then(|entry| entry.step);
        let remembered = remembered.filter(|step| position.check(*step).is_ok());
        let is_free = matches!(position.phase(), Phase::Move | Phase::Place);
        let evaluation = match found {
            _ if !is_free => 0,
            Some(entry) => entry.evaluation,
            None => self.judge.evaluate(position, place.ply),
        };
        let may_cut = is_free && !window.is_wide() && self.pruning == Pruning::Selective;
        if may_cut && let Some(score) = self.good_enough(position, window, depth, place, evaluation)
        {
            return score;
        }
        if depth >= 4 && remembered.is_none() && self.pruning == Pruning::Selective {
            depth -= 1;
        }
        let (best, step) = self.try_all(position, window, depth, place, evaluation, remembered);
        if self.stopped {
            return 0;
        }
        let bound = match best {
            _ if best >= window.beta => Bound::AtLeast,
            _ if best > window.alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        let entry = Entry {
            step: step.filter(|_| bound != Bound::AtMost),
            score: best,
            evaluation,
            depth,
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
        let last_ring = position.removed(position.side()) + 1 == position.variant().goal();
        let is_due = matches!(position.phase(), Phase::Row(_) | Phase::Ring(_));
        (is_due && last_ring).then_some(WIN - place.turns - 1)
    }

    /// A score at or above beta, where the position is so good that it need not be searched.
    fn good_enough(
        &mut self,
        position: &Position,
        window: Window,
        depth: i32,
        place: Place,
        evaluation: i32,
    ) -> Option<i32> {
        let beta = window.beta;
        if evaluation < beta || beta.abs() >= PROVED || position.phase() != Phase::Move {
            return None;
        }
        if depth <= 4 && evaluation - RESERVE * depth >= beta {
            return Some(evaluation);
        }
        // If even a turn left out holds beta, a real turn will.
        if depth >= 3 && position.passes() == 0 && position.pool() > 1 {
            let mut next = *position;
            let turn = next.make(Step::Pass);
            let reduced = depth - 2 - depth / 4;
            let score = self.follow(
                position,
                &next,
                Window::above(beta - 1),
                reduced,
                place.after(turn),
            );
            if !self.stopped && score >= beta {
                return Some(if score >= PROVED { beta } else { score });
            }
        }
        None
    }

    fn try_all(
        &mut self,
        position: &Position,
        window: Window,
        depth: i32,
        place: Place,
        evaluation: i32,
        remembered: Option<Step>,
    ) -> (i32, Option<Step>) {
        let killers = self.killers[place.ply];
        let choices = Choices::new(position, remembered, killers, &self.history);
        let (mut best, mut best_step) = (-INFINITE, None);
        let mut alpha = window.alpha;
        let mut tried: [Option<Step>; 32] = [None; 32];
        let is_free = matches!(position.phase(), Phase::Move | Phase::Place);
        for (index, choice) in choices.enumerate() {
            let may_skip = is_free
                && choice.is_quiet()
                && index > 0
                && best > -PROVED
                && !window.is_wide()
                && self.pruning == Pruning::Selective;
            if may_skip && is_hopeless(index, depth, evaluation, alpha) {
                continue;
            }
            let mut next = *position;
            let turn = next.make(choice.step);
            let reduction = match is_free && self.pruning == Pruning::Selective {
                true => self.reduction(position, &choice, index, depth, window),
                false => 0,
            };
            let inner = Window {
                alpha,
                beta: window.beta,
            };
            let below = place.after(turn);
            let score = self.ask(position, &next, inner, depth, below, index, reduction);
            if self.stopped {
                return (0, None);
            }
            if score > best {
                best = score;
                best_step = Some(choice.step);
            }
            if score > alpha {
                alpha = score;
                if window.is_wide() {
                    self.note_line(place.ply, choice.step);
                }
            }
            if alpha >= window.beta.min(WIN - place.turns - 1) {
                if choice.is_quiet() || remembered == Some(choice.step) {
                    self.note_cut(position, choice.step, depth, place.ply, &tried);
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

    /// The first choice is asked for its score, the others whether they are better.
    #[expect(
        clippy::too_many_arguments,
        reason = "each is one word of the question"
    )]
    pub(crate) fn ask(
        &mut self,
        position: &Position,
        next: &Position,
        window: Window,
        depth: i32,
        below: Place,
        index: usize,
        reduction: i32,
    ) -> i32 {
        if index == 0 {
            return self.follow(position, next, window, depth, below);
        }
        let narrow = Window::above(window.alpha);
        let mut score = self.follow(position, next, narrow, depth - reduction, below);
        if score > window.alpha && reduction > 0 && !self.stopped {
            score = self.follow(position, next, narrow, depth, below);
        }
        if score > window.alpha && score < window.beta && !self.stopped {
            return self.follow(position, next, window, depth, below);
        }
        // A narrow window leaves no line, only that of an earlier search.
        self.lines[below.ply].clear();
        score
    }

    /// By how many turns less a late choice is searched at first.
    fn reduction(
        &self,
        position: &Position,
        choice: &Choice,
        index: usize,
        depth: i32,
        window: Window,
    ) -> i32 {
        if depth < 2 || index < 3 || !choice.is_quiet() {
            return 0;
        }
        let (late, deep) = (ilog2_quarters(index as u32), ilog2_quarters(depth as u32));
        let by_history = self.history.of(position, choice.step) / 6_000;
        let reduction = (late * deep / 24 + 1) / 2 - i32::from(window.is_wide()) - by_history;
        reduction.clamp(0, depth - 1)
    }

    pub(crate) fn note_line(&mut self, ply: usize, step: Step) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let here = &mut here[ply];
        here.clear();
        here.push(step);
        here.extend_from_slice(&below[0]);
    }

    fn note_cut(
        &mut self,
        position: &Position,
        step: Step,
        depth: i32,
        ply: usize,
        tried: &[Option<Step>],
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        let amount = (depth * depth * 16 + 32 * depth).min(2_000);
        self.history.reward(position, step, amount);
        for worse in tried.iter().flatten() {
            self.history.reward(position, *worse, -amount);
        }
    }

    /// Prepares for a new root: old killers mean nothing there.
    pub(crate) fn start(&mut self) {
        self.killers.fill([None; 2]);
        self.history.fade();
    }
}

/// Score that one turn may lose at most, as a rule.
const RESERVE: i32 = 110;

/// Whether a quiet choice this late in the order is not worth a look near the leaves.
fn is_hopeless(index: usize, depth: i32, evaluation: i32, alpha: i32) -> bool {
    let most = 6 + 6 * depth * depth;
    depth <= 3 && (index as i32 > most || evaluation + 150 * depth <= alpha)
}

/// Four times the binary logarithm, roughly.
fn ilog2_quarters(number: u32) -> i32 {
    let whole = number.ilog2();
    let rest = (number << 2 >> whole) & 3;
    (4 * whole + rest) as i32
}

fn cuts(entry: &Entry, window: Window) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => entry.score >= window.beta,
        Bound::AtMost => entry.score <= window.alpha,
    }
}
