//! What is asked of a match, whichever game it is of.

use std::fmt::Display;
use std::str::FromStr;

use ::game::Match;
use games::{Kind, Listed, Variant};
use record::text::{self, Record, Turn};

use crate::scene::Scene;

games::any! {
    /// A match of whichever game.
    #[derive(Clone)]
    pub enum Played of Match
}

/// A game whose steps are read by themselves, and whose positions can be drawn.
pub trait Plays: Listed<Step: FromStr<Err: Display>> + Scene {}

impl<G: Listed<Step: FromStr<Err: Display>> + Scene> Plays for G {}

/// A match that is about to begin, from the name of a variant or the text of a setup.
pub fn begun(name: &str) -> Result<Played, String> {
    let variant = name.parse::<Variant>().ok();
    let setup = variant.map_or(name, |variant| variant.setup);
    Ok(games::each!(Kind::of_setup(setup), G => Match::<G>::new(read(setup)?).into()))
}

/// The first game of a text record.
pub fn recorded(text: &str) -> Result<Played, String> {
    let records = text::parse(text).map_err(said)?;
    let first = &records[0];
    let setup = first.tag("Setup").unwrap_or("standard");
    let turns = first.turns().map(|turn| &turn.text);
    Ok(games::each!(Kind::of_setup(setup), G => {
        Match::<G>::replay(read(setup)?, turns).map_err(said)?.into()
    }))
}

impl Played {
    /// The game as a text record.
    pub fn record(&self) -> String {
        let mut record = Record::default();
        record.set_tag("Game", self.kind().name());
        games::with!(Played: self, game => {
            record.set_tag("Setup", game.setup().to_string());
            record.tree = game.turn_texts().into_iter().map(Turn::from).collect();
        });
        record.to_string()
    }
}

/// The texts of all legal steps.
pub fn legal<G: Plays>(game: &Match<G>) -> Vec<String> {
    let steps = game.position().legal_steps();
    steps.iter().map(G::Step::to_string).collect()
}

/// Makes the step that a text describes.
pub fn play<G: Plays>(game: &mut Match<G>, step: &str) -> Result<(), String> {
    let step = step.parse::<G::Step>().map_err(said)?;
    game.play(step).map_err(said)?;
    Ok(())
}

/// The step or turn that was made last, as far as it goes.
pub fn last<G: Plays>(game: &Match<G>) -> Vec<G::Step> {
    let last = game.turn_count().checked_sub(1);
    let turn = last.and_then(|index| game.turn(index));
    turn.map(|(_, steps)| steps).unwrap_or_default()
}

fn read<S: FromStr<Err: Display>>(setup: &str) -> Result<S, String> {
    setup.parse().map_err(said)
}

fn said(reason: impl Display) -> String {
    reason.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(name: &str, turns: &[&str]) -> Played {
        let mut played = begun(name).unwrap();
        for turn in turns {
            games::with!(Played: &mut played, game => game.play_turn(turn).map_err(said)).unwrap();
        }
        played
    }

    #[test]
    fn a_game_begins_from_a_variant_or_a_setup_and_what_is_neither_is_refused() {
        for name in ["yinsh", "blitz", "gemblo5#7", "gemblo2"] {
            assert!(begun(name).is_ok(), "{name}");
        }
        assert!(begun("chess").is_err());
    }

    #[test]
    fn a_record_is_read_again() {
        let record = played("yinsh-blitz", &["e3", "f6"]).record();
        assert_eq!(record, "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6\n");
        assert_eq!(recorded(&record).unwrap().record(), record);
        assert!(recorded("").is_err());
    }

    #[test]
    fn a_legal_step_is_played_by_its_text_and_another_is_refused() {
        let mut played = begun("gemblo3").unwrap();
        games::with!(Played: &mut played, game => {
            let step = legal(game).pop().unwrap();
            play(game, &step).unwrap();
            assert_eq!(game.turn_texts().join(" "), step);
            assert!(play(game, &step).is_err());
        });
    }
}
