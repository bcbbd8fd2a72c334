//! The sections of a rules page: clauses, and a diagram to touch.

use i18n::Text;
use i18n::rules::{gemblo as g, yinsh as y};

use super::{Start, gemblo};

/// A section of a rules page.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its name in addresses.
    pub slug: &'static str,
    /// Its heading.
    pub title: Text,
    /// Its clauses.
    pub clauses: &'static [Text],
    /// Its diagram, if it has one.
    pub diagram: Option<Start>,
}

/// The rules of YINSH.
pub const SECTIONS_YINSH: &[Section] = &[
    section("aim", y::T_AIM, &[y::AIM]),
    section("board", y::T_BOARD, &[y::BOARD]),
    section("place", y::T_PLACE, &[y::PLACE]).drawn(Start::at(
        "4/7/8/4B4/3W1B4/2B3W2/3W2B3/6W2/8/7/4 w 0-0 standard place",
    )),
    section("move", y::T_MOVE, &[y::MOVE, y::BEHIND, y::WAY]).drawn(
        // Free points, runs of markers, rings and the edge, each in some direction.
        Start::at("4/1W5/4b3/2w1b1B2/4Wwb3/3w5/1B1bw5/5B3/1W6/7/4 w 2-2 standard move")
            .touching("e5"),
    ),
    section("jump", y::T_JUMP, &[y::JUMP]).drawn(
        Start::at("4/3W3/3w2B1/3b5/B2w6/2b6/2w4B2/W8/6W1/7/4 w 2-2 standard move").touching("b4"),
    ),
    section("row", y::T_ROW, &[y::ROW, y::NO_ROW]).drawn(Start::at(
        "4/7/6W1/1B1bb4/8B1/2wwWww2/1W5B2/2B4W1/2W5/4B2/4 w 0-0 standard move",
    )),
    section("several", y::T_SEVERAL, &[y::SEVERAL, y::CROSS, y::LONG]).drawn(Start::at(
        "4/2B4/4w2W/4w2B1/wwwwWww3/1B1w5/3w2B3/1W2b2W1/2W2B2/7/4 w 0-0 standard move",
    )),
    section("theirs", y::T_THEIRS, &[y::THEIRS, y::BOTH]),
    section("end", y::T_WIN, &[y::WIN, y::POOL, y::PASS]),
    section("blitz", y::T_BLITZ, &[y::BLITZ]),
];

/// The rules of Gemblo.
pub const SECTIONS_GEMBLO: &[Section] = &[
    section("aim", g::T_AIM, &[g::AIM]),
    section("pieces", g::T_PIECES, &[g::PIECES, g::TURN]),
    section("board", g::T_BOARD, &[g::BOARD]).drawn(Start::at("gemblo5")),
    section("start", g::T_START, &[g::START]).drawn(Start::at("gemblo3")),
    section("connect", g::T_CONNECT, &[g::CONNECT, g::APART])
        .drawn(Start::at("gemblo3").after(gemblo::FIRST)),
    section("covered", g::T_COVERED, &[g::COVERED]).drawn(
        Start::at("gemblo3")
            .after(gemblo::COVERED_LINE)
            .marking(&["k14"]),
    ),
    section("open", g::T_OPEN, &[g::OPEN]).drawn(
        Start::at("gemblo3")
            .after(gemblo::OPEN_LINE)
            .marking(&["n11"]),
    ),
    section("two", g::T_TWO, &[g::TWO]),
    section("pass", g::T_PASS, &[g::PASS]),
    section("score", g::T_SCORE, &[g::SCORE]),
    section("tie", g::T_TIE, &[g::TIE, g::VALUE]),
];

const fn section(slug: &'static str, title: Text, clauses: &'static [Text]) -> Section {
    Section {
        slug,
        title,
        clauses,
        diagram: None,
    }
}

impl Section {
    const fn drawn(self, diagram: Start) -> Section {
        Section {
            diagram: Some(diagram),
            ..self
        }
    }
}
