//! How Gemblo looks to people.

use game::Seat;
use games::Listed as _;
use gemblo::raw::Ground;
use gemblo::{Colour, Decision, Placement, Position, Refusal, Setup, SetupError, Tint};

use super::{Face, PROPERTIES};
use crate::draw::Paper;
use crate::failure::Failure;
use crate::words::counted;
use crate::{cli, draw};

/// How many play unless something else is asked for.
const USUAL_PLAYERS: u8 = 4;

/// What a colour is called: its tint.
pub fn name(position: &Position, colour: Colour) -> &'static str {
    match position.tint(colour) {
        Tint::Blue => "Blue",
        Tint::Red => "Red",
        Tint::Green => "Green",
        Tint::Orange => "Orange",
        Tint::Sky => "Sky",
        Tint::Yellow => "Yellow",
    }
}

/// The colours that a player has.
pub fn names(position: &Position, seat: Seat) -> String {
    let own = position
        .colours()
        .filter(|colour| position.seat_of(*colour) == seat);
    own.map(|colour| name(position, colour))
        .collect::<Vec<_>>()
        .join(" and ")
}

impl Face for Position {
    const ABOUT: &'static str = "Hexagonal pieces for two to six";
    const RULES: &'static str = include_str!("../rules/gemblo.txt");
    const USUAL_SETUP: Option<&'static str> = None;
    const RESIGNS: bool = false;

    fn setup(asked: &cli::Setup) -> Result<Setup, Failure> {
        if asked.variant.is_some() {
            let name = Self::NAME;
            let reason = format!("{name} has no variants; use --players 2 to 6");
            return Err(Failure::new(reason));
        }
        let refused = |error: SetupError| Failure::new(format!("the setup is refused: {error}"));
        match &asked.position {
            Some(position) => position.parse().map_err(refused),
            None => Setup::for_players(asked.players.unwrap_or(USUAL_PLAYERS))
                .ok_or_else(|| Failure::new("two to six can play")),
        }
    }

    fn due(&self) -> Option<String> {
        let colour = self.to_act()?;
        let name = name(self, colour);
        Some(match self.start_of(colour) {
            Some(start) if self.cells_of(colour).is_empty() => {
                format!("{name} to cover its start cell {start}")
            }
            _ => format!("{name} to lay a piece"),
        })
    }

    fn picture(&self, paper: &Paper) -> Vec<String> {
        draw::gemblo::picture(self, paper)
    }

    fn left(&self) -> Vec<String> {
        let left = |colour: Colour| {
            let pieces = Ground::left(self, colour);
            let cells = pieces.cells();
            let numbers = pieces.iter().map(|piece| piece.number().to_string());
            let numbers = match numbers.collect::<Vec<_>>() {
                none if none.is_empty() => "none".to_owned(),
                numbers => numbers.join(" "),
            };
            format!(
                "{:<6} {cells:>2} cells, pieces {numbers}",
                name(self, colour)
            )
        };
        self.colours().map(left).collect()
    }

    fn is_of(step: &Placement, part: &str) -> bool {
        let number = part.strip_prefix("piece").unwrap_or(part).trim().parse();
        number == Ok(step.piece().number())
    }

    /// Colours are called as everywhere else in the terminal, and nobody passes by a word (rules D4).
    fn explain(&self, text: &str, reason: &Refusal) -> String {
        if ["pass", "--"].contains(&text.trim().to_ascii_lowercase().as_str()) {
            return "passing is automatic: a colour passes when it has no legal placement left"
                .to_owned();
        }
        let reason = reason.to_string();
        self.colours().fold(reason, |reason, colour| {
            reason.replace(&colour.to_string(), name(self, colour))
        })
    }

    /// Who is blocked is skipped from then on, and must be told so (rules D4).
    fn news(&self, before: &Position) -> Vec<String> {
        let blocked = self.passed().without(before.passed());
        blocked
            .iter()
            .map(|colour| {
                format!(
                    "{} has no legal placement left and passes.",
                    name(self, colour)
                )
            })
            .collect()
    }

    fn final_table(&self) -> Vec<String> {
        let table = self.standings();
        table
            .iter()
            .map(|line| {
                let name = names(self, line.seat);
                let penalty = counted(line.score.penalty(), "cell");
                let ahead_by = match line.ahead_by {
                    Some(Decision::Penalty) | None => String::new(),
                    Some(decision) => format!(" ({decision})"),
                };
                format!("{}. {name}: {penalty} left{ahead_by}", line.place)
            })
            .collect()
    }

    fn ending(&self) -> Option<&'static str> {
        self.to_act().is_none().then_some("placed")
    }

    fn move_property(&self) -> &'static str {
        PROPERTIES[self.to_act().map_or(0, Colour::index)]
    }

    fn perft(&self, depth: u32) -> u64 {
        gemblo::perft(self, depth)
    }
}
