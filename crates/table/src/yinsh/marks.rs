//! What a turn did where, so that it stays marked.

use yinsh::{Point, Position, Step};

use super::Mark;

/// The points that some steps touched; of a point that was touched twice, the later mark counts.
pub(super) fn marks(before: &Position, steps: &[Step]) -> Vec<(Point, Mark)> {
    let mut position = *before;
    let mut marks = Vec::new();
    let mut put = |point, mark| marks.push((point, mark));
    for step in steps {
        match *step {
            Step::PlaceRing(point) => put(point, Mark::Came),
            Step::MoveRing { from, to } => {
                for point in position.flipped(from, to) {
                    put(point, Mark::Turned);
                }
                put(from, Mark::Left);
                put(to, Mark::Came);
            }
            Step::RemoveRow(row) => {
                for point in row.points() {
                    put(point, Mark::Removed);
                }
            }
            Step::RemoveRing(point) => put(point, Mark::Removed),
            Step::Pass => {}
        }
        position.make(*step);
    }
    marks
}
