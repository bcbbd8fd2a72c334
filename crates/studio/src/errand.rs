//! What a page asks of the solver that works elsewhere, and what it hears back, as text. Numbers and
//! late answers are the matter of [`table::errand`].

use std::fmt;
use std::str::FromStr;

use gemblo::Placement;
use gemblo_puzzle::Puzzle;
use table::errand::{Reply, read};
use tactics::{Trial, Verdict};

use crate::daily::Date;
use crate::share::{read_puzzle, write_puzzle};

pub use table::errand::{NotAnErrand, Numbered};

/// What is wanted.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// Whether the rest of a silhouette can be filled.
    Solvable(Situation),
    /// What to do next.
    Hint(Situation),
    /// A solution, with the pieces that lie there if possible.
    Solution(Situation),
    /// How many solutions there are.
    Count(Puzzle),
    /// Pieces for the silhouette of a puzzle, out of its own; the seed chooses which.
    Propose(Puzzle, u32),
    /// The puzzle of a day.
    Daily(Date),
    /// What is to be said of a turn in a tactic, and how it is answered.
    Judge(Trial),
    /// How a tactic is solved.
    Line(Trial),
}

/// A puzzle and the pieces that lie there already, in the order in which they came.
#[derive(Clone, PartialEq, Debug)]
pub struct Situation {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The pieces.
    pub laid: Vec<Placement>,
}

/// What the solver says.
#[derive(Clone, PartialEq, Debug)]
pub enum Say {
    /// The rest can be filled.
    Solvable,
    /// It cannot, or there is no solution at all.
    Unsolvable,
    /// This piece fits here.
    Lay(Placement),
    /// This piece lies in the way.
    Lift(Placement),
    /// A whole solution.
    Solution(Vec<Placement>),
    /// So many solutions; there are more than these unless the count is exact.
    Counted {
        /// Solutions found.
        solutions: u32,
        /// Whether there are no others.
        exact: bool,
    },
    /// A puzzle with this many solutions, and its grade.
    Puzzle {
        /// The puzzle.
        puzzle: Puzzle,
        /// How many solutions it has.
        solutions: u32,
        /// One to six stars.
        stars: u8,
    },
    /// What is said of a turn in a tactic.
    Judged(Verdict),
    /// The turns that solve a tactic, with those of the others.
    Line(Vec<String>),
    /// Nothing suitable was found in time.
    Nothing,
}

impl Reply for Say {
    fn is_last(&self) -> bool {
        true
    }
}

/// Placements as numbers with commas; a dash for none.
fn numbers(placements: &[Placement]) -> String {
    if placements.is_empty() {
        return "-".to_owned();
    }
    let number = |placement: &Placement| placement.index().to_string();
    placements.iter().map(number).collect::<Vec<_>>().join(",")
}

/// A puzzle that does not fit on the board is never asked about: it could not be shown.
fn code(puzzle: &Puzzle) -> String {
    write_puzzle(puzzle).unwrap_or_default()
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let about = |f: &mut fmt::Formatter<'_>, word, now: &Situation| {
            write!(f, "{word} {} {}", code(&now.puzzle), numbers(&now.laid))
        };
        match self {
            Ask::Solvable(now) => about(f, "solvable", now),
            Ask::Hint(now) => about(f, "hint", now),
            Ask::Solution(now) => about(f, "solution", now),
            Ask::Count(puzzle) => write!(f, "count {} -", code(puzzle)),
            Ask::Propose(puzzle, seed) => write!(f, "propose {} {seed}", code(puzzle)),
            Ask::Daily(date) => write!(f, "daily {date} -"),
            Ask::Judge(trial) => write!(f, "judge {trial}"),
            Ask::Line(trial) => write!(f, "line {trial}"),
        }
    }
}

impl FromStr for Ask {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Ask, NotAnErrand> {
        match text.split_once(' ') {
            Some(("judge", trial)) => return read(trial).map(Ask::Judge),
            Some(("line", trial)) => return read(trial).map(Ask::Line),
            _ => {}
        }
        let words: Vec<&str> = text.split(' ').collect();
        let [word, subject, value] = words[..] else {
            return Err(NotAnErrand);
        };
        let puzzle = || read_puzzle(subject, "").ok_or(NotAnErrand);
        let now = || {
            Ok(Situation {
                puzzle: puzzle()?,
                laid: placements(value)?,
            })
        };
        Ok(match word {
            "solvable" => Ask::Solvable(now()?),
            "hint" => Ask::Hint(now()?),
            "solution" => Ask::Solution(now()?),
            "count" => Ask::Count(puzzle()?),
            "propose" => Ask::Propose(puzzle()?, read(value)?),
            "daily" => Ask::Daily(read(subject)?),
            _ => return Err(NotAnErrand),
        })
    }
}

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Say::Solvable => f.write_str("solvable -"),
            Say::Unsolvable => f.write_str("unsolvable -"),
            Say::Lay(placement) => write!(f, "lay {}", placement.index()),
            Say::Lift(placement) => write!(f, "lift {}", placement.index()),
            Say::Solution(placements) => write!(f, "solution {}", numbers(placements)),
            Say::Counted { solutions, exact } => {
                let word = if *exact { "exactly" } else { "atleast" };
                write!(f, "{word} {solutions}")
            }
            Say::Puzzle {
                puzzle,
                solutions,
                stars,
            } => write!(f, "puzzle {},{solutions},{stars}", code(puzzle)),
            Say::Judged(verdict) => write!(f, "judged {verdict}"),
            Say::Line(turns) => write!(f, "line {}", turns.join(" ")),
            Say::Nothing => f.write_str("nothing -"),
        }
    }
}

