//! Writes text records, wrapped to fit a chat.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};
use core::mem;

use super::{Record, Turn, said};
use crate::{NodeId, Tree};

const WIDTH: usize = 80;

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.tags {
            // A header is one line.
            let value = value.replace(char::is_control, " ");
            writeln!(f, "[{key} \"{}\"]", escaped(&value, '"'))?;
        }
        let turns = self.turns_text();
        match (self.tags.is_empty(), turns.is_empty()) {
            (_, true) => Ok(()),
            (true, false) => writeln!(f, "{turns}"),
            (false, false) => writeln!(f, "\n{turns}"),
        }
    }
}

/// What is to be written, the next thing last; a turn with its number.
enum Left {
    Turn(NodeId, usize),
    /// What follows the turn of this number.
    Line(NodeId, usize),
    Open,
    Close,
}

impl Record {
    fn turns_text(&self) -> String {
        let mut text = Wrapped::default();
        text.push_said(&self.tree[Tree::<Turn>::ROOT]);
        let mut left = vec![Left::Line(Tree::<Turn>::ROOT, 0)];
        while let Some(next) = left.pop() {
            match next {
                Left::Turn(node, number) => {
                    let turn = &self.tree[node];
                    text.push(&format!("{number}.{}", turn.text));
                    text.push_said(turn);
                }
                Left::Line(node, number) => self.push_line(node, number + 1, &mut left),
                Left::Open => text.open(),
                Left::Close => text.close(),
            }
        }
        text.finish()
    }

    /// A turn, the variations that could replace it, and what follows it.
    fn push_line(&self, before: NodeId, number: usize, left: &mut Vec<Left>) {
        let Some((line, variations)) = self.tree.children(before).split_first() else {
            return;
        };
        left.push(Left::Line(*line, number));
        for variation in variations.iter().rev() {
            left.push(Left::Close);
            left.push(Left::Line(*variation, number));
            left.push(Left::Turn(*variation, number));
            left.push(Left::Open);
        }
        left.push(Left::Turn(*line, number));
    }
}

/// Words joined by blanks, or by line breaks where the line would become too long.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
    /// The word that is not in the text yet, since a parenthesis may have to be added to it.
    word: String,
    /// A parenthesis has been opened, and waits for its word.
    is_open: bool,
}

impl Wrapped {
    fn push(&mut self, word: &str) {
        if !mem::take(&mut self.is_open) {
            self.put_word();
        }
        self.word.push_str(word);
    }

    fn open(&mut self) {
        self.push("(");
        self.is_open = true;
    }

    fn close(&mut self) {
        self.word.push(')');
    }

    fn put_word(&mut self) {
        let length = self.word.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 && length > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.word);
        self.word.clear();
        self.column += length;
    }

    fn push_said(&mut self, turn: &Turn) {
        let Some(said) = said::write(turn) else {
            return;
        };
        // Lines of a record are only wrapping, so that line breaks of a comment have a sign.
        let escaped = escaped(&said, '}').replace('\n', "\\n ");
        let braced = format!("{{{escaped}}}");
        for word in braced.split_whitespace() {
            self.push(word);
        }
    }

    fn finish(mut self) -> String {
        self.put_word();
        self.text
    }
}

/// The text with a backslash before every backslash, and before what would close it.
pub(crate) fn escaped(text: &str, close: char) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        if char == close || char == '\\' {
            escaped.push('\\');
        }
        escaped.push(char);
    }
    escaped
}
