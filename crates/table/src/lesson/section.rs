//! The sections of a rules page: clauses, and what is shown beside them.

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
    /// What it shows beside them.
    pub shows: Shows,
}

/// What a section shows beside its clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// Nothing.
    Nothing,
    /// A diagram to touch.
    Diagram(Start),
    /// Gemblo's pieces with their numbers.
    Pieces,
    /// The ways to the puzzles and the pictures.
    Puzzles,
}

/// The rules of YINSH.
pub const SECTIONS_YINSH: &[Section] = &[
    section("aim", y::T_AIM, &[y::AIM]),
    section("board", y::T_BOARD, &[y::BOARD, y::SLOTS]),
    section("place", y::T_PLACE, &[y::PLACE]).drawn(Start::at(
        "4/7/8/4B4/3W1B4/2B3W2/3W2B3/6W2/8/7/4 w 0-0 standard place",
    )),
    section("move", y::T_MOVE, &[y::MOVE, y::BEHIND, y::WAY]).drawn(
        // Free points, runs of markers, rings and the edge, each in some direction.
        Start::at("4/1W5/4b3/2w1b1B2/4Wwb3/3w5/1B1bw5/5B3/1W6/7/4 w 2-2 standard move")
            .touching("e5"),
    ),
    section("jump", y::T_JUMP, &[y::JUMP, y::AFTER, y::MARKERS]).drawn(
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
    section("careful", y::T_ADVICE, &[y::COST, y::GIFT, y::THIRD]),
    section("blitz", y::T_BLITZ, &[y::BLITZ, y::BLITZ_ADVICE]),
];

/// The rules of Gemblo.
pub const SECTIONS_GEMBLO: &[Section] = &[
    section("aim", g::T_AIM, &[g::AIM]),
    section("pieces", g::T_PIECES, &[g::PIECES, g::TURN]),
    section("board", g::T_BOARD, &[g::BOARD]),
    section("five", g::T_FIVE, &[g::FIVE]).drawn(Start::at("gemblo5")),
    section("start", g::T_START, &[g::ORDER, g::START]).drawn(Start::at("gemblo3")),
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
    section("pass", g::T_PASS, &[g::PASS, g::EMPTY_HANDED]),
    section("score", g::T_SCORE, &[g::PENALTY, g::SCORE]),
    section("tie", g::T_TIE, &[g::TIE, g::VALUE]),
    section("value", g::T_VALUE, &[g::NUMBERS]).showing(Shows::Pieces),
    section("puzzles", g::T_PUZZLES, &[g::PUZZLES, g::PICTURES]).showing(Shows::Puzzles),
];

const fn section(slug: &'static str, title: Text, clauses: &'static [Text]) -> Section {
    Section {
        slug,
        title,
        clauses,
        shows: Shows::Nothing,
    }
}

impl Section {
    /// Its diagram, if it has one.
    pub const fn diagram(&self) -> Option<Start> {
        match self.shows {
            Shows::Diagram(diagram) => Some(diagram),
            Shows::Nothing | Shows::Pieces | Shows::Puzzles => None,
        }
    }

    const fn drawn(self, diagram: Start) -> Section {
        self.showing(Shows::Diagram(diagram))
    }

    const fn showing(self, shows: Shows) -> Section {
        Section { shows, ..self }
    }
}
