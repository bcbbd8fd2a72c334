//! What positions have in common that are the same but for a symmetry of the board and the colours.

use gemblo::Position;
use hex::{Hex, Symmetry};

/// The cells of every piece.
pub type Image = Vec<Vec<Hex>>;

/// What lies where, the same for all images of a position.
///
/// Colours are left out, so that it is also the same for positions in which the players have changed places; two that
/// differ in colours alone hardly ever come about.
pub fn image(position: &Position) -> Image {
    let images = Symmetry::ALL.map(|symmetry| {
        let pieces = position.laid().map(|(_, placement)| {
            let cells = placement.cells().map(|cell| symmetry.apply(cell.hex()));
            let mut cells: Vec<Hex> = cells.collect();
            cells.sort_unstable();
            cells
        });
        let mut pieces: Vec<Vec<Hex>> = pieces.collect();
        pieces.sort_unstable();
        pieces
    });
    images.into_iter().min().unwrap_or_default()
}
