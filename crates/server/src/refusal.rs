//! Why something is not done: one kind and one sentence, whatever the way it was asked.

use online::Code;

/// A refusal; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Its kind, for programs.
    pub code: Code,
    /// Why, in words.
    pub reason: String,
}

impl Refusal {
    /// A refusal of this kind, in these words.
    pub fn new(code: Code, reason: impl Into<String>) -> Refusal {
        Refusal {
            code,
            reason: reason.into(),
        }
    }

    /// There is no such game.
    pub fn no_game() -> Refusal {
        Refusal::new(Code::Unknown, "there is no such game")
    }
}

/// The cause goes to the log; the player hears that it was not their fault.
impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        tracing::error!(%error, "the database failed");
        Refusal::new(
            Code::Unavailable,
            "nothing can be kept just now; please try again",
        )
    }
}
