//! Lines from standard input, none of them longer than anybody types.

use std::fmt::Display;
use std::io::{BufRead, Read};

use i18n::terminal::play::{NO_LONG_LINE, NO_TEXT};

use crate::failure::faults;

faults! {
    /// Why a line cannot be used.
    pub enum BadLine {
        TooLong(longest: u64) => NO_LONG_LINE,
        NotText => NO_TEXT,
    }
}

/// What was typed.
pub enum Line {
    Text(String),
    /// A line that cannot be used, and why.
    Bad(BadLine),
    /// There is no more.
    End,
}

impl Line {
    /// The next line without its end, of at most this many bytes.
    pub fn read(from: &mut impl BufRead, longest: u64) -> Line {
        let mut bytes = Vec::new();
        match from.take(longest).read_until(b'\n', &mut bytes) {
            Ok(0) => return Line::End,
            Ok(_) => {}
            Err(error) => return give_up(&error),
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == longest {
            return match from.skip_until(b'\n') {
                Ok(_) => Line::Bad(BadLine::TooLong(longest)),
                Err(error) => give_up(&error),
            };
        }
        match String::from_utf8(bytes) {
            Ok(text) => Line::Text(text.trim().to_owned()),
            Err(_) => Line::Bad(BadLine::NotText),
        }
    }
}

/// The end of the input, since it cannot be read.
pub fn give_up(reason: &impl Display) -> Line {
    eprintln!("sixfold: cannot read the input: {reason}");
    Line::End
}
