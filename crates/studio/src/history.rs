//! What was there before, to be undone and redone.

/// The states before this one, and those taken back.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct History<T> {
    past: Vec<T>,
    future: Vec<T>,
}

impl<T> History<T> {
    /// Notes what is there before it changes.
    pub fn note(&mut self, now: T) {
        self.past.push(now);
        self.future.clear();
    }

    /// Forgets the last note and gives it back: what was about to change does not.
    pub fn revoke(&mut self) -> Option<T> {
        self.past.pop()
    }

    /// What was there before; what is there now can be redone.
    pub fn undo(&mut self, now: T) -> Option<T> {
        let before = self.past.pop()?;
        self.future.push(now);
        Some(before)
    }

    /// What was taken back last.
    pub fn redo(&mut self, now: T) -> Option<T> {
        let after = self.future.pop()?;
        self.past.push(now);
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
