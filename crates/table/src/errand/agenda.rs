//! Several errands for one worker: what is asked next, and what has to wait or to be interrupted.

/// How soon an answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Importance {
    /// When there is nothing else to do: a game is looked back at.
    Background,
    /// Somebody waits for it, as for the answer to a drill or the turn of an engine.
    Soon,
    /// It is about what is on the screen, such as a hint, or the lines of the position there.
    Now,
}

/// Who asks; nobody has more than one errand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker(pub u32);

/// What a worker is to do, the most important first, and the oldest of equals.
#[derive(Clone, Default, Debug)]
pub struct Agenda {
    at_work: Option<Errand>,
    waiting: Vec<Errand>,
}

/// Something that is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    /// How soon an answer is wanted.
    pub importance: Importance,
    /// Who wants it.
    pub asker: Asker,
    /// The number of the question.
    pub number: u32,
    /// The question with its number.
    pub question: String,
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

impl Agenda {
    /// Adds an errand.
    pub fn add(&mut self, errand: Errand) -> Due {
        let due = match &self.at_work {
            None => Due::Begin,
            Some(current) if current.importance < errand.importance => Due::Interrupt,
            Some(_) => Due::Wait,
        };
        self.waiting.push(errand);
        due
    }

    /// Takes up the most important errand; one that was interrupted by it is done anew, before its equals.
    pub fn begin(&mut self) -> Option<&Errand> {
        if let Some(interrupted) = self.at_work.take() {
            self.waiting.insert(0, interrupted);
        }
        let best = self.waiting.iter().map(|errand| errand.importance).max()?;
        let is_best = |errand: &Errand| errand.importance == best;
        let place = self.waiting.iter().position(is_best)?;
        let errand = self.at_work.insert(self.waiting.remove(place));
        Some(errand)
    }

    /// The errand at work.
    pub fn at_work(&self) -> Option<&Errand> {
        self.at_work.as_ref()
    }

    /// The errand at work is done.
    pub fn done(&mut self) -> Option<Errand> {
        self.at_work.take()
    }

    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.at_work.is_none() && self.waiting.is_empty()
    }

    /// Somebody wants no answer any more; says whether theirs is the errand at work, so that the worker has to
    /// be stopped.
    pub fn give_up(&mut self, asker: Asker) -> bool {
        self.waiting.retain(|errand| errand.asker != asker);
        let given_up = self.at_work.take_if(|errand| errand.asker == asker);
        given_up.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::Importance::{Background, Now, Soon};
    use super::*;

    /// An errand of somebody who is known by a letter.
    fn errand(importance: Importance, letter: char) -> Errand {
        Errand {
            importance,
            asker: Asker(letter.into()),
            number: letter.into(),
            question: letter.to_string(),
        }
    }

    fn begun(agenda: &mut Agenda) -> Option<char> {
        agenda.begin()?.question.chars().next()
    }

    #[test]
    fn the_most_important_errand_is_next_and_of_equals_the_oldest() {
        let mut agenda = Agenda::default();
        assert_eq!(agenda.add(errand(Background, 'a')), Due::Begin);
        for (importance, letter) in [(Soon, 'b'), (Now, 'c'), (Now, 'd'), (Background, 'e')] {
            agenda.add(errand(importance, letter));
        }
        let mut order = Vec::new();
        while let Some(letter) = begun(&mut agenda) {
            order.push(letter);
            agenda.done();
        }
        assert_eq!(order, ['c', 'd', 'b', 'a', 'e']);
        assert!(agenda.is_empty());
    }

    #[test]
    fn what_is_on_the_screen_interrupts_a_review_which_goes_on_afterwards() {
        let mut agenda = Agenda::default();
        agenda.add(errand(Background, 'a'));
        agenda.add(errand(Background, 'b'));
        assert_eq!(begun(&mut agenda), Some('a'));
        assert_eq!(agenda.add(errand(Background, 'c')), Due::Wait);
        assert_eq!(agenda.add(errand(Now, 'd')), Due::Interrupt);
        assert_eq!(begun(&mut agenda), Some('d'));
        agenda.done();
        assert_eq!(begun(&mut agenda), Some('a'));
    }

    #[test]
    fn whoever_turns_the_page_gives_up_what_was_asked_about_it() {
        let mut agenda = Agenda::default();
        agenda.add(errand(Now, 'a'));
        agenda.add(errand(Background, 'b'));
        agenda.begin();
        assert!(!agenda.give_up(Asker('c'.into())), "nothing of theirs");
        assert!(agenda.give_up(Asker('a'.into())), "it is at work");
        assert_eq!(begun(&mut agenda), Some('b'));
        agenda.add(errand(Now, 'a'));
        assert!(!agenda.give_up(Asker('a'.into())), "it waits");
        agenda.done();
        assert_eq!(begun(&mut agenda), None);
    }
}
