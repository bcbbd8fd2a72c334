//! `sixfold play`: several people in turn at one keyboard, or a script in their place.

mod command;
pub mod input;
mod session;

use std::io::{self, IsTerminal, Write};

use crate::cli::{Kind, Play};
use crate::face::Face;
use crate::failure::Failure;
use crate::setup;
use crate::told::Told;

use command::Command;
use input::{Input, Line};
use session::{Loadable, Session};

/// Plays until somebody quits or the input ends.
pub fn run(arguments: &Play, out: &mut impl Write) -> Result<(), Failure> {
    match arguments.game {
        Kind::Yinsh => {
            let setup = setup::yinsh(&arguments.setup)?;
            play::<yinsh::Position>(setup, arguments, out)
        }
        Kind::Gemblo => {
            let setup = setup::gemblo(&arguments.setup)?;
            play::<gemblo::Position>(setup, arguments, out)
        }
    }
}

fn play<G: Face + Loadable>(
    setup: G::Setup,
    arguments: &Play,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut session = Session::new(Told::<G>::new(setup));
    if let Some(file) = &arguments.load {
        session.load(file).map_err(Failure::new)?;
    }
    writeln!(out, "{}. Type a turn, or `help`.\n", G::NAME)?;
    session.draw(out)?;
    let mut refused = 0;
    let mut input = Input::new(io::stdin().lock());
    loop {
        write!(out, "{}> ", session.prompt())?;
        out.flush()?;
        let done = match input.line() {
            Line::End => break,
            Line::Text(text) => match Command::read(&text) {
                Command::Quit => break,
                command => session.obey(command, out)?,
            },
            Line::Bad(reason) => Err(reason),
        };
        if let Err(reason) = done {
            refused += 1;
            writeln!(out, "{reason}")?;
        }
    }
    writeln!(out)?;
    match refused {
        // A person has seen the message; a script must be told that it went wrong.
        0 => Ok(()),
        _ if io::stdin().is_terminal() => Ok(()),
        1 => Err(Failure::new("a line was refused")),
        _ => Err(Failure::new(format!("{refused} lines were refused"))),
    }
}
