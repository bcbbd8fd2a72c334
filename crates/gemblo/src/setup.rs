//! What is agreed before the game: how many play, and with five, where the obstacles lie.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::board::{Area, Cell};
use crate::layout::{Layout, LayoutError};
use crate::refusal::shortened;

/// The number of players, and with five players the layout (clause B).
///
/// Its text is `gemblo2` … `gemblo6`. A five-player game with another layout than the rule book's
/// adds the start cells, clockwise, and the obstacles: `gemblo5 y12,x2,… f15,g16,h17;f2,f3,g4;…`. When
/// read, `gemblo5#7` names the layout that [`Layout::seeded`] makes of the seed 7.
///
/// ```
/// use gemblo::Setup;
///
/// assert_eq!("gemblo4".parse(), Ok(Setup::Four));
/// let other: Setup = "gemblo5#7".parse().unwrap();
/// assert_eq!(other.to_string().parse(), Ok(other));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setup {
    /// Two players with two colours each.
    Two,
    /// Three players on the small hexagon.
    Three,
    /// Four players on the rectangle.
    Four,
    /// Five players on the whole board with obstacles.
    Five(Layout),
    /// Six players on the whole board.
    Six,
}

impl Setup {
    /// The setup for so many players, with the rule book's layout for five.
    pub fn for_players(players: u8) -> Option<Setup> {
        match players {
            2 => Some(Setup::Two),
            3 => Some(Setup::Three),
            4 => Some(Setup::Four),
            5 => Some(Setup::Five(Layout::book())),
            6 => Some(Setup::Six),
            _ => None,
        }
    }

    /// The number of players.
    pub const fn players(&self) -> u8 {
        match self {
            Setup::Two => 2,
            Setup::Three => 3,
            Setup::Four => 4,
            Setup::Five(_) => 5,
            Setup::Six => 6,
        }
    }

    /// The number of colours in play: two for each of two players, otherwise one each.
    pub const fn colours(&self) -> u8 {
        colours(self.players())
    }

    /// The start cell of each colour, clockwise, which is the playing order.
    pub fn starts(&self) -> Vec<Cell> {
        let doubled: &[(i8, i8)] = match self {
            Setup::Two | Setup::Four => &[(-3, -21), (12, -6), (3, 21), (-12, 6)],
            Setup::Three => &[(5, -15), (5, 15), (-10, 0)],
            Setup::Five(layout) => return layout.starts().to_vec(),
            Setup::Six => &[(-7, -21), (7, -21), (14, 0), (7, 21), (-7, 21), (-14, 0)],
        };
        let start = |&(c, h): &(i8, i8)| Cell::from_doubled(c, h);
        doubled
            .iter()
            .map(|place| start(place).expect("start cells are on the board"))
            .collect()
    }
}

pub(crate) const fn colours(players: u8) -> u8 {
    if players == 2 { 4 } else { players }
}

pub(crate) const fn area(players: u8) -> Area {
    match players {
        2 | 4 => Area::Rectangle,
        3 => Area::Hexagon,
        _ => Area::Whole,
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gemblo{}", self.players())?;
        match self {
            Setup::Five(layout) if *layout != Layout::book() => write!(f, " {layout}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let unknown = || SetupError::Unknown(shortened(text));
        let mut words = text.split_whitespace();
        let name = words.next().ok_or_else(unknown)?.to_ascii_lowercase();
        if let Some(seed) = name.strip_prefix("gemblo5#") {
            let seed = seed
                .parse()
                .map_err(|_| SetupError::BadSeed(shortened(seed)))?;
            return match words.next() {
                None => Ok(Setup::Five(Layout::seeded(seed))),
                Some(_) => Err(unknown()),
            };
        }
        let players = match name.strip_prefix("gemblo").map(str::as_bytes) {
            Some([digit @ b'2'..=b'6']) => digit - b'0',
            _ => return Err(unknown()),
        };
        match (words.next(), words.next(), words.next()) {
            (None, ..) => Setup::for_players(players).ok_or_else(unknown),
            (Some(starts), Some(obstacles), None) if players == 5 => {
                Ok(Setup::Five(Layout::read(starts, obstacles)?))
            }
            _ => Err(unknown()),
        }
    }
}

/// Why the text of a setup is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The text has another form than a setup.
    Unknown(String),
    /// What follows `gemblo5#` is not a number below 2^64.
    BadSeed(String),
    /// The five-player layout breaks a condition.
    Layout(LayoutError),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Unknown(text) => write!(
                f,
                "{text:?} is not a setup; expected gemblo2 … gemblo6, gemblo5#SEED, \
                 or gemblo5 STARTS OBSTACLES"
            ),
            SetupError::BadSeed(seed) => write!(f, "{seed:?} is not a seed"),
            SetupError::Layout(error) => error.fmt(f),
        }
    }
}

impl Error for SetupError {}

impl From<LayoutError> for SetupError {
    fn from(error: LayoutError) -> SetupError {
        SetupError::Layout(error)
    }
}
