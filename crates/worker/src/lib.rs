//! The engines of all games in a Web Worker: questions in, reports out, all as text.
//!
//! The texts are those of [`table::errand`]. A worker that thinks hears nothing; whoever does not
//! want its answer any more ends it and starts another.

mod aid;
mod overlay;
mod page;
mod thinker;

pub use thinker::{Clock, Thinker, Thinks, Unanswered};
