//! Builds everything and starts the server.

use crate::bundle;
use crate::failure::{Failure, text};
use crate::shell::run;

/// Builds the web app and the program that serves it, then serves it until stopped.
pub fn serve(arguments: &[&str]) -> Result<(), Failure> {
    let dist = bundle::web()?;
    let arguments = arguments.join(" ");
    run(
        &format!("cargo run --package sixfold -- serve {arguments}"),
        &[("SIXFOLD_DIST", text(&dist)?)],
    )
}
