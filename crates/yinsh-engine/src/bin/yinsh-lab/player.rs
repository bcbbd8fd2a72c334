//! Those who play matches: our engine in any dress, the plain tree search, and a child.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use engine::ugi::Clock;
use engine::{Engine as _, Flow, Level, Mind, Pace, Task};
use game::Rng;
use yinsh::{Phase, Position, Step};
use yinsh_engine::{Engine, Evaluation, Options, turns_left};

use crate::arguments::{Arguments, number};
use crate::child::Child;
use crate::opening;
use crate::program::Program;
use crate::uct::Uct;

/// How long a player may think.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// About a turn.
    pub time: Option<Duration>,
    /// About all turns of a game together.
    pub clock: Option<Duration>,
    pub nodes: u64,
}

impl Patience {
    const UNBOUNDED: Patience = Patience {
        time: None,
        clock: None,
        nodes: u64::MAX,
    };

    /// The time for the next turn.
    fn pace(&self, position: &Position) -> Option<Pace> {
        let clock = self.clock.map(|left| {
            let clock = Clock {
                left: Some(left),
                ..Clock::default()
            };
            Pace::of(clock, turns_left(position))
        });
        let exact = |time| Pace {
            enough: time,
            most: time,
        };
        clock.or(self.time.map(exact))
    }
}

/// What a player is, before it sits down.
#[derive(Clone, Debug)]
pub enum Description {
    Engine {
        options: Box<Options>,
        task: Task,
        patience: Patience,
        /// Its rings are placed at random so far from the centre.
        scatter: Option<RangeInclusive<u8>>,
    },
    Uct(Patience),
    Child,
    /// Another program, and how it is described to itself.
    Program {
        path: String,
        description: String,
    },
}

/// Reads a description such as `net=gen2.net,ms=100`.
pub fn describe(text: &str) -> Result<Description, String> {
    if text == "child" {
        return Ok(Description::Child);
    }
    if let Some(rest) = text.strip_prefix("program=") {
        let (path, description) = rest.split_once(',').unwrap_or((rest, "own"));
        return Ok(Description::Program {
            path: path.to_owned(),
            description: description.to_owned(),
        });
    }
    let mut options = Options::default();
    let mut task = Task::default();
    let mut patience = Patience::UNBOUNDED;
    let mut scatter = None;
    let mut is_uct = false;
    for word in text.split(',') {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        match name {
            "uct" => is_uct = true,
            "hand" => options.evaluation = Evaluation::HandMade,
            "own" => options.evaluation = Evaluation::default(),
            "net" => options.evaluation = evaluation(value)?,
            "nodes" | "playouts" => patience.nodes = number(name, value)?,
            "ms" => patience.time = Some(Duration::from_millis(number(name, value)?)),
            "clock" => patience.clock = Some(Duration::from_millis(number(name, value)?)),
            "depth" => task.depth = number(name, value)?,
            "threads" => options.threads = number(name, value)?,
            "hash" => options.table_bytes = number::<usize>(name, value)? << 20,
            "scatter" => scatter = Some(reach(value)?),
            "level" => task.level = number::<Level>(name, value)?,
            _ => match options.tuning.by_name(name) {
                Some(constant) => *constant = number(name, value)?,
                None => return Err(format!("a player is not described by {word:?}")),
            },
        }
    }
    task.nodes = patience.nodes;
    let is_timed = patience.time.or(patience.clock).is_some();
    let has_bound = is_timed || task.nodes < u64::MAX || task.depth < u32::MAX;
    if !has_bound && task.level == Level::BEST {
        return Err(format!("{text:?} would think for ever: add nodes= or ms="));
    }
    if is_uct {
        return Ok(Description::Uct(patience));
    }
    Ok(Description::Engine {
        options: Box::new(options),
        task,
        patience,
        scatter,
    })
}

/// Reads distances such as `3-4`.
fn reach(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (near, far) = text.split_once('-').unwrap_or((text, text));
    Ok(number("scatter", near)?..=number("scatter", far)?)
}

/// The options of a description of the engine, whatever its bounds.
pub fn options(text: &str) -> Result<Options, String> {
    match describe(&format!("{text},nodes=1"))? {
        Description::Engine { options, .. } => Ok(*options),
        Description::Uct(_) | Description::Child | Description::Program { .. } => {
            Err(format!("{text:?} is not the engine"))
        }
    }
}

/// The engine with the net that `--net` names, its own if none.
pub fn with_net(arguments: &Arguments) -> Result<Options, String> {
    Ok(Options {
        evaluation: evaluation(&arguments.word("net", "own"))?,
        ..Options::default()
    })
}

