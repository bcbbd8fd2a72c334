//! A drawn position that may or may not be possible, its position string, and the one door from
//! there to a valid [`Position`].
//!
//! The string is `<board> <side> <removed> <variant> <step>`. The step field of a position after
//! one pass reads `move--`, after two `move----`: the passes belong to the position (rules E4),
//! and nothing else in the string tells them.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::board::COLUMNS;
use crate::position::{MARKERS, RINGS};
use crate::refusal::excerpt;
use crate::{Clearing, Colour, Phase, Point, Points, Position, Variant, rows};

/// What a position string says, not yet checked against the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// Rings on the board, White's first.
    pub rings: [Points; 2],
    /// Markers on the board, the white ones first.
    pub markers: [Points; 2],
    /// Rings removed so far, White's first.
    pub removed: [u8; 2],
    /// The player who acts.
    pub to_act: Colour,
    /// What is due.
    pub phase: Phase,
    /// Passes made in a row just now.
    pub passes: u8,
    /// The variant that is played.
    pub variant: Variant,
}

/// What is wrong with a position string or a diagram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The string does not have five parts.
    Parts(usize),
    /// The board does not have eleven columns.
    Columns(usize),
    /// A column does not have its number of points.
    Column(char, u8),
    /// A character that means nothing in a column.
    Symbol(char, char),
    /// One of the other parts cannot be read.
    Part(&'static str, String),
    /// A point holds more than one thing.
    Shared(Point),
    /// A player has more or fewer rings than the rest of the position allows.
    Rings(Colour),
    /// More rings are removed than win, or by the player who does not act.
    Removed,
    /// More markers lie on the board than there are.
    Markers,
    /// Markers or removed rings while rings are still placed.
    Opening,
    /// A row has to be removed first.
    PendingRow(Colour),
    /// A row is due, but the player has none.
    NoRow(Colour),
    /// Passes with something else than a ring move due, or more than two.
    Passes,
}

impl TryFrom<Diagram> for Position {
    type Error = Fault;

    fn try_from(diagram: Diagram) -> Result<Position, Fault> {
        diagram.check()?;
        let mut position = Position::new(diagram.variant);
        position.rings = diagram.rings.map(Points::bits);
        position.markers = diagram.markers.map(Points::bits);
        position.removed = diagram.removed;
        position.passes = diagram.passes;
        position.to_act = diagram.to_act;
        position.phase = diagram.phase;
        position.set_board_hash();
        Ok(position)
    }
}

impl From<&Position> for Diagram {
    fn from(position: &Position) -> Diagram {
        Diagram {
            rings: position.rings.map(Points),
            markers: position.markers.map(Points),
            removed: position.removed,
            to_act: position.to_act,
            phase: position.phase,
            passes: position.passes,
            variant: position.variant,
        }
    }
}

impl Diagram {
    fn check(&self) -> Result<(), Fault> {
        self.check_shared()?;
        let markers: usize = self.markers.iter().map(|set| set.len()).sum();
        if markers > MARKERS as usize {
            return Err(Fault::Markers);
        }
        if self.passes > 2 || (self.passes > 0 && self.phase != Phase::Move) {
            return Err(Fault::Passes);
        }
        if self.phase == Phase::Place {
            return self.check_opening(markers);
        }
        self.check_removed()?;
        for colour in Colour::ALL {
            let left = RINGS as usize - usize::from(self.removed[colour.index()]);
            if self.rings[colour.index()].len() != left {
                return Err(Fault::Rings(colour));
            }
        }
        // A row went back to the pool just before the ring goes.
        if matches!(self.phase, Phase::Ring(_)) && markers > MARKERS as usize - 5 {
            return Err(Fault::Markers);
        }
        self.check_rows()
    }

    fn check_shared(&self) -> Result<(), Fault> {
        let mut seen = Points::EMPTY;
        for set in self.rings.iter().chain(&self.markers) {
            for point in set.iter() {
                if seen.contains(point) {
                    return Err(Fault::Shared(point));
                }
                seen.insert(point);
            }
        }
        Ok(())
    }

