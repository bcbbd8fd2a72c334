//! `sixfold match`: two players, many games, and how sure the result is.

mod contender;
mod game;
mod opening;
mod player;
pub mod program;
mod report;

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use engine::elo::{Finding, Sprt};

use crate::budget::Budget;
use crate::cli::Duel;
use crate::failure::{Failure, faults};
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::thinks::Thinks;

use contender::Contender;
use game::{Round, Table};
use opening::Openings;
use report::{Log, Standing};

faults! {
    /// What went wrong with a player.
    pub enum Fault {
        NoProgram => "cmd: needs a program",
        Undescribed(word: String) =>
            "a player is not described by {word:?}; see `sixfold match --help`",
        BadNumber(value: String, name: String) => "{value:?} is no number for {name}",
        Unstarted(command: String, error: io::Error) => "{command:?}: {error}",
        Unready(command: String, reason: Box<Fault>) => "{command:?}: {reason}",
        NotRunning => "it is not running",
        Deaf(error: io::Error) => "it does not listen any more: {error}",
        Silent(word: &'static str, patience: Duration) => "no {word} after {patience:?}",
        Ended => "it has ended",
        IllegalStep(step: String, reason: String) => "illegal step {step}: {reason}",
        IllegalTurn(turn: String, reason: String) => "illegal turn {turn:?}: {reason}",
    }
}

/// How long to think unless something else is asked for.
const USUAL: Budget = Budget::millis(100);
/// How often the score is told while the match goes on.
const BETWEEN_NEWS: Duration = Duration::from_secs(30);

/// Plays the match and tells its result.
pub fn run(arguments: &Duel, out: &mut impl Write) -> Result<(), Failure> {
    games::each!(arguments.variant.game, G => play::<G>(arguments, out))
}

/// The test of two differences, if any were given.
fn test(differences: Option<&[f64]>) -> Result<Option<Sprt>, Failure> {
    let test = match differences {
        None => return Ok(None),
        Some([lower, higher]) => Sprt::new(*lower, *higher),
        Some(_) => None,
    };
    let wrong = || Failure::new("--sprt needs two differences, the lower one first");
    test.ok_or_else(wrong).map(Some)
}

/// What the threads share.
struct Plan<'a, G: Thinks> {
    arguments: &'a Duel,
    contenders: [Contender; 2],
    openings: Openings<G>,
    seats: u8,
    rounds: u32,
    next: AtomicU32,
    interrupt: Interrupt,
    is_decided: AtomicBool,
}

fn play<G: Thinks>(arguments: &Duel, out: &mut impl Write) -> Result<(), Failure> {
    let budget = arguments.budget.or(USUAL);
    let contender = |text: &str| Contender::read(text, budget);
    let openings = Openings::<G>::new(arguments)?;
    let seats = openings.seats();
    let plan = Plan {
        arguments,
        contenders: [contender(&arguments.a)?, contender(&arguments.b)?],
        openings,
        seats,
        rounds: arguments.games.div_ceil(seats.into()),
        next: AtomicU32::new(0),
        interrupt: Interrupt::listen(),
        is_decided: AtomicBool::new(false),
    };
    let sprt = test(arguments.sprt.as_deref())?;
    let log = arguments.log.as_deref().map(Log::open).transpose()?;
    let mut standing = Standing::new(arguments, seats, sprt);
    thread::scope(|scope| {
        let (sender, rounds) = mpsc::channel();
        for _ in 0..arguments.threads {
            let (plan, sender) = (&plan, sender.clone());
            scope.spawn(move || play_rounds(plan, &sender));
        }
        drop(sender);
        let heard = hear(rounds, &plan, &mut standing, log, out);
        plan.is_decided.store(true, Ordering::Relaxed);
        heard
    })?;
    if standing.games() > 0 {
        standing.finish(out)?;
    }
    plan.interrupt.check()
}

/// Plays rounds until there are no more or the match is decided.
fn play_rounds<G: Thinks>(plan: &Plan<'_, G>, to: &Sender<Result<Round<G>, Fault>>) {
    let mut table = match Table::new(plan.arguments.variant, &plan.contenders, plan.seats) {
        Ok(table) => table,
        Err(reason) => {
            to.send(Err(reason)).ok();
            return;
        }
    };
    while !plan.is_decided.load(Ordering::Relaxed) {
        let number = plan.next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.rounds {
            return;
        }
        let opening = plan.openings.nth(number);
        let round = table.round(number, &opening, plan.arguments.seed, &plan.interrupt);
        let Some(round) = round else {
            return;
        };
        // Nobody listens any more only when the match has failed.
        if to.send(Ok(round)).is_err() {
            return;
        }
    }
}

/// Takes the rounds as they are played.
fn hear<G: Thinks>(
    rounds: Receiver<Result<Round<G>, Fault>>,
    plan: &Plan<'_, G>,
    standing: &mut Standing,
    mut log: Option<Log>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut told = Instant::now();
    let mut progress = Progress::new();
    let games = plan.rounds * u32::from(plan.seats);
    for round in rounds {
        let round = round?;
        if let Some(log) = &mut log {
            log.write(&round)?;
        }
        standing.add(&round);
        if standing.finding() != Finding::Open {
            plan.is_decided.store(true, Ordering::Relaxed);
        }
        let played = standing.games();
        progress.tell(f64::from(played) / f64::from(games), || standing.brief());
        if told.elapsed() >= BETWEEN_NEWS && !plan.arguments.json {
            told = Instant::now();
            standing.tell(out)?;
            out.flush()?;
        }
    }
    Ok(())
}
