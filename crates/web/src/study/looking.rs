//! Looking at a game in a thread of its own, position by position, until its review is complete.

use leptos::prelude::*;
use study::{Noted, Review, View, Wanted};
use table::Sitting;
use table::errand::{Look, Seen, Sight, State};

use crate::live::whenever;
use crate::play::Clerk;

/// The turns of a line that are kept.
const LINE: usize = 8;

/// How far the looking has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// The engine looks.
    Looking,
    /// All is known.
    Done,
    /// The engine's thread broke down.
    Failed,
}

/// A game that is being looked at; leaving the page ends it.
#[derive(Clone, Copy)]
pub struct Looking {
    game: StoredValue<Sitting>,
    /// What is known so far.
    pub review: RwSignal<Review>,
    /// How far it has come.
    pub doing: RwSignal<Doing>,
    wanted: StoredValue<Option<Wanted>>,
    clerk: Clerk<Sight>,
}

/// A review of whichever game, with what was found of it earlier.
pub fn review_of(game: &Sitting) -> Review {
    let mut review = games::with!(Sitting: game, board => Review::new(board.table().game()));
    if let Some(found) = game.review() {
        // What an earlier version wrote is looked for again.
        let _ = review.take(found);
    }
    review
}

impl Looking {
    /// Looks at a game from now on.
    pub fn begin(game: Sitting) -> Looking {
        let heard = RwSignal::new(None);
        let looking = Looking {
            review: RwSignal::new(review_of(&game)),
            game: StoredValue::new(game),
            doing: RwSignal::new(Doing::Looking),
            wanted: StoredValue::new(None),
            clerk: Clerk::new("worker", move |sight| heard.set(Some(sight))),
        };
        whenever(move || match heard.get() {
            None => looking.go_on(),
            Some(None) => looking.doing.set(Doing::Failed),
            Some(Some(sight)) if sight.state == State::Done => {
                looking.note(sight);
                looking.go_on();
            }
            // What is seen on the way is of no use here.
            Some(Some(_)) => {}
        });
        looking
    }

    /// Asks about the next position, again after a failure.
    pub fn go_on(self) {
        let review = self.review.read_untracked();
        let Some(wanted) = review.wanted() else {
            self.clerk.rest();
            return self.doing.set(Doing::Done);
        };
        self.wanted.set_value(Some(wanted));
        let before = self
            .game
            .with_value(|game| game.branch(wanted.position, &[]));
        let Ok(before) = before else {
            return self.doing.set(Doing::Failed);
        };
        let question = Look {
            lines: 1,
            time: review.time(wanted),
            played: review.played(wanted.position).map(str::to_owned),
            record: before.record(),
        };
        drop(review);
        self.doing.set(Doing::Looking);
        self.clerk.ask(&question);
    }

    fn note(self, sight: Sight) {
        let given_away = sight.given_away.unwrap_or(0);
        let wanted = self.wanted.try_update_value(Option::take).flatten();
        let best = sight.lines.into_iter().next();
        if let (Some(wanted), Some(best)) = (wanted, best) {
            let noted = noted(best, given_away);
            self.review.update(|review| review.note(wanted, noted));
        }
    }
}

fn noted(best: Seen, given_away: u8) -> Noted {
    let mut line = best.turns;
    line.truncate(LINE);
    Noted {
        view: View::of_thousandths(&best.chances, best.forced),
        line,
        given_away,
    }
}
