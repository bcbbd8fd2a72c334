//! An online game as one of its players sees it: what the server told, the turn that is on its way,
//! the clocks. No browser and no network; a page brings both.
//!
//! [`Room`] hears what the server tells and says what to ask. The board shows [`Room::wanted`], the
//! server's turns and the one on its way; [`Agreement`] says what is missing until it does.

mod agreement;
mod clock;
mod outbox;
mod pause;
mod room;

pub use agreement::{Agreement, sitting};
pub use clock::{Face, left};
pub use outbox::Pending;
pub use pause::pause;
pub use room::{Heard, Note, Room};
