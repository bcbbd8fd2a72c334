//! Who plays: our engine in any dress, or another program.

use std::str::FromStr;
use std::time::Duration;

use engine::Level;

use super::Fault;
use crate::budget::Budget;
use crate::failure::excerpt;
use crate::thinks::Gear;

/// A player, before it sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// As it was described.
    pub name: String,
    pub kind: Who,
    pub budget: Budget,
}

/// What a player is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    Ours {
        level: Level,
        gear: Gear,
    },
    /// A program and its arguments.
    Program(Vec<String>),
}

impl Contender {
    /// Reads a description; `usual` bounds whoever has no bound of its own.
    pub fn read(text: &str, usual: Budget) -> Result<Contender, Fault> {
        let (kind, budget) = match text.strip_prefix("cmd:") {
            Some(command) => (program(command)?, usual),
            None => ours(text, usual)?,
        };
        Ok(Contender {
            name: text.to_owned(),
            kind,
            budget,
        })
    }
}

fn program(command: &str) -> Result<Who, Fault> {
    let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        return Err(Fault::NoProgram);
    }
    Ok(Who::Program(words))
}

fn ours(text: &str, usual: Budget) -> Result<(Who, Budget), Fault> {
    let (mut level, mut gear, mut budget) = (Level::BEST, Gear::default(), Budget::default());
    for word in text.split(',').filter(|word| *word != "sixfold") {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        match name {
            "level" => level = number(name, value)?,
            "nodes" => budget.nodes = Some(number(name, value)?),
            "movetime" => budget.time = Some(Duration::from_millis(number(name, value)?)),
            "depth" => budget.depth = Some(number(name, value)?),
            "threads" => gear.threads = number::<usize>(name, value)?.clamp(1, 64),
            "hash" => gear.hash = number::<usize>(name, value)?.clamp(1, 1024),
            _ => return Err(Fault::Undescribed(excerpt(word))),
        }
    }
    Ok((Who::Ours { level, gear }, budget.or(usual)))
}

fn number<N: FromStr>(name: &str, value: &str) -> Result<N, Fault> {
    let bad = |_| Fault::BadNumber(excerpt(value), name.to_owned());
    value.parse().map_err(bad)
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Budget = Budget::millis(100);

    #[test]
    fn a_player_without_a_bound_has_the_usual_one() {
        let read = |text| Contender::read(text, USUAL).unwrap();
        assert_eq!(read("sixfold").budget, USUAL);
        assert_eq!(read("level=3,threads=2").budget, USUAL);
        let bounded = read("sixfold,nodes=20").budget;
        assert_eq!((bounded.nodes, bounded.time), (Some(20), None));
    }

    #[test]
    fn a_program_has_arguments() {
        let words = ["./other", "engine"].map(str::to_owned).to_vec();
        let read = Contender::read("cmd:./other  engine", USUAL).unwrap();
        assert_eq!(read.kind, Who::Program(words));
    }

    #[test]
    fn what_describes_nobody_is_refused() {
        for text in ["cmd: ", "speed=3", "level=11", "nodes=x", ""] {
            assert!(Contender::read(text, USUAL).is_err(), "{text}");
        }
    }
}
