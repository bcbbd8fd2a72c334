//! Installs what the checks need and the machine lacks.

use std::path::PathBuf;

use crate::bundle;
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
    target(WASM)
}

/// Installs what a target needs of the compiler when it is missing.
pub fn target(name: &str) -> Result<(), Failure> {
    if has_target(name) {
        return Ok(());
    }
    run(&format!("rustup target add {name}"), &[])
}

/// Installs Debian's compilers for what is released when one of them is missing.
pub fn musl() -> Result<(), Failure> {
    if works("musl-gcc --version") && works("aarch64-linux-gnu-gcc --version") {
        return Ok(());
    }
    packages(
        "released programs",
        "musl-tools gcc-aarch64-linux-gnu libc6-dev-arm64-cross",
    )
}

/// Where musl's headers for aarch64 are: fetched from Debian, whose apt-get otherwise only knows this machine's packages.
pub fn musl_headers() -> Result<PathBuf, Failure> {
    let folder = bundle::target().join("musl-aarch64");
    let headers = folder.join("usr/include/aarch64-linux-musl");
    if !headers.is_dir() {
        bundle::clear(&folder)?;
        let at = folder.display();
        let apt = format!(
            "apt-get --quiet -o APT::Architecture=arm64 -o APT::Architectures=arm64 \
             -o Dir::State::Lists={at}/lists -o Dir::Cache={at}/cache"
        );
        run(
            &format!("mkdir -p {at}/lists/partial {at}/cache/archives/partial"),
            &[],
        )?;
        run(&format!("{apt} update"), &[])?;
        run(&format!("env --chdir={at} {apt} download musl-dev"), &[])?;
        let files = bundle::files(&folder)?;
        let package = files
            .iter()
            .find(|file| file.extension().is_some_and(|ending| ending == "deb"));
        let package = package.ok_or(Failure::Missing("programs for aarch64", "musl-dev"))?;
        run(
            &format!("dpkg-deb --extract {} {at}", package.display()),
            &[],
        )?;
    }
    Ok(headers)
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

/// Installs Debian's Node, and npm, which fetches what checks our work, when one of them is missing.
pub fn node() -> Result<(), Failure> {
    if works("node --version") && works("npm --version") {
        return Ok(());
    }
    packages("the JavaScript tests", "nodejs npm")
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
fn has_target(name: &str) -> bool {
    let line = format!("rustc --print target-libdir --target {name}");
    command(&line).output().is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && std::path::Path::new(folder.trim()).is_dir()
    })
}
