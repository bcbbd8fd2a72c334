//! The position that a tactic begins from, of either game, and what can be proved of it.

use std::str::FromStr;

use game::{Game, Match};

use crate::proof::{self, TooLarge};
use crate::tactic::{GEMBLO, Unreadable};
use crate::turns::{Whole, begins, shortened, turns};
use crate::{Goal, Theme, gemblo, yinsh};

/// A position of either game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// Of YINSH.
    Yinsh(::yinsh::Position),
    /// Of Gemblo.
    Gemblo(Box<::gemblo::Position>),
}

/// What was proved of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proved {
    /// What is reached.
    pub goal: Goal,
    /// Within how many turns.
    pub within: u8,
    /// The right turns, each as far as it matters.
    pub short: Vec<String>,
    /// All right turns.
    pub solutions: Vec<String>,
    /// How many turns there are, right and wrong ones.
    pub turns: usize,
    /// What it is about.
    pub themes: Vec<Theme>,
}

impl Start {
    /// All that the position is a tactic of.
    pub fn find(&self) -> Result<Vec<Proved>, TooLarge> {
        let found = match self {
            Start::Yinsh(position) => {
                let found = yinsh::find(position).into_iter();
                found
                    .map(|(goal, within, right)| of_yinsh(position, goal, within, &right))
                    .collect()
            }
            Start::Gemblo(position) => {
                let found = gemblo::find(position)?.into_iter();
                found
                    .map(|(goal, within, right)| of_gemblo(position, goal, within, &right))
                    .collect()
            }
        };
        Ok(found)
    }

    /// The position as a tactic of one goal; none where it is no such tactic.
    pub fn prove(&self, goal: Goal, within: u8) -> Result<Option<Proved>, TooLarge> {
        let proved = match self {
            Start::Yinsh(position) => {
                let right = yinsh::solutions(position, goal, within);
                of_yinsh(position, goal, within, &right)
            }
            Start::Gemblo(position) => {
                let right = gemblo::solutions(position, goal)?;
                of_gemblo(position, goal, within, &right)
            }
        };
        Ok((!proved.short.is_empty()).then_some(proved))
    }

    /// What a tactic with these right turns is about; nothing is proved anew.
    pub fn themes(&self, goal: Goal, within: u8, short: &[String]) -> Vec<Theme> {
        match self {
            Start::Yinsh(position) => {
                let all = turns(position);
                yinsh::themes(position, goal, within, &all, &those(&all, short))
            }
            Start::Gemblo(position) => {
                let all = turns(&**position);
                gemblo::themes(position, goal, within, &those(&all, short))
            }
        }
    }

    /// All turns that these stand for.
    pub fn written_out(&self, short: &[String]) -> Vec<String> {
        match self {
            Start::Yinsh(position) => texts(&those(&turns(position), short)),
            Start::Gemblo(position) => texts(&those(&turns(&**position), short)),
        }
    }

    /// The turns from here on when all goes right and the others make it as hard as they can.
    pub fn line(&self, goal: Goal, within: u8) -> Result<Vec<String>, TooLarge> {
        match self {
            Start::Yinsh(position) => {
                let mut claim = yinsh::Within::new(position, goal);
                Ok(texts(&proof::line(&mut claim, position, within)?))
            }
            Start::Gemblo(position) => Ok(texts(&gemblo::line(position, goal)?)),
        }
    }
}

fn of_yinsh(
    position: &::yinsh::Position,
    goal: Goal,
    within: u8,
    right: &[Whole<::yinsh::Position>],
) -> Proved {
    let all = turns(position);
    let themes = yinsh::themes(position, goal, within, &all, right);
    proved(goal, within, &all, right, themes)
}

fn of_gemblo(
    position: &::gemblo::Position,
    goal: Goal,
    within: u8,
    right: &[Whole<::gemblo::Position>],
) -> Proved {
    let themes = gemblo::themes(position, goal, within, right);
    proved(goal, within, &turns(position), right, themes)
}

fn proved<G: Game>(
    goal: Goal,
    within: u8,
    all: &[Whole<G>],
    right: &[Whole<G>],
    themes: Vec<Theme>,
) -> Proved {
    Proved {
        goal,
        within,
        short: shortened(all, right),
        solutions: texts(right),
        turns: all.len(),
        themes,
    }
}

fn texts<G: Game>(turns: &[Whole<G>]) -> Vec<String> {
    turns
        .iter()
        .map(|turn| G::write_turn(&turn.steps))
        .collect()
}

fn those<G: Game>(all: &[Whole<G>], short: &[String]) -> Vec<Whole<G>> {
    let is_meant = |turn: &&Whole<G>| short.iter().any(|text| begins::<G>(&turn.steps, text));
    all.iter().filter(is_meant).cloned().collect()
}

impl FromStr for Start {
    type Err = Unreadable;

    fn from_str(place: &str) -> Result<Start, Unreadable> {
        if !place.starts_with(GEMBLO) {
            let position = place.parse().map_err(|fault| unreadable(&fault))?;
            return Ok(Start::Yinsh(position));
        }
        let mut words = place.split(' ');
        let setup = words.next().unwrap_or_default();
        let setup = setup.parse().map_err(|fault| unreadable(&fault))?;
        let game: Match<::gemblo::Position> =
            Match::replay(setup, words).map_err(|fault| unreadable(&fault))?;
        Ok(Start::Gemblo(Box::new(*game.position())))
    }
}

fn unreadable(fault: &impl std::fmt::Display) -> Unreadable {
    Unreadable::Place(fault.to_string())
}
