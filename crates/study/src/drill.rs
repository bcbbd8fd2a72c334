//! Drills: positions that one played badly, repeated at growing intervals until they sit.
//!
//! Nothing here reads a clock: whoever asks says which day it is. A drill is kept as a record of its own, so that a
//! file of games can hold drills, too.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::{Game, Match};
use record::text::{Record, Turn};

/// The days until a drill comes again, box by box.
pub const BOXES: [u32; 5] = [1, 3, 7, 21, 60];
/// Any turn that loses no more points than this against the best is right.
pub const WITHIN: f32 = 4.0;

/// The header lines of a drill that no game has.
const STATE: &str = "Drill";
const PLAYED: &str = "Played";
const BEST: &str = "Best";

/// A day, counted from the first of January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub u32);

impl Day {
    /// So many days later.
    pub const fn after(self, days: u32) -> Day {
        Day(self.0.saturating_add(days))
    }
}

/// A position with the turn that was played there and a better one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drill {
    /// The game's name.
    pub game: String,
    /// What the game began from.
    pub setup: String,
    /// The turns up to the position.
    pub turns: Vec<String>,
    /// The turn that was played.
    pub played: String,
    /// The best one that is known.
    pub best: String,
    /// How well it sits.
    pub state: State,
}

/// How well a drill sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It comes again on that day; the box says how often it was right.
    Due {
        /// From 0 to 4.
        box_: u8,
        /// When it comes again.
        on: Day,
        /// What becomes of it after the last box.
        then: Then,
    },
    /// It was right in every box.
    Learned,
    /// The player does not want to see it again.
    NotUseful,
}

/// What becomes of a drill that was right in the last box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// It is learned.
    Rest,
    /// It stays in the last box: the player wants to keep it.
    Stay,
}

/// How a drill was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// By a turn about as good as the best.
    Right,
    /// By a worse one, or not at all.
    Wrong,
}

impl Answer {
    /// The answer that a turn is, by the points that it loses against the best.
    pub fn of_loss(loss: f32) -> Answer {
        if loss <= WITHIN {
            Answer::Right
        } else {
            Answer::Wrong
        }
    }
}

impl State {
    /// A drill that was made today.
    pub const fn new(today: Day) -> State {
        State::Due {
            box_: 0,
            on: today.after(BOXES[0]),
            then: Then::Rest,
        }
    }

    /// Whether it comes on that day.
    pub fn is_due(self, today: Day) -> bool {
        matches!(self, State::Due { on, .. } if on <= today)
    }

    /// After an answer: a box further, or back to the first one.
    pub fn answered(self, answer: Answer, today: Day) -> State {
        let State::Due { box_, then, .. } = self else {
            return self;
        };
        let last = BOXES.len() as u8 - 1;
        let box_ = match (answer, then) {
            (Answer::Wrong, _) => 0,
            (Answer::Right, Then::Rest) if box_ >= last => return State::Learned,
            (Answer::Right, _) => (box_ + 1).min(last),
        };
        let on = today.after(BOXES[usize::from(box_)]);
        State::Due { box_, on, then }
    }

    /// The player wants to keep it for ever, even if it was put away.
    pub fn kept(self, today: Day) -> State {
        let last = BOXES.len() as u8 - 1;
        match self {
            State::Due { box_, on, .. } => State::Due {
                box_,
                on,
                then: Then::Stay,
            },
            State::Learned | State::NotUseful => State::Due {
                box_: last,
                on: today.after(BOXES[usize::from(last)]),
                then: Then::Stay,
            },
        }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            State::Due { box_, on, then } => {
                let keep = match then {
                    Then::Rest => "",
                    Then::Stay => " keep",
                };
                write!(f, "{box_} {}{keep}", on.0)
            }
            State::Learned => f.write_str("learned"),
            State::NotUseful => f.write_str("not useful"),
        }
    }
}

impl FromStr for State {
    type Err = NotADrill;

    fn from_str(text: &str) -> Result<State, NotADrill> {
        let words: Vec<&str> = text.split(' ').collect();
        let then = match words[..] {
            ["learned"] => return Ok(State::Learned),
            ["not", "useful"] => return Ok(State::NotUseful),
            [_, _] => Then::Rest,
            [_, _, "keep"] => Then::Stay,
            _ => return Err(NotADrill::State),
        };
        let number = |word: &str| word.parse::<u32>().map_err(|_| NotADrill::State);
        let (box_, on) = (number(words[0])?, Day(number(words[1])?));
        let box_ = u8::try_from(box_).ok();
        let box_ = box_.filter(|box_| usize::from(*box_) < BOXES.len());
        Ok(State::Due {
            box_: box_.ok_or(NotADrill::State)?,
            on,
            then,
        })
    }
}

/// Why a record is no drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotADrill {
    /// It is a game, or says nothing of one of the turns.
    Missing,
    /// Box and day cannot be read.
    State,
    /// The rules do not know the position, or refuse one of the turns in it.
    Impossible,
}

impl fmt::Display for NotADrill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotADrill::Missing => "this record is not a drill",
            NotADrill::State => "the drill does not say when it is due",
            NotADrill::Impossible => "the position of the drill cannot be played",
        })
    }
}

impl Error for NotADrill {}

impl Drill {
    /// The drill as a record of its own.
    pub fn to_record(&self) -> Record {
        let turns = self.turns.iter().cloned().map(Turn::from);
        let mut record = Record {
            tree: turns.collect(),
            ..Record::default()
        };
        for (key, value) in [
            ("Game", &self.game),
            ("Setup", &self.setup),
            (STATE, &self.state.to_string()),
            (PLAYED, &self.played),
            (BEST, &self.best),
        ] {
            record.set_tag(key, value);
        }
        record
    }

    /// The drill that a record is; what it tells is not yet checked against the rules.
    pub fn from_record(record: &Record) -> Result<Drill, NotADrill> {
        let tag = |key| record.tag(key).map(str::to_owned).ok_or(NotADrill::Missing);
        Ok(Drill {
            game: tag("Game")?,
            setup: tag("Setup")?,
            turns: record.turns().map(|turn| turn.text.clone()).collect(),
            played: tag(PLAYED)?,
            best: tag(BEST)?,
            state: tag(STATE)?.parse()?,
        })
    }

    /// The position, if the rules know it and allow both turns there.
    pub fn position<G: Game>(&self) -> Result<G, NotADrill> {
        let setup = self.setup.parse().map_err(|_| NotADrill::Impossible)?;
        let game = Match::<G>::replay(setup, &self.turns);
        let game = game.map_err(|_| NotADrill::Impossible)?;
        let position = game.position().clone();
        for turn in [&self.played, &self.best] {
            let read = position.read_turn(turn);
            read.map_err(|_| NotADrill::Impossible)?;
        }
        Ok(position)
    }

    /// Whether it is about a turn of the game with this setup and these turns; says which, from 0.
    pub fn turn_in(&self, setup: &str, turns: &[String]) -> Option<usize> {
        let at = self.turns.len();
        let is_there = self.setup == setup && turns.starts_with(&self.turns);
        (is_there && turns.get(at) == Some(&self.played)).then_some(at)
    }

    /// Whether two are about the same turn in the same position.
    pub fn is_like(&self, other: &Drill) -> bool {
        let same = |of: fn(&Drill) -> &String| of(self) == of(other);
        same(|one| &one.game)
            && same(|one| &one.setup)
            && same(|one| &one.played)
            && self.turns == other.turns
    }
}
