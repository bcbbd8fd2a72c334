//! How good a turn was, by what could be expected before and after it.

use engine::Line;
use engine::calibration::points;
use game::{MAX_SEATS, Outcome, Seat};

/// Whoever lets a forced win go and may still expect so much has not spoilt anything yet.
const STILL_WINNING: f32 = 0.9;
/// Whoever could not expect more has not lost by running into a forced loss.
const ALREADY_LOST: f32 = 0.1;

/// What is expected in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// The chance of each seat to win.
    pub chances: [f32; MAX_SEATS],
    /// Who wins by force, and in how many turns.
    pub forced: Option<(Seat, u32)>,
}

impl View {
    /// What an engine expects of its best line.
    pub fn of<S>(line: &Line<S>) -> View {
        View {
            chances: line.chances,
            forced: line.forced,
        }
    }

    /// What there is to expect once the game is over.
    pub fn over(outcome: &Outcome) -> View {
        View {
            chances: points(outcome),
            forced: outcome.winner().map(|winner| (winner, 0)),
        }
    }

    /// The chance of a seat.
    pub fn chance(&self, seat: Seat) -> f32 {
        self.chances[seat.index()]
    }

    /// Whether the seat wins by force.
    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.forced.is_some_and(|(winner, _)| winner == seat)
    }

    /// Whether somebody else wins by force.
    pub fn is_lost_by(&self, seat: Seat) -> bool {
        self.forced.is_some_and(|(winner, _)| winner != seat)
    }

    /// The points of a hundred that the seat has less afterwards, measured as between two players.
    pub fn loss(&self, after: &View, seat: Seat, seats: u8) -> f32 {
        let lost = self.chance(seat) - after.chance(seat);
        (100.0 * lost * f32::from(seats) / 2.0).clamp(0.0, 100.0)
    }
}

/// What can be wrong with a turn; one that nothing is wrong with has no judgement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// The game may have been lost.
    Blunder,
}

impl Judgement {
    /// All of them, the mildest first.
    pub const ALL: [Judgement; 3] = [
        Judgement::Inaccuracy,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// The judgement in one word.
    pub const fn word(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }
}

/// The points from which a turn is an inaccuracy, a mistake, a blunder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale([f32; 3]);

impl Scale {
    /// For looking back at a game.
    pub const REVIEW: Scale = Scale([5.0, 10.0, 15.0]);
    /// For whoever practises against the engine.
    pub const PRACTICE: Scale = Scale([2.5, 6.0, 14.0]);

    /// Judges a loss alone.
    pub fn of(self, loss: f32) -> Option<Judgement> {
        let reached = Judgement::ALL.into_iter().zip(self.0);
        reached
            .filter(|(_, from)| loss >= *from)
            .map(|(judgement, _)| judgement)
            .next_back()
    }

    /// Judges a turn of a seat by what was expected before and after it.
    pub fn judge(self, before: &View, after: &View, seat: Seat, seats: u8) -> Option<Judgement> {
        if after.is_won_by(seat) {
            return None;
        }
        if lets_win_go(before, after, seat) || makes_loss(before, after, seat) {
            return Some(Judgement::Blunder);
        }
        self.of(before.loss(after, seat, seats))
    }
}

/// Whether a forced win is gone, and not much is left of it.
pub(crate) fn lets_win_go(before: &View, after: &View, seat: Seat) -> bool {
    let is_gone = before.is_won_by(seat) && !after.is_won_by(seat);
    is_gone && after.chance(seat) < STILL_WINNING
}

/// Whether a game that was not lost is lost by force.
pub(crate) fn makes_loss(before: &View, after: &View, seat: Seat) -> bool {
    let is_made = !before.is_lost_by(seat) && after.is_lost_by(seat);
    is_made && before.chance(seat) > ALREADY_LOST
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const YOU: Seat = Seat(1);

    fn view(chance: f32, forced: Option<Seat>) -> View {
        let mut chances = [0.0; MAX_SEATS];
        (chances[0], chances[1]) = (chance, 1.0 - chance);
        let forced = forced.map(|winner| (winner, 3));
        View { chances, forced }
    }

    fn open(chance: f32) -> View {
        view(chance, None)
    }

    #[track_caller]
    fn check(before: View, after: View, expected: Option<Judgement>) {
        assert_eq!(Scale::REVIEW.judge(&before, &after, ME, 2), expected);
    }

    #[test]
    fn five_ten_and_fifteen_points_are_the_three_judgements() {
        for (loss, expected) in [
            (4.9, None),
            (5.0, Some(Judgement::Inaccuracy)),
            (9.9, Some(Judgement::Inaccuracy)),
            (10.0, Some(Judgement::Mistake)),
            (15.0, Some(Judgement::Blunder)),
        ] {
            assert_eq!(Scale::REVIEW.of(loss), expected, "{loss}");
        }
        assert_eq!(Scale::PRACTICE.of(2.5), Some(Judgement::Inaccuracy));
        assert_eq!(Scale::PRACTICE.of(5.9), Some(Judgement::Inaccuracy));
        assert_eq!(Scale::PRACTICE.of(6.0), Some(Judgement::Mistake));
        assert_eq!(Scale::PRACTICE.of(14.0), Some(Judgement::Blunder));
        check(open(0.6), open(0.7), None);
    }

    #[test]
    fn among_many_a_point_weighs_more_since_everybody_has_fewer() {
        let (before, after) = (open(0.30), open(0.26));
        let loss = |seats| before.loss(&after, ME, seats);
        assert!((loss(2) - 4.0).abs() < 1e-4);
        assert!((loss(6) - 12.0).abs() < 1e-4);
        assert_eq!(open(1.0).loss(&open(0.0), ME, 6), 100.0);
        assert_eq!(after.loss(&before, ME, 6), 0.0);
    }

    #[test]
    fn a_forced_win_let_go_is_a_blunder_unless_one_still_wins() {
        let won = view(1.0, Some(ME));
        check(won, open(0.89), Some(Judgement::Blunder));
        check(won, open(0.91), Some(Judgement::Inaccuracy));
        check(won, view(0.0, Some(YOU)), Some(Judgement::Blunder));
        check(won, view(1.0, Some(ME)), None);
    }

    #[test]
    fn a_forced_loss_made_is_a_blunder_unless_one_had_lost_already() {
        let lost = view(0.0, Some(YOU));
        check(open(0.11), lost, Some(Judgement::Blunder));
        check(open(0.08), lost, Some(Judgement::Inaccuracy));
        check(lost, lost, None);
        // It was lost before, though the engine did not expect so little.
        check(view(0.14, Some(YOU)), view(0.1, Some(YOU)), None);
    }

    #[test]
    fn a_turn_that_wins_is_never_judged() {
        let end = View::over(&Outcome::from_ranks(&[1, 2]));
        assert_eq!(end.chance(ME), 1.0);
        check(open(0.5), end, None);
        check(view(1.0, Some(ME)), end, None);
        // However little an engine expects of a win that it has proved.
        check(view(1.0, Some(ME)), view(0.8, Some(ME)), None);
    }

    #[test]
    fn a_draw_is_half_a_win_for_each() {
        let end = View::over(&Outcome::from_ranks(&[1, 1]));
        assert_eq!((end.chance(ME), end.forced), (0.5, None));
        check(view(1.0, Some(ME)), end, Some(Judgement::Blunder));
    }
}
