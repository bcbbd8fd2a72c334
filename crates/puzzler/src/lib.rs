//! The puzzle solver in a Web Worker: questions in, answers out, all as text.
//!
//! The texts are those of [`studio::errand`]. A worker that searches hears nothing; whoever does not
//! want its answer any more ends it and starts another.

mod advise;
mod page;
mod puzzler;
mod rest;

pub use puzzler::{Clock, answer};
