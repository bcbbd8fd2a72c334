//! The frame of a game: the board is turned and mirrored so that all twelve images of a position are
//! searched as one, and what was found is turned back.
//!
//! The evaluation is the same for all images, but equal steps are tried in the order of the points, and
//! that is another one in each image. The frame is that of the first position an engine is asked about;
//! it stays until the engine forgets, since table and history are kept in it.

use engine::Thought;
use hex::Symmetry;
use yinsh::{Colour, Position, Step};

/// How the board lies while it is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame(Symmetry);

impl Frame {
    /// The frame in which all images of a position look the same.
    pub(crate) fn of(position: &Position) -> Frame {
        let image = |symmetry: &Symmetry| {
            let image = position.transformed(*symmetry);
            Colour::ALL.map(|colour| {
                let sets = [image.rings(colour), image.markers(colour)];
                sets.map(|points| points.bits())
            })
        };
        let first = Symmetry::ALL.into_iter().min_by_key(image);
        Frame(first.unwrap_or(Symmetry::IDENTITY))
    }

    /// A position as it lies in the frame.
    pub(crate) fn enter(self, position: &Position) -> Position {
        position.transformed(self.0)
    }

    /// What was thought in the frame, as the board lies outside.
    pub(crate) fn leave(self, mut thought: Thought<Step>) -> Thought<Step> {
        let turns = thought.lines.iter_mut().flat_map(|line| &mut line.turns);
        for step in turns.flatten() {
            *step = step.transformed(self.0.inverse());
        }
        thought
    }
}
