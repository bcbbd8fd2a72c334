//! Reads text records, in one pass and without recursion.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::{Reason, Record, TextError, Turn, said};
use crate::{NodeId, Place, Tree};

/// Reads all records of a text, of which there must be at least one.
pub fn parse(text: &str) -> Result<Vec<Record>, TextError> {
    let mut reader = Reader {
        text,
        at: 0,
        done: Vec::new(),
        record: Record::default(),
        last: START,
        variations: Vec::new(),
        ended: false,
        numbered: None,
    };
    while reader.item()? {}
    reader.finish_record()?;
    if reader.done.is_empty() {
        return Err(reader.error(0, Reason::Empty));
    }
    Ok(reader.done)
}

const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The last turn that was read, and its number.
type Last = (NodeId, usize);

const START: Last = (Tree::<Turn>::ROOT, 0);

struct Reader<'a> {
    text: &'a str,
    /// Offset of the next byte to read; always on a character boundary.
    at: usize,
    done: Vec<Record>,
    record: Record,
    last: Last,
    /// Where each open variation begins, and what it stands behind.
    variations: Vec<(usize, Last)>,
    /// A result was read: whatever follows belongs to another game.
    ended: bool,
    /// Where a number was read whose turn is still to come.
    numbered: Option<usize>,
}

impl Reader<'_> {
    /// Reads one header line, comment, number, turn or result; says whether there was one.
    fn item(&mut self) -> Result<bool, TextError> {
        let blank_line = self.skip_blanks();
        let first = self.text[self.at..].chars().next();
        if let (Some(at), None | Some('[' | '{' | '(' | ')')) = (self.numbered, first) {
            return Err(self.error(at, Reason::NoTurn));
        }
        match first {
            None => return Ok(false),
            Some('[') => self.tag(blank_line)?,
            Some('{') => self.comment()?,
            Some('(') => self.open_variation()?,
            Some(')') => self.close_variation()?,
            Some(_) => self.word()?,
        }
        Ok(true)
    }

    /// A header line behind turns, a result or a blank line begins another record.
    fn tag(&mut self, blank_line: bool) -> Result<(), TextError> {
        if self.ended || blank_line || self.last != START || !self.variations.is_empty() {
            self.finish_record()?;
        }
        let open = self.at;
        let (length, tag) =
            read_tag(&self.text[open..]).ok_or_else(|| self.error(open, Reason::BadTag))?;
        self.at += length;
        self.record.tags.push(tag);
        Ok(())
    }

    fn comment(&mut self) -> Result<(), TextError> {
        let open = self.at;
        let (length, said) = read_until(&self.text[open + 1..], '}')
            .ok_or_else(|| self.error(open, Reason::UnclosedComment))?;
        self.at += 1 + length;
        said::read(&unwrapped(&said), &mut self.record.tree[self.last.0]);
        Ok(())
    }

    /// A variation replaces the turn before it, and what follows.
    fn open_variation(&mut self) -> Result<(), TextError> {
        let (node, number) = self.last;
        let before = self.record.tree.parent(node).filter(|_| !self.ended);
        let replaced = || self.error(self.at, Reason::NothingReplaced);
        let before = before.ok_or_else(replaced)?;
        self.variations.push((self.at, self.last));
        self.last = (before, number - 1);
        self.at += 1;
        Ok(())
    }

    fn close_variation(&mut self) -> Result<(), TextError> {
        let open = self.variations.pop();
        let (_, behind) = open.ok_or_else(|| self.error(self.at, Reason::NoVariation))?;
        self.last = behind;
        self.at += 1;
        Ok(())
    }

    /// Reads a number, a turn, both (`12.e3`), or the result.
    fn word(&mut self) -> Result<(), TextError> {
        let start = self.at;
        let rest = &self.text[start..];
        let end = rest.find(|char: char| char.is_whitespace() || "{()".contains(char));
        let word = &rest[..end.unwrap_or(rest.len())];
        self.at += word.len();
        if self.numbered.is_none() && RESULTS.contains(&word) {
            if !self.variations.is_empty() {
                return Ok(());
            }
            // Looked up once a record, or many results behind many tags would take quadratic time.
            if !self.ended && self.record.tag("Result").is_none() {
                self.record.set_tag("Result", word);
            }
            self.ended = true;
            return Ok(());
        }
        if self.ended {
            self.finish_record()?;
        }
        let text = match word.split_once('.') {
            Some((number, text)) if !number.is_empty() && self.numbered.is_none() => {
                let expected = self.last.1 + 1;
                if number.parse() != Ok(expected) {
                    return Err(self.error(start, Reason::WrongNumber(expected)));
                }
                self.numbered = Some(start);
                text
            }
            _ => word,
        };
        // `12...e3`: the dots belong to the number, even where it is left out.
        let text = text.trim_start_matches('.');
        if !text.is_empty() {
            let (node, number) = self.last;
            let turn = Turn::from(text.to_owned());
            self.last = (self.record.tree.add(node, turn), number + 1);
            self.numbered = None;
        }
        Ok(())
    }

    fn finish_record(&mut self) -> Result<(), TextError> {
        if let Some((open, _)) = self.variations.pop() {
            return Err(self.error(open, Reason::UnclosedVariation));
        }
        (self.ended, self.last) = (false, START);
        let record = mem::take(&mut self.record);
        if record != Record::default() {
            self.done.push(record);
        }
        Ok(())
    }

    /// Goes to the next visible character; says whether an empty line was passed.
    fn skip_blanks(&mut self) -> bool {
        let rest = self.text[self.at..].trim_start_matches(is_blank);
        let blanks = &self.text[self.at..self.text.len() - rest.len()];
        self.at += blanks.len();
        blanks.matches('\n').count() > 1
    }

    fn error(&self, offset: usize, reason: Reason) -> TextError {
        TextError {
            place: Place::of(self.text, offset),
            reason,
        }
    }
}

/// Blanks, and the mark that some editors write at the start of a file.
fn is_blank(char: char) -> bool {
    char.is_whitespace() || char == '\u{feff}'
}

/// Reads `[Key "value"]`; gives its length, and the key with the value.
fn read_tag(text: &str) -> Option<(usize, (String, String))> {
    let inner = text.strip_prefix('[')?.trim_start();
    let key_end = inner.find(|char: char| char.is_whitespace() || "[]\"".contains(char))?;
    let (key, quoted) = inner.split_at(key_end);
    let quoted = quoted.trim_start().strip_prefix('"')?;
    let (length, value) = read_until(quoted, '"')?;
    let value = value.replace(char::is_control, " ");
    let rest = quoted[length..].trim_start().strip_prefix(']')?;
    let is_one_line = !text[..text.len() - rest.len()].contains('\n');
    (!key.is_empty() && is_one_line).then(|| (text.len() - rest.len(), (key.to_owned(), value)))
}

/// A comment without the line breaks and blanks of its wrapping; its own line breaks stay.
fn unwrapped(comment: &str) -> String {
    let lines = comment.split('\n').map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.join(" ")
    });
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// Reads up to `close`, which a backslash hides; gives the length with `close`, and the text. In
/// comments `\n` is a line break; those of the file only wrap it.
fn read_until(text: &str, close: char) -> Option<(usize, String)> {
    let mut read = String::new();
    let mut chars = text.char_indices();
    while let Some((offset, char)) = chars.next() {
        match char {
            '\\' => match chars.next()?.1 {
                'n' if close == '}' => read.push('\n'),
                hidden => read.push(hidden),
            },
            '\n' => read.push(' '),
            char if char == close => return Some((offset + close.len_utf8(), read)),
            char => read.push(char),
        }
    }
    None
}
