//! Why something is not done, whatever the way it was asked.

use online::Refusal;
use thiserror::Error;

/// A refusal on its way to whoever asked; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Refused(#[from] pub Refusal);

/// The cause goes to the log; the player hears that it was not their fault.
impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Refused {
        tracing::error!(%error, "the database failed");
        Refused(Refusal::Unavailable)
    }
}
