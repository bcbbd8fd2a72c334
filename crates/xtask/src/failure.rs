//! Why a command of the project fails.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

/// Why a command fails, for whoever gave it.
pub enum Failure {
    NotRun(String, io::Error),
    Failed(String, ExitStatus),
    /// What needs packages that could not be installed, and their names.
    Missing(&'static str, &'static str),
    File(PathBuf, io::Error),
    /// A path cannot be handed on, since its name is no text.
    NotText(PathBuf),
    /// A file of style has no place in the order of the layers.
    NoLayer(String),
    Unbound(String),
    /// What a program printed is not what it should be.
    Unreadable(&'static str, serde_json::Error),
    /// A page, the bytes that it costs, and how many it may cost.
    TooHeavy(String, u64, u64),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotRun(line, error) => write!(f, "`{line}` cannot be run: {error}"),
            Failure::Failed(line, status) => write!(f, "`{line}` failed ({status})"),
            Failure::Missing(who, names) => write!(
                f,
                "{who} need {names}, which could not be installed; on Debian: apt-get install {names}"
            ),
            Failure::File(path, error) => write!(f, "{}: {error}", path.display()),
            Failure::NotText(path) => write!(f, "{}: the name is no text", path.display()),
            Failure::NoLayer(name) => write!(f, "{name} is no layer of layers.css"),
            Failure::TooHeavy(page, bytes, limit) => write!(
                f,
                "{page} with all that it names has {bytes} bytes, of which {limit} are allowed"
            ),
            Failure::Unreadable(who, error) => {
                write!(f, "{who} printed nothing to be read: {error}")
            }
            Failure::Unbound(reason) => write!(f, "wasm-bindgen: {reason}"),
        }
    }
}

/// A failure at this path.
pub fn at(path: &Path) -> impl FnOnce(io::Error) -> Failure {
    |error| Failure::File(path.to_owned(), error)
}

/// A path as the text that other programs take.
pub fn text(path: &Path) -> Result<&str, Failure> {
    path.to_str()
        .ok_or_else(|| Failure::NotText(path.to_owned()))
}
