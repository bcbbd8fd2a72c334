//! Another program that talks UGI.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use game::Match;
use games::Variant;

use super::Fault;
use crate::budget::Budget;
use crate::thinks::Thinks;

/// How long a program may take to start, or to get ready.
const START: Duration = Duration::from_secs(20);
/// How much longer than its time a program may take before it counts as silent.
const GRACE: Duration = Duration::from_secs(5);
/// How long a search without a bound on its time may take.
const LONGEST: Duration = Duration::from_secs(300);
/// How long a program may take to quit before it is ended.
const GOODBYE: Duration = Duration::from_millis(500);

/// A program, started again whenever it has died.
pub struct Program {
    command: Vec<String>,
    variant: Variant,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    /// Starts a program and waits until it is ready.
    pub fn start(command: &[String], variant: Variant) -> Result<Program, Fault> {
        let mut program = Program {
            command: command.to_vec(),
            variant,
            running: None,
        };
        program.begin()?;
        Ok(program)
    }

    /// Makes it ready for a game.
    pub fn begin(&mut self) -> Result<(), Fault> {
        let running = match &mut self.running {
            Some(running) => running,
            None => self
                .running
                .insert(Running::start(&self.command, self.variant)?),
        };
        let ready = running
            .tell("uginewgame")
            .and_then(|()| running.get_ready());
        self.unless_dead(ready)
    }

    /// The text of the turn that it plays.
    pub fn turn<G: Thinks>(&mut self, game: &Match<G>, budget: &Budget) -> Result<String, Fault> {
        let running = self.running.as_mut().ok_or(Fault::NotRunning)?;
        let asked = running
            .tell(&position(game, self.variant))
            .and_then(|()| running.tell(&go(budget)));
        let patience = budget
            .time
            .map_or(LONGEST, |time| time.saturating_add(GRACE));
        let answer = asked.and_then(|()| running.wait_for("bestmove", patience));
        self.unless_dead(answer)
    }

    /// A program that has died or fallen silent is not asked again.
    fn unless_dead<T>(&mut self, answer: Result<T, Fault>) -> Result<T, Fault> {
        if answer.is_err() {
            self.running = None;
        }
        answer
    }
}

impl Running {
    fn start(command: &[String], variant: Variant) -> Result<Running, Fault> {
        let named = || command.join(" ");
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Fault::Unstarted(named(), error))?;
        let input = child.stdin.take().expect("its input is piped");
        let output = child.stdout.take().expect("its output is piped");
        let (to, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output).split(b'\n');
            while let Some(Ok(line)) = output.next() {
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if to.send(line).is_err() {
                    return;
                }
            }
        });
        let mut running = Running {
            child,
            input,
            lines,
        };
        running
            .introduce(variant)
            .map_err(|reason| Fault::Unready(named(), Box::new(reason)))?;
        Ok(running)
    }

    fn introduce(&mut self, variant: Variant) -> Result<(), Fault> {
        self.tell("ugi")?;
        self.wait_for("ugiok", START)?;
        self.tell(&format!("setoption name Variant value {}", variant.name))?;
        self.get_ready()
    }

    fn get_ready(&mut self) -> Result<(), Fault> {
        self.tell("isready")?;
        self.wait_for("readyok", START).map(drop)
    }

    fn tell(&mut self, line: &str) -> Result<(), Fault> {
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(Fault::Deaf)
    }

    /// Waits for a line that begins with this word; says the word after it.
    fn wait_for(&mut self, word: &'static str, patience: Duration) -> Result<String, Fault> {
        let end = Instant::now().checked_add(patience);
        loop {
            let left = end.map_or(LONGEST, |end| end.saturating_duration_since(Instant::now()));
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => Fault::Silent(word, patience),
                RecvTimeoutError::Disconnected => Fault::Ended,
            })?;
            let mut words = line.split_whitespace();
            if words.next() == Some(word) {
                return Ok(words.next().unwrap_or("").to_owned());
            }
        }
    }
}

impl Drop for Running {
    /// Asks the program to quit, and ends it if it does not.
    fn drop(&mut self) {
        let asked = self.tell("quit").is_ok();
        let end = Instant::now() + GOODBYE;
        while asked && Instant::now() < end {
            // Its output ends when it does.
            match self.lines.recv_timeout(GOODBYE) {
                Ok(_) => {}
                Err(_) => break,
            }
        }
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            // It may have ended by itself in the meantime, which is just as well.
            self.child.kill().ok();
            self.child.wait().ok();
        }
    }
}

fn position<G: Thinks>(game: &Match<G>, variant: Variant) -> String {
    let setup = game.setup().to_string();
    let mut line = if setup == variant.setup {
        "position startpos".to_owned()
    } else {
        format!("position fen {setup}")
    };
    let turns = game.turn_texts();
    if !turns.is_empty() {
        line += " moves ";
        line += &turns.join(" ");
    }
    line
}

fn go(budget: &Budget) -> String {
    let mut line = "go".to_owned();
    let mut add = |name: &str, value: Option<u128>| {
        if let Some(value) = value {
            write!(line, " {name} {value}").expect("memory suffices");
        }
    };
    add("movetime", budget.time.map(|time| time.as_millis()));
    add("nodes", budget.nodes.map(u128::from));
    add("depth", budget.depth.map(u128::from));
    line
}
