//! What the crate promises, tested through its public door.

mod archives;
mod conformance;
mod draw;
mod imports;
mod notation;
mod perft;
mod rules;
