//! Writes SGF: one node a line, variations in parentheses.

use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter, Write};

use super::{Node, Tree};
use crate::NodeId;
use crate::text::escaped;

impl Display for Tree {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('(')?;
        // The branching nodes above the current one: each child of theirs has its own parentheses.
        let mut branches: Vec<NodeId> = Vec::new();
        for node in self.walk() {
            if let Some(parent) = self.parent(node) {
                let siblings = self.children(parent);
                if siblings.len() > 1 && siblings[0] != node {
                    while branches.pop().is_some_and(|branch| branch != parent) {
                        f.write_char(')')?;
                    }
                    f.write_char(')')?;
                }
                f.write_char('\n')?;
                if siblings.len() > 1 {
                    branches.push(parent);
                    f.write_char('(')?;
                }
            }
            write!(f, "{}", self[node])?;
        }
        for _ in branches {
            f.write_char(')')?;
        }
        f.write_str(")\n")
    }
}

impl Display for Node {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(';')?;
        for (ident, values) in &self.properties {
            f.write_str(ident)?;
            for value in values {
                write!(f, "[{}]", escaped(value, ']'))?;
            }
        }
        Ok(())
    }
}
