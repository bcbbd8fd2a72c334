//! The grid of the search: the board with a margin, so that no step from a cell leaves an array.

use gemblo::Cell;
use hex::Hex;

/// How far a piece reaches from a cell that it covers; the margin on both sides of the board.
pub(crate) const REACH: usize = 4;
/// Cells of a column; the board has 29, and three spare ones keep steps of two within the margin.
pub(crate) const ROWS: usize = 32;
/// Columns with the margin.
pub(crate) const COLUMNS: usize = gemblo::COLUMNS + 2 * REACH;
/// All places of the grid.
pub(crate) const SIZE: usize = COLUMNS * ROWS;

/// A place on the grid, or with a sign the way between two of them.
pub(crate) type Place = u16;

/// Where a cell lies on the grid.
pub(crate) fn place_of(cell: Cell) -> Place {
    let Hex { q, r } = cell.hex();
    ((i16::from(q) + 14 + REACH as i16) * ROWS as i16 + 14 - i16::from(r)) as Place
}

/// The cell at a place, if the board has one there.
pub(crate) fn cell_at(place: Place) -> Option<Cell> {
    let column = (usize::from(place) / ROWS) as i8 - REACH as i8;
    let height = (usize::from(place) % ROWS) as i8;
    Cell::at(Hex::new(column - 14, 14 - height))
}

/// How far a step moves on the grid.
pub(crate) const fn way(step: Hex) -> i16 {
    step.q as i16 * ROWS as i16 - step.r as i16
}

/// The place a way leads to.
#[inline(always)]
pub(crate) const fn moved(place: Place, way: i16) -> usize {
    place.wrapping_add_signed(way) as usize
}

/// A set of places: one word a column, with room for [`REACH`] more cells below and above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Columns(pub(crate) [u64; COLUMNS]);

impl Columns {
    pub(crate) const EMPTY: Columns = Columns([0; COLUMNS]);

    #[inline(always)]
    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place / ROWS] |= Columns::bit(place);
    }

    #[inline(always)]
    pub(crate) fn remove(&mut self, place: usize) {
        self.0[place / ROWS] &= !Columns::bit(place);
    }

    #[inline(always)]
    pub(crate) fn contains(&self, place: usize) -> bool {
        self.0[place / ROWS] & Columns::bit(place) != 0
    }

    #[inline(always)]
    const fn bit(place: usize) -> u64 {
        1 << (place % ROWS + REACH)
    }

    /// The places that are not in the other set.
    #[inline(always)]
    pub(crate) fn without(&self, other: &Columns) -> Columns {
        let mut rest = *self;
        for (word, taken) in rest.0.iter_mut().zip(other.0) {
            *word &= !taken;
        }
        rest
    }

    /// The places of both sets.
    #[inline(always)]
    pub(crate) fn with(&self, other: &Columns) -> Columns {
        let mut all = *self;
        for (word, more) in all.0.iter_mut().zip(other.0) {
            *word |= more;
        }
        all
    }

    /// The number of places.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The set with the neighbours of its places, as far as they are in `within`.
    #[inline]
    pub(crate) fn grown(&self, within: &Columns) -> Columns {
        let mut grown = *self;
        for x in 1..COLUMNS - 1 {
            let (left, own, right) = (self.0[x - 1], self.0[x], self.0[x + 1]);
            let near = own | own << 1 | own >> 1 | left | left << 1 | right | right >> 1;
            grown.0[x] |= near & within.0[x];
        }
        grown
    }

    /// The places in order.
    pub(crate) fn places(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(x, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(x * ROWS + bit - REACH)
            })
        })
    }
}

impl FromIterator<usize> for Columns {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Columns {
        let mut set = Columns::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_its_own_place_and_is_found_there() {
        for cell in Cell::all() {
            let place = place_of(cell);
            assert_eq!(cell_at(place), Some(cell));
            for near in cell.neighbours() {
                assert_eq!(
                    moved(place, way(near.hex() - cell.hex())),
                    place_of(near).into()
                );
            }
        }
        let cells = (0..SIZE as Place).filter_map(cell_at).count();
        assert_eq!(cells, Cell::COUNT);
    }

    #[test]
    fn a_set_grows_by_the_neighbours_of_its_places() {
        let all: Columns = Cell::all().map(|cell| place_of(cell).into()).collect();
        for cell in Cell::all() {
            let one = Columns::from_iter([usize::from(place_of(cell))]);
            let near = cell.neighbours().chain([cell]);
            let expected: Columns = near.map(|cell| place_of(cell).into()).collect();
            assert_eq!(one.grown(&all), expected, "{cell}");
            assert_eq!(one.places().count(), 1);
        }
    }
}
