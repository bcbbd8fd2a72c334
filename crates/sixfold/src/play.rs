//! `sixfold play`: several people in turn at one keyboard, or a script or engine in their place.

mod command;
pub mod input;
mod keyboard;
mod opponents;
mod session;

use std::io::{self, IsTerminal, Write};

use engine::Level;
use i18n::Lang;
use i18n::app::ENGINE_LEVEL;
use i18n::terminal::play as words;

use crate::cli::Play;
use crate::failure::Failure;
use crate::recorded::Recorded;
use crate::say::{Said, Say};
use crate::thinks::Thinks;

use command::Command;
use input::Line;
use keyboard::Keyboard;
use opponents::Opponents;
use session::{Refused, Session};

/// Plays until somebody quits or the input ends.
pub fn run(arguments: &Play, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    games::each!(arguments.game, G => play::<G>(arguments, lang, out))
}

fn play<G: Thinks>(arguments: &Play, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let setup = G::setup(&arguments.setup)?;
    let mut session = Session::new(Recorded::<G>::new(setup), lang);
    if let Some(file) = &arguments.load {
        session.load(file)?;
    }
    let mut opponents = Opponents::new(arguments, session.position())?;
    writeln!(out, "{}\n", words::WELCOME.with(lang, &[G::NAME]))?;
    if let Some(first) = opponents.first {
        let place = (first + 1).to_string();
        writeln!(out, "{}\n", words::BEGINS.with(lang, &[&place]))?;
    }
    session.draw(out)?;
    let mut refused = 0;
    let mut keyboard = Keyboard::new();
    loop {
        if let Some(level) = opponents.level(session.to_move()) {
            answer(&mut session, &mut opponents, level, out)?;
            continue;
        }
        let prompt = format!("{}> ", session.prompt());
        let done = match keyboard.ask(&prompt, out)? {
            Line::End => break,
            Line::Text(text) => match Command::read(&text) {
                Command::Quit => break,
                command @ (Command::Undo | Command::Redo) => {
                    step(&mut session, &opponents, &command, out)?
                }
                command => session.obey(command, out)?,
            },
            Line::Bad(reason) => Err(Refused::Line(reason)),
        };
        if let Err(reason) = done {
            refused += 1;
            writeln!(out, "{}", reason.say(lang))?;
        }
    }
    writeln!(out)?;
    match refused {
        // A person has seen the message; a script must be told that it went wrong.
        0 => Ok(()),
        _ if io::stdin().is_terminal() => Ok(()),
        _ => {
            let refused = Said::new(|lang| words::LINES_REFUSED.count(lang, refused));
            Err(Failure::said(&refused))
        }
    }
}

/// Lets the engine play its turn.
fn answer<G: Thinks>(
    session: &mut Session<G>,
    opponents: &mut Opponents<G>,
    level: Level,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let engine = ENGINE_LEVEL.with(session.lang(), &[&level.to_string()]);
    writeln!(out, "{} … ({engine})", session.prompt())?;
    out.flush()?;
    let turn = opponents.turn(session.position(), level);
    writeln!(out, "{turn}")?;
    Ok(session.obey(Command::Turn(turn), out)??)
}

/// Takes turns back, or plays them again, until it is a person's turn.
fn step<G: Thinks>(
    session: &mut Session<G>,
    opponents: &Opponents<G>,
    command: &Command,
    out: &mut impl Write,
) -> Result<Result<(), Refused>, Failure> {
    let done = session.obey(command.clone(), out)?;
    let mut more = done.is_ok();
    while more && opponents.level(session.to_move()).is_some() {
        more = session.obey(command.clone(), out)?.is_ok();
    }
    Ok(done)
}
