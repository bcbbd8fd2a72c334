//! Every check of the project, in the order in which they are quick to fail.

use crate::browse;
use crate::bundle::npm;
use crate::failure::Failure;
use crate::install::{self, WASM};
use crate::python;
use crate::shell::run;
use crate::workflow;

/// The crates that run in a browser too.
const WASM_CRATES: [&str; 6] = [
    "sixfold-hex",
    "sixfold-game",
    "sixfold-record",
    "sixfold-yinsh",
    "sixfold-gemblo",
    "games",
];

/// Runs every check; stops at the first that fails and names it.
pub fn everything() -> Result<(), Failure> {
    run("cargo fmt --all --check", &[])?;
    run(
        "cargo clippy --workspace --all-targets -- --deny warnings",
        &[],
    )?;
    install::database()?;
    // The clients of the documentation are run, too.
    install::python()?;
    install::node()?;
    // Unit, property, doc, reference and layering tests.
    run("cargo test --workspace", &[])?;
    // The list of games with a third one, which the rest of the workspace does not know.
    run(
        "cargo test --workspace --features sixfold/toy --test online third_game",
        &[],
    )?;
    run(&wasm_build(), &[])?;
    // Private items too: a link in a comment is a claim.
    run(
        "cargo doc --workspace --no-deps --document-private-items",
        &[("RUSTDOCFLAGS", "--deny warnings")],
    )?;
    python::test()?;
    npm::test()?;
    workflow::check()?;
    install::browser()?;
    browse::browse("check")?;
    eprintln!("\nAll checks passed.");
    Ok(())
}

fn wasm_build() -> String {
    let packages: String = WASM_CRATES
        .iter()
        .map(|name| format!(" --package {name}"))
        .collect();
    format!("cargo build --target {WASM}{packages}")
}
