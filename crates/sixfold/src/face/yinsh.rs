//! How YINSH looks to people.

use game::{Outcome, Seat};
use games::Listed as _;
use yinsh::{Colour, Ending, Phase, Position, Setup, Step};

use super::Face;
use crate::draw::Paper;
use crate::failure::Failure;
use crate::words::counted;
use crate::{cli, draw};

impl Face for Position {
    const ABOUT: &'static str = "Rings and markers for two";
    const RULES: &'static str = include_str!("../rules/yinsh.txt");
    const USUAL_SETUP: Option<&'static str> = Some("standard");
    const RESIGNS: bool = true;

    fn setup(asked: &cli::Setup) -> Result<Setup, Failure> {
        if asked.players.is_some_and(|players| players != 2) {
            return Err(Failure::new(format!("{} is a game for two", Self::NAME)));
        }
        match &asked.position {
            Some(position) => position
                .parse()
                .map_err(|error| Failure::new(format!("the position is refused: {error}"))),
            None => Ok(asked.variant.unwrap_or(Setup::STANDARD)),
        }
    }

    fn due(&self) -> Option<String> {
        let colour = self.to_act()?;
        if self.legal().iter().eq([Step::Pass]) {
            return Some(format!("{colour} to pass with --, since no ring can move"));
        }
        Some(format!("{colour} to {}", due(self.phase())))
    }

    fn picture(&self, paper: &Paper) -> Vec<String> {
        draw::yinsh::picture(self, paper)
    }

    fn left(&self) -> Vec<String> {
        let left = |colour| {
            let rings = counted(self.rings(colour).len(), "ring");
            let in_hand = self.in_hand(colour);
            format!("{colour}: {rings} on the board, {in_hand} in hand")
        };
        let pool = format!("Pool: {}", counted(self.pool(), "marker"));
        Colour::ALL.map(left).into_iter().chain([pool]).collect()
    }

    fn final_table(&self) -> Vec<String> {
        let removed = |colour| {
            let rings = counted(self.removed(colour), "ring");
            format!("{colour} removed {rings}.")
        };
        Colour::ALL.map(removed).to_vec()
    }

    fn ending(&self) -> Option<&'static str> {
        self.verdict().map(|verdict| match verdict.ending {
            Ending::Rings => "rings",
            Ending::Pool => "pool",
            Ending::Passes => "passes",
        })
    }

    fn score(outcome: &Outcome) -> String {
        let score = match outcome.winner() {
            Some(Seat(0)) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        };
        score.to_owned()
    }

    fn move_property(&self) -> &'static str {
        match self.to_act() {
            Some(Colour::White) | None => "W",
            Some(Colour::Black) => "B",
        }
    }

    fn name_property(seat: Seat) -> &'static str {
        if seat == Seat(0) { "PW" } else { "PB" }
    }

    fn sgf_score(score: &str) -> String {
        let result = match score {
            "1-0" => "W+",
            "0-1" => "B+",
            _ => "0",
        };
        result.to_owned()
    }

    fn score_of_sgf(result: &str) -> Option<String> {
        let score = match result.as_bytes() {
            [b'W', b'+', ..] => "1-0",
            [b'B', b'+', ..] => "0-1",
            b"0" | b"Draw" => "1/2-1/2",
            _ => return None,
        };
        Some(score.to_owned())
    }

    fn perft(&self, depth: u32) -> u64 {
        yinsh::perft(self, depth)
    }
}

fn due(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "place a ring",
        Phase::Move => "move a ring",
        Phase::Row(_) => "remove a row",
        Phase::Ring(_) => "remove a ring",
    }
}
