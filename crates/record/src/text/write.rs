//! Writes text records, wrapped to fit a chat.

use std::fmt::{self, Display, Formatter};

use super::Record;

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

impl Record {
    fn turns_text(&self) -> String {
        let mut text = Wrapped::default();
        if let Some(comment) = &self.comment {
            text.push_comment(comment);
        }
        for (index, turn) in self.turns.iter().enumerate() {
            text.push(&format!("{}.{}", index + 1, turn.text));
            if let Some(comment) = &turn.comment {
                text.push_comment(comment);
            }
        }
        text.text
    }
}

/// Words joined by blanks, or by line breaks where the line would become too long.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
}

impl Wrapped {
    fn push(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && self.column + 1 + length > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += length;
    }

    fn push_comment(&mut self, comment: &str) {
        // Lines of a record are only wrapping, so that line breaks of a comment have a sign.
        let escaped = escaped(comment.trim(), '}').replace('\n', "\\n ");
        let braced = format!("{{{escaped}}}");
        for word in braced.split_whitespace() {
            self.push(word);
        }
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
