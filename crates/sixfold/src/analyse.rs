//! `sixfold analyse`: the best turns in a position, what they are worth, and what follows them.

mod tree;

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use engine::{Flow, Line, ThoughtOf};
use game::{Match, Seat};
use games::Kind;
use i18n::Lang;
use serde::Serialize;

use crate::budget::Budget;
use crate::cli::Analyse;
use crate::failure::Failure;
use crate::files;
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::recorded::AnyRecorded;
use crate::show;
use crate::thinks::{Gear, Thinks, texts, think};
use crate::words::counted;

/// How long to think unless something else is asked for.
const USUAL: Budget = Budget::millis(1_000);

/// What is told, in the order in which the JSON object tells it.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    setup: String,
    moves: Vec<String>,
    /// The seat that acts, counted from 1.
    seat: u8,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    lines: Vec<Best>,
}

/// One of the best turns.
#[derive(Serialize)]
struct Best {
    turn: String,
    /// The chance of whoever acts.
    chance: f32,
    /// The chance of each seat to win.
    chances: Vec<f32>,
    forced: Option<Forced>,
    pv: Vec<String>,
}

/// A win that is proved.
#[derive(Serialize)]
struct Forced {
    seat: u8,
    turns: u32,
}

/// Analyses the position that the arguments name.
pub fn run(arguments: &Analyse, out: &mut impl Write) -> Result<(), Failure> {
    let first = arguments.words.first().map_or("", String::as_str);
    if arguments.words.len() == 1 && Path::new(files::numbered(first).0).is_file() {
        let any = files::single(first)?;
        if arguments.tree {
            return games::with!(AnyRecorded: any, recorded => tree::run(recorded.whole()?, arguments, out));
        }
        return games::with!(AnyRecorded: any, recorded => {
            analyse(recorded.whole()?.game, arguments, out)
        });
    }
    if arguments.tree {
        return Err(Failure::new("--tree wants a file with a record"));
    }
    let (setup, turns) = show::split(&arguments.words);
    games::each!(Kind::of_setup(&setup), G => {
        let game = show::replay::<G>(&setup, &turns)?;
        analyse(game, arguments, out)
    })
}

fn analyse<G: Thinks>(
    mut game: Match<G>,
    arguments: &Analyse,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(turn) = arguments.turn {
        go_to(&mut game, turn)?;
    }
    let position = game.position();
    let Some(seat) = position.to_move() else {
        return Err(Failure::new("the game is over in this position"));
    };
    let budget = arguments.budget.or(USUAL);
    let task = budget.task(arguments.level, arguments.lines, arguments.seed);
    let mut engine = G::engine(Gear {
        threads: arguments.threads,
        ..Gear::default()
    });
    let start = Instant::now();
    let deadline = budget.deadline(start);
    let interrupt = Interrupt::listen();
    let mut progress = Progress::new();
    let see = |thought: &ThoughtOf<G>| {
        progress.tell(budget.part(start.elapsed(), thought.nodes), || {
            so_far::<G>(seat, thought)
        });
        if interrupt.has_come() {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    };
    let thought = think(&mut engine, position, &task, deadline, see);
    drop(progress);
    let report = report(&game, seat, &thought, start.elapsed());
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?
    } else {
        write(&report, position, out)?
    }
    interrupt.check()
}

/// What is thought for the time being, in a few words.
fn so_far<G: Thinks>(seat: Seat, thought: &ThoughtOf<G>) -> String {
    let chance = 100.0 * thought.lines[0].chances[seat.index()];
    let turn = G::write_turn(thought.best());
    format!("{chance:.1} % {turn}, {}", counted(thought.nodes, "node"))
}

/// Takes turns back until so many are left.
fn go_to<G: Thinks>(game: &mut Match<G>, turn: usize) -> Result<(), Failure> {
    let count = game.turn_count();
    let back = count.checked_sub(turn);
    let back =
        back.ok_or_else(|| Failure::new(format!("this game has {}", counted(count, "turn"))))?;
    for _ in 0..back {
        game.undo_turn();
    }
    Ok(())
}

fn report<G: Thinks>(
    game: &Match<G>,
    seat: Seat,
    thought: &ThoughtOf<G>,
    spent: Duration,
) -> Report {
    let seconds = spent.as_secs_f64();
    let position = game.position();
    let best = |line: &Line<G::Step>| Best {
        turn: G::write_turn(&line.turns[0]),
        chance: line.chances[seat.index()],
        chances: line.chances[..usize::from(position.seats())].to_vec(),
        forced: line.forced.map(|(winner, turns)| Forced {
            seat: winner.0 + 1,
            turns,
        }),
        pv: texts(position, &line.turns),
    };
    let lines = thought.lines.iter();
    Report {
        game: G::NAME,
        setup: game.setup().to_string(),
        moves: game.turn_texts(),
        seat: seat.0 + 1,
        depth: thought.depth,
        nodes: thought.nodes,
        seconds,
        nodes_per_second: (thought.nodes as f64 / seconds.max(1e-9)) as u64,
        lines: lines.map(best).collect(),
    }
}

fn write<G: Thinks>(report: &Report, position: &G, out: &mut impl Write) -> Result<(), Failure> {
    let (nodes, seconds) = (report.nodes, report.seconds);
    let due = position.due(Lang::En).unwrap_or_default();
    let depth = match report.depth {
        0 => String::new(),
        depth => format!("depth {depth}, "),
    };
    let nodes = counted(nodes, "node");
    writeln!(out, "{due}: {depth}{nodes}, {seconds:.2} s")?;
    for (line, number) in report.lines.iter().zip(1..) {
        let worth = match &line.forced {
            Some(forced) if forced.seat == report.seat => format!("wins in {}", forced.turns),
            Some(forced) => format!("loses in {}", forced.turns),
            None => format!("{:.1} %", 100.0 * line.chance),
        };
        writeln!(out, "{number}. {worth:>7}  {}", line.pv.join("  "))?;
        if line.chances.len() > 2 {
            writeln!(out, "      {}", expectations(position, &line.chances))?;
        }
    }
    Ok(())
}

fn expectations(position: &impl Thinks, chances: &[f32]) -> String {
    let each = chances.iter().zip(0..).map(|(chance, seat)| {
        let name = position.seat_name(Seat(seat), Lang::En);
        format!("{name} {:.1} %", 100.0 * chance)
    });
    each.collect::<Vec<_>>().join(", ")
}
