//! The players of matches: the engine with changes, and the opponents it is measured against.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::time::Duration;

use engine::{Engine, Flow, Level, Task, Thought};
use game::{MAX_SEATS, Rng};
use gemblo::{Piece, Placement, Position, Setup};
use gemblo_engine::{GembloEngine, Policy, Rule, Settings, Weights};

use crate::cpu;
use crate::options::{Failure, Options};
use crate::program::Program;

/// What a player may use for one turn; written `nodes=400` or, in milliseconds, `cpu=100` or `clock=100`.
#[derive(Clone, Copy)]
pub enum Budget {
    Nodes(u64),
    /// Processor time of the thread that answers, which other programs do not disturb.
    Cpu(Duration),
    /// Time by the clock, for players with several threads.
    Clock(Duration),
}

impl Budget {
    /// What `nodes=`, `cpu=` or `clock=` say; so many nodes where they say nothing.
    pub fn of(options: &Options, nodes: u64) -> Result<Budget, Failure> {
        let (cpu, clock) = (options.find("cpu")?, options.find("clock")?);
        let cpu = cpu.map(|limit| Budget::Cpu(Duration::from_millis(limit)));
        let clock = clock.map(|limit| Budget::Clock(Duration::from_millis(limit)));
        let nodes = options.or("nodes", nodes)?;
        Ok(cpu.or(clock).unwrap_or(Budget::Nodes(nodes)))
    }

    /// Up to a sixteenth of the nodes less.
    pub fn varied(self, rng: &mut Rng) -> Budget {
        match self {
            Budget::Nodes(nodes) => {
                Budget::Nodes(nodes - rng.below(nodes as usize / 16 + 1) as u64)
            }
            Budget::Cpu(_) | Budget::Clock(_) => self,
        }
    }

