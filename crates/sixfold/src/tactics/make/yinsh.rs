//! Tactics of YINSH from games of the engine against itself.

use std::collections::HashSet;

use engine::{Engine as _, Flow, Task, Thought};
use game::Rng;
use tactics::turns::{Whole, shortened, turns};
use tactics::yinsh::{Forced, LONGEST_DEFENCE, LONGEST_WIN, defence, image, solutions, themes};
use tactics::{Goal, Tactic};
use yinsh::{Phase, Position, Step, Variant};
use yinsh_engine::{Engine, Options};

/// Nodes of a turn of the games.
const PLAY: u64 = 3_000;
/// Rings at random that make an opening.
const OPENING: usize = 6;
/// One game in so many is a blitz.
const BLITZ: usize = 4;
/// More ways to solve it, as far as they matter, are too easy to find and too long to list.
const MOST_WAYS: usize = 6;
/// So many turns are tried before it is believed that most of them lose.
const SAMPLE: usize = 8;
/// Below this chance the game is lost anyway, and nothing worth defending.
const HOPELESS: f32 = 0.05;

/// What tactics are counted by: seven kinds, and the choice of a row or ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shelf {
    Whole(Goal, u8),
    Choice,
}

const SHELVES: [Shelf; 8] = [
    Shelf::Whole(Goal::Win, 1),
    Shelf::Whole(Goal::Win, 2),
    Shelf::Whole(Goal::Win, 3),
    Shelf::Whole(Goal::Only, 1),
    Shelf::Whole(Goal::Only, 2),
    Shelf::Whole(Goal::Defend, 1),
    Shelf::Whole(Goal::Defend, 2),
    Shelf::Choice,
];

/// Plays games until there are so many tactics, as many of each kind; they are not rated yet.
pub fn make(count: usize, seed: u64, tell: &mut dyn FnMut(usize, u64)) -> Vec<Tactic> {
    let mut mine = Mine {
        engine: engine(16),
        seen: HashSet::new(),
        found: Vec::new(),
        each: count.div_ceil(SHELVES.len()),
    };
    let mut games = 0;
    while !mine.wanted().is_empty() {
        mine.look_into(&mut Rng::new(Rng::nth(seed, games)));
        games += 1;
        tell(mine.found.len(), games);
    }
    let place = |shelf: &Shelf| SHELVES.iter().position(|other| other == shelf);
    mine.found.sort_by_key(|(shelf, _)| place(shelf));
    mine.found.into_iter().map(|(_, tactic)| tactic).collect()
}

/// An engine with so much memory for what it has seen.
pub fn engine(megabytes: usize) -> Engine {
    Engine::new(Options {
        table_bytes: megabytes << 20,
        ..Options::default()
    })
}

struct Mine {
    engine: Engine,
    seen: HashSet<String>,
    found: Vec<(Shelf, Tactic)>,
    each: usize,
}

/// A position of a game, at the beginning of a turn with what the engine thinks of it.
struct Met {
    position: Position,
    thought: Option<Thought<Step>>,
}

impl Mine {
    /// The shelves that are not full.
    fn wanted(&self) -> Vec<Shelf> {
        let on = |shelf: &Shelf| self.found.iter().filter(|(of, _)| of == shelf).count();
        SHELVES
            .into_iter()
            .filter(|shelf| on(shelf) < self.each)
            .collect()
    }

    /// Plays a game and keeps at most one tactic for each shelf, so that they differ.
    fn look_into(&mut self, rng: &mut Rng) {
        let mut wanted = self.wanted();
        for met in self.game(rng).iter().rev() {
            let Some((shelf, goal, within, right)) = proved(met, &wanted) else {
                continue;
            };
            let position = met.position;
            let all = turns(&position);
            let short = shortened(&all, &right);
            if wanted.contains(&shelf)
                && short.len() <= MOST_WAYS
                && self.seen.insert(image(&position))
            {
                wanted.retain(|other| *other != shelf);
                let tactic = Tactic {
                    goal,
                    within,
                    rating: 0,
                    themes: themes(&position, goal, within, &all, &right),
                    place: position.to_string(),
                    solutions: short,
                };
                self.found.push((shelf, tactic));
            }
        }
    }

