//! The Python package: built as a wheel, installed in an environment of its own, tested and measured.

use std::fs;
use std::path::{Path, PathBuf};

use crate::bundle;
use crate::failure::{Failure, at};
use crate::install;
use crate::shell::{root, run};

/// Checks the sources of the package, and runs its tests on the wheel that people would install.
pub fn test() -> Result<(), Failure> {
    run("cargo fmt --manifest-path python/Cargo.toml --check", &[])?;
    // A folder of its own: maturin's settings would have everything built again and again.
    let clippy = folder().join("clippy");
    run(
        &format!(
            "cargo clippy --manifest-path python/Cargo.toml --locked --target-dir {} -- --deny warnings",
            clippy.display()
        ),
        &[],
    )?;
    installed("dev")?;
    run(&format!("{} python/tests --quiet", program("pytest")), &[])
}

/// Plays random games through Python, natively, and in plain Python, and tells the rates.
pub fn bench() -> Result<(), Failure> {
    installed("release")?;
    run(&format!("{} python/bench.py", program("python")), &[])
}

/// Builds the wheel that is released, for a commit made at this time. Cargo names what lies outside of a workspace, as the rules do
/// here, by its folder, and the compiler orders by names: so a clone is built, in a folder that is the same for everybody.
pub fn wheel(to: &Path, made: &str) -> Result<(), Failure> {
    environment()?;
    let clone = Path::new("/tmp/sixfold-wheel");
    bundle::clear(clone)?;
    run(
        &format!("git clone --quiet {} {}", root().display(), clone.display()),
        &[],
    )?;
    let flags = bundle::flags_for_paths(clone);
    build(
        clone,
        &clone.join("target"),
        "release",
        to,
        &[
            ("SOURCE_DATE_EPOCH", made),
            ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS", &flags),
        ],
    )?;
    fs::remove_dir_all(clone).map_err(at(clone))
}

/// Builds the wheel with a profile and installs it.
fn installed(profile: &str) -> Result<(), Failure> {
    let pip = environment()?;
    let wheels = folder().join("wheels").join(profile);
    build(root(), &folder(), profile, &wheels, &[])?;
    let wheels = wheels.display();
    run(
        &format!("{pip} --force-reinstall --no-deps --no-index --find-links {wheels} sixfold"),
        &[],
    )
}

/// Makes an environment with what building and testing need; gives the command that installs there.
fn environment() -> Result<String, Failure> {
    install::python()?;
    let environment = folder().join("venv");
    if !environment.join("bin/pip").is_file() {
        run(&format!("python3 -m venv {}", environment.display()), &[])?;
    }
    let pip = format!(
        "{} install --quiet --disable-pip-version-check",
        program("pip")
    );
    run(&format!("{pip} --requirement python/requirements.txt"), &[])?;
    Ok(pip)
}

/// Builds the wheel of a source tree, through a folder that cargo builds in, with a profile.
fn build(
    source: &Path,
    target: &Path,
    profile: &str,
    to: &Path,
    settings: &[(&str, &str)],
) -> Result<(), Failure> {
    let (maturin, source) = (program("maturin"), source.join("python/Cargo.toml"));
    run(
        &format!(
            "{maturin} build --manifest-path {} --locked --profile {profile} --target-dir {} --out {}",
            source.display(),
            target.display(),
            to.display()
        ),
        settings,
    )
}

/// Where everything of the package is built.
fn folder() -> PathBuf {
    bundle::target().join("python")
}

/// A program of the environment.
fn program(name: &str) -> String {
    folder().join("venv/bin").join(name).display().to_string()
}
