//! Why a command of the other side's, though understood, is refused.

use std::io;

use engine::NoSuchLevel;
use games::UnknownVariant;

use crate::failure::faults;

faults! {
    /// What `info string` says.
    pub enum Fault {
        NoOption(name: String) => "there is no option {name:?}",
        OutOfRange(name: String, least: u64, most: u64) => "{name} is a number from {least} to {most}",
        Variant(error: UnknownVariant) => "{error}",
        Level(error: NoSuchLevel) => "{error}",
        Position(text: String, reason: String) => "{text:?} is no position: {reason}",
        Move(number: usize, text: String, reason: String) => "move {number} ({text}): {reason}",
        Over => "the game is over",
        Thread(error: io::Error) => "no thread to think with: {error}",
        NothingToStop => "there is no search to stop",
        Searching => "a search is going on: stop it first",
    }
}
