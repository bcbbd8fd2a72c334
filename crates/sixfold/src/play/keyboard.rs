//! Where turns are typed: at a terminal with line editing and a history, or by a script.

use std::io::{self, IsTerminal, StdinLock, Write};

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use super::input::{BadLine, Line, give_up};

/// Nobody types more.
const LONGEST_LINE: usize = 4096;

/// What lines come from.
pub enum Keyboard {
    /// A person at a terminal: arrow keys move in the line and through the lines before.
    Terminal(Box<Editor<(), MemHistory>>),
    /// Anything else, line by line.
    Script(StdinLock<'static>),
}

impl Keyboard {
    pub fn new() -> Keyboard {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let editor = is_terminal.then(|| {
            let config = Config::builder().auto_add_history(true).build();
            let history = MemHistory::with_config(&config);
            Editor::with_history(config, history)
        });
        match editor {
            Some(Ok(editor)) => Keyboard::Terminal(Box::new(editor)),
            _ => Keyboard::Script(io::stdin().lock()),
        }
    }

    /// Asks for a line. Ctrl-C and Ctrl-D are the end of the input.
    pub fn ask(&mut self, prompt: &str, out: &mut impl Write) -> io::Result<Line> {
        match self {
            Keyboard::Terminal(editor) => {
                out.flush()?;
                Ok(match editor.readline(prompt) {
                    Ok(text) if text.len() > LONGEST_LINE => {
                        Line::Bad(BadLine::TooLong(LONGEST_LINE as u64))
                    }
                    Ok(text) => Line::Text(text),
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Line::End,
                    Err(error) => give_up(&error),
                })
            }
            Keyboard::Script(stdin) => {
                write!(out, "{prompt}")?;
                out.flush()?;
                Ok(Line::read(stdin, LONGEST_LINE as u64))
            }
        }
    }
}
