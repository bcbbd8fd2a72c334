//! Runs the browser tests on a program with the web app in it.

use std::path::Path;

use crate::axe;
use crate::bundle;
use crate::failure::{Failure, text};
use crate::shell::{root, run};

/// Plays in a browser and checks what happens; screenshots stay in the build folder.
pub fn check() -> Result<(), Failure> {
    browse("check", &bundle::target().join("screenshots"))
}

/// Measures the app in a browser.
pub fn measure() -> Result<(), Failure> {
    browse("measure", &bundle::target().join("screenshots"))
}

/// Takes the pictures of the README again.
pub fn portraits() -> Result<(), Failure> {
    browse("portraits", &root().join("docs"))
}

fn browse(what: &str, pictures: &Path) -> Result<(), Failure> {
    let dist = bundle::web()?;
    let app = [("SIXFOLD_DIST", text(&dist)?)];
    run(
        "cargo build --package sixfold --package browser-tests",
        &app,
    )?;
    let built = bundle::target().join("debug");
    let (tests, program) = (built.join("browser-tests"), built.join("sixfold"));
    let (tests, program) = (tests.display(), program.display());
    let axe = axe::fetch().unwrap_or_default();
    run(
        &format!("{tests} {what} {program} {}", pictures.display()),
        &[("SIXFOLD_AXE", text(&axe)?)],
    )
}
