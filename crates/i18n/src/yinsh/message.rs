//! Messages with values: what the table has to say, without words yet.

use super::words::*;
use crate::{Lang, Text};

/// A player of YINSH.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Begins.
    White,
    /// Answers.
    Black,
}

/// What the player to act has to do. Points and rows come as texts, ready to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Place a ring, the so-manieth.
    Place(u8),
    /// Place a ring.
    PlaceAny,
    /// Choose a ring.
    Move,
    /// Choose where the ring from this point lands.
    Landing(String),
    /// Remove the only row.
    Row,
    /// Choose one of several rows.
    WhichRow,
    /// Remove a row that the opponent made, before moving.
    RowFirst,
    /// Choose one of several rows that the opponent made, before moving.
    WhichRowFirst,
    /// Remove a ring.
    Ring,
    /// Pass.
    Pass,
    /// Confirm the complete turn.
    Confirm,
}

/// What a ring move does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// How many markers are turned over.
    pub flips: usize,
    /// Rows of the player who moves.
    pub own_rows: Vec<String>,
    /// Rows of the opponent.
    pub other_rows: Vec<String>,
}

/// Why a touch does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game is over.
    GameOver,
    /// The point is not free.
    Occupied(String),
    /// No ring of the player stands there.
    NoRing(String),
    /// Two points are not on one line.
    NotInLine(String, String),
    /// A ring is in the way.
    RingInTheWay(String),
    /// The ring had to land on this point.
    PastTheJump(String),
    /// The ring on this point cannot move.
    Stuck(String),
    /// The point is in no row of the player.
    NoRowThere(String),
    /// These five are not a row of the player.
    NotARow(String),
    /// Something else is due.
    First(Side, Due),
    /// A ring can move, so there is no passing.
    CanMove,
    /// Several rows could be meant.
    WhichRow,
    /// The text of a turn ends too early.
    Unfinished(Side, Due),
    /// The text of a turn goes on after its end.
    TurnOver,
    /// The text is no turn.
    Unreadable(String),
    /// There is no such point.
    NoSuchPoint(String),
    /// Two points are not the ends of five in line.
    NotFiveInLine(String, String),
    /// What was planned cannot be made any more, and why.
    Planned(String, Box<Refused>),
}

/// What stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// Nothing.
    Nothing,
    /// A ring.
    Ring(Side),
    /// A marker.
    Marker(Side),
}

/// Something the table says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// What is due.
    Due(Side, Due),
    /// The engine makes its turn.
    Thinking(Side),
    /// What a move does.
    Effect(Effect),
    /// What is planned for one's next turn.
    Planned(String),
    /// Why a touch does nothing.
    Refused(Refused),
    /// A winner by rings.
    Wins(Side),
    /// A winner by more rings when the pool is empty or both passed.
    WinsPool(Side),
    /// Nobody wins.
    Draw,
    /// A turn was a ring placed.
    Placed(Side, String),
    /// A turn was a ring moved, with what it did.
    Moved(Side, String, String, usize),
    /// A row was removed.
    TookRow(String),
    /// A ring was removed.
    TookRing(String),
    /// A pass.
    Passed(Side),
}

impl Side {
    /// The name of the player.
    pub const fn name(self) -> Text {
        match self {
            Side::White => WHITE,
            Side::Black => BLACK,
        }
    }
}

impl Holds {
    /// What stands there, in words.
    pub const fn name(self) -> Text {
        match self {
            Holds::Nothing => HOLDS_NOTHING,
            Holds::Ring(Side::White) => HOLDS_WHITE_RING,
            Holds::Ring(Side::Black) => HOLDS_BLACK_RING,
            Holds::Marker(Side::White) => HOLDS_WHITE_MARKER,
            Holds::Marker(Side::Black) => HOLDS_BLACK_MARKER,
        }
    }
}

impl Message {
    /// The message in words.
    pub fn say(&self, lang: Lang) -> String {
        let name = |side: &Side| side.name().to(lang);
        match self {
            Message::Due(side, due) => due.say(name(side), lang),
            Message::Thinking(side) => crate::game::THINKING.with(lang, &[name(side)]),
            Message::Effect(effect) => effect.say(lang),
            Message::Planned(turn) => PLANNED.with(lang, &[turn]),
            Message::Refused(refused) => refused.say(lang),
            Message::Wins(side) => WINS_RINGS.with(lang, &[name(side)]),
            Message::WinsPool(side) => WINS_POOL.with(lang, &[name(side)]),
            Message::Draw => DRAW.to(lang).to_owned(),
            Message::Placed(side, point) => SAY_PLACE.with(lang, &[name(side), point]),
            Message::Moved(side, from, to, flips) => {
                let moved = SAY_MOVE.with(lang, &[name(side), from, to]);
                format!("{moved}, {}", flips_words(*flips, lang))
            }
            Message::TookRow(row) => SAY_ROW.with(lang, &[row]),
            Message::TookRing(ring) => SAY_RING.with(lang, &[ring]),
            Message::Passed(side) => SAY_PASS.with(lang, &[name(side)]),
        }
    }
}

