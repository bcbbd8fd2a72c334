//! The state of a review: the game, what is known of it, and what the board shows.

use std::time::Duration;

use leptos::prelude::*;
use study::{Judged, Review, ShutIn};
use table::{Command, Sitting};

use crate::kept::Id;
use crate::live::whenever;
use crate::play::Desk;
use crate::route::Route;
use crate::study::cards;
use crate::study::found::Found;
use crate::study::looking::{Doing, Looking};

/// A game that is looked back at.
#[derive(Clone, Copy)]
pub struct Retrospect {
    /// Which of the kept games it is.
    pub id: Id,
    game: StoredValue<Sitting>,
    /// The board.
    pub desk: Desk,
    /// What is known.
    pub review: RwSignal<Review>,
    /// How the engine looks at it.
    pub looking: Looking,
    /// The turn in whose place a better line is on the board, by its index.
    pub better: RwSignal<Option<usize>>,
    /// How many turns are shown.
    pub shown: Memo<usize>,
    /// The colours of Gemblo that were shut in.
    pub shut: StoredValue<Vec<ShutIn>>,
}

impl Retrospect {
    /// Looks back at a game, from its start.
    pub fn begin(found: Found) -> Retrospect {
        let Found { id, sitting } = found;
        let desk = Desk::beside(sitting.clone());
        on_cleanup(move || desk.stop_film());
        desk.obey(Command::View(Some(0)));
        let shown = move |sitting: &Sitting| {
            let facts = sitting.facts();
            facts.viewed.unwrap_or(facts.turn_count)
        };
        let shown = Memo::new(move |_| desk.read(shown).unwrap_or_default());
        let better = RwSignal::new(None);
        let looking = Looking::begin(sitting.clone(), move || match better.get() {
            None => shown.get().checked_sub(1),
            Some(_) => None,
        });
        let retrospect = Retrospect {
            id,
            game: StoredValue::new(sitting),
            desk,
            review: looking.review,
            looking,
            better,
            shown,
            shut: StoredValue::new(Vec::new()),
        };
        // It takes a moment in a long game, so the page is shown first.
        set_timeout(
            move || retrospect.shut.set_value(retrospect.game(shut_in)),
            Duration::ZERO,
        );
        whenever(move || {
            if looking.doing.get() == Doing::Done {
                let review = retrospect.review.read_untracked();
                retrospect.game(|game| cards::keep(id, game, &review));
            }
        });
        retrospect
    }

    /// Reads something of the game itself, whatever is on the board.
    pub fn game<T>(self, read: impl FnOnce(&Sitting) -> T) -> T {
        self.game.with_value(read)
    }

    /// Reads what is known of the turn that led to what is shown; nothing of a better line.
    pub fn turn<T>(self, read: impl FnOnce(Judged<'_>) -> T) -> Option<T> {
        let index = self.shown.get().checked_sub(1)?;
        if self.better.get().is_some() {
            return None;
        }
        self.review.with(|review| review.turn(index).map(read))
    }

    /// Shows the game after so many turns.
    pub fn go(self, turns: usize) {
        if self.better.get_untracked().is_some() {
            let game = self.game.get_value();
            self.better.set(None);
            self.desk.put(game);
        }
        self.desk.obey(Command::View(Some(turns)));
    }

    /// Goes a turn further or back, in the game or in the line that is shown.
    pub fn step(self, by: isize) {
        let to = self.shown.get_untracked().checked_add_signed(by);
        self.desk.obey(Command::View(to.or(Some(0))));
    }

    /// Shows the first turn of what would have been better than a turn, by its index.
    pub fn show_better(self, index: usize) {
        let line = self.review.with_untracked(|review| {
            let turn = review.turn(index);
            turn.map(|turn| turn.line.to_vec())
        });
        let branch = line.map(|line| self.game.with_value(|game| game.branch(index, &line)));
        if let Some(Ok(branch)) = branch {
            self.better.set(Some(index));
            self.desk.put(branch);
            self.desk.obey(Command::View(Some(index + 1)));
        }
    }

    /// Goes back to the turn of the game that was not so good.
    pub fn leave_better(self) {
        if let Some(index) = self.better.get_untracked() {
            self.go(index + 1);
        }
    }

    /// The analysis of what is shown: of the game, or of the line that was better.
    pub fn analysis(self) -> Route {
        let branch = self
            .better
            .get()
            .and_then(|_| self.desk.read(Sitting::link));
        let name = branch.unwrap_or_else(|| self.id.to_string());
        Route::Analysis(name, self.shown.get().to_string())
    }

    /// The number of the next turn with a judgement, after what is shown or from the start.
    pub fn next_mistake(self) -> Option<usize> {
        let shown = self
            .better
            .get()
            .map_or(self.shown.get(), |index| index + 1);
        self.review.with(|review| {
            let judged = review.turns().filter(|turn| turn.judgement.is_some());
            let numbers: Vec<usize> = judged.map(|turn| turn.index + 1).collect();
            let next = numbers.iter().find(|number| **number > shown);
            next.or(numbers.first()).copied()
        })
    }
}

fn shut_in(game: &Sitting) -> Vec<ShutIn> {
    game.gemblo()
        .map_or_else(Vec::new, |board| study::shut_in(board.table().game()))
}
