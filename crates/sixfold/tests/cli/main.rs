//! The real program: every command, what it prints, and how it ends.

mod bad_input;
mod convert;
mod perft;
mod play;
mod program;
mod random;
mod replay;
mod save;
mod show;