    /// The positions of a game.
    fn game(&mut self, rng: &mut Rng) -> Vec<Met> {
        let mut position = Position::new(if rng.below(BLITZ) == 0 {
            Variant::Blitz
        } else {
            Variant::Standard
        });
        for _ in 0..OPENING {
            let legal = position.legal();
            let step = legal.nth(rng.below(legal.len()));
            position.make(step.expect("there is room for ten rings"));
        }
        self.engine.forget();
        let mut met = Vec::new();
        while position.to_act().is_some() {
            let task = Task {
                nodes: PLAY,
                seed: rng.next(),
                ..Task::default()
            };
            let thought = self.engine.think(&position, &task, &mut |_| Flow::GoOn);
            let steps = thought.best().to_vec();
            let mut thought = Some(thought);
            for step in steps {
                if position.phase() != Phase::Place && position.legal().len() > 1 {
                    met.push(Met {
                        position,
                        thought: thought.take(),
                    });
                }
                position.make(step);
            }
        }
        met
    }
}

type Proof = (Shelf, Goal, u8, Vec<Whole<Position>>);

/// What a position of a game is a tactic of, if it is one that is wanted.
fn proved(met: &Met, wanted: &[Shelf]) -> Option<Proof> {
    match &met.thought {
        Some(thought) => whole(&met.position, thought, wanted),
        None => choice(&met.position, wanted),
    }
}

/// A tactic at the beginning of a turn.
fn whole(position: &Position, thought: &Thought<Step>, wanted: &[Shelf]) -> Option<Proof> {
    let own = position.side().seat();
    let line = &thought.lines[0];
    let (goal, within, right) = match line.forced {
        Some((winner, turns)) if winner == own => {
            let longest = turns.div_ceil(2).min(LONGEST_WIN.into()) as u8;
            let mut wins =
                (1..=longest).map(|within| (within, solutions(position, Goal::Win, within)));
            let (within, right) = wins.find(|(_, right)| !right.is_empty())?;
            (Goal::Win, within, right)
        }
        Some(_) => return None,
        None if line.chances[own.index()] < HOPELESS => return None,
        None => defended(position, wanted)?,
    };
    let is_rare = 4 * right.len() <= turns(position).len();
    is_rare.then_some((Shelf::Whole(goal, within), goal, within, right))
}

/// A defence at the beginning of a turn.
fn defended(position: &Position, wanted: &[Shelf]) -> Option<(Goal, u8, Vec<Whole<Position>>)> {
    (1..=LONGEST_DEFENCE).find_map(|within| {
        let goals = [Goal::Only, Goal::Defend].map(|goal| Shelf::Whole(goal, within));
        let is_wanted = goals.iter().any(|shelf| wanted.contains(shelf));
        if !is_wanted || !most_lose(position, within) {
            return None;
        }
        let (goal, right) = defence(position, within)?;
        Some((goal, within, right))
    })
}

/// Whether most of a few turns, from all over the board, let the opponent win by force.
fn most_lose(position: &Position, within: u8) -> bool {
    let all = turns(position);
    let opponent = position.side().opponent();
    let mut forced = Forced::default();
    let sample = all.iter().step_by(all.len().div_ceil(SAMPLE));
    let (mut lose, mut hold) = (0, 0);
    for turn in sample {
        if forced.is_won(&turn.after, opponent, within) {
            lose += 1;
        } else {
            hold += 1;
        }
        if hold > SAMPLE / 2 {
            return false;
        }
    }
    lose > hold
}

/// A tactic in the middle of a turn: which row, which ring.
fn choice(position: &Position, wanted: &[Shelf]) -> Option<Proof> {
    if !wanted.contains(&Shelf::Choice) {
        return None;
    }
    let wins = (1..=2).map(|within| (Goal::Win, within, solutions(position, Goal::Win, within)));
    let defences = (1..=LONGEST_DEFENCE).filter_map(|within| {
        let (goal, right) = defence(position, within)?;
        Some((goal, within, right))
    });
    let mut found = wins
        .chain(defences)
        .filter(|(_, _, right)| !right.is_empty());
    let (goal, within, right) = found.next()?;
    let is_rare = 2 * right.len() <= turns(position).len();
    is_rare.then_some((Shelf::Choice, goal, within, right))
}
