//! Runs the browser tests on a program with the web app in it.

use crate::bundle;
use crate::failure::{Failure, text};
use crate::fetched;
use crate::shell::{root, run};

/// Plays in a browser: to `check` what happens, to `measure` the app, or for the `portraits` of the
/// README. All other pictures stay in the build folder.
pub fn browse(what: &str) -> Result<(), Failure> {
    let pictures = match what {
        "portraits" => root().join("docs"),
        _ => bundle::target().join("screenshots"),
    };
    let dist = bundle::web()?;
    let app = [("SIXFOLD_DIST", text(&dist)?)];
    run(
        "cargo build --package sixfold --package browser-tests",
        &app,
    )?;
    let built = bundle::target().join("debug");
    let (tests, program) = (built.join("browser-tests"), built.join("sixfold"));
    let (tests, program) = (tests.display(), program.display());
    let axe = fetched::axe().unwrap_or_default();
    run(
        &format!("{tests} {what} {program} {}", pictures.display()),
        &[("SIXFOLD_AXE", text(&axe)?)],
    )
}
