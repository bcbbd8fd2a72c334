//! Lines from standard input, none of them longer than anybody types.

use std::io::{BufRead, Read};

use crate::failure::faults;

faults! {
    /// Why a line cannot be used.
    pub enum BadLine {
        TooLong(longest: u64) => "this line has more than {longest} characters",
        NotText => "this line is not UTF-8 text",
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

/// A source of lines.
pub struct Input<R> {
    from: R,
    longest: u64,
}

impl<R: BufRead> Input<R> {
    /// Lines from this reader, each of at most this many bytes.
    pub fn new(from: R, longest: u64) -> Input<R> {
        Input { from, longest }
    }

    /// The next line without its end.
    pub fn line(&mut self) -> Line {
        let mut bytes = Vec::new();
        let mut limited = self.from.by_ref().take(self.longest);
        match limited.read_until(b'\n', &mut bytes) {
            Ok(0) => return Line::End,
            Ok(_) => {}
            Err(error) => return self.give_up(&error.to_string()),
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == self.longest {
            return match self.skip_rest() {
                Ok(()) => Line::Bad(BadLine::TooLong(self.longest)),
                Err(error) => self.give_up(&error.to_string()),
            };
        }
        match String::from_utf8(bytes) {
            Ok(text) => Line::Text(text.trim().to_owned()),
            Err(_) => Line::Bad(BadLine::NotText),
        }
    }

    fn give_up(&self, reason: &str) -> Line {
        eprintln!("sixfold: cannot read the input: {reason}");
        Line::End
    }

    fn skip_rest(&mut self) -> std::io::Result<()> {
        loop {
            let buffer = self.from.fill_buf()?;
            let newline = buffer.iter().position(|byte| *byte == b'\n');
            let used = newline.map_or(buffer.len(), |at| at + 1);
            let done = newline.is_some() || buffer.is_empty();
            self.from.consume(used);
            if done {
                return Ok(());
            }
        }
    }
}
