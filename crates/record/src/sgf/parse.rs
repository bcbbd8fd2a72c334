//! Reads SGF: tolerant of what archives really hold, in one pass and without recursion.
//!
//! Text around the trees is skipped, blanks are free between tokens, property names may hold digits,
//! a property may be repeated, and parentheses may hold no node.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::{Node, Reason, SgfError, Tree};
use crate::Place;

/// Reads all game trees of a text, of which there must be at least one.
pub fn parse(text: &str) -> Result<Vec<Tree>, SgfError> {
    let trees = trees(text).collect::<Result<Vec<Tree>, SgfError>>()?;
    if trees.is_empty() {
        return Err(SgfError {
            place: Place { line: 1, column: 1 },
            reason: Reason::NoTree,
        });
    }
    Ok(trees)
}

/// Reads the game trees of a text one by one, so that good ones before a broken one are not lost.
pub fn trees(text: &str) -> Trees<'_> {
    Trees {
        text,
        at: 0,
        broken: false,
    }
}

/// The game trees of a text; ends after the first error. Made by [`trees`].
#[derive(Clone, Debug)]
pub struct Trees<'a> {
    text: &'a str,
    /// Offset of the next byte to read; always on a character boundary.
    at: usize,
    broken: bool,
}

impl Iterator for Trees<'_> {
    type Item = Result<Tree, SgfError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.broken || !self.skip_to_tree() {
            return None;
        }
        let tree = self.tree();
        self.broken = tree.is_err();
        Some(tree)
    }
}

impl Trees<'_> {
    /// Goes to the next `(` that has a `;` behind it, if there is one.
    fn skip_to_tree(&mut self) -> bool {
        while let Some(skipped) = self.text[self.at..].find('(') {
            let open = self.at + skipped;
            self.at = open + 1;
            self.skip_blanks();
            if self.peek() == Some(b';') {
                self.at = open;
                return true;
            }
        }
        false
    }

    /// Reads a tree, which begins with `(;` here.
    fn tree(&mut self) -> Result<Tree, SgfError> {
        let open = self.at;
        self.at += 1;
        self.skip_blanks();
        self.at += 1;
        let mut tree = Tree::default();
        let mut last = Tree::ROOT;
        // The node that each open parenthesis goes back to.
        let mut branches = vec![last];
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(b'(') => branches.push(last),
                Some(b')') => {
                    last = branches.pop().expect("a tree begins with a parenthesis");
                    if branches.is_empty() {
                        self.at += 1;
                        return Ok(tree);
                    }
                }
                Some(b';') => last = tree.add(last, Node::new()),
                Some(byte) if byte.is_ascii_alphanumeric() => {
                    let property = self.property()?;
                    tree[last].properties.push(property);
                    continue;
                }
                Some(b'[') => return Err(self.error(self.at, Reason::NoIdent)),
                Some(_) => return Err(self.unexpected()),
                None => return Err(self.error(open, Reason::UnclosedTree)),
            }
            self.at += 1;
        }
    }

    fn property(&mut self) -> Result<(String, Vec<String>), SgfError> {
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest
            .bytes()
            .position(|byte| !byte.is_ascii_alphanumeric())
            .unwrap_or(rest.len());
        self.at += length;
        let mut values = Vec::new();
        loop {
            self.skip_blanks();
            if self.peek() != Some(b'[') {
                break;
            }
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(self.error(start, Reason::NoValue));
        }
        Ok((capitals(&rest[..length]), values))
    }

    /// Reads `[…]` as SGF's *Text*: a backslash keeps the next character or drops a line break, all
    /// line breaks become `\n`, other blanks a space.
    fn value(&mut self) -> Result<String, SgfError> {
        let open = self.at;
        let mut value = String::new();
        let mut chars = self.text[open + 1..].char_indices().peekable();
        while let Some((offset, char)) = chars.next() {
            let escaped = char == '\\';
            let char = match char {
                ']' => {
                    self.at = open + 1 + offset + 1;
                    return Ok(value);
                }
                '\\' => match chars.next() {
                    Some((_, kept)) => kept,
                    None => break,
                },
                plain => plain,
            };
            match char {
                '\n' | '\r' => {
                    let partner = if char == '\n' { '\r' } else { '\n' };
                    chars.next_if(|(_, next)| *next == partner);
                    if !escaped {
                        value.push('\n');
                    }
                }
                '\t' | '\x0B' | '\x0C' => value.push(' '),
                char => value.push(char),
            }
        }
        Err(self.error(open, Reason::UnclosedValue))
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn unexpected(&self) -> SgfError {
        let found = self.text[self.at..].chars().next();
        self.error(self.at, found.map_or(Reason::NoTree, Reason::Unexpected))
    }

    fn error(&self, offset: usize, reason: Reason) -> SgfError {
        SgfError {
            place: Place::of(self.text, offset),
            reason,
        }
    }
}

/// The name of a property in capitals and digits. Until version 3 small letters only explained a
/// name (`PlayerWhite` is `PW`); a name of nothing else was written by hand.
fn capitals(ident: &str) -> String {
    if !ident.contains(|char: char| char.is_ascii_uppercase()) {
        return ident.to_ascii_uppercase();
    }
    ident.replace(|char: char| char.is_ascii_lowercase(), "")
}
