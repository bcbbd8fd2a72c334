//! Writes SGF: one node a line, variations in parentheses.

use std::fmt::{self, Display, Formatter, Write};

use super::{Node, Tree};
use crate::text::escaped;

impl Display for Tree {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut children = vec![0_u32; self.nodes.len()];
        for parent in self.nodes.iter().filter_map(|node| node.parent) {
            children[parent] += 1;
        }
        f.write_char('(')?;
        // The branching nodes above the current one: each child of theirs has its own parentheses.
        let mut branches: Vec<usize> = Vec::new();
        for node in &self.nodes {
            if let Some(parent) = node.parent {
                let branching = children[parent] > 1;
                while branching && branches.last().is_some_and(|branch| *branch >= parent) {
                    branches.pop();
                    f.write_char(')')?;
                }
                f.write_char('\n')?;
                if branching {
                    branches.push(parent);
                    f.write_char('(')?;
                }
            }
            write!(f, "{node}")?;
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
