//! How YINSH looks to people.

use game::{Outcome, Seat};
use games::Listed as _;
use i18n::terminal::{play as words, rules};
use i18n::yinsh::{Message, Side};
use i18n::{Lang, Text};
use spoken::section;
use spoken::yinsh::refused;
use yinsh::{Colour, Ending, Phase, Position, Refusal, Setup, Step};

use super::Face;
use crate::draw::Paper;
use crate::failure::Failure;
use crate::puzzle::sheet::Sheet;
use crate::rules::Page;
use crate::say::Said;
use crate::{cli, draw};

/// What a player is called.
pub fn name(colour: Colour, lang: Lang) -> &'static str {
    let side = match colour {
        Colour::White => Side::White,
        Colour::Black => Side::Black,
    };
    side.name().to(lang)
}

/// Why a turn is refused.
pub fn explain(reason: &Refusal, lang: Lang) -> String {
    match lang {
        Lang::En => reason.to_string(),
        _ => Message::Refused(refused(reason.clone())).say(lang),
    }
}

impl Face for Position {
    const ABOUT: &'static str = "Rings and markers for two";
    const RULES: Page = Page {
        sections: section::YINSH,
        drawings: &[],
        places: Some(rules::POINTS),
        notation: &[
            ("e3", rules::PLACES),
            ("a2-h9", rules::MOVES),
            ("i8-f5;xg5-g9xa5", rules::TAKES),
            ("xb3-b7xa5;d3-b3", rules::TAKES_FIRST),
            ("--", rules::PASSES),
        ],
    };
    const USUAL_SETUP: Option<&'static str> = Some("standard");
    const RESIGNS: bool = true;

    fn setup(asked: &cli::Setup) -> Result<Setup, Failure> {
        if asked.players.is_some_and(|players| players != 2) {
            let refused = Said::new(|lang| words::NO_PLAYERS.with(lang, &[Self::NAME]));
            return Err(Failure::said(&refused));
        }
        match &asked.position {
            Some(position) => position.parse().map_err(|error| {
                let error = format!("{error}");
                Failure::said(&Said::new(|lang| words::NO_POSITION.with(lang, &[&error])))
            }),
            None => Ok(asked.variant.unwrap_or(Setup::STANDARD)),
        }
    }

    fn due(&self, lang: Lang) -> Option<String> {
        let name = name(self.to_act()?, lang);
        let words = if self.legal().iter().eq([Step::Pass]) {
            words::TO_PASS
        } else {
            due(self.phase())
        };
        Some(words.with(lang, &[name]))
    }

    fn picture(&self, paper: &Paper) -> Vec<String> {
        draw::yinsh::picture(self, paper)
    }

    fn sheet(&self) -> Sheet {
        draw::card::yinsh(self)
    }

    fn left(&self, lang: Lang) -> Vec<String> {
        let left = |colour| {
            let rings = words::RINGS.count(lang, self.rings(colour).len() as u64);
            let in_hand = self.in_hand(colour).to_string();
            words::RINGS_LEFT.with(lang, &[name(colour, lang), &rings, &in_hand])
        };
        let markers = words::POOL_MARKERS.count(lang, self.pool().into());
        let pool = words::POOL.with(lang, &[&markers]);
        Colour::ALL.map(left).into_iter().chain([pool]).collect()
    }

    fn explain(&self, _text: &str, reason: &Refusal, lang: Lang) -> String {
        explain(reason, lang)
    }

    fn final_table(&self, lang: Lang) -> Vec<String> {
        let removed = |colour| {
            let rings = words::RINGS.count(lang, self.removed(colour).into());
            words::REMOVED.with(lang, &[name(colour, lang), &rings])
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

fn due(phase: Phase) -> Text {
    match phase {
        Phase::Place => words::TO_PLACE,
        Phase::Move => words::TO_MOVE,
        Phase::Row(_) => words::TO_TAKE_ROW,
        Phase::Ring(_) => words::TO_TAKE_RING,
    }
}
