//! Why a command fails, and what the process then says and returns.

use std::fmt;
use std::io;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// Something to tell the user.
    Message(String),
    /// The user was told already; only the exit status is left to say it.
    Told,
    /// The user has interrupted the work, and was told what there was.
    Interrupted,
    /// Whoever reads our output wants no more of it, which is no mistake.
    BrokenPipe,
}

impl Failure {
    /// A failure to be told in these words.
    pub fn new(message: impl fmt::Display) -> Failure {
        Failure::Message(message.to_string())
    }
}

/// Makes an enum of failures, each with its words: `Case(field: Type) => "words with {field}"`.
macro_rules! faults {
    ($(#[$about:meta])* $vis:vis enum $Fault:ident {
        $($Case:ident $(($($field:ident: $of:ty),+))? => $words:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Debug)]
        $vis enum $Fault {
            $($Case $(($($of),+))?,)+
        }

        impl std::fmt::Display for $Fault {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($Fault::$Case $(($($field),+))? => write!(f, $words),)+
                }
            }
        }

        impl std::error::Error for $Fault {}

        impl From<$Fault> for $crate::failure::Failure {
            fn from(fault: $Fault) -> Self {
                Self::new(fault)
            }
        }
    };
}

pub(crate) use faults;

/// Only writing to standard output fails this way; reading a file says which file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::Message(format!("cannot write the output: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::from(io::Error::from(error))
    }
}

/// The beginning of a text, short enough to be shown in a message, without control characters.
pub fn excerpt(text: &str) -> String {
    game::excerpt(text, 60)
}
