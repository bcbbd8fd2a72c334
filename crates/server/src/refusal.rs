//! Why something is not done, whatever the way it was asked.

use online::Refusal;

/// A refusal on its way to whoever asked; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused(pub Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

/// The cause goes to the log; the player hears that it was not their fault.
impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Refused {
        tracing::error!(%error, "the database failed");
        Refused(Refusal::Unavailable)
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
