//! How often the rare things of the rules happened, so that a comparison cannot miss them.

use std::collections::{BTreeMap, BTreeSet};

use super::board::rows;
use super::{Outcome, Point, Reference, Stage, When};

/// Something that the rules provide for and random play seldom shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rarity {
    /// A run longer than five: the owner chooses which five go (D3).
    LongRun,
    /// Two rows of one colour that share one marker (D4).
    CrossingRows,
    /// Two rows of one colour that share nothing (D4).
    SeparateRows,
    /// Two rows taken in one turn (D4).
    SecondRow,
    /// A row that the opponent's move made (D5).
    GivenRow,
    /// Rows of both colours after one move (D6).
    RowsOfBoth,
    /// The last ring is removed before one's own move (E1).
    WinBeforeMove,
    /// The last ring is removed while an own row still lies there (E1).
    WinWithRowLeft,
    /// Both needed one more row and one move completed both (E2).
    WinForTheMover,
    /// The pool is empty and a row refills it (E3).
    Refill,
    /// The pool is empty; more removed rings win (E3).
    WinByPool,
    /// The pool is empty; equal (E3).
    DrawByPool,
    /// A player without a ring move passes (E4).
    Pass,
    /// A pass after rows were cleared in the same turn (D5, E4).
    PassAfterRow,
    /// A player moves after the opponent passed (E4).
    MoveAfterPass,
    /// Two passes in a row end the game (E4).
    TwoPasses,
}

impl Rarity {
    /// All of them.
    pub const ALL: [Rarity; 16] = [
        Rarity::LongRun,
        Rarity::CrossingRows,
        Rarity::SeparateRows,
        Rarity::SecondRow,
        Rarity::GivenRow,
        Rarity::RowsOfBoth,
        Rarity::WinBeforeMove,
        Rarity::WinWithRowLeft,
        Rarity::WinForTheMover,
        Rarity::Refill,
        Rarity::WinByPool,
        Rarity::DrawByPool,
        Rarity::Pass,
        Rarity::PassAfterRow,
        Rarity::MoveAfterPass,
        Rarity::TwoPasses,
    ];
}

/// How often each rarity was seen.
#[derive(Clone, Default, Debug)]
pub struct Tally(BTreeMap<Rarity, usize>);

impl Tally {
    /// Notes what one step showed.
    pub fn note(&mut self, before: &Reference, step: &str, after: &Reference) {
        match before.stage() {
            Stage::Place => {}
            Stage::Move { passes } => self.note_move(before, step, passes),
            Stage::Row(when) => self.note_rows(before, when),
            Stage::Ring(when) => self.note_ring(before, when, after),
        }
        if step != "--" {
            self.note_pool(after);
        }
    }

    /// How often it was seen.
    pub fn count(&self, rarity: Rarity) -> usize {
        self.0.get(&rarity).copied().unwrap_or(0)
    }

    /// Adds what another game showed.
    pub fn add(&mut self, other: Tally) {
        for (rarity, count) in other.0 {
            *self.0.entry(rarity).or_default() += count;
        }
    }

    fn add_if(&mut self, seen: bool, rarity: Rarity) {
        if seen {
            *self.0.entry(rarity).or_default() += 1;
        }
    }

    fn note_move(&mut self, before: &Reference, step: &str, passes: usize) {
        let pass = step == "--";
        self.add_if(pass, Rarity::Pass);
        self.add_if(pass && before.turn_is_open(), Rarity::PassAfterRow);
        self.add_if(pass && passes == 1, Rarity::TwoPasses);
        self.add_if(!pass && passes == 1, Rarity::MoveAfterPass);
    }

    fn note_rows(&mut self, before: &Reference, when: When) {
        let own = rows(before.board(), before.side());
        let theirs = rows(before.board(), before.side().other());
        self.add_if(two_share(&own, 4), Rarity::LongRun);
        self.add_if(two_share(&own, 1), Rarity::CrossingRows);
        self.add_if(two_share(&own, 0), Rarity::SeparateRows);
        self.add_if(when == When::BeforeMove, Rarity::GivenRow);
        self.add_if(!theirs.is_empty(), Rarity::RowsOfBoth);
        self.add_if(before.pool() == 0, Rarity::Refill);
    }

    fn note_ring(&mut self, before: &Reference, when: When, after: &Reference) {
        let mover = before.side();
        let is_left = |colour| !rows(after.board(), colour).is_empty();
        let won = after.outcome() == Some(Outcome::Win(mover));
        let close = before.removed(mover.other()) + 1 == before.goal();
        self.add_if(!won && is_left(mover), Rarity::SecondRow);
        self.add_if(won && when == When::BeforeMove, Rarity::WinBeforeMove);
        self.add_if(won && is_left(mover), Rarity::WinWithRowLeft);
        self.add_if(
            won && close && is_left(mover.other()),
            Rarity::WinForTheMover,
        );
    }

    fn note_pool(&mut self, after: &Reference) {
        match after.outcome() {
            Some(Outcome::Draw) => self.add_if(true, Rarity::DrawByPool),
            Some(Outcome::Win(winner)) => {
                self.add_if(after.removed(winner) < after.goal(), Rarity::WinByPool);
            }
            None => {}
        }
    }
}

/// Whether two of the rows have exactly so many points in common.
fn two_share(rows: &BTreeSet<Vec<Point>>, shared: usize) -> bool {
    let in_both = |one: &Vec<Point>, other: &Vec<Point>| {
        one.iter().filter(|point| other.contains(point)).count()
    };
    rows.iter().any(|one| {
        rows.iter()
            .any(|other| one != other && in_both(one, other) == shared)
    })
}
