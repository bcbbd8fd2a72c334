//! Pictures of all 108 pieces, and how they are drawn outside the page: as SVG, and as shapes for PNG.

use std::fmt::Write;

use gemblo::{Area, Cell, Placement};
use table::gemblo::{Frame, Place, RADIUS};

use crate::ground::frame;
use crate::mosaic::{Laid, Mosaic};
use crate::tile::Tile;

/// A shape to be filled and outlined.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// Its outline, as in SVG.
    pub path: String,
    /// The colour inside.
    pub fill: &'static str,
    /// The colour of the outline, which is drawn first.
    pub edge: &'static str,
}

/// Fill and edge of each colour: the light palette of the page.
const COLOURS: [(&str, &str); 6] = [
    ("#34429e", "#1b2460"),
    ("#b13a5c", "#6c1c34"),
    ("#2b9273", "#12523f"),
    ("#e58331", "#8a4510"),
    ("#7cc7f0", "#2b6f96"),
    ("#f5df66", "#8f7a12"),
];

/// The width of outlines.
pub const EDGE: f64 = 3.0;
/// The paper.
pub const PAPER: &str = "#fffdf9";
/// Cells of a piece are drawn a little smaller than they are, so that pieces lie apart.
const INNER: f64 = RADIUS - 1.0;
/// White round the picture.
const MARGIN: f64 = 12.0;

/// The whole board with all pieces.
pub fn blank() -> Mosaic {
    Mosaic::new(*Area::Whole.cells(), Tile::all().collect())
}

/// The frame of a picture.
pub fn frame_of(laid: &[Laid]) -> Frame {
    let cells: Vec<Cell> = laid
        .iter()
        .flat_map(|laid| laid.placement.cells())
        .collect();
    frame(&cells, MARGIN)
}

/// The pieces as shapes, those below first.
pub fn shapes(laid: &[Laid]) -> Vec<Shape> {
    let shape = |laid: &Laid| {
        let (fill, edge) = COLOURS[laid.tile.colour.index()];
        Shape {
            path: hexagons(laid.placement),
            fill,
            edge,
        }
    };
    laid.iter().map(shape).collect()
}

/// The picture as a file.
pub fn svg(laid: &[Laid]) -> String {
    let frame = frame_of(laid);
    let Frame { left, top, .. } = frame;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" stroke-linejoin=\"round\">\n\
         <rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n",
        frame.view_box()
    );
    for Shape { path, fill, edge } in shapes(laid) {
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"{EDGE}\"/>\n\
             <path d=\"{path}\" fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"1.8\"/>\n"
        );
    }
    text.push_str("</svg>\n");
    text
}

fn hexagons(placement: Placement) -> String {
    let (half, rise) = (INNER / 2.0, INNER * 3f64.sqrt() / 2.0);
    let mut path = String::new();
    for Place { x, y } in placement.cells().map(Place::of) {
        let right = x + INNER;
        let _ = write!(
            path,
            "M{right:.1} {y:.2}l-{half} {rise:.2}h-{INNER}l-{half}-{rise:.2} {half}-{rise:.2}h{INNER}z"
        );
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::read_picture;

    #[test]
    fn a_picture_has_a_shape_for_each_piece_and_a_frame_round_them() {
        let laid = read_picture("AAAAAH").unwrap();
        let text = svg(&laid);
        assert_eq!(text.matches("<path").count(), 2 * laid.len());
        assert_eq!(shapes(&laid).len(), 2);
        assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
    }

    #[test]
    fn a_blank_picture_has_every_piece_in_the_tray() {
        let board = blank();
        assert_eq!(board.left().len(), 108);
        assert_eq!(board.free().len(), 463);
    }
}
