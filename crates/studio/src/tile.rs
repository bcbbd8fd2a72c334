//! The 108 pieces: eighteen shapes in six colours.

use gemblo::{Piece, Tint};
use gemblo_puzzle::Stock;

/// One piece of one colour; there is a single one of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    /// The colour.
    pub colour: Tint,
    /// The shape.
    pub piece: Piece,
}

impl Tile {
    /// The tile of this colour and shape.
    pub const fn new(colour: Tint, piece: Piece) -> Tile {
        Tile { colour, piece }
    }

    /// Every tile, colour by colour.
    pub fn all() -> impl Iterator<Item = Tile> {
        colours().flat_map(|colour| Piece::all().map(move |piece| Tile::new(colour, piece)))
    }
}

/// The six colours.
pub fn colours() -> impl Iterator<Item = Tint> {
    Tint::ALL.into_iter()
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
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_108_tiles_and_each_is_itself() {
        assert_eq!(Tile::all().count(), 108);
        assert_eq!(Tile::all().collect::<HashSet<Tile>>().len(), 108);
    }

    #[test]
    fn six_copies_of_a_piece_get_six_colours() {
        let piece = Piece::new(8).unwrap();
        let stock = Stock::colour().with(piece, 6);
        let tiles = of_stock(stock);
        assert_eq!(tiles.len(), 23);
        assert_eq!(tiles.into_iter().collect::<HashSet<Tile>>().len(), 23);
    }
}
