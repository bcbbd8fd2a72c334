//! A streak: harder and harder tactics until the first error.

use crate::drill::Answer;
use crate::training::storm::rising;

/// A streak that is going on, or over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Streak {
    /// Right answers.
    pub right: u32,
    /// Whether an error has ended it.
    pub is_over: bool,
}

impl Streak {
    /// Notes an answer; nothing counts once it is over.
    pub fn note(&mut self, answer: Answer) {
        match answer {
            _ if self.is_over => {}
            Answer::Right => self.right += 1,
            Answer::Wrong => self.is_over = true,
        }
    }

    /// How hard the next tactic should be.
    pub fn rating(&self) -> u16 {
        rising(self.right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_error_ends_it() {
        let mut streak = Streak::default();
        streak.note(Answer::Right);
        let second = streak.rating();
        streak.note(Answer::Right);
        assert!(streak.rating() > second);
        streak.note(Answer::Wrong);
        streak.note(Answer::Right);
        assert_eq!((streak.right, streak.is_over), (2, true));
    }
}
