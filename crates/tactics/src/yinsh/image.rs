//! What positions have in common that are the same but for a symmetry of the board and the colours.

use hex::Symmetry;
use yinsh::{Colour, Diagram, Phase, Position};

/// A text that all images of a position share, and no other position has.
///
/// The colours may be exchanged once the rings stand: until then White always begins.
pub fn image(position: &Position) -> String {
    let images = Symmetry::ALL.map(|symmetry| {
        let diagram = Diagram::from(&position.transformed(symmetry));
        as_white(diagram).to_string()
    });
    images.into_iter().min().unwrap_or_default()
}

/// The same with whoever acts as White.
fn as_white(mut diagram: Diagram) -> Diagram {
    if diagram.to_act == Colour::Black && diagram.phase != Phase::Place {
        diagram.rings.reverse();
        diagram.markers.reverse();
        diagram.removed.reverse();
        diagram.to_act = Colour::White;
    }
    diagram
}
