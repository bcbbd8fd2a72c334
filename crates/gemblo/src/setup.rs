//! What is agreed before the game: how many play, in which tints, and with five, where the obstacles lie.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::board::{Area, Cell};
use crate::colour::MAX_COLOURS;
use crate::layout::{Layout, LayoutError};
use crate::notation;
use crate::refusal::shortened;
use crate::tint::{Tint, TintError, Tints};

/// The number of players, with five players the layout (clause B), and the tints (clause D1).
///
/// Its text is `gemblo2` … `gemblo6`. A five-player game with another layout than the rule book's
/// adds the start cells, clockwise, and the obstacles: `gemblo5 y12,x2,… f15,g16,h17;f2,f3,g4;…`; the
/// layout that [`Layout::seeded`] makes of the seed 7 is `gemblo5#7`. Other tints than the usual stand
/// last, in playing order.
///
/// ```
/// use gemblo::{Setup, Tint};
///
/// assert_eq!("gemblo4".parse(), Ok(Setup::FOUR));
/// let drawn: Setup = "gemblo5#7".parse().unwrap();
/// assert_eq!(drawn.to_string(), "gemblo5#7");
/// let tinted = Setup::THREE.with_tints(&[Tint::Red, Tint::Sky, Tint::Blue]).unwrap();
/// assert_eq!(tinted.to_string(), "gemblo3 red,sky,blue");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
    /// With five players.
    layout: Option<Layout>,
    tints: Tints,
}

impl Setup {
    /// Two players with two colours each.
    pub const TWO: Setup = Setup::usual(2);
    /// Three players on the small hexagon.
    pub const THREE: Setup = Setup::usual(3);
    /// Four players on the rectangle.
    pub const FOUR: Setup = Setup::usual(4);
    /// Six players on the whole board.
    pub const SIX: Setup = Setup::usual(6);

    const fn usual(players: u8) -> Setup {
        Setup {
            players,
            layout: None,
            tints: Tints::USUAL,
        }
    }

    /// Five players on the whole board with obstacles.
    pub const fn five(layout: Layout) -> Setup {
        Setup {
            layout: Some(layout),
            ..Setup::usual(5)
        }
    }

    /// The setup for so many players, with the rule book's layout for five.
    pub fn for_players(players: u8) -> Option<Setup> {
        match players {
            5 => Some(Setup::five(Layout::book())),
            2..=6 => Some(Setup::usual(players)),
            _ => None,
        }
    }

    /// The same with these tints, one for each colour in playing order.
    pub fn with_tints(self, tints: &[Tint]) -> Result<Setup, TintError> {
        if tints.len() != usize::from(self.colours()) {
            return Err(TintError::Count);
        }
        let tints = Tints::new(tints)?;
        Ok(Setup { tints, ..self })
    }

    /// The number of players.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Where the obstacles lie, with five players.
    pub const fn layout(&self) -> Option<&Layout> {
        self.layout.as_ref()
    }

    /// The tint of each colour, in playing order.
    pub fn tints(&self) -> &[Tint] {
        self.tints.first(self.colours())
    }

    /// The tint of each colour that could play.
    pub(crate) const fn all_tints(&self) -> Tints {
        self.tints
    }

    /// The number of colours in play: two for each of two players, otherwise one each.
    pub const fn colours(&self) -> u8 {
        colours(self.players)
    }

    /// The start cell of each colour, clockwise, which is the playing order.
    pub fn starts(&self) -> Vec<Cell> {
        let doubled: &[(i8, i8)] = match (self.players, &self.layout) {
            (_, Some(layout)) => return layout.starts().to_vec(),
            (2 | 4, None) => &[(-3, -21), (12, -6), (3, 21), (-12, 6)],
            (3, None) => &[(5, -15), (5, 15), (-10, 0)],
            _ => &[(-7, -21), (7, -21), (14, 0), (7, 21), (-7, 21), (-14, 0)],
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
        write!(f, "gemblo{}", self.players)?;
        match self.layout.map(|layout| (layout, layout.seed())) {
            Some((_, Some(seed))) => write!(f, "#{seed}")?,
            Some((layout, None)) if layout != Layout::book() => write!(f, " {layout}")?,
            _ => {}
        }
        if self.tints == Tints::USUAL {
            return Ok(());
        }
        f.write_str(" ")?;
        notation::write_list(f, ",", self.tints().iter())
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let unknown = || SetupError::Unknown(shortened(text));
        let mut words: Vec<&str> = text.split_whitespace().take(5).collect();
        let tints = read_tints(&words).transpose()?;
        words.truncate(words.len() - usize::from(tints.is_some()));
        let setup = match words[..] {
            [name] => named(name)?.ok_or_else(unknown)?,
            [name, starts, obstacles] if name.eq_ignore_ascii_case("gemblo5") => {
                Setup::five(Layout::read(starts, obstacles)?)
            }
            _ => return Err(unknown()),
        };
        match tints {
            Some(tints) => Ok(setup.with_tints(&tints)?),
            None => Ok(setup),
        }
    }
}

/// The tints that the last word lists, if it is such a list: no cell has the name of a tint.
fn read_tints(words: &[&str]) -> Option<Result<Vec<Tint>, TintError>> {
    let tints = words.last()?.split(',').take(MAX_COLOURS + 1);
    let mut tints = tints.map(str::parse::<Tint>).peekable();
    tints.peek()?.is_ok().then(|| tints.collect())
}

/// `gemblo2` … `gemblo6`, or `gemblo5#` and a seed.
fn named(name: &str) -> Result<Option<Setup>, SetupError> {
    let name = name.to_ascii_lowercase();
    if let Some(seed) = name.strip_prefix("gemblo5#") {
        let bad = |_| SetupError::BadSeed(shortened(seed));
        let seed = seed.parse().map_err(bad)?;
        return Ok(Some(Setup::five(Layout::seeded(seed))));
    }
    Ok(match name.strip_prefix("gemblo").map(str::as_bytes) {
        Some([digit @ b'2'..=b'6']) => Setup::for_players(digit - b'0'),
        _ => None,
    })
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
    /// The tints are not one for each colour.
    Tints(TintError),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Unknown(text) => write!(
                f,
                "{text:?} is not a setup; expected gemblo2 … gemblo6, gemblo5#SEED, \
                 or gemblo5 STARTS OBSTACLES, and tints behind it"
            ),
            SetupError::BadSeed(seed) => write!(f, "{seed:?} is not a seed"),
            SetupError::Layout(error) => error.fmt(f),
            SetupError::Tints(error) => error.fmt(f),
        }
    }
}

impl Error for SetupError {}

impl From<LayoutError> for SetupError {
    fn from(error: LayoutError) -> SetupError {
        SetupError::Layout(error)
    }
}

impl From<TintError> for SetupError {
    fn from(error: TintError) -> SetupError {
        SetupError::Tints(error)
    }
}
