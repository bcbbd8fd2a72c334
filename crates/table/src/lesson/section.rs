//! What a rules page shows beside its sections.

pub use spoken::section::{GEMBLO as SECTIONS_GEMBLO, Section, YINSH as SECTIONS_YINSH};

use super::{Start, gemblo};

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

impl Shows {
    /// What a section shows; those of both games have names of their own.
    pub fn of(section: &Section) -> Shows {
        match section.slug {
            "place" => Shows::Diagram(Start::at(
                "4/7/8/4B4/3W1B4/2B3W2/3W2B3/6W2/8/7/4 w 0-0 standard place",
            )),
            "move" => Shows::Diagram(
                // Free points, runs of markers, rings and the edge, each in some direction.
                Start::at("4/1W5/4b3/2w1b1B2/4Wwb3/3w5/1B1bw5/5B3/1W6/7/4 w 2-2 standard move")
                    .touching("e5"),
            ),
            "jump" => Shows::Diagram(
                Start::at("4/3W3/3w2B1/3b5/B2w6/2b6/2w4B2/W8/6W1/7/4 w 2-2 standard move")
                    .touching("b4"),
            ),
            "row" => Shows::Diagram(Start::at(
                "4/7/6W1/1B1bb4/8B1/2wwWww2/1W5B2/2B4W1/2W5/4B2/4 w 0-0 standard move",
            )),
            "several" => Shows::Diagram(Start::at(
                "4/2B4/4w2W/4w2B1/wwwwWww3/1B1w5/3w2B3/1W2b2W1/2W2B2/7/4 w 0-0 standard move",
            )),
            "five" => Shows::Diagram(Start::at("gemblo5")),
            "start" => Shows::Diagram(Start::at("gemblo3")),
            "connect" => Shows::Diagram(Start::at("gemblo3").after(gemblo::FIRST)),
            "covered" => Shows::Diagram(
                Start::at("gemblo3")
                    .after(gemblo::COVERED_LINE)
                    .marking(&["k14"]),
            ),
            "open" => Shows::Diagram(
                Start::at("gemblo3")
                    .after(gemblo::OPEN_LINE)
                    .marking(&["n11"]),
            ),
            "value" => Shows::Pieces,
            "puzzles" => Shows::Puzzles,
            _ => Shows::Nothing,
        }
    }

    /// The diagram of a section, if it has one.
    pub fn diagram(section: &Section) -> Option<Start> {
        match Shows::of(section) {
            Shows::Diagram(diagram) => Some(diagram),
            Shows::Nothing | Shows::Pieces | Shows::Puzzles => None,
        }
    }
}
