//! Several errands for one worker: what is asked next, and what has to wait or to be interrupted.

/// How soon an answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Importance {
    /// When there is nothing else to do: a game is looked back at.
    Background,
    /// Somebody waits for it, as for the answer to a drill.
    Soon,
    /// It is about what is on the screen.
    Now,
}

/// What a worker is to do, the most important first, and the oldest of equals.
#[derive(Clone, Debug)]
pub struct Agenda<Q> {
    at_work: Option<(Importance, Q)>,
    waiting: Vec<(Importance, Q)>,
}

impl<Q> Default for Agenda<Q> {
    fn default() -> Agenda<Q> {
        Agenda {
            at_work: None,
            waiting: Vec::new(),
        }
    }
}

/// What follows from a new errand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The worker is free: it should begin.
    Begin,
    /// The worker does something less important: it should be stopped, and begin.
    Interrupt,
    /// It waits.
    Wait,
}

impl<Q> Agenda<Q> {
    /// Adds an errand.
    pub fn add(&mut self, importance: Importance, what: Q) -> Due {
        self.waiting.push((importance, what));
        match &self.at_work {
            None => Due::Begin,
            Some((current, _)) if *current < importance => Due::Interrupt,
            Some(_) => Due::Wait,
        }
    }

    /// Takes up the most important errand; one that was interrupted by it is done anew, before its equals.
    pub fn begin(&mut self) -> Option<&Q> {
        if let Some(interrupted) = self.at_work.take() {
            self.waiting.insert(0, interrupted);
        }
        let best = self
            .waiting
            .iter()
            .map(|(importance, _)| *importance)
            .max()?;
        let place = self
            .waiting
            .iter()
            .position(|(importance, _)| *importance == best)?;
        let (_, what) = self.at_work.insert(self.waiting.remove(place));
        Some(what)
    }

    /// The errand at work is done.
    pub fn done(&mut self) {
        self.at_work = None;
    }

    /// Nobody wants errands of this importance any more; says whether the one at work is among them, so that
    /// the worker has to be stopped.
    pub fn give_up(&mut self, importance: Importance) -> bool {
        self.waiting.retain(|(other, _)| *other != importance);
        let given_up = self.at_work.take_if(|(other, _)| *other == importance);
        given_up.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::Importance::{Background, Now, Soon};
    use super::*;

    #[test]
    fn the_most_important_errand_is_next_and_of_equals_the_oldest() {
        let mut agenda = Agenda::default();
        assert_eq!(agenda.add(Background, 'a'), Due::Begin);
        for (importance, what) in [(Soon, 'b'), (Now, 'c'), (Now, 'd'), (Background, 'e')] {
            agenda.add(importance, what);
        }
        let mut order = Vec::new();
        while let Some(what) = agenda.begin() {
            order.push(*what);
            agenda.done();
        }
        assert_eq!(order, ['c', 'd', 'b', 'a', 'e']);
    }

    #[test]
    fn what_is_on_the_screen_interrupts_a_review_which_goes_on_afterwards() {
        let mut agenda = Agenda::default();
        agenda.add(Background, 'a');
        agenda.add(Background, 'b');
        assert_eq!(agenda.begin(), Some(&'a'));
        assert_eq!(agenda.add(Background, 'c'), Due::Wait);
        assert_eq!(agenda.add(Now, 'd'), Due::Interrupt);
        assert_eq!(agenda.begin(), Some(&'d'));
        agenda.done();
        assert_eq!(agenda.begin(), Some(&'a'));
    }

    #[test]
    fn whoever_turns_the_page_gives_up_what_was_asked_about_it() {
        let mut agenda = Agenda::default();
        agenda.add(Background, 'a');
        agenda.add(Now, 'b');
        agenda.add(Now, 'c');
        agenda.begin();
        assert!(agenda.give_up(Now), "the worker is at it");
        assert_eq!(agenda.begin(), Some(&'a'));
        assert!(!agenda.give_up(Now));
    }
}
