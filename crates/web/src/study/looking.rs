//! Looking at a game in the page's thread, position by position, until its review is complete; the turn that somebody
//! looks at comes first.

use std::time::Duration;

use leptos::prelude::*;
use study::{Noted, Review, View, Wanted};
use table::Sitting;
use table::errand::{Importance, Look, Seen, Sight, State};

use crate::live::whenever;
use crate::play::Clerk;

/// The turns of a line that are kept.
const LINE: usize = 8;
/// So long a turn is on the screen before the review is interrupted for it: whoever only leafs through interrupts nothing.
const REST: Duration = Duration::from_millis(150);

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
    /// The turn on the screen.
    shown: Memo<Option<usize>>,
    /// Looks at every position in the order of the review.
    steady: Eye,
    /// Looks at what is not known of the turn on the screen; the review goes on afterwards where it stood.
    quick: Eye,
}

/// Somebody who looks, and at what.
#[derive(Clone, Copy)]
struct Eye {
    clerk: Clerk,
    /// What was seen last; nothing if the thread broke down.
    seen: RwSignal<Option<Option<Sight>>>,
    wanted: StoredValue<Option<Wanted>>,
}

impl Eye {
    fn new(importance: Importance) -> Eye {
        let seen = RwSignal::new(None);
        Eye {
            clerk: Clerk::new("worker", importance, move |sight| seen.set(Some(sight))),
            seen,
            wanted: StoredValue::new(None),
        }
    }
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
    /// Looks at a game from now on, and first at the turn that is shown, by its index.
    pub fn begin(
        game: Sitting,
        shown: impl Fn() -> Option<usize> + Send + Sync + 'static,
    ) -> Looking {
        let looking = Looking {
            review: RwSignal::new(review_of(&game)),
            game: StoredValue::new(game),
            doing: RwSignal::new(Doing::Looking),
            shown: Memo::new(move |_| shown()),
            steady: Eye::new(Importance::Background),
            quick: Eye::new(Importance::Now),
        };
        for eye in [looking.steady, looking.quick] {
            whenever(move || match eye.seen.get() {
                Some(None) => looking.fail(eye),
                Some(Some(sight)) if sight.state == State::Done => {
                    looking.note(eye, sight);
                    looking.go_on();
                }
                // What is seen on the way is of no use here.
                Some(Some(_)) | None => {}
            });
        }
        let mut rests = debounce(REST, move |()| {
            if looking.doing.get_untracked() == Doing::Looking {
                looking.go_on();
            }
        });
        whenever(move || {
            looking.shown.track();
            rests(());
        });
        looking.go_on();
        looking
    }

    /// Asks about the next positions, again after a failure.
    pub fn go_on(self) {
        let shown = untrack(|| self.shown.get());
        let [next, first] = self
            .review
            .with_untracked(|review| review.wanted_beside(shown));
        if next.is_none() {
            self.quick.clerk.stop();
            self.steady.clerk.rest();
            return self.doing.set(Doing::Done);
        }
        self.doing.set(Doing::Looking);
        self.look(self.steady, next);
        self.look(self.quick, first);
    }

    fn look(self, eye: Eye, wanted: Option<Wanted>) {
        if eye.wanted.get_value() == wanted {
            return;
        }
        eye.wanted.set_value(wanted);
        let Some(wanted) = wanted else {
            return eye.clerk.stop();
        };
        match self.question(wanted) {
            Some(question) => eye.clerk.ask(&question),
            None => self.fail(eye),
        }
    }

    fn question(self, wanted: Wanted) -> Option<Look> {
        let before = self
            .game
            .with_value(|game| game.branch(wanted.position, &[]));
        let review = self.review.read_untracked();
        Some(Look {
            lines: 1,
            time: review.time(wanted),
            played: review.played(wanted.position).map(str::to_owned),
            record: before.ok()?.record(),
        })
    }

    fn fail(self, eye: Eye) {
        eye.wanted.set_value(None);
        self.doing.set(Doing::Failed);
    }

    fn note(self, eye: Eye, sight: Sight) {
        let given_away = sight.given_away.unwrap_or(0);
        let wanted = eye.wanted.try_update_value(Option::take).flatten();
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
