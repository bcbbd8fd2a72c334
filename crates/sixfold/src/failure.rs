//! Why a command fails, and what the process then says and returns.

use std::fmt;
use std::io;

use crate::say::{Said, Say};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// Something to tell the user.
    Message(Said),
    /// The user was told already; only the exit status is left to say it.
    Told,
    /// The user has interrupted the work, and was told what there was.
    Interrupted,
    /// Whoever reads our output wants no more of it, which is no mistake.
    BrokenPipe,
}

impl Failure {
    /// A failure to be told in these words, which are the same in every language.
    pub fn new(message: impl fmt::Display) -> Failure {
        Failure::said(&message.to_string())
    }

    /// A failure to be told in the language of whoever reads it.
    pub fn said(message: &impl Say) -> Failure {
        Failure::Message(Said::new(|lang| message.say(lang)))
    }
}

/// Makes an enum of failures, each with its words: a text of `i18n` for the fields in their order,
/// `Case(field: Type) => "words with {field}"` for what is only said in English, `_` for what the
/// only field says.
macro_rules! faults {
    ($(#[$about:meta])* $vis:vis enum $Fault:ident {
        $($Case:ident $(($($field:ident: $of:ty),+))? => $words:tt,)+
    }) => {
        $(#[$about])*
        #[derive(Debug)]
        $vis enum $Fault {
            $($Case $(($($of),+))?,)+
        }

        impl $crate::say::Say for $Fault {
            fn say(&self, _lang: i18n::Lang) -> String {
                match self {
                    $($Fault::$Case $(($($field),+))? => {
                        $crate::failure::worded!(_lang, $words $($(, $field)+)?)
                    })+
                }
            }
        }

        impl std::fmt::Display for $Fault {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::say::Say::say(self, i18n::Lang::En))
            }
        }

        impl std::error::Error for $Fault {}

        impl From<$Fault> for $crate::failure::Failure {
            fn from(fault: $Fault) -> Self {
                Self::said(&fault)
            }
        }
    };
}

macro_rules! worded {
    ($lang:ident, $words:literal $(, $field:ident)*) => { format!($words) };
    ($lang:ident, _, $field:ident) => { $crate::say::Say::say($field, $lang) };
    ($lang:ident, $text:ident $(, $field:ident)*) => {
        $text.with($lang, &[$(&$crate::say::Say::say($field, $lang)),*])
    };
}

pub(crate) use faults;
pub(crate) use worded;

/// Only writing to standard output fails this way; reading a file says which file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::new(format!("cannot write the output: {error}")),
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
