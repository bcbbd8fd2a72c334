//! What a game shows to people: names, drawings, results. The rest of the program is game-neutral.

pub mod gemblo;
#[cfg(feature = "toy")]
mod pile;
pub mod yinsh;

use game::{MAX_SEATS, Outcome, Seat};
use games::Listed;
use i18n::Lang;

use crate::cli::Setup;
use crate::draw::Paper;
use crate::failure::Failure;
use crate::puzzle::sheet::Sheet;
use crate::rules::Page;

/// The SGF properties for the moves and the names of players who have no colour of their own.
const PROPERTIES: [&str; MAX_SEATS] = ["1", "2", "3", "4", "5", "6"];
const NAME_PROPERTIES: [&str; MAX_SEATS] = ["P1", "P2", "P3", "P4", "P5", "P6"];

/// A game that people can look at, name and write down.
pub trait Face: Listed {
    /// What it is, in a few words.
    const ABOUT: &'static str;

    /// The rules on one page.
    const RULES: Page;

    /// The setup of a record that names none, if the game has a usual one.
    const USUAL_SETUP: Option<&'static str>;

    /// Whether a player can give up, which needs exactly two players.
    const RESIGNS: bool;

    /// The setup that the command line asks for.
    fn setup(asked: &Setup) -> Result<Self::Setup, Failure>;

    /// Who acts and what is due, as one sentence; nothing once the game is over.
    fn due(&self, lang: Lang) -> Option<String>;

    /// The board and what lies beside it, as styled lines.
    fn picture(&self, paper: &Paper) -> Vec<String>;

    /// The board as a picture to be sent; a blank one where there is none.
    fn sheet(&self) -> Sheet {
        Sheet::new(200.0, 20.0)
    }

    /// What each player has left, in full.
    fn left(&self, lang: Lang) -> Vec<String>;

    /// Whether a step is meant by something other than its text, such as the number of a piece.
    fn is_of(_step: &Self::Step, _part: &str) -> bool {
        false
    }

    /// Why the text of a turn is refused, in words for people. The rules themselves speak English.
    fn explain(&self, _text: &str, reason: &Self::Refusal, _lang: Lang) -> String {
        reason.to_string()
    }

    /// What the players must be told about the way from an earlier position to this one.
    fn news(&self, _before: &Self, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// Why everybody has the place they have, one line each, once the game is over.
    fn final_table(&self, lang: Lang) -> Vec<String>;

    /// What ended the game, in one word, once it is over by the rules.
    fn ending(&self) -> Option<&'static str>;

    /// The result in the game's usual form, such as `1-0` or `1,3,2`.
    fn score(outcome: &Outcome) -> String {
        let places: Vec<String> = outcome.places().iter().map(u8::to_string).collect();
        places.join(",")
    }

    /// The SGF property for the moves of whoever acts.
    fn move_property(&self) -> &'static str;

    /// The SGF property for the name of the player at a seat.
    fn name_property(seat: Seat) -> &'static str {
        NAME_PROPERTIES[seat.index()]
    }

    /// The SGF form of a score.
    fn sgf_score(score: &str) -> String {
        score.to_owned()
    }

    /// The score that an SGF result stands for.
    fn score_of_sgf(result: &str) -> Option<String> {
        Some(result.to_owned())
    }

    /// The number of sequences of `depth` steps.
    fn perft(&self, depth: u32) -> u64;
}
