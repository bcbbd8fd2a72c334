//! Games of self-play as text: for every turn how often each placement was visited.
//!
//! A game is a line with its setup, a line for each turn (the placement played, then pairs of
//! placement and visits), and an empty line.

use std::fmt::Write as _;

use game::Rng;
use gemblo::{Placement, Position, Setup};

use crate::options::Failure;

pub struct Record {
    pub setup: Setup,
    pub turns: Vec<Turn>,
}

pub struct Turn {
    pub played: Placement,
    /// Empty where the turn was not searched.
    pub visits: Vec<(Placement, u32)>,
}

impl Record {
    /// The position in which the game ended.
    pub fn last(&self) -> Position {
        let mut last = Position::new(&self.setup);
        for turn in &self.turns {
            last.make(turn.played);
        }
        last
    }

    pub fn write(&self) -> String {
        let mut text = format!("{}\n", self.setup);
        for turn in &self.turns {
            write!(text, "{}", turn.played.index()).expect("texts can be written to");
            for (placement, visits) in &turn.visits {
                write!(text, " {}:{visits}", placement.index()).expect("texts can be written to");
            }
            text.push('\n');
        }
        text + "\n"
    }

    pub fn read_all(text: &str) -> Result<Vec<Record>, Failure> {
        text.split_terminator("\n\n").map(Record::read).collect()
    }

    fn read(text: &str) -> Result<Record, Failure> {
        let mut lines = text.lines();
        let setup = lines.next().ok_or("a game has a setup")?.parse::<Setup>()?;
        let turns: Result<Vec<Turn>, Failure> = lines.map(Turn::read).collect();
        Ok(Record {
            setup,
            turns: turns?,
        })
    }
}

impl Turn {
    fn read(line: &str) -> Result<Turn, Failure> {
        let mut words = line.split(' ');
        let played = placement(words.next().unwrap_or_default())?;
        let visits = words.map(|word| {
            let (index, visits) = word.split_once(':').ok_or("placement:visits")?;
            Ok((placement(index)?, visits.parse()?))
        });
        let visits: Result<Vec<_>, Failure> = visits.collect();
        Ok(Turn {
            played,
            visits: visits?,
        })
    }
}

/// The placement with an index, as text.
pub fn placement(text: &str) -> Result<Placement, Failure> {
    Ok(Placement::from_index(text.parse()?).ok_or("no such placement")?)
}

/// A placement drawn by its visits, if there are any.
pub fn draw(visits: &[(Placement, u32)], rng: &mut Rng) -> Option<Placement> {
    let total: u32 = visits.iter().map(|(_, visits)| visits).sum();
    if total == 0 {
        return None;
    }
    let mut rest = rng.below(total as usize) as u32;
    for (placement, visits) in visits {
        if rest < *visits {
            return Some(*placement);
        }
        rest -= visits;
    }
    None
}
