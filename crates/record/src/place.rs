//! Where in a text something is wrong, as people count: lines and columns from 1.

use core::error::Error;
use core::fmt;

/// The first place where a text is not what it should be, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong<R> {
    /// Where it is wrong.
    pub place: Place,
    /// What is wrong.
    pub reason: R,
}

impl<R: fmt::Display> fmt::Display for Wrong<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

impl<R: fmt::Debug + fmt::Display> Error for Wrong<R> {}

/// A line and a column, both counted from 1; columns are characters, not bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character within the line.
    pub column: usize,
}

impl Place {
    /// The place of the byte at `offset`, which lies on a character boundary of `text`.
    pub(crate) fn of(text: &str, offset: usize) -> Place {
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place {
            line: 1 + before.bytes().filter(|byte| *byte == b'\n').count(),
            column: 1 + before[line_start..].chars().count(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let place = Place::of("ab\nж!", "ab\nж".len());
        assert_eq!(place.to_string(), "line 2, column 2");
    }
}
