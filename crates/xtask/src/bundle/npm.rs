//! The npm package: the rules as wasm with types, and the board; its tests in Node; its page for frames.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Types, bind, build, clear, compress, files, target, without_comments, write};
use crate::failure::{Failure, at};
use crate::fetched;
use crate::install;
use crate::shell::{root, run};

/// The bytes that the board may cost, compressed.
const BOARD: u64 = 25_000;
/// The files of the board, beside those of the rules.
const PARTS: &str = "board";
/// Where the web app has the page for frames, with everything that it loads.
const EMBED: &str = "embed";

/// The endings of what is packed, and of what a page loads.
const PACKED: [&str; 5] = ["html", "js", "json", "md", "ts"];
const SERVED: [&str; 4] = ["css", "html", "js", "wasm"];

/// Builds the package, runs its tests in Node and checks its types.
pub fn test() -> Result<(), Failure> {
    install::node()?;
    let package = package()?;
    let tests = files(&root().join("js/tests"))?;
    let tests: Vec<String> = tests
        .iter()
        .map(|test| test.display().to_string())
        .collect();
    let address = format!("file://{}/", package.display());
    run(
        &format!("node --test --test-reporter=dot {}", tests.join(" ")),
        &[("SIXFOLD_PACKAGE", &address)],
    )?;
    types(&package)
}

/// Checks the types of the package as a strict program sees them where it is installed.
fn types(package: &Path) -> Result<(), Failure> {
    let Some(compiler) = fetched::typescript() else {
        return Ok(());
    };
    let folder = target().join("npm-types");
    let modules = folder.join("node_modules");
    clear(&folder)?;
    clear(&modules)?;
    let (from, to) = (package.display(), modules.display());
    run(&format!("ln -s {from} {to}/sixfold"), &[])?;
    copy(&root().join("js/types/program.ts"), &folder)?;
    run(
        &format!(
            "node {} --strict --noEmit --target es2022 --module nodenext --lib es2022,dom {}/program.ts",
            compiler.display(),
            folder.display()
        ),
        &[],
    )
}

/// Builds the package, and prints what it weighs; gives the folder that holds it.
pub fn package() -> Result<PathBuf, Failure> {
    install::wasm()?;
    build("javascript", "--lib", "web", "")?;
    let (source, package) = (root().join("js"), target().join("npm"));
    clear(&package)?;
    clear(&package.join(PARTS))?;
    copy_all(&source, &package, &PACKED)?;
    copy_all(&source.join(PARTS), &package.join(PARTS), &PACKED)?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&root().join(licence), &package)?;
    }
    bind("web", "rules", &package, Types::Told)?;
    let board = weight(&package.join(PARTS))?;
    let rules = weight(&package)?;
    eprintln!(
        "{board:>8}  of {BOARD} bytes for the board\n{rules:>8}  bytes for the rules, brotli"
    );
    if board > BOARD {
        return Err(Failure::TooHeavy("the board".to_owned(), board, BOARD));
    }
    Ok(package)
}

/// Puts the page for frames into the web app, in a folder of its own that no visitor of the app loads.
pub fn embed(dist: &Path) -> Result<(), Failure> {
    let package = package()?;
    let (to, parts) = (dist.join(EMBED), dist.join(EMBED).join(PARTS));
    clear(&to)?;
    clear(&parts)?;
    copy_all(&package.join(PARTS), &parts, &SERVED)?;
    copy_all(&package, &to, &SERVED)?;
    copy_all(&root().join("js").join(EMBED), &to, &SERVED)?;
    compress::folder(&to)?;
    compress::folder(&parts)
}

/// What the scripts and the wasm of a folder weigh, compressed.
fn weight(folder: &Path) -> Result<u64, Failure> {
    let mut total = 0;
    for file in files(folder)? {
        if has_ending(&file, &["js", "wasm"]) {
            let bytes = fs::read(&file).map_err(at(&file))?;
            total += compress::brotli(&bytes).map_err(at(&file))?.len() as u64;
        }
    }
    Ok(total)
}

fn has_ending(file: &Path, endings: &[&str]) -> bool {
    let ending = file.extension().unwrap_or_default();
    endings.iter().any(|one| ending == *one)
}

fn copy_all(from: &Path, to: &Path, endings: &[&str]) -> Result<(), Failure> {
    let mut files = files(from)?;
    files.retain(|file| has_ending(file, endings));
    files.iter().try_for_each(|file| copy(file, to))
}

/// Copies a file; scripts without their comments, which nobody has to fetch.
fn copy(file: &Path, to: &Path) -> Result<(), Failure> {
    let copy = to.join(file.file_name().unwrap_or_default());
    if has_ending(file, &["js"]) {
        let script = fs::read_to_string(file).map_err(at(file))?;
        return write(&copy, without_comments(&script).as_bytes());
    }
    fs::copy(file, copy).map(drop).map_err(at(file))
}