    fn check_opening(&self, markers: usize) -> Result<(), Fault> {
        if markers > 0 || self.removed != [0, 0] {
            return Err(Fault::Opening);
        }
        let [white, black] = self.rings.map(Points::len);
        let ahead = usize::from(self.to_act == Colour::Black);
        if white > RINGS as usize {
            return Err(Fault::Rings(Colour::White));
        }
        if black >= RINGS as usize || white != black + ahead {
            return Err(Fault::Rings(Colour::Black));
        }
        Ok(())
    }

    fn check_removed(&self) -> Result<(), Fault> {
        let goal = self.variant.goal();
        let own = self.removed[self.to_act.index()];
        let theirs = self.removed[self.to_act.opponent().index()];
        // Only the player who acts can just have won, and then nothing but a move is left.
        let won = own == goal && self.phase == Phase::Move && self.passes == 0;
        if theirs < goal && (own < goal || won) {
            Ok(())
        } else {
            Err(Fault::Removed)
        }
    }

    fn check_rows(&self) -> Result<(), Fault> {
        let has_row = |colour: Colour| rows::any(self.markers[colour.index()].bits());
        let (own, other) = (self.to_act, self.to_act.opponent());
        let won = self.removed[own.index()] == self.variant.goal();
        if matches!(self.phase, Phase::Row(_)) && !has_row(own) {
            return Err(Fault::NoRow(own));
        }
        let pending = |colour| has_row(colour).then_some(Fault::PendingRow(colour));
        let cleared = |colour| pending(colour).map_or(Ok(()), Err);
        match self.phase {
            Phase::Move if !won => cleared(own).and(cleared(other)),
            Phase::Row(Clearing::BeforeMove) | Phase::Ring(Clearing::BeforeMove) => cleared(other),
            _ => Ok(()),
        }
    }

    fn symbol(&self, point: Point) -> Option<char> {
        let held = |sets: &[Points; 2], symbols: [char; 2]| {
            (0..2)
                .find(|i| sets[*i].contains(point))
                .map(|i| symbols[i])
        };
        held(&self.rings, ['W', 'B']).or_else(|| held(&self.markers, ['w', 'b']))
    }
}

/// The words of the step field, what is due, and the passes made just now.
const STEPS: [(&str, Phase, u8); 8] = [
    ("place", Phase::Place, 0),
    ("move", Phase::Move, 0),
    ("move--", Phase::Move, 1),
    ("move----", Phase::Move, 2),
    ("row", Phase::Row(Clearing::AfterMove), 0),
    ("row<", Phase::Row(Clearing::BeforeMove), 0),
    ("ring", Phase::Ring(Clearing::AfterMove), 0),
    ("ring<", Phase::Ring(Clearing::BeforeMove), 0),
];

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (column, (first, last)) in COLUMNS.into_iter().enumerate() {
            if column > 0 {
                f.write_str("/")?;
            }
            let mut free = 0;
            for row in first..=last {
                let point = Point::new(column as u8, row).expect("the row is in the column");
                let Some(symbol) = self.symbol(point) else {
                    free += 1;
                    continue;
                };
                if free > 0 {
                    write!(f, "{free}")?;
                }
                write!(f, "{symbol}")?;
                free = 0;
            }
            if free > 0 {
                write!(f, "{free}")?;
            }
        }
        let side = ['w', 'b'][self.to_act.index()];
        let [white, black] = self.removed;
        let is_due = |(_, phase, passes): &&(&str, Phase, u8)| {
            *phase == self.phase && (*phase != Phase::Move || *passes == self.passes.min(2))
        };
        let step = STEPS.iter().find(is_due).map_or("", |(step, ..)| step);
        write!(f, " {side} {white}-{black} {} {step}", self.variant.name())
    }
}

