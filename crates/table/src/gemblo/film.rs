//! A turn as it happens: the piece comes down.

use gemblo::Placement;

use crate::Sound;

/// One moment of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The piece that comes down.
    pub placement: Placement,
    /// How long the moment lasts, in beats.
    pub beats: f64,
}

impl Moment {
    /// What is heard then.
    pub(crate) const fn sound(&self) -> Option<Sound> {
        Some(Sound::Place)
    }
}

/// Some steps, moment by moment.
pub(super) fn film(steps: &[Placement]) -> Vec<Moment> {
    let moment = |placement: &Placement| Moment {
        placement: *placement,
        beats: 2.0,
    };
    steps.iter().map(moment).collect()
}
