//! Why a player cannot sit down, or loses its game.

use std::io;
use std::time::Duration;

use crate::failure::faults;

faults! {
    /// What went wrong with a player.
    pub enum Fault {
        NoProgram => "cmd: needs a program",
        Undescribed(word: String) =>
            "a player is not described by {word:?}; see `sixfold match --help`",
        BadNumber(value: String, name: String) => "{value:?} is no number for {name}",
        Unstarted(command: String, error: io::Error) => "{command:?}: {error}",
        Unready(command: String, reason: Box<Fault>) => "{command:?}: {reason}",
        NotRunning => "it is not running",
        Deaf(error: io::Error) => "it does not listen any more: {error}",
        Silent(word: &'static str, patience: Duration) => "no {word} after {patience:?}",
        Ended => "it has ended",
        IllegalStep(step: String, reason: String) => "illegal step {step}: {reason}",
        IllegalTurn(turn: String, reason: String) => "illegal turn {turn:?}: {reason}",
    }
}
