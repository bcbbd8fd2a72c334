//! The state of a practice: which card is shown, what was answered, what the engine says to it.

use game::Seat;
use leptos::prelude::*;
use study::{Answer, Drill, View};
use table::Sitting;

use super::answer::{Judge, Verdict};
use crate::app::setting;
use crate::drills;
use crate::live::whenever;
use crate::play::Desk;
use crate::settings::Settings;

/// How a card stands.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// An answer is wanted.
    Asking,
    /// The engine looks at the answer.
    Judging,
    /// It is about as good as the best.
    Right,
    /// It loses something; what follows.
    Wrong(Vec<String>),
    /// The solution, or why an answer is wrong, is on the board.
    Showing,
    /// The engine's thread broke down.
    Failed,
}

/// Some drills, one after the other.
#[derive(Clone, Copy)]
pub struct Practice {
    drills: StoredValue<Vec<Drill>>,
    /// Which of them is shown.
    pub index: RwSignal<usize>,
    /// Whether all were.
    pub is_over: RwSignal<bool>,
    /// The board.
    pub desk: Desk,
    /// How the card stands.
    pub stage: RwSignal<Stage>,
    /// How each was answered first.
    answers: RwSignal<Vec<Option<Answer>>>,
    judge: Judge,
}

impl Practice {
    /// Begins with the first of some drills.
    pub fn begin(drills: Vec<Drill>) -> Practice {
        let count = drills.len();
        let desk = Desk::beside(None);
        on_cleanup(move || desk.stop_film());
        let practice = Practice {
            drills: StoredValue::new(drills),
            index: RwSignal::new(0),
            is_over: RwSignal::new(false),
            desk,
            stage: RwSignal::new(Stage::Asking),
            answers: RwSignal::new(vec![None; count]),
            judge: Judge::new(),
        };
        practice.go(0);
        let answered = Memo::new(move |_| practice.desk.read(|sitting| sitting.facts().turn_count));
        whenever(move || {
            let is_asking = practice.stage.get_untracked() == Stage::Asking;
            if answered.get() == Some(practice.drill(|drill| drill.turns.len()) + 1) && is_asking {
                practice.answered();
            }
        });
        whenever(move || {
            if let Some(verdict) = practice.judge.verdict() {
                practice.decide(verdict);
            }
        });
        practice
    }

    /// How many drills there are.
    pub fn len(self) -> usize {
        self.drills.with_value(Vec::len)
    }

    /// How many were answered right at first, and how many there are.
    pub fn score(self) -> (usize, usize) {
        let right = |answers: &Vec<_>| {
            answers
                .iter()
                .filter(|one| **one == Some(Answer::Right))
                .count()
        };
        (self.answers.with(right), self.len())
    }

    /// Reads something of the drill that is shown.
    pub fn drill<T>(self, read: impl FnOnce(&Drill) -> T) -> T {
        self.drills
            .with_value(|drills| read(&drills[self.index.get()]))
    }

    /// Whoever is to move.
    pub fn mover(self) -> Option<Seat> {
        let start = self.start()?;
        games::with!(Sitting: &start, board => board.table().to_move())
    }

    fn start(self) -> Option<Sitting> {
        let record = untrack(|| self.drill(Drill::to_record));
        let mut sitting = Sitting::of_record(&record).ok()?;
        sitting.set_confirm(untrack(|| setting(Settings::confirm)));
        Some(sitting)
    }

    /// Shows a drill; behind the last one the practice is over.
    fn go(self, index: usize) {
        self.judge.stop();
        if index >= self.len() {
            return self.is_over.set(true);
        }
        self.index.set(index);
        match self.start() {
            Some(start) => {
                self.judge.expect(&start);
                self.show(start);
            }
            // A drill that the rules do not know any more is passed over.
            None => self.go(index + 1),
        }
    }

    fn show(self, start: Sitting) {
        self.stage.set(Stage::Asking);
        self.desk.put(start);
    }

    /// Goes to the next drill.
    pub fn next(self) {
        self.go(self.index.get_untracked() + 1);
    }

    /// Sets the position up again.
    pub fn again(self) {
        if let Some(start) = self.start() {
            self.show(start);
        }
    }

    /// A turn was played on the board.
    fn answered(self) {
        let sitting = untrack(|| self.desk.read(Sitting::clone));
        let Some(sitting) = sitting else { return };
        let turn = sitting.turns().pop().map(|(_, text)| text);
        let (played, best) =
            untrack(|| self.drill(|drill| (drill.played.clone(), drill.best.clone())));
        if turn.as_ref() == Some(&best) {
            return self.decide(Verdict::right());
        }
        self.stage.set(Stage::Judging);
        let is_known_mistake = turn == Some(played);
        self.judge.ask(&sitting, is_known_mistake);
    }

    fn decide(self, verdict: Verdict) {
        let answer = match &verdict {
            Verdict::Told(answer, _) => *answer,
            Verdict::Failed => return self.stage.set(Stage::Failed),
        };
        self.note(answer);
        self.stage.set(match (answer, verdict) {
            (Answer::Wrong, Verdict::Told(_, line)) => Stage::Wrong(line),
            _ => Stage::Right,
        });
    }

    /// The first answer counts; later ones are for learning.
    fn note(self, answer: Answer) {
        let index = self.index.get_untracked();
        let is_first = self
            .answers
            .with_untracked(|answers| answers[index].is_none());
        if is_first {
            self.answers.update(|answers| answers[index] = Some(answer));
            let today = drills::today();
            self.change(|state| state.answered(answer, today));
        }
    }

    /// Changes the state of the drill that is shown, and keeps it.
    fn change(self, to: impl FnOnce(study::State) -> study::State) {
        let drill = untrack(|| self.drill(Drill::clone));
        let mut all = drills::load();
        let known = all
            .iter()
            .find(|known| known.is_like(&drill))
            .map(|known| known.state);
        all.set(&drill, to(known.unwrap_or(drill.state)));
        drills::keep(&all);
    }

    /// The player wants to keep the drill for ever.
    pub fn keep(self) {
        self.change(|state| state.kept(drills::today()));
    }

    /// The player does not want to see the drill again.
    pub fn put_away(self) {
        self.change(|_| study::State::NotUseful);
        self.next();
    }

    /// Shows the best turn and what could follow; whoever has not answered has not known it.
    pub fn solve(self) {
        self.note(Answer::Wrong);
        let best = untrack(|| self.drill(|drill| drill.best.clone()));
        let line = self
            .judge
            .expected()
            .filter(|line| line.first() == Some(&best));
        self.play_out(
            untrack(|| self.drill(|drill| drill.turns.len())),
            &line.unwrap_or(vec![best]),
        );
    }

    /// Shows what follows from a wrong answer.
    pub fn explain(self, line: &[String]) {
        self.play_out(untrack(|| self.drill(|drill| drill.turns.len())) + 1, line);
    }

    /// Shows a line that leaves the board after so many turns, its first turn at once.
    fn play_out(self, turns: usize, line: &[String]) {
        if self.desk.branch_off(turns, line) {
            self.stage.set(Stage::Showing);
        }
    }
}

/// What there is to expect once a game is over.
pub fn over(sitting: &Sitting) -> Option<View> {
    let outcome =
        games::with!(Sitting: sitting, board => game::Game::outcome(board.table().position()));
    outcome.as_ref().map(View::over)
}
