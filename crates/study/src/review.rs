//! Looking back at a game: which positions to look at, and what it says of every turn.

mod kept;
mod moment;
mod pace;

use engine::Line;
use game::{Game, Match, Seat};

use crate::accuracy;
use crate::judgement::{Judgement, Scale, View};
use crate::phase::{Phase, Phased};

pub use kept::NotAReview;
pub use moment::{Moment, MomentKind};

/// A turn that lost so many points at first sight is looked at closer.
const DOUBTFUL: f32 = 2.5;

/// How well to look at a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effort {
    /// As at every position.
    First,
    /// Some times as long, where the judgement of a turn is in doubt.
    Closer,
}

impl Effort {
    /// By how much it is more than the first look.
    pub const fn factor(self) -> u32 {
        match self {
            Effort::First => 1,
            Effort::Closer => 4,
        }
    }
}

/// What a review wants to know next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The position before the turn with this index, or the last one.
    pub position: usize,
    /// How well to look at it.
    pub effort: Effort,
}

impl Wanted {
    /// The position that is meant, in the game that is reviewed.
    pub fn position_in<G: Game>(self, game: &Match<G>) -> &G {
        game.before_turn(self.position).unwrap_or(game.position())
    }
}

/// A game that is looked back at; turns are judged as soon as the positions around them are known.
#[derive(Clone, Debug)]
pub struct Review {
    seats: u8,
    turns: Vec<Played>,
    /// What is expected before each turn and after the last.
    seen: Vec<Option<Seen>>,
}

#[derive(Clone, Debug)]
struct Played {
    seat: Seat,
    text: String,
    phase: Phase,
}

/// What is known of a position that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Noted {
    /// What is expected there.
    pub view: View,
    /// The best line, turn by turn; none once the game is over.
    pub line: Vec<String>,
    /// The cells that the turn played there gave away, as far as that is known.
    pub given_away: u8,
}

impl Noted {
    /// What an engine thinks of a position, by its best line.
    pub fn of<G: Game>(line: &Line<G::Step>) -> Noted {
        Noted {
            view: View::of(line),
            line: vec![G::write_turn(&line.turns[0])],
            given_away: 0,
        }
    }
}

#[derive(Clone, Debug)]
struct Seen {
    noted: Noted,
    effort: Effort,
}

/// What a review says of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<'r> {
    /// The turn's index, from 0.
    pub index: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// What was played.
    pub turn: &'r str,
    /// What would have been best.
    pub best: &'r str,
    /// The line that begins with it.
    pub line: &'r [String],
    /// The cells that it gave away, as far as that is known.
    pub given_away: u8,
    /// When in the game.
    pub phase: Phase,
    /// What the mover could expect of the best turn.
    pub before: f32,
    /// What the mover could expect after the turn.
    pub after: f32,
    /// The points of a hundred that were lost, measured as between two players.
    pub loss: f32,
    /// What is wrong with the turn, if anything is.
    pub judgement: Option<Judgement>,
}

impl Review {
    /// A review of all turns that are whole, before anything was looked at.
    pub fn new<G: Phased>(game: &Match<G>) -> Review {
        let end = game.position().outcome().map(|outcome| Seen {
            noted: Noted {
                view: View::over(&outcome),
                line: Vec::new(),
                given_away: 0,
            },
            effort: Effort::Closer,
        });
        let is_whole = game.at_turn_start() || end.is_some();
        let count = game.turn_count() - usize::from(!is_whole);
        let played = |index| {
            let (seat, steps) = game.turn(index)?;
            Some(Played {
                seat,
                text: G::write_turn(&steps),
                phase: game.before_turn(index)?.phase(),
            })
        };
        let mut seen = vec![None; count];
        seen.push(end);
        Review {
            seats: game.position().seats(),
            turns: (0..count).map_while(played).collect(),
            seen,
        }
    }

    /// What is to be looked at next; nothing once the review is complete.
    pub fn wanted(&self) -> Option<Wanted> {
        let unseen = self.seen.iter().position(Option::is_none);
        let first = unseen.map(|position| Wanted {
            position,
            effort: Effort::First,
        });
        first.or_else(|| {
            let mut positions = 0..self.seen.len();
            let position = positions.find(|position| self.is_doubtful(*position))?;
            Some(Wanted {
                position,
                effort: Effort::Closer,
            })
        })
    }

