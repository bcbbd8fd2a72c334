//! `sixfold engine`: the engines behind the protocol UGI, on standard input and output.
//!
//! One thread reads the input, one thinks, and this one alone keeps the state and writes. So no
//! command ever waits for a search.

mod limits;
mod options;
mod report;
mod subject;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{self, SyncSender};
use std::thread;
use std::time::Instant;

use engine::NoSuchLevel;
use engine::ugi::{Bounds, Command};
use games::UnknownVariant;

use crate::failure::{Failure, faults};
use crate::play::input::Line;

use options::{Changed, Options};
use subject::{Asked, Subject, Thinking};

/// The longest line; a `position` with every turn of a long game has some 3,000 characters.
const LONGEST_LINE: u64 = 1 << 16;
/// Events that may wait to be handled.
const WAITING: usize = 64;

faults! {
    /// What `info string` says.
    pub enum Fault {
        NoOption(name: String) => "there is no option {name:?}",
        OutOfRange(name: String, least: u64, most: u64) => "{name} is a number from {least} to {most}",
        Variant(error: UnknownVariant) => "{error}",
        Level(error: NoSuchLevel) => "{error}",
        Position(text: String, reason: String) => "{text:?} is no position: {reason}",
        Move(number: usize, text: String, reason: String) => "move {number} ({text}): {reason}",
        Over => "the game is over",
        Thread(error: io::Error) => "no thread to think with: {error}",
        NothingToStop => "there is no search to stop",
        Searching => "a search is going on: stop it first",
    }
}

/// What the main thread is told.
enum Event {
    /// A line came in, at this time.
    Line(Instant, Line),
    /// The search has news.
    Info(String),
    /// The search is done, with this turn.
    Best(String),
}

/// Answers commands until `quit` or the end of the input.
pub fn run(out: &mut impl Write) -> Result<(), Failure> {
    let (sender, events) = mpsc::sync_channel(WAITING);
    let lines = sender.clone();
    thread::spawn(move || read_lines(&lines));
    let mut session = Session::new(sender);
    for event in events {
        let talk = session.hear(event, out)?;
        out.flush()?;
        if talk.is_break() {
            break;
        }
    }
    Ok(())
}

fn read_lines(to: &SyncSender<Event>) {
    let mut stdin = io::stdin().lock();
    loop {
        let line = Line::read(&mut stdin, LONGEST_LINE);
        let is_last = matches!(line, Line::End);
        let sent = to.send(Event::Line(Instant::now(), line));
        if is_last || sent.is_err() {
            return;
        }
    }
}

struct Session {
    options: Options,
    subject: Box<dyn Subject>,
    thinking: Option<Thinking>,
    /// The input has ended; the search that was going on is told before the program ends.
    is_ending: bool,
    events: SyncSender<Event>,
}

impl Session {
    fn new(events: SyncSender<Event>) -> Session {
        let options = Options::default();
        Session {
            subject: subject::subject(options.variant, options.gear),
            options,
            thinking: None,
            is_ending: false,
            events,
        }
    }

    fn hear(&mut self, event: Event, out: &mut impl Write) -> Result<ControlFlow<()>, Failure> {
        match event {
            Event::Info(line) => writeln!(out, "{line}")?,
            Event::Best(turn) => {
                self.thinking = None;
                writeln!(out, "bestmove {turn}")?;
                if self.is_ending {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Event::Line(_, Line::End) => {
                self.is_ending = true;
                return Ok(match &self.thinking {
                    Some(thinking) => {
                        thinking.stop();
                        ControlFlow::Continue(())
                    }
                    None => ControlFlow::Break(()),
                });
            }
            Event::Line(_, Line::Bad(reason)) => writeln!(out, "info string {reason}")?,
            Event::Line(came, Line::Text(line)) => match Command::read(&line) {
                Ok(Command::Quit) => return Ok(ControlFlow::Break(())),
                Ok(command) => self.obey(command, came, out)?,
                Err(reason) => writeln!(out, "info string {reason}")?,
            },
        }
        Ok(ControlFlow::Continue(()))
    }

    fn obey(
        &mut self,
        command: Command<'_>,
        came: Instant,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let done = match command {
            Command::Nothing | Command::Quit => Ok(()),
            Command::Ugi => return self.introduce(out),
            Command::IsReady => return Ok(writeln!(out, "readyok")?),
            Command::Query(query) => {
                return Ok(writeln!(out, "response {}", self.subject.answer(query))?);
            }
            Command::Stop => match &self.thinking {
                Some(thinking) => {
                    thinking.stop();
                    Ok(())
                }
                None => Err(Fault::NothingToStop),
            },
            _ if self.thinking.is_some() => Err(Fault::Searching),
            Command::NewGame => {
                self.subject.forget();
                Ok(())
            }
            Command::SetOption { name, value } => self.set_option(name, value),
            Command::Position { setup, moves } => self.subject.set(setup.as_deref(), &moves),
            Command::Go(bounds) => return self.go(bounds, came, out),
        };
        match done {
            Ok(()) => Ok(()),
            Err(reason) => Ok(writeln!(out, "info string {reason}")?),
        }
    }

    fn introduce(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "id name Sixfold {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the Sixfold authors")?;
        writeln!(out, "{}", options::descriptions())?;
        Ok(writeln!(out, "ugiok")?)
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        match self.options.set(name, value)? {
            Changed::Nothing => {}
            Changed::Gear => self.subject.equip(self.options.gear),
            Changed::Variant => {
                self.subject = subject::subject(self.options.variant, self.options.gear)
            }
        }
        Ok(())
    }

    fn go(&mut self, bounds: Bounds, came: Instant, out: &mut impl Write) -> Result<(), Failure> {
        let asked = Asked {
            bounds,
            came,
            options: self.options,
        };
        match self.subject.go(asked, &self.events) {
            Ok(thinking) => self.thinking = Some(thinking),
            // Whoever says `go` waits for a best move, so there is an answer even to this.
            Err(reason) => writeln!(out, "info string {reason}\nbestmove (none)")?,
        }
        Ok(())
    }
}
