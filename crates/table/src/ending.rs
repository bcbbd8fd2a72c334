//! The end of a game in words, whatever position is looked at.

use game::Game;
use i18n::{Lang, yinsh as words};
use yinsh::Colour;

use crate::{Sitting, Table, gemblo, yinsh as rings};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won.
    pub winner: String,
    /// By what.
    pub score: String,
}

impl<G: Game> Table<G> {
    /// Whether the last turn is made and confirmed.
    pub fn is_over(&self) -> bool {
        !self.has_draft() && self.position().to_move().is_none()
    }
}

impl Sitting {
    /// How the game ended, once it is over.
    pub fn ending(&self, lang: Lang) -> Option<Ending> {
        games::with!(Sitting: self, board => board.table().is_over().then(|| board.ending(lang)))
    }
}

impl rings::Board {
    fn ending(&self, lang: Lang) -> Ending {
        let position = self.table().position();
        let [white, black] = Colour::ALL.map(|colour| position.removed(colour));
        let (more, fewer) = (white.max(black), white.min(black));
        Ending {
            winner: rings::end_of(position).map_or_else(String::new, |end| end.say(lang)),
            score: words::RING_SCORE.count_with(lang, more.into(), [&fewer.to_string()]),
        }
    }
}

impl gemblo::Board {
    fn ending(&self, lang: Lang) -> Ending {
        let results = gemblo::results_of(self.table().position());
        let decided = results.first().and_then(|first| first.decided.last());
        Ending {
            winner: gemblo::first(&results).map_or_else(String::new, |end| end.say(lang)),
            score: decided.map_or_else(String::new, |decided| decided.say(lang)),
        }
    }
}
