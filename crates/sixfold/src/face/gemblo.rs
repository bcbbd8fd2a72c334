//! How Gemblo looks to people.

use game::Seat;
use games::Listed as _;
use gemblo::raw::Ground;
use gemblo::{Colour, Decision, Placement, Position, Refusal, Setup, SetupError, Standing};
use i18n::gemblo::{CELLS_LEFT, Message};
use i18n::terminal::puzzle::CELLS;
use i18n::terminal::record::BAD_SETUP;
use i18n::terminal::{play as words, rules};
use i18n::{Lang, Text};
use spoken::gemblo::{refused, tint};
use spoken::section;

use super::{Face, PROPERTIES};
use crate::draw::Paper;
use crate::failure::Failure;
use crate::puzzle::sheet::Sheet;
use crate::rules::Page;
use crate::say::Said;
use crate::{cli, draw};

/// How many play unless something else is asked for.
const USUAL_PLAYERS: u8 = 4;

/// What a colour is called: its tint.
pub fn name(position: &Position, colour: Colour, lang: Lang) -> &'static str {
    tint(position.tint(colour)).name().to(lang)
}

/// The colours that a player has.
pub fn names(position: &Position, seat: Seat, lang: Lang) -> String {
    let own = position
        .colours()
        .filter(|colour| position.seat_of(*colour) == seat);
    let names = own.map(|colour| name(position, colour, lang).to_owned());
    let both = |one: String, other: String| words::AND.with(lang, &[&one, &other]);
    names.reduce(both).unwrap_or_default()
}

impl Face for Position {
    const ABOUT: &'static str = "Hexagonal pieces for two to six";
    const RULES: Page = Page {
        sections: section::GEMBLO,
        drawings: &[
            ("connect", include_str!("../rules/connection.txt")),
            ("value", include_str!("../rules/pieces.txt")),
        ],
        places: Some(rules::CELLS),
        notation: &[("g1,g2,h3", rules::LAYS)],
    };
    const USUAL_SETUP: Option<&'static str> = None;
    const RESIGNS: bool = false;

    fn setup(asked: &cli::Setup) -> Result<Setup, Failure> {
        if asked.variant.is_some() {
            let refused = Said::new(|lang| words::NO_VARIANTS.with(lang, &[Self::NAME]));
            return Err(Failure::said(&refused));
        }
        let refused = |error: SetupError| {
            let error = error.to_string();
            Failure::said(&Said::new(|lang| BAD_SETUP.with(lang, &[&error])))
        };
        match &asked.position {
            Some(position) => position.parse().map_err(refused),
            None => Setup::for_players(asked.players.unwrap_or(USUAL_PLAYERS))
                .ok_or_else(|| Failure::new("two to six can play")),
        }
    }

    fn due(&self, lang: Lang) -> Option<String> {
        let colour = self.to_act()?;
        let name = name(self, colour, lang);
        Some(match self.start_of(colour) {
            Some(start) if self.cells_of(colour).is_empty() => {
                words::TO_START.with(lang, &[name, &start.to_string()])
            }
            _ => words::TO_LAY.with(lang, &[name]),
        })
    }

    fn picture(&self, paper: &Paper) -> Vec<String> {
        draw::gemblo::picture(self, paper)
    }

    fn sheet(&self) -> Sheet {
        draw::card::gemblo(self)
    }

    fn left(&self, lang: Lang) -> Vec<String> {
        let left = |colour: Colour| {
            let pieces = Ground::left(self, colour);
            let cells = CELLS.count(lang, pieces.cells().into());
            let numbers = pieces.iter().map(|piece| piece.number().to_string());
            let numbers = match numbers.collect::<Vec<_>>() {
                none if none.is_empty() => words::NO_PIECES_LEFT.to(lang).to_owned(),
                numbers => numbers.join(" "),
            };
            let left = words::PIECES_LEFT.with(lang, &[&cells, &numbers]);
            format!("{:<12}{left}", name(self, colour, lang))
        };
        self.colours().map(left).collect()
    }

    fn is_of(step: &Placement, part: &str) -> bool {
        let number = part.strip_prefix("piece").unwrap_or(part).trim().parse();
        number == Ok(step.piece().number())
    }

    /// Colours are called as everywhere else in the terminal, and nobody passes by a word (rules D4).
    fn explain(&self, text: &str, reason: &Refusal, lang: Lang) -> String {
        if ["pass", "--"].contains(&text.trim().to_ascii_lowercase().as_str()) {
            return words::NO_PASSING.to(lang).to_owned();
        }
        if lang != Lang::En {
            return Message::Refused(refused(self, reason)).say(lang);
        }
        let reason = reason.to_string();
        self.colours().fold(reason, |reason, colour| {
            reason.replace(&colour.to_string(), name(self, colour, lang))
        })
    }

    /// Who is blocked is skipped from then on, and must be told so (rules D4).
    fn news(&self, before: &Position, lang: Lang) -> Vec<String> {
        let blocked = self.passed().without(before.passed());
        let told = blocked.iter();
        told.map(|colour| words::BLOCKED.with(lang, &[name(self, colour, lang)]))
            .collect()
    }

    fn final_table(&self, lang: Lang) -> Vec<String> {
        let line = |line: &Standing| {
            let name = names(self, line.seat, lang);
            let left = CELLS_LEFT.count(lang, line.score.penalty().into());
            let decided = match line.ahead_by {
                Some(Decision::Penalty) | None => String::new(),
                Some(Decision::LargerPiece { .. }) => in_brackets(words::BY_PIECES, lang),
                Some(Decision::Value) => in_brackets(words::BY_VALUE, lang),
                Some(Decision::Shared) => in_brackets(words::SHARED, lang),
            };
            words::PLACE.with(lang, &[&line.place.to_string(), &name, &(left + &decided)])
        };
        self.standings().iter().map(line).collect()
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

fn in_brackets(words: Text, lang: Lang) -> String {
    format!(" ({})", words.to(lang))
}
