//! The sections of a rules page: clauses under a heading.

use i18n::Text;
use i18n::rules::{gemblo as g, yinsh as y};

/// A section of a rules page.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its name in addresses.
    pub slug: &'static str,
    /// Its heading.
    pub title: Text,
    /// Its clauses.
    pub clauses: &'static [Text],
}

/// The rules of YINSH.
pub const YINSH: &[Section] = &[
    section("aim", y::T_AIM, &[y::AIM]),
    section("board", y::T_BOARD, &[y::BOARD, y::SLOTS]),
    section("place", y::T_PLACE, &[y::PLACE]),
    section("move", y::T_MOVE, &[y::MOVE, y::BEHIND, y::WAY]),
    section("jump", y::T_JUMP, &[y::JUMP, y::AFTER, y::MARKERS]),
    section("row", y::T_ROW, &[y::ROW, y::NO_ROW]),
    section("several", y::T_SEVERAL, &[y::SEVERAL, y::CROSS, y::LONG]),
    section("theirs", y::T_THEIRS, &[y::THEIRS, y::BOTH]),
    section("end", y::T_WIN, &[y::WIN, y::POOL, y::PASS]),
    section("careful", y::T_ADVICE, &[y::COST, y::GIFT, y::THIRD]),
    section("blitz", y::T_BLITZ, &[y::BLITZ, y::BLITZ_ADVICE]),
];

/// The rules of Gemblo.
pub const GEMBLO: &[Section] = &[
    section("aim", g::T_AIM, &[g::AIM]),
    section("pieces", g::T_PIECES, &[g::PIECES, g::TURN]),
    section("board", g::T_BOARD, &[g::BOARD]),
    section("five", g::T_FIVE, &[g::FIVE]),
    section("start", g::T_START, &[g::ORDER, g::START]),
    section("connect", g::T_CONNECT, &[g::CONNECT, g::APART]),
    section("covered", g::T_COVERED, &[g::COVERED]),
    section("open", g::T_OPEN, &[g::OPEN]),
    section("two", g::T_TWO, &[g::TWO]),
    section("pass", g::T_PASS, &[g::PASS, g::EMPTY_HANDED]),
    section("score", g::T_SCORE, &[g::PENALTY, g::SCORE]),
    section("tie", g::T_TIE, &[g::TIE, g::VALUE]),
    section("value", g::T_VALUE, &[g::NUMBERS]),
    section("puzzles", g::T_PUZZLES, &[g::PUZZLES, g::PICTURES]),
];

const fn section(slug: &'static str, title: Text, clauses: &'static [Text]) -> Section {
    Section {
        slug,
        title,
        clauses,
    }
}
