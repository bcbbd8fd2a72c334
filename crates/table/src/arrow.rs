//! The arrow keys.

/// An arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// Along the column, to higher rows.
    Up,
    /// Along the column, to lower rows.
    Down,
    /// To the column on the left.
    Left,
    /// To the column on the right.
    Right,
}
