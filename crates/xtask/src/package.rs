//! The crates that others may use, as a registry would take them: nothing is uploaded.

use crate::failure::Failure;
use crate::install;
use crate::shell::run;

/// A processor without an operating system, hence without the standard library.
const BARE: &str = "thumbv7em-none-eabihf";
/// The crates that run there.
const BARE_CRATES: [&str; 4] = [
    "sixfold-hex",
    "sixfold-game",
    "sixfold-record",
    "sixfold-yinsh",
];

/// Builds every crate from its package, one after the other as they use each other, then those for a bare processor.
pub fn package() -> Result<(), Failure> {
    run("cargo publish --workspace --dry-run --locked", &[])?;
    install::target(BARE)?;
    let crates = BARE_CRATES
        .map(|name| format!("--package {name}"))
        .join(" ");
    run(&format!("cargo build --target {BARE} {crates}"), &[])
}
