//! The 108 pieces: eighteen shapes in six colours.

use gemblo::{Colour, Piece};
use gemblo_puzzle::Stock;

/// One piece of one colour; there is a single one of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    /// The colour.
    pub colour: Colour,
    /// The shape.
    pub piece: Piece,
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tiles(u128);

impl Tile {
    /// The number of tiles.
    pub const COUNT: usize = 108;

    /// The tile of this colour and shape.
    pub const fn new(colour: Colour, piece: Piece) -> Tile {
        Tile { colour, piece }
    }

    /// Every tile, colour by colour.
    pub fn all() -> impl Iterator<Item = Tile> {
        colours().flat_map(|colour| Piece::all().map(move |piece| Tile::new(colour, piece)))
    }

    const fn index(self) -> usize {
        self.colour.index() * Piece::COUNT + self.piece.number() as usize - 1
    }
}

impl Tiles {
    /// Whether the tile is among them.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Adds a tile; says whether it is new.
    pub const fn insert(&mut self, tile: Tile) -> bool {
        let is_new = !self.contains(tile);
        self.0 |= 1 << tile.index();
        is_new
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut all = Tiles::default();
        for tile in tiles {
            all.insert(tile);
        }
        all
    }
}

/// The six colours.
pub fn colours() -> impl Iterator<Item = Colour> {
    (0..gemblo::MAX_COLOURS as u8).filter_map(Colour::new)
}

/// Tiles for a stock: neighbours in the list, and copies of a piece, differ in colour.
pub fn of_stock(stock: Stock) -> Vec<Tile> {
    let copies = |(piece, copies)| std::iter::repeat_n(piece, usize::from(copies));
    let pieces = stock.iter().flat_map(copies);
    let coloured = pieces.zip(colours().collect::<Vec<_>>().into_iter().cycle());
    coloured
        .map(|(piece, colour)| Tile::new(colour, piece))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_108_tiles_and_each_is_itself() {
        let mut seen = Tiles::default();
        assert!(Tile::all().all(|tile| seen.insert(tile)));
        assert_eq!(Tile::all().count(), Tile::COUNT);
    }

    #[test]
    fn six_copies_of_a_piece_get_six_colours() {
        let piece = Piece::new(8).unwrap();
        let stock = Stock::colour().with(piece, 6);
        let tiles = of_stock(stock);
        let mut seen = Tiles::default();
        assert_eq!(tiles.len(), 23);
        assert!(tiles.into_iter().all(|tile| seen.insert(tile)));
    }
}
