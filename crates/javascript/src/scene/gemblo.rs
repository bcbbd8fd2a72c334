//! What there is to draw of Gemblo.

use gemblo::{Owner, Piece, Placement, Position};

use super::{Scene, list, member, places, text, texts};

/// Half the height of a cell whose sides are 1 long.
const HALF: f64 = 0.866_025_403_784_438_6;

impl Scene for Position {
    fn members(&self, last: &[Placement]) -> Vec<String> {
        let cells = self.area().cells().iter().map(|cell| {
            let (c, h) = cell.doubled();
            (cell, 1.5 * f64::from(c), HALF * f64::from(h))
        });
        let tints = self.colours().map(|colour| self.tint(colour).name());
        let starts = self.colours().map(|colour| {
            let start = self
                .start_of(colour)
                .filter(|_| self.cells_of(colour).is_empty());
            start.map_or("null".to_owned(), text)
        });
        let left = self.colours().map(|colour| {
            let pieces = self.left(colour).iter();
            list(pieces.map(|piece| piece.number()))
        });
        let acting = self.to_act().map(|colour| colour.index().to_string());
        vec![
            member("places", places(cells)),
            member("colour", acting.unwrap_or("null".to_owned())),
            member("tints", texts(tints)),
            member("starts", list(starts)),
            member("pieces", list(self.laid().map(piece))),
            member("left", list(left)),
            member("shapes", list(Piece::all().map(shape))),
            member(
                "last",
                texts(last.iter().flat_map(|placement| placement.cells())),
            ),
        ]
    }
}

/// A piece on the board; an obstacle has no colour.
fn piece((owner, placement): (Owner, Placement)) -> String {
    let colour = match owner {
        Owner::Colour(colour) => colour.index().to_string(),
        Owner::Obstacle => "null".to_owned(),
    };
    let members = [
        member("colour", colour),
        member("cells", texts(placement.cells())),
    ];
    format!("{{{}}}", members.join(","))
}

/// Where the cells of a piece lie, held in one way.
fn shape(piece: Piece) -> String {
    let held = piece.orientations().next();
    let cells = held.map_or(&[][..], |orientation| orientation.cells());
    list(cells.iter().map(|cell| {
        let (q, r) = (f64::from(cell.q), f64::from(cell.r));
        format!("[{:.3},{:.3}]", 1.5 * q, HALF * (2.0 * r + q))
    }))
}
