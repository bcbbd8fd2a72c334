//! What is asked of an engine about a position, not for a turn to play, and what it tells while it looks.

use std::fmt;
use std::str::FromStr;

use engine::Line;
use game::{Game, Seat, Turn};

use super::{Aid, NotAnErrand, Question, Reply, State, read};

/// The word that a question of this kind begins with.
const LOOK: &str = "look";
/// The most lines that can be asked for.
const MOST_LINES: usize = 5;

/// The best lines of a position are wanted, while the engine looks for better ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// How many lines, 1 to 5.
    pub lines: usize,
    /// The most milliseconds to look.
    pub time: u32,
    /// The turn that was played there, if something is to be said of it, too.
    pub played: Option<String>,
    /// The record of the match up to the position.
    pub record: String,
}

/// What the engine sees so far, or in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// How far it has come.
    pub state: State,
    /// How many turns ahead it has looked completely; 0 where that means nothing.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The cells that the turn played there gave away, where that can be told exactly.
    pub given_away: Option<u8>,
    /// The best lines, best first.
    pub lines: Vec<Seen>,
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The chance of each seat to win, in thousandths.
    pub chances: Vec<u16>,
    /// Who wins by force, and in how many turns.
    pub forced: Option<(Seat, u32)>,
    /// The turns in the game's notation; each is whole.
    pub turns: Vec<String>,
}

/// Anything that is asked of an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A turn to play.
    Turn(Question),
    /// The best lines.
    Lines(Look),
    /// Help for somebody who plays.
    Aid(Aid),
}

impl Seen {
    /// A line of an engine, seen from a position.
    pub fn of<G: Game>(line: &Line<G::Step>, position: &G) -> Seen {
        let chances = &line.chances[..usize::from(position.seats())];
        Seen {
            chances: chances
                .iter()
                .map(|chance| (1_000.0 * chance).round() as u16)
                .collect(),
            forced: line.forced,
            turns: whole_turns(line, position),
        }
    }
}

/// The texts of the turns of a line that are whole; at least the first is.
fn whole_turns<G: Game>(line: &Line<G::Step>, position: &G) -> Vec<String> {
    let mut position = position.clone();
    let mut is_whole = |turn: &&Vec<G::Step>| {
        let last = turn.iter().map(|step| position.play(*step)).last();
        matches!(last, Some(Ok(Turn::Done)))
    };
    let whole = line.turns.iter().take_while(|turn| is_whole(turn));
    whole.map(|turn| G::write_turn(turn)).collect()
}

impl Reply for Sight {
    fn is_last(&self) -> bool {
        self.state == State::Done
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{LOOK} {} {}", self.lines, self.time)?;
        if let Some(played) = &self.played {
            write!(f, " {played}")?;
        }
        write!(f, "\n{}", self.record)
    }
}

impl FromStr for Look {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Look, NotAnErrand> {
        let (head, record) = text.split_once('\n').ok_or(NotAnErrand)?;
        let words: Vec<&str> = head.split(' ').collect();
        let (lines, time, played) = match words[..] {
            [LOOK, lines, time] => (lines, time, None),
            [LOOK, lines, time, played] => (lines, time, Some(played.to_owned())),
            _ => return Err(NotAnErrand),
        };
        let lines: usize = read(lines)?;
        if !(1..=MOST_LINES).contains(&lines) {
            return Err(NotAnErrand);
        }
        Ok(Look {
            lines,
            time: read(time)?,
            played,
            record: record.to_owned(),
        })
    }
}

impl FromStr for Asked {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Asked, NotAnErrand> {
        let lines = text.parse().map(Asked::Lines);
        let aid = lines.or_else(|_| text.parse().map(Asked::Aid));
        aid.or_else(|_| text.parse().map(Asked::Turn))
    }
}

/// `250 7 20480`, and perhaps the cells given away, then a line for each line.
impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.state {
            State::Thinking(share) => write!(f, "{share}")?,
            State::Done => f.write_str("done")?,
        }
        write!(f, " {} {}", self.depth, self.nodes)?;
        if let Some(cells) = self.given_away {
            write!(f, " {cells}")?;
        }
        self.lines.iter().try_for_each(|line| write!(f, "\n{line}"))
    }
}

