//! What lay on the board before, to be undone and redone.

use crate::mosaic::Laid;

/// The boards before this one, and those taken back.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct History {
    past: Vec<Vec<Laid>>,
    future: Vec<Vec<Laid>>,
}

impl History {
    /// Notes what lies there before it changes.
    pub fn note(&mut self, laid: Vec<Laid>) {
        self.past.push(laid);
        self.future.clear();
    }

    /// Forgets the last note and gives it back: what was about to change does not.
    pub fn revoke(&mut self) -> Option<Vec<Laid>> {
        self.past.pop()
    }

    /// What lay there before; what lies there now can be redone.
    pub fn undo(&mut self, laid: Vec<Laid>) -> Option<Vec<Laid>> {
        let before = self.past.pop()?;
        self.future.push(laid);
        Some(before)
    }

    /// What was taken back last.
    pub fn redo(&mut self, laid: Vec<Laid>) -> Option<Vec<Laid>> {
        let after = self.future.pop()?;
        self.past.push(laid);
        Some(after)
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}
