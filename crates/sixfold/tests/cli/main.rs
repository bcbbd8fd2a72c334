//! The real program: every command, what it prints, and how it ends.

mod analyse;
mod bad_input;
mod convert;
mod duel;
mod engine;
#[cfg(unix)]
mod interrupt;
mod language;
mod lines;
mod manual;
mod perft;
mod play;
mod program;
mod random;
mod replay;
mod review;
mod save;
mod show;
mod tactics;
mod talk;
