//! Walking over a board with four arrow keys.

use hex::Hex;

use crate::{Arrow, Facing};

/// Where the keyboard is, and at which height it walks from column to column.
///
/// Neighbouring columns lie half a step apart, so a walk to the side would drift up or down if it
/// did not remember where it began.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cursor<P> {
    /// The point or cell.
    pub at: P,
    /// Where the walk to the side began.
    from: P,
}

impl<P: Copy + Ord + Into<Hex>> Cursor<P> {
    /// At a point or cell.
    pub fn at(at: P) -> Cursor<P> {
        Cursor { at, from: at }
    }

    /// Where an arrow leads: to the nearest place of the ground that lies that way, across gaps; the
    /// cursor stays at the edge.
    pub fn walk(self, arrow: Arrow, ground: impl IntoIterator<Item = P>) -> Cursor<P> {
        self.walk_on(arrow, ground, Facing::UPRIGHT)
    }

    /// The same on a board that is seen from another side.
    pub fn walk_on(
        self,
        arrow: Arrow,
        ground: impl IntoIterator<Item = P>,
        facing: Facing,
    ) -> Cursor<P> {
        let seen = |place: P| column_and_height(facing.turn_hex(place.into()));
        let (column, height) = seen(self.at);
        let (_, level) = seen(self.from);
        let way = |place: P| {
            let (c, h) = seen(place);
            let (ahead, aside) = match arrow {
                Arrow::Up if c == column => (height - h, 0),
                Arrow::Down if c == column => (h - height, 0),
                Arrow::Left => (column - c, (h - level).abs()),
                Arrow::Right => (c - column, (h - level).abs()),
                Arrow::Up | Arrow::Down => (0, 0),
            };
            (ahead > 0).then_some(((ahead, aside), place))
        };
        match (ground.into_iter().filter_map(way).min(), arrow) {
            (None, _) => self,
            (Some((_, there)), Arrow::Up | Arrow::Down) => Cursor::at(there),
            (Some((_, at)), Arrow::Left | Arrow::Right) => Cursor { at, ..self },
        }
    }
}

/// The column, and twice the distance below the centre.
fn column_and_height(Hex { q, r }: Hex) -> (i8, i8) {
    (q, 2 * r + q)
}

#[cfg(test)]
mod tests {
    use gemblo::{Cell, Cells};

    use super::*;

    #[track_caller]
    fn check(from: (i8, i8), arrows: &[Arrow], to: (i8, i8)) {
        let cells = [(0, 0), (0, 2), (0, 8), (1, 1), (1, 3), (2, 0), (4, 2)];
        let cell = |(c, h)| Cell::from_doubled(c, h).unwrap();
        let ground: Cells = cells.into_iter().map(cell).collect();
        let start = Cursor::at(cell(from));
        let end = arrows
            .iter()
            .fold(start, |at, arrow| at.walk(*arrow, &ground));
        assert_eq!(end.at.doubled(), to);
    }

    #[test]
    fn the_cursor_crosses_gaps_and_stays_at_the_edge() {
        check((0, 0), &[Arrow::Down], (0, 2));
        check((0, 2), &[Arrow::Down], (0, 8));
        check((0, 8), &[Arrow::Down], (0, 8));
        check((2, 0), &[Arrow::Right], (4, 2));
        check((4, 2), &[Arrow::Right], (4, 2));
    }

    #[test]
    fn a_walk_to_the_side_keeps_its_height() {
        check(
            (0, 2),
            &[Arrow::Right, Arrow::Right, Arrow::Left, Arrow::Left],
            (0, 2),
        );
        check((4, 2), &[Arrow::Left, Arrow::Left], (1, 3));
    }
}