/// Reads `hand`, `own`, `plain` (the same in plain loops), or a net's file.
pub fn evaluation(text: &str) -> Result<Evaluation, String> {
    match text {
        "hand" => return Ok(Evaluation::HandMade),
        "own" => return Ok(Evaluation::default()),
        "plain" => return Ok(Evaluation::default().with_plain_loops()),
        _ => {}
    }
    let bytes = std::fs::read(text).map_err(|error| format!("{text}: {error}"))?;
    Evaluation::from_bytes(&bytes).map_err(|fault| format!("{text}: {fault}"))
}

/// A player at the board, with what it has spent.
pub struct Player {
    head: Head,
    patience: Patience,
    scatter: Option<(RangeInclusive<u8>, Rng)>,
    pub nodes: u64,
    pub turns: u64,
    pub spent: Duration,
    pub longest: Duration,
    /// The most that a turn took beyond its time, without the waiting for a core.
    pub late: Duration,
}

/// What it thinks with.
enum Head {
    Engine(Box<Engine>, Task),
    Uct(Uct),
    Child(Child),
    Program(Program),
}

impl Player {
    pub fn new(description: &Description, seed: u64) -> Player {
        let mut scatter = None;
        let (head, patience) = match description {
            Description::Uct(patience) => (Head::Uct(Uct::new(seed)), *patience),
            Description::Child => (Head::Child(Child::new(seed)), Patience::UNBOUNDED),
            Description::Engine {
                options,
                task,
                patience,
                scatter: reach,
            } => {
                let task = Task { seed, ..*task };
                scatter = reach.clone().map(|reach| (reach, Rng::new(seed)));
                let engine = Box::new(Engine::new(Options::clone(options)));
                (Head::Engine(engine, task), *patience)
            }
            Description::Program { path, description } => {
                let program = Program::start(path, description, seed);
                (Head::Program(program), Patience::UNBOUNDED)
            }
        };
        Player {
            head,
            patience,
            scatter,
            nodes: 0,
            turns: 0,
            spent: Duration::ZERO,
            longest: Duration::ZERO,
            late: Duration::ZERO,
        }
    }

    /// The whole turn it plays.
    pub fn turn(&mut self, position: &Position) -> Vec<Step> {
        if let (Phase::Place, Some((reach, rng))) = (position.phase(), &mut self.scatter) {
            return vec![opening::scattered(rng, position, reach)];
        }
        let (start, waited, stolen) = (Instant::now(), time_waited(), time_stolen());
        let pace = self.patience.pace(position);
        let is_past = |time: Option<Duration>| time.is_some_and(|time| start.elapsed() >= time);
        let is_late = || is_past(pace.map(|pace| pace.most));
        let (steps, nodes) = match &mut self.head {
            Head::Engine(engine, task) => {
                let mut mind = Mind::<Position>::new(position.side().seat());
                let mut watch = |thought: &_| {
                    let is_done = mind.is_made_up(thought) && is_past(pace.map(|pace| pace.enough));
                    if is_done || is_late() {
                        Flow::Stop
                    } else {
                        Flow::GoOn
                    }
                };
                let thought = engine.think(position, task, &mut watch);
                (thought.best().to_vec(), thought.nodes)
            }
            Head::Uct(uct) => uct.turn(position, self.patience.nodes, &is_late),
            Head::Child(child) => child.turn(position),
            Head::Program(program) => program.turn(position),
        };
        let spent = start.elapsed();
        self.nodes += nodes;
        self.turns += 1;
        self.spent += spent;
        self.longest = self.longest.max(spent);
        if let Some(Pace { most, .. }) = pace {
            let waiting = time_waited().saturating_sub(waited);
            self.late = self.late.max(spent.saturating_sub(waiting + most));
            if spent > most + TOLERATED {
                let stealing = time_stolen().saturating_sub(stolen);
                eprintln!(
                    "a turn of {spent:.1?}: {waiting:.1?} waited for a core, {stealing:.1?} stolen from the machine"
                );
            }
        }
        let left = self.patience.clock.as_mut();
        left.into_iter()
            .for_each(|left| *left = left.saturating_sub(spent));
        steps
    }
}

/// Turns that take so much longer than they may are told of.
const TOLERATED: Duration = Duration::from_millis(10);

/// How long other machines have run in place of this one so far, on all cores, where the system tells.
fn time_stolen() -> Duration {
    let told = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks = told.split_whitespace().nth(8);
    Duration::from_millis(10 * ticks.and_then(|text| text.parse::<u64>().ok()).unwrap_or(0))
}

/// How long this thread has waited for a core so far, where the system tells (Linux does).
fn time_waited() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split_whitespace().nth(1);
    Duration::from_nanos(nanoseconds.and_then(|text| text.parse().ok()).unwrap_or(0))
}
