//! A turn as it happens: the piece comes down.

use gemblo::Placement;

/// One moment of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The piece that comes down.
    pub placement: Placement,
    /// How long the moment lasts, in beats.
    pub beats: f64,
}

/// The frames of one turn.
pub(super) fn film(placement: Placement) -> Vec<Frame> {
    let beats = 2.0;
    vec![Frame { placement, beats }]
}