impl FromStr for Diagram {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Diagram, Fault> {
        let parts: Vec<&str> = text.split_ascii_whitespace().take(7).collect();
        let [board, side, removed, variant, step] = parts[..] else {
            return Err(Fault::Parts(parts.len()));
        };
        let bad = |part, text: &str| Fault::Part(part, excerpt(text));
        let (rings, markers) = read_board(board)?;
        let to_act = match side {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => return Err(bad("side", side)),
        };
        let removed = match removed.as_bytes() {
            [white @ b'0'..=b'5', b'-', black @ b'0'..=b'5'] => [white - b'0', black - b'0'],
            _ => return Err(bad("removed rings", removed)),
        };
        let variant = match variant {
            "standard" => Variant::Standard,
            "blitz" => Variant::Blitz,
            _ => return Err(bad("variant", variant)),
        };
        let due = STEPS.iter().find(|(known, ..)| *known == step);
        let &(_, phase, passes) = due.ok_or_else(|| bad("step", step))?;
        Ok(Diagram {
            rings,
            markers,
            removed,
            to_act,
            phase,
            passes,
            variant,
        })
    }
}

fn read_board(text: &str) -> Result<([Points; 2], [Points; 2]), Fault> {
    let columns: Vec<&str> = text.split('/').take(COLUMNS.len() + 1).collect();
    if columns.len() != COLUMNS.len() {
        return Err(Fault::Columns(columns.len()));
    }
    let mut rings = [Points::EMPTY; 2];
    let mut markers = [Points::EMPTY; 2];
    for (column, text) in columns.into_iter().enumerate() {
        let letter = char::from(b'a' + column as u8);
        let (first, last) = COLUMNS[column];
        let wrong_length = || Fault::Column(letter, last - first + 1);
        let mut row = u32::from(first);
        let mut number: u32 = 0;
        for symbol in text.chars() {
            if let Some(digit) = symbol.to_digit(10) {
                number = number.saturating_mul(10).saturating_add(digit);
                continue;
            }
            row = row.saturating_add(number);
            number = 0;
            let set = match symbol {
                'W' => &mut rings[0],
                'B' => &mut rings[1],
                'w' => &mut markers[0],
                'b' => &mut markers[1],
                _ => return Err(Fault::Symbol(letter, symbol)),
            };
            let at = u8::try_from(row).map_err(|_| wrong_length())?;
            set.insert(Point::new(column as u8, at).ok_or_else(wrong_length)?);
            row += 1;
        }
        if row.saturating_add(number) != u32::from(last) + 1 {
            return Err(wrong_length());
        }
    }
    Ok((rings, markers))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Diagram::from(self).fmt(f)
    }
}

impl FromStr for Position {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Position, Fault> {
        text.parse::<Diagram>()?.try_into()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Parts(found) => {
                let parts = "five parts (board, side, removed rings, variant, step)";
                write!(f, "a position has {parts}, not {}", count(*found, 5))
            }
            Fault::Columns(found) => {
                let columns = "eleven columns separated by \"/\"";
                write!(f, "the board has {columns}, not {}", count(*found, 11))
            }
            Fault::Column(letter, points) => write!(f, "column {letter} has {points} points"),
            Fault::Symbol(letter, symbol) => {
                write!(
                    f,
                    "{symbol:?} means nothing in column {letter}: use W B w b and numbers"
                )
            }
            Fault::Part(part, text) => write!(f, "\"{text}\" is not a {part} part"),
            Fault::Shared(point) => write!(f, "{point} holds more than one thing"),
            Fault::Rings(colour) => {
                write!(
                    f,
                    "{colour} has a number of rings that this position cannot have"
                )
            }
            Fault::Removed => f.write_str("more rings are removed than this position can have"),
            Fault::Markers => f.write_str("more markers lie on the board than there can be"),
            Fault::Opening => {
                f.write_str("while rings are placed there are no markers and no removed rings")
            }
            Fault::PendingRow(colour) => write!(f, "{colour} has a row that must go first"),
            Fault::NoRow(colour) => write!(f, "{colour} has no row to remove"),
            Fault::Passes => f.write_str("only a ring move can follow one or two passes"),
        }
    }
}

impl Error for Fault {}

fn count(found: usize, right: usize) -> String {
    if found > right {
        return "more".to_owned();
    }
    found.to_string()
}