    /// What is to be looked at next, as above, and what before that, while nothing can be said of the turn that
    /// somebody looks at.
    pub fn wanted_beside(&self, turn: Option<usize>) -> [Option<Wanted>; 2] {
        let next = self.wanted();
        let is_unseen = |position: &usize| matches!(self.seen.get(*position), Some(None));
        let around = turn.into_iter().flat_map(|turn| [turn, turn + 1]);
        let first = around.into_iter().find(is_unseen).map(|position| Wanted {
            position,
            effort: Effort::First,
        });
        // What comes next anyway needs no second look.
        [next, first.filter(|_| first != next)]
    }

    /// Whether a position should be looked at closer: a turn beside it seems to have lost something.
    fn is_doubtful(&self, position: usize) -> bool {
        let is_glimpsed = |seen: &Option<Seen>| {
            let effort = seen.as_ref().map(|seen| seen.effort);
            effort == Some(Effort::First)
        };
        let beside = [position.checked_sub(1), Some(position)];
        let lost = |turn| self.turn(turn).is_some_and(|turn| turn.loss >= DOUBTFUL);
        is_glimpsed(&self.seen[position]) && beside.into_iter().flatten().any(lost)
    }

    /// Notes what is known of a position that was wanted.
    pub fn note(&mut self, wanted: Wanted, noted: Noted) {
        let effort = wanted.effort;
        self.seen[wanted.position] = Some(Seen { noted, effort });
    }

    /// Everybody, in the order of the seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// What was played in the position, if that is a turn of the game.
    pub fn played(&self, position: usize) -> Option<&str> {
        self.turns.get(position).map(|turn| turn.text.as_str())
    }

    /// How many turns there are to judge.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether there is no turn to judge.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// The part of the positions that was looked at, from 0 to 1.
    pub fn done(&self) -> f64 {
        let seen = self.seen.iter().flatten().count();
        seen as f64 / self.seen.len() as f64
    }

    /// What is expected before the turn with this index, or after the last, as far as it is known.
    pub fn view(&self, position: usize) -> Option<&View> {
        let seen = self.seen.get(position)?.as_ref();
        seen.map(|seen| &seen.noted.view)
    }

    /// What is to be said of a turn, once it is known.
    pub fn turn(&self, index: usize) -> Option<Judged<'_>> {
        let played = self.turns.get(index)?;
        let [before, after] = [index, index + 1].map(|position| self.seen[position].as_ref());
        let (before, after) = (&before?.noted, &after?.noted);
        let best = before.line.first()?;
        let (view, seat) = (&before.view, played.seat);
        // Whatever comes of the engine's own turn, it knew of nothing better.
        let is_best = played.text == *best;
        let loss = view.loss(&after.view, seat, self.seats);
        let judgement = Scale::REVIEW.judge(view, &after.view, seat, self.seats);
        Some(Judged {
            index,
            seat,
            turn: &played.text,
            best,
            line: &before.line,
            given_away: before.given_away,
            phase: played.phase,
            before: view.chance(seat),
            after: after.view.chance(seat),
            loss: if is_best { 0.0 } else { loss },
            judgement: judgement.filter(|_| !is_best),
        })
    }

    /// What is to be said of every turn that is known.
    pub fn turns(&self) -> impl Iterator<Item = Judged<'_>> {
        (0..self.turns.len()).filter_map(|index| self.turn(index))
    }

    /// The accuracy of a player, from 0 to 100, by all turns that are known.
    pub fn accuracy(&self, seat: Seat) -> Option<f32> {
        self.accuracy_of(seat, |_| true)
    }

    /// The accuracy of a player in one phase.
    pub fn accuracy_in(&self, seat: Seat, phase: Phase) -> Option<f32> {
        self.accuracy_of(seat, |turn| turn.phase == phase)
    }

    fn accuracy_of(&self, seat: Seat, counts: impl Fn(&Judged<'_>) -> bool) -> Option<f32> {
        let known = self.seen.iter().map_while(Option::as_ref);
        let scale = 100.0 * f32::from(self.seats) / 2.0;
        let chances: Vec<f32> = known
            .map(|seen| scale * seen.noted.view.chance(seat))
            .collect();
        let own = self
            .turns()
            .take_while(|turn| turn.index + 1 < chances.len())
            .filter(|turn| turn.seat == seat && counts(turn));
        let turns: Vec<(usize, f32)> = own
            .map(|turn| (turn.index, accuracy::of_turn(turn.loss)))
            .collect();
        accuracy::of_game(&chances, &turns)
    }
}
