//! Runs the browser tests on a program with the web app in it.

use crate::axe;
use crate::bundle;
use crate::shell::run;

/// Plays in a browser and checks what happens; screenshots stay in the build folder.
pub fn check() -> Result<(), String> {
    browse("check")
}

/// Measures the app in a browser.
pub fn measure() -> Result<(), String> {
    browse("measure")
}

fn browse(what: &str) -> Result<(), String> {
    let dist = bundle::web()?;
    let dist = dist.to_str().ok_or("the build folder's name is no text")?;
    let app = [("SIXFOLD_DIST", dist)];
    run(
        "cargo build --package sixfold --package browser-tests",
        &app,
    )?;
    let built = bundle::target().join("debug");
    let pictures = bundle::target().join("screenshots");
    let (tests, program) = (built.join("browser-tests"), built.join("sixfold"));
    let (tests, program) = (tests.display(), program.display());
    let axe = axe::fetch().unwrap_or_default();
    let axe = axe.to_str().ok_or("the build folder's name is no text")?;
    run(
        &format!("{tests} {what} {program} {}", pictures.display()),
        &[("SIXFOLD_AXE", axe)],
    )
}