    fn times(self, factor: u32) -> Budget {
        match self {
            Budget::Nodes(nodes) => Budget::Nodes(nodes * u64::from(factor)),
            Budget::Cpu(limit) => Budget::Cpu(limit * factor),
            Budget::Clock(limit) => Budget::Clock(limit * factor),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Budget::Cpu(limit) => write!(f, "cpu={}", limit.as_millis()),
            Budget::Clock(limit) => write!(f, "clock={}", limit.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Budget, Failure> {
        match text.split_once('=') {
            Some(("nodes", nodes)) => Ok(Budget::Nodes(nodes.parse()?)),
            Some(("cpu", limit)) => Ok(Budget::Cpu(Duration::from_millis(limit.parse()?))),
            Some(("clock", limit)) => Ok(Budget::Clock(Duration::from_millis(limit.parse()?))),
            _ => Err(format!("{text} is no budget").into()),
        }
    }
}

/// A game so far.
pub struct Played {
    pub setup: Setup,
    pub turns: Vec<Placement>,
    pub position: Position,
}

impl Played {
    pub fn new(setup: &Setup, turns: Vec<Placement>) -> Played {
        let mut position = Position::new(setup);
        for placement in &turns {
            position.play(*placement).expect("turns keep the rules");
        }
        Played {
            setup: *setup,
            turns,
            position,
        }
    }

    pub fn play(&mut self, placement: Placement) {
        self.position
            .play(placement)
            .expect("players keep the rules");
        self.turns.push(placement);
    }
}

/// How many times the budget of a match a player has, while its colour has laid so many pieces.
#[derive(Clone)]
pub struct Patience {
    times: u32,
    laid: Range<usize>,
}

impl Patience {
    const USUAL: Patience = Patience {
        times: 1,
        laid: 0..usize::MAX,
    };

    fn with(&self, budget: Budget, position: &Position) -> Budget {
        let left = position.to_act().map(|colour| position.left(colour).len());
        let laid = Piece::COUNT - left.unwrap_or(0);
        budget.times(if self.laid.contains(&laid) {
            self.times
        } else {
            1
        })
    }
}

/// A player at one seat, for one game.
pub enum Player {
    Engine(Box<GembloEngine>, Level, Patience),
    Greedy,
    Random,
    Program(Program),
}

/// What makes players, as written on the command line.
#[derive(Clone)]
pub struct Kind {
    settings: Settings,
    level: Level,
    patience: Patience,
    base: Base,
}

#[derive(Clone)]
enum Base {
    Engine,
    Greedy,
    Random,
    /// Another laboratory, and the player it is asked for.
    Program {
        path: String,
        player: String,
    },
}

impl Kind {
    pub fn read(text: &str) -> Result<Kind, Failure> {
        if let Some(rest) = text.strip_prefix("program:") {
            return Ok(Kind::of_program(rest));
        }
        let mut parts = text.split(':');
        let (base, settings) = match parts.next().unwrap_or_default() {
            "engine" => (Base::Engine, Settings::default()),
            "plain" => (Base::Engine, Settings::plain()),
            "greedy" => (Base::Greedy, Settings::default()),
            "random" => (Base::Random, Settings::default()),
            other => return Err(format!("no such player: {other}").into()),
        };
        let mut kind = Kind {
            settings,
            level: Level::BEST,
            patience: Patience::USUAL,
            base,
        };
        for part in parts {
            let (name, value) = part.split_once('=').ok_or("a change is name=value")?;
            kind.change(name, value)?;
        }
        Ok(kind)
    }

    fn of_program(text: &str) -> Kind {
        let (path, player) = text.split_once(':').unwrap_or((text, "engine"));
        Kind {
            settings: Settings::default(),
            level: Level::BEST,
            patience: Patience::USUAL,
            base: Base::Program {
                path: path.to_owned(),
                player: player.to_owned(),
            },
        }
    }

    fn change(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let settings = &mut self.settings;
        match name {
            "level" => self.level = value.parse()?,
            "times" => self.patience.times = value.parse()?,
            "from" => self.patience.laid.start = value.parse()?,
            "to" => self.patience.laid.end = value.parse()?,
            "explore" | "fpu" | "pending" => change_rule(&mut settings.rule, name, value)?,
            "rivals" => settings.rivals = [value.parse()?; MAX_SEATS - 1],
            "rounds" => settings.rounds = value.parse()?,
            "width" => settings.width = value.parse()?,
            "bonus" => settings.bonus = value.parse()?,
            "first" => settings.first = [value.parse()?; MAX_SEATS - 1],
            "history" => settings.history = value.parse()?,
            "widening" => settings.widening = value == "yes",
            "policy" => {
                let net = Policy::read(&std::fs::read(value)?).ok_or("this is no net of priors")?;
                // Players are made once a match.
                settings.policy = Some(Box::leak(Box::new(net)));
            }
            "finished" => settings.judges_finished = value == "yes",
            "lcb" => settings.lower_bound = value.parse()?,
            "open" => settings.open_at = value.parse()?,
            "threads" => settings.threads = value.parse()?,
            "endings" => settings.endings = value == "yes",
            "packing" => settings.packing = value == "yes",
            "priors" if value == "no" => settings.policy = None,
            "weights" => {
                let text = std::fs::read_to_string(value)?;
                settings.weights = Weights::read(&text).ok_or("these are no weights")?;
            }
            _ => return Err(format!("no such change: {name}={value}").into()),
        }
        Ok(())
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What a search by this engine says that each seat may expect.
    pub fn expectation(
        &self,
        position: &Position,
        budget: Budget,
        rng: &mut Rng,
    ) -> [f32; MAX_SEATS] {
        let mut engine = self.engine();
        let budget = self.patience.with(budget, position);
        think(&mut engine, Level::BEST, position, budget, rng);
        engine.expectation().unwrap_or_default()
    }

    pub fn engine(&self) -> GembloEngine {
        GembloEngine::new(self.settings.clone())
    }

    /// A player for a game with this setup.
    pub fn player(&self, setup: &Setup) -> Result<Player, Failure> {
        Ok(match &self.base {
            Base::Engine => {
                Player::Engine(Box::new(self.engine()), self.level, self.patience.clone())
            }
            Base::Greedy => Player::Greedy,
            Base::Random => Player::Random,
            Base::Program { path, player } => Player::Program(Program::start(path, player, setup)?),
        })
    }
}

fn change_rule(rule: &mut Rule, name: &str, value: &str) -> Result<(), Failure> {
    match (rule, name) {
        (Rule::Puct { exploration, .. } | Rule::Uct { exploration }, "explore") => {
            *exploration = value.parse()?;
        }
        (
            Rule::Puct {
                first_play_reduction,
                ..
            },
            "fpu",
        ) => *first_play_reduction = value.parse()?,
        (Rule::Puct { counts_pending, .. }, "pending") => *counts_pending = value == "yes",
        _ => return Err("UCT tries everything first".into()),
    }
    Ok(())
}

impl Player {
    /// The placement this player lays, and how many simulations were made for it.
    pub fn choose(&mut self, played: &Played, budget: Budget, rng: &mut Rng) -> (Placement, u64) {
        let position = &played.position;
        let legal = position.legal();
        let any = |rng: &mut Rng| legal.nth(rng.below(legal.len())).expect("someone can move");
        match self {
            Player::Random => (any(rng), 0),
            Player::Greedy => (greedy(position, rng), 0),
            Player::Engine(engine, level, patience) => {
                let budget = patience.with(budget, position);
                think(engine, *level, position, budget, rng)
            }
            Player::Program(program) => program.choose(played, budget, rng.next()),
        }
    }
}

fn think(
    engine: &mut GembloEngine,
    level: Level,
    position: &Position,
    budget: Budget,
    rng: &mut Rng,
) -> (Placement, u64) {
    let mut task = Task {
        level,
        seed: rng.next(),
        ..Task::default()
    };
    let thought = match budget {
        Budget::Nodes(nodes) => {
            task.nodes = nodes;
            engine.think(position, &task, &mut |_| Flow::GoOn)
        }
        Budget::Cpu(limit) => think_until(engine, position, &task, limit, cpu::time),
        Budget::Clock(limit) => think_until(engine, position, &task, limit, cpu::clock),
    };
    (thought.best()[0], thought.nodes)
}

/// What the engine thinks when so much of some time has gone by.
pub fn think_until(
    engine: &mut GembloEngine,
    position: &Position,
    task: &Task,
    limit: Duration,
    time: impl Fn() -> Duration,
) -> Thought<Placement> {
    let end = time() + limit;
    let mut in_time = |_: &_| {
        if time() < end { Flow::GoOn } else { Flow::Stop }
    };
    engine.think(position, task, &mut in_time)
}

/// The largest piece, and of those one that gives the most new connections.
fn greedy(position: &Position, rng: &mut Rng) -> Placement {
    let colour = position.to_act().expect("someone can move");
    let before = position.anchors(colour).len() as i64;
    let worth = |placement: Placement| {
        let mut after = *position;
        after.make(placement);
        let opened = after.anchors(colour).len() as i64 - before;
        (placement.piece().size(), opened)
    };
    let mut best: Vec<Placement> = Vec::new();
    let mut most = (0, i64::MIN);
    for placement in position.legal().iter() {
        if placement.piece().size() < most.0 {
            continue;
        }
        let worth = worth(placement);
        if worth > most {
            best.clear();
            most = worth;
        }
        if worth == most {
            best.push(placement);
        }
    }
    best[rng.below(best.len())]
}
