//! Which games there are: the one list. Whoever serves every game asks here and keeps no list.
//!
//! [`Kind`] says which game something is of. [`each!`] runs generic code for whichever game that
//! is; each layer asks for its own traits there, so the compiler names whatever a new game lacks.
//! [`any!`] makes the type of a value of whichever game, and [`with!`] looks into it.
//!
//! ```
//! use game::Game;
//! use games::Kind;
//!
//! fn seats<G: Game>(setup: &str) -> u8 {
//!     setup.parse().map_or(0, |setup| G::start(&setup).seats())
//! }
//!
//! let setup = "gemblo3";
//! let kind = Kind::of_setup(setup);
//! assert_eq!(kind, Kind::Gemblo);
//! assert_eq!(games::each!(kind, G => seats::<G>(setup)), 3);
//! ```

// First, since the others use its macros.
#[macro_use]
mod list;

mod agreed;
mod kind;
mod listed;
mod variant;

// The macros name the games through this crate, so their callers need not depend on them.
#[doc(hidden)]
pub use {game::pile, gemblo, yinsh};

pub use agreed::{Agreed, First, Obstacles, UnknownFirst, one_seat_further};
pub use kind::UnknownGame;
pub use list::Kind;
pub use listed::Listed;
pub use variant::{UnknownVariant, Variant};