impl FromStr for Sight {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Sight, NotAnErrand> {
        let mut lines = text.split('\n');
        let words: Vec<&str> = lines.next().unwrap_or("").split(' ').collect();
        let (state, depth, nodes, given_away) = match words[..] {
            [state, depth, nodes] => (state, depth, nodes, None),
            [state, depth, nodes, cells] => (state, depth, nodes, Some(read(cells)?)),
            _ => return Err(NotAnErrand),
        };
        Ok(Sight {
            state: match state {
                "done" => State::Done,
                share => State::Thinking(read(share)?),
            },
            depth: read(depth)?,
            nodes: read(nodes)?,
            given_away,
            lines: lines.map(str::parse).collect::<Result<_, _>>()?,
        })
    }
}

/// `512,488 - e3 f6`, or `1000,0 1:3 e3 f6` where the first seat wins in three turns.
impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chances: Vec<String> = self.chances.iter().map(u16::to_string).collect();
        f.write_str(&chances.join(","))?;
        match self.forced {
            Some((winner, turns)) => write!(f, " {winner}:{turns}")?,
            None => f.write_str(" -")?,
        }
        self.turns.iter().try_for_each(|turn| write!(f, " {turn}"))
    }
}

impl FromStr for Seen {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Seen, NotAnErrand> {
        let mut words = text.split(' ');
        let chances = words.next().unwrap_or("").split(',');
        let chances = chances.map(read).collect::<Result<_, _>>()?;
        let forced = match words.next().ok_or(NotAnErrand)? {
            "-" => None,
            forced => {
                let (winner, turns) = forced.split_once(':').ok_or(NotAnErrand)?;
                let winner: u8 = read(winner)?;
                let winner = winner.checked_sub(1).ok_or(NotAnErrand)?;
                Some((Seat(winner), read(turns)?))
            }
        };
        Ok(Seen {
            chances,
            forced,
            turns: words.map(str::to_owned).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::Level;
    use game::MAX_SEATS;
    use game::pile::Pile;

    use super::*;

    #[test]
    fn looks_and_sights_survive_their_texts() {
        for played in [None, Some("a1-b2".to_owned())] {
            let look = Look {
                lines: 5,
                time: 60_000,
                played,
                record: "[Game \"YINSH\"]\n\n1.e3\n".to_owned(),
            };
            assert_eq!(look.to_string().parse(), Ok(Asked::Lines(look)));
        }
        let seen = |forced| Seen {
            chances: vec![1_000, 0, 0],
            forced,
            turns: vec!["a1-b2;xg5-g9xa5".to_owned(), "--".to_owned()],
        };
        for (state, given_away) in [(State::Thinking(250), None), (State::Done, Some(3))] {
            let sight = Sight {
                state,
                depth: 7,
                nodes: 20_480,
                given_away,
                lines: vec![seen(None), seen(Some((Seat(2), 3)))],
            };
            assert_eq!(sight.is_last(), state == State::Done);
            assert_eq!(sight.to_string().parse(), Ok(sight));
        }
    }

    #[test]
    fn a_line_is_told_as_far_as_its_turns_are_whole_with_the_chances_of_those_who_play() {
        let position = Pile::start(&"9 stones 2 seats".parse().unwrap());
        let take = |stones: usize| position.legal_steps()[stones - 1];
        let mut chances = [0.0; MAX_SEATS];
        (chances[0], chances[1]) = (0.3336, 0.6664);
        let line = Line {
            // Three are taken in two steps, of which the second is missing.
            turns: vec![vec![take(2)], vec![take(3)], vec![take(1)]],
            chances,
            forced: None,
        };
        let seen = Seen::of(&line, &position);
        assert_eq!(seen.chances, [334, 666]);
        assert_eq!(seen.turns, ["2"]);
    }

    #[test]
    fn whoever_asks_for_a_turn_is_told_from_whoever_asks_for_lines() {
        let question = Question {
            level: Level::EASIEST,
            time: 5,
            seed: 6,
            record: String::new(),
        };
        assert_eq!(question.to_string().parse(), Ok(Asked::Turn(question)));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "look 1 5",
            "look 0 5\n",
            "look 6 5\n",
            "look 1\n",
            "look 1 5 e3 f6\n",
            "1 5\n",
        ] {
            assert_eq!(text.parse::<Asked>(), Err(NotAnErrand), "{text:?}");
        }
        for text in [
            "",
            "done 1",
            "done 1 2 x",
            "1 2 3\n",
            "1 2 3\n5",
            "1 2 3\n5 0:1 e3",
            "1 2 3\nx - e3",
        ] {
            assert_eq!(text.parse::<Sight>(), Err(NotAnErrand), "{text:?}");
        }
    }
}
