//! Windows of scores, and where in the tree a search is.

use yinsh::{Position, Step};

/// The open interval of scores that matter, for the player who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// Only asks whether a score is above `alpha`.
    pub(crate) const fn above(alpha: i32) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// The window as the other player sees it.
    pub(crate) const fn swapped(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Whether more than a yes or no is asked.
    pub(crate) const fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// How far below the root a position lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Steps made.
    pub(crate) ply: usize,
    /// Turns completed.
    pub(crate) turns: i32,
}

impl Place {
    pub(crate) const ROOT: Place = Place { ply: 0, turns: 0 };

    /// One step further.
    pub(crate) fn after(self, turn: game::Turn) -> Place {
        Place {
            ply: self.ply + 1,
            turns: self.turns + i32::from(turn == game::Turn::Done),
        }
    }
}

/// A position and what is asked of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<'p> {
    pub(crate) position: &'p Position,
    /// The scores that matter, for the player who acts.
    pub(crate) window: Window,
    /// Turns to look ahead.
    pub(crate) depth: i32,
    pub(crate) place: Place,
    /// A step that is left out, to see how good the others are.
    pub(crate) excluded: Option<Step>,
}

impl<'p> Node<'p> {
    /// The question at the root.
    pub(crate) const fn root(position: &'p Position, window: Window, depth: i32) -> Node<'p> {
        Node {
            position,
            window,
            depth,
            place: Place::ROOT,
            excluded: None,
        }
    }

    /// The same question with another window.
    pub(crate) fn within(self, window: Window) -> Node<'p> {
        Node { window, ..self }
    }

    /// The same question, so many turns deep.
    pub(crate) fn to_depth(self, depth: i32) -> Node<'p> {
        Node { depth, ..self }
    }
}
