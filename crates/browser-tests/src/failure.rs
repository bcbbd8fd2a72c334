//! Why a check fails: a sentence for whoever reads the log, which is all that is done with it.

use std::fmt::Display;

/// A failure in words.
pub struct Failure(pub String);

/// How a check went, or what it found.
pub type Done<T = ()> = Result<T, Failure>;

/// Whatever can be shown can be the reason.
impl<E: Display> From<E> for Failure {
    fn from(reason: E) -> Failure {
        Failure(reason.to_string())
    }
}