impl Due {
    fn say(&self, who: &str, lang: Lang) -> String {
        match self {
            Due::Place(nth) => DUE_PLACE.with(lang, &[who, &nth.to_string()]),
            Due::PlaceAny => DUE_PLACE_ANY.with(lang, &[who]),
            Due::Landing(from) => DUE_LANDING.with(lang, &[who, from]),
            Due::Move => DUE_MOVE.with(lang, &[who]),
            Due::Row => DUE_ROW.with(lang, &[who]),
            Due::WhichRow => DUE_WHICH_ROW.with(lang, &[who]),
            Due::RowFirst => DUE_ROW_FIRST.with(lang, &[who]),
            Due::WhichRowFirst => DUE_WHICH_ROW_FIRST.with(lang, &[who]),
            Due::Ring => DUE_RING.with(lang, &[who]),
            Due::Pass => DUE_PASS.with(lang, &[who]),
            Due::Confirm => DUE_CONFIRM.with(lang, &[who]),
        }
    }
}

impl Effect {
    fn say(&self, lang: Lang) -> String {
        let mut parts = vec![flips_words(self.flips, lang)];
        let rows = |text: Text, rows: &[String]| -> Vec<String> {
            rows.iter().map(|row| text.with(lang, &[row])).collect()
        };
        parts.extend(rows(YOUR_ROW, &self.own_rows));
        parts.extend(rows(THEIR_ROW, &self.other_rows));
        parts.join(", ")
    }
}

impl Refused {
    fn say(&self, lang: Lang) -> String {
        match self {
            Refused::GameOver => NO_GAME_OVER.to(lang).to_owned(),
            Refused::Occupied(point) => NO_OCCUPIED.with(lang, &[point]),
            Refused::NoRing(point) => NO_RING.with(lang, &[point]),
            Refused::NotInLine(from, to) => NO_LINE.with(lang, &[from, to]),
            Refused::RingInTheWay(ring) => NO_RING_IN_WAY.with(lang, &[ring]),
            Refused::PastTheJump(landing) => NO_PAST_JUMP.with(lang, &[landing]),
            Refused::Stuck(ring) => NO_STUCK.with(lang, &[ring]),
            Refused::NoRowThere(point) => NO_ROW_THERE.with(lang, &[point]),
            Refused::NotARow(row) => NO_NOT_A_ROW.with(lang, &[row]),
            Refused::First(side, due) => due.say(side.name().to(lang), lang),
            Refused::CanMove => NO_CAN_MOVE.to(lang).to_owned(),
            Refused::WhichRow => NO_WHICH_ROW.to(lang).to_owned(),
            Refused::Unfinished(side, due) => {
                let due = due.say(side.name().to(lang), lang);
                NO_UNFINISHED.with(lang, &[&due])
            }
            Refused::TurnOver => NO_TURN_OVER.to(lang).to_owned(),
            Refused::Unreadable(text) => NO_UNREADABLE.with(lang, &[text]),
            Refused::NoSuchPoint(text) => NO_SUCH_POINT.with(lang, &[text]),
            Refused::NotFiveInLine(one, other) => NO_FIVE.with(lang, &[one, other]),
            Refused::Planned(turn, why) => NO_PLANNED.with(lang, &[turn, &why.say(lang)]),
        }
    }
}

fn flips_words(flips: usize, lang: Lang) -> String {
    match flips {
        0 => FLIPS_NOTHING.to(lang).to_owned(),
        flips => FLIPS.count(lang, flips as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_with_more_rings_does_not_claim_that_no_markers_are_left() {
        // Two passes end the game in the same way, with markers in the pool.
        let markers = ["marker", "фішк", "jeto", "фишк", "marqueur"];
        for (lang, marker) in Lang::ALL.into_iter().zip(markers) {
            let said = Message::WinsPool(Side::White).say(lang);
            assert!(!said.contains(marker), "{said}");
            assert!(FLIPS.count(lang, 2).contains(marker));
        }
    }

    #[test]
    fn a_move_tells_its_flips_and_the_rows_of_both_players() {
        let effect = Effect {
            flips: 4,
            own_rows: vec!["c2–c6".to_owned()],
            other_rows: vec!["d1–d5".to_owned()],
        };
        assert_eq!(
            Message::Effect(effect.clone()).say(Lang::En),
            "flips 4 markers, completes your row c2–c6, completes your opponent’s row d1–d5"
        );
        assert_eq!(
            Message::Effect(effect).say(Lang::Ro),
            "întoarce 4 jetoane, completează linia ta c2–c6, completează linia adversarului d1–d5"
        );
    }
}
