//! What is said about a turn as one text: what else is known as `[%Key value]`, then the comment.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Turn;
use super::write::escaped;

/// What is said about a turn; nothing if there is nothing to say.
pub fn write(turn: &Turn) -> Option<String> {
    let mut said: Vec<String> = turn.other.iter().map(property).collect();
    let comment = turn.comment.as_deref().map_or("", str::trim);
    if !comment.is_empty() {
        let hidden = if is_like_property(comment) { "\\" } else { "" };
        said.push(format!("{hidden}{comment}"));
    }
    (!said.is_empty()).then(|| said.join(" "))
}

/// Adds what is said to what is known of a turn already.
pub fn read(said: &str, turn: &mut Turn) {
    let mut rest = said.trim();
    while let Some((property, behind)) = read_property(rest) {
        turn.other.push(property);
        rest = behind.trim_start();
    }
    if rest.starts_with('\\') && is_like_property(rest) {
        rest = &rest[1..];
    }
    match &mut turn.comment {
        _ if rest.is_empty() => {}
        Some(before) => {
            before.push(' ');
            before.push_str(rest);
        }
        none => *none = Some(rest.to_owned()),
    }
}

fn property((key, value): &(String, String)) -> String {
    match value.trim() {
        "" => format!("[%{key}]"),
        value => format!("[%{key} {}]", escaped(value, ']')),
    }
}

/// Whether a comment could be taken for a property, or is one that says that it is none.
fn is_like_property(comment: &str) -> bool {
    comment.trim_start_matches('\\').starts_with("[%")
}

/// Reads `[%Key value]`, and gives what stands behind it.
fn read_property(text: &str) -> Option<((String, String), &str)> {
    let inner = text.strip_prefix("[%")?;
    let end = inner.find(|char: char| !char.is_alphanumeric())?;
    let (key, rest) = inner.split_at(end);
    if key.is_empty() || !rest.starts_with([' ', ']']) {
        return None;
    }
    let mut read = String::new();
    let mut chars = rest.chars();
    loop {
        match chars.next()? {
            ']' => break,
            '\\' => read.push(chars.next()?),
            char => read.push(char),
        }
    }
    Some(((key.to_owned(), read.trim().to_owned()), chars.as_str()))
}
