#![doc = include_str!("../README.md")]

mod accuracy;
mod analysis;
mod drill;
mod drills;
mod explorer;
mod judgement;
mod mark;
mod phase;
mod place;
mod reach;
mod reached;
mod review;
mod setting_up;
mod shut;
mod threat;
pub mod training;
pub mod travel;

pub use accuracy::{of_game, of_turn};
pub use analysis::{Analysis, Way};
pub use drill::{Answer, BOXES, Day, Drill, NotADrill, State, Then, WITHIN};
pub use drills::Drills;
pub use explorer::{Explorer, Known, Placing, Tally, folded};
pub use judgement::{Judgement, Scale, View};
pub use mark::Mark;
pub use phase::{Phase, Phased};
pub use reach::reach;
pub use reached::{Unreached, reached};
pub use review::{Effort, Judged, Moment, MomentKind, NotAReview, Noted, Review, Wanted};
pub use setting_up::{SettingUp, Thing};
pub use shut::{ShutIn, shut_in};
pub use threat::Threat;
