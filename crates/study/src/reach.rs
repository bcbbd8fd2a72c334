//! How far a colour of Gemblo can still come.

use gemblo::raw::{Ground, PATTERNS, Room, Window};
use gemblo::{Cell, Cells, Colour};
use hex::{DIAGONALS, DIRECTIONS};

/// The cells that a colour could still cover if nobody else laid anything.
///
/// It never leaves out a cell that can be reached, but is generous: each piece may lie where it likes, as if
/// those that led there did not get in its way, and there are no more pieces in a line than the colour has left.
pub fn reach(ground: &Ground, colour: Colour) -> Cells {
    let Room { open, anchors } = ground.room(colour);
    let window = Window::new(&open);
    let among = PATTERNS.of_pieces(ground.left(colour));
    let (mut reached, mut tried, mut next) = (Cells::EMPTY, Cells::EMPTY, anchors);
    for _ in ground.left(colour).iter() {
        let before = reached;
        for anchor in &next {
            for pattern in PATTERNS.fitting(&window, anchor, &among).iter() {
                reached |= PATTERNS.spot(pattern, anchor).cells().collect();
            }
        }
        tried |= next;
        let new = reached.without(&before);
        next = connected(ground, &new).without(&tried) & open;
        if next.is_empty() {
            break;
        }
    }
    reached
}

/// The cells that lie across an open edge from some cells.
fn connected(ground: &Ground, from: &Cells) -> Cells {
    let across = |cell: Cell| {
        let lines = DIAGONALS.iter().enumerate();
        let open = lines.filter(move |(line, _)| !is_covered(ground, cell, *line));
        open.filter_map(move |(_, diagonal)| Cell::at(cell.hex() + *diagonal))
    };
    from.iter().flat_map(across).collect()
}

/// Whether one piece lies on both flanks of a connection.
fn is_covered(ground: &Ground, cell: Cell, line: usize) -> bool {
    let flanks = [DIRECTIONS[line], DIRECTIONS[(line + 1) % 6]];
    let [one, other] = flanks.map(|flank| {
        let flank = Cell::at(cell.hex() + flank)?;
        ground.piece_at(flank)
    });
    one.is_some() && one == other
}
