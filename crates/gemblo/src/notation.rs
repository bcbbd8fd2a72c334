//! Moves as text: the sorted, comma-separated list of the cells that are covered, `g1,g2,h3`.

use std::fmt;
use std::str::FromStr;

use crate::board::Cell;
use crate::placement::Placement;
use crate::refusal::Refusal;

/// Reads cells separated by commas, in any order, in small letters or capitals, with any spaces.
impl FromStr for Placement {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Placement, Refusal> {
        let mut cells: Vec<Cell> = Vec::new();
        for word in text.split(',') {
            let cell = word.trim().parse()?;
            if cells.contains(&cell) {
                return Err(Refusal::RepeatedCell(cell));
            }
            cells.push(cell);
        }
        Placement::of(&cells).ok_or(Refusal::NotAPiece)
    }
}

/// Writes cells or placements one after the other, in the order given.
pub(crate) fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    separator: &str,
    list: impl Iterator<Item = T>,
) -> fmt::Result {
    for (index, item) in list.enumerate() {
        let separator = if index == 0 { "" } else { separator };
        write!(f, "{separator}{item}")?;
    }
    Ok(())
}
