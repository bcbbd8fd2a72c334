//! The Gemblo board: draws a scene, reports what was touched. Knows no rule.

use crate::board::Parts;
use crate::page::empty;
use crate::play::Desk;

/// The board with its trays.
pub fn parts(_desk: Desk) -> Parts {
    Parts {
        board: empty(),
        choices: empty(),
        more: empty(),
        press: |_, _| false,
        keys: &[],
    }
}
