//! How the toy game looks to people: what the third game of the list needs at least.

use game::pile::{Pile, Setup};
use game::{Game as _, Seat};
use games::Kind;
use i18n::{Lang, Text};
use spoken::section::Section;

use super::{Face, PROPERTIES};
use crate::cli;
use crate::failure::Failure;
use crate::rules::Page;

impl Face for Pile {
    const ABOUT: &'static str = "A pile of stones for two to six";
    const RULES: Page = Page {
        sections: &[Section {
            slug: "aim",
            title: Text::new(["Aim"; 5]),
            clauses: &[Text::new(["Whoever takes the last one wins."; 5])],
        }],
        drawings: &[],
        places: None,
        notation: &[],
    };
    const USUAL_SETUP: Option<&'static str> = None;
    const RESIGNS: bool = false;

    fn setup(asked: &cli::Setup) -> Result<Setup, Failure> {
        let setup = asked.position.as_deref();
        let setup = setup.unwrap_or(Kind::Pile.usual().setup).parse();
        setup.map_err(|error| Failure::new(format!("the setup is refused: {error}")))
    }

    fn due(&self, _lang: Lang) -> Option<String> {
        let seat = self.to_move()?;
        Some(format!("Player {seat} to take stones"))
    }

    fn picture(&self, _paper: &crate::draw::Paper) -> Vec<String> {
        vec!["o".repeat(self.stones().into())]
    }

    fn left(&self, _lang: Lang) -> Vec<String> {
        vec![format!("{} stones", self.stones())]
    }

    fn final_table(&self, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    fn ending(&self) -> Option<&'static str> {
        self.to_move().is_none().then_some("taken")
    }

    fn move_property(&self) -> &'static str {
        PROPERTIES[self.to_move().map_or(0, Seat::index)]
    }

    fn perft(&self, depth: u32) -> u64 {
        let after = |step| {
            let mut pile = self.clone();
            pile.play(step).map_or(0, |_| pile.perft(depth - 1))
        };
        match depth {
            0 => 1,
            _ => self.legal_steps().into_iter().map(after).sum(),
        }
    }
}
