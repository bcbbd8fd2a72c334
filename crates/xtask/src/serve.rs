//! Builds everything and starts the server.

use crate::bundle;
use crate::shell::run;

/// Builds the web app and the program that serves it, then serves it until stopped.
pub fn serve(arguments: &[&str]) -> Result<(), String> {
    let dist = bundle::web()?;
    let dist = dist.to_str().ok_or("the build folder's name is no text")?;
    let arguments = arguments.join(" ");
    run(
        &format!("cargo run --package sixfold -- serve {arguments}"),
        &[("SIXFOLD_DIST", dist)],
    )
}