impl FromStr for Say {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Say, NotAnErrand> {
        let (word, value) = text.split_once(' ').ok_or(NotAnErrand)?;
        let counted = |exact| {
            let solutions = read(value)?;
            Ok(Say::Counted { solutions, exact })
        };
        Ok(match word {
            "solvable" => Say::Solvable,
            "unsolvable" => Say::Unsolvable,
            "lay" => Say::Lay(placement(value)?),
            "lift" => Say::Lift(placement(value)?),
            "solution" => Say::Solution(placements(value)?),
            "exactly" => counted(true)?,
            "atleast" => counted(false)?,
            "puzzle" => puzzle(value)?,
            "judged" => Say::Judged(read(value)?),
            "line" => Say::Line(value.split_whitespace().map(str::to_owned).collect()),
            "nothing" => Say::Nothing,
            _ => return Err(NotAnErrand),
        })
    }
}

fn puzzle(text: &str) -> Result<Say, NotAnErrand> {
    let parts: Vec<&str> = text.split(',').collect();
    let [code, solutions, stars] = parts[..] else {
        return Err(NotAnErrand);
    };
    Ok(Say::Puzzle {
        puzzle: read_puzzle(code, "").ok_or(NotAnErrand)?,
        solutions: read(solutions)?,
        stars: read(stars)?,
    })
}

fn placement(text: &str) -> Result<Placement, NotAnErrand> {
    Placement::from_index(read(text)?).ok_or(NotAnErrand)
}

fn placements(text: &str) -> Result<Vec<Placement>, NotAnErrand> {
    match text {
        "-" => Ok(Vec::new()),
        text => text.split(',').map(placement).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo_puzzle::{Grade, book};

    fn some_puzzle() -> Puzzle {
        let code = write_puzzle(&book::grade(Grade::ALL[0])[0].puzzle).unwrap();
        read_puzzle(&code, "").unwrap()
    }

    #[test]
    fn questions_and_answers_survive_their_texts() {
        let placements: Vec<Placement> = Placement::all().step_by(9_999).collect();
        let puzzle = some_puzzle();
        let now = |laid: &[Placement]| Situation {
            puzzle: puzzle.clone(),
            laid: laid.to_vec(),
        };
        let trial: Trial = "fewest=7 3 | gemblo2 a1,b2 c3 | d4 e5".parse().unwrap();
        let asks = [
            Ask::Solvable(now(&[])),
            Ask::Hint(now(&placements)),
            Ask::Solution(now(&placements)),
            Ask::Count(puzzle.clone()),
            Ask::Propose(puzzle.clone(), u32::MAX),
            Ask::Daily("2028-02-29".parse().unwrap()),
            Ask::Judge(trial.clone()),
            Ask::Line(trial),
        ];
        for ask in asks {
            assert_eq!(ask.to_string().parse(), Ok(ask));
        }
        let says = [
            Say::Solvable,
            Say::Unsolvable,
            Say::Lay(placements[1]),
            Say::Lift(placements[2]),
            Say::Solution(placements),
            Say::Counted {
                solutions: 3,
                exact: true,
            },
            Say::Counted {
                solutions: 1_000,
                exact: false,
            },
            Say::Puzzle {
                puzzle,
                solutions: 2,
                stars: 6,
            },
            Say::Judged("goes-on f1-f2 a1".parse().unwrap()),
            Say::Judged("refuted ".parse().unwrap()),
            Say::Line(vec!["f1-f2".to_owned(), "a1-a2".to_owned()]),
            Say::Nothing,
        ];
        for say in says {
            assert_eq!(say.to_string().parse(), Ok(say));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "ready",
            "solvable x -",
            "daily 2026-02-30 -",
            "hint a -",
            "judge win | x",
        ] {
            assert_eq!(text.parse::<Ask>(), Err(NotAnErrand), "{text}");
        }
        for text in [
            "",
            "ready",
            "lay 999999",
            "solution 1,x",
            "puzzle a,1",
            "judged won ",
            "perhaps -",
        ] {
            assert_eq!(text.parse::<Say>(), Err(NotAnErrand), "{text}");
        }
    }
}
