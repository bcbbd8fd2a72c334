//! Installs what the checks need and the machine lacks.

use crate::failure::Failure;
use crate::shell::{command, run};

/// The target that browsers run.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the formatter, the linter and the wasm target, each only when it is missing.
pub fn everything() -> Result<(), Failure> {
    for (name, probe) in [("rustfmt", "cargo fmt"), ("clippy", "cargo clippy")] {
        if !works(&format!("{probe} --version")) {
            run(&format!("rustup component add {name}"), &[])?;
        }
    }
    wasm()
}

/// Installs the wasm target when it is missing.
pub fn wasm() -> Result<(), Failure> {
    if has_wasm() {
        return Ok(());
    }
    run(&format!("rustup target add {WASM}"), &[])
}

/// Installs Debian's browser and its driver when one of them is missing.
pub fn browser() -> Result<(), Failure> {
    if works("chromium --version") && works("chromedriver --version") {
        return Ok(());
    }
    packages("the browser tests", "chromium chromium-driver")
}

/// Installs Debian's PostgreSQL when it is missing; the tests of the server start one themselves.
pub fn database() -> Result<(), Failure> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut programs = versions
        .flatten()
        .map(|each| each.path().join("bin/initdb"));
    if programs.any(|program| program.exists()) {
        return Ok(());
    }
    packages("the server tests", "postgresql")
}

/// Installs Debian's Python when it is missing, or cannot make environments.
pub fn python() -> Result<(), Failure> {
    if works("python3 -m ensurepip --version") {
        return Ok(());
    }
    packages("the Python tests", "python3 python3-venv")
}

/// Installs Debian's Node when it is missing.
pub fn node() -> Result<(), Failure> {
    if works("node --version") {
        return Ok(());
    }
    packages("the JavaScript tests", "nodejs")
}

fn packages(who: &'static str, names: &'static str) -> Result<(), Failure> {
    let installed = ["", "sudo -n "].iter().any(|before| {
        let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
        let install = format!("install --yes --no-install-recommends {names}");
        works(&format!("{before}apt-get --version"))
            && run(&format!("{before}apt-get update"), &quiet).is_ok()
            && run(&format!("{before}apt-get {install}"), &quiet).is_ok()
    });
    installed.then_some(()).ok_or(Failure::Missing(who, names))
}

fn works(line: &str) -> bool {
    command(line)
        .output()
        .is_ok_and(|output| output.status.success())
}

/// Asks the compiler itself, since it need not come from rustup.
fn has_wasm() -> bool {
    let line = format!("rustc --print target-libdir --target {WASM}");
    command(&line).output().is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && std::path::Path::new(folder.trim()).is_dir()
    })
}
