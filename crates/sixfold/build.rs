//! Puts the web app into the program.
//!
//! `cargo xtask` names the folder of a built one in `SIXFOLD_DIST`. Without that, whatever is built for use, as
//! `cargo install` does, gets one that is built here. Whatever is built for debugging, or with an empty
//! `SIXFOLD_DIST`, has no web app, and `sixfold serve` says so.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// Where the sources of the web app are, from here.
const ROOT: &str = "../..";
/// All of them.
const SOURCES: [&str; 5] = ["Cargo.lock", "crates", "js", "nets", "puzzles"];

/// What cargo tells this script about the program, and what must not decide how the web app is built.
const NOT_FOR_THE_APP: [&str; 5] = [
    "CARGO_BUILD_BUILD_DIR",
    "CARGO_BUILD_TARGET",
    "CARGO_ENCODED_RUSTFLAGS",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTFLAGS",
];

fn main() {
    println!("cargo::rerun-if-env-changed=SIXFOLD_DIST");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let mut list = String::from("&[");
    if let Some(folder) = app(&out) {
        let name_of = |file: PathBuf| {
            let name = file.strip_prefix(&folder).expect("it lies there");
            (name.display().to_string(), file.display().to_string())
        };
        let mut files: Vec<(String, String)> = files(&folder).into_iter().map(name_of).collect();
        // They are looked up by name.
        files.sort();
        for (name, path) in files {
            writeln!(list, "    ({name:?}, include_bytes!({path:?})),").expect("memory suffices");
        }
    }
    list.push(']');
    fs::write(out.join("assets.rs"), list).expect("cargo's folder can be written");
}

/// The folder of the web app, if the program gets one.
fn app(out: &Path) -> Option<PathBuf> {
    match env::var_os("SIXFOLD_DIST").map(PathBuf::from) {
        Some(none) if none.as_os_str().is_empty() => None,
        Some(folder) => {
            println!("cargo::rerun-if-changed={}", folder.display());
            Some(folder)
        }
        None if env::var_os("PROFILE").is_some_and(|profile| profile == "release") => {
            Some(built(&out.join("app")))
        }
        None => None,
    }
}

/// Builds the web app in a folder of its own: cargo holds the lock of the program's.
fn built(target: &Path) -> PathBuf {
    for source in SOURCES {
        println!("cargo::rerun-if-changed={ROOT}/{source}");
    }
    let mut xtask = Command::new(env::var_os("CARGO").expect("cargo names itself"));
    xtask
        .args(["run", "--locked", "--package", "xtask", "--"])
        .args(["web", "--any-weight"])
        // The flags of the workspace count there, wherever cargo was started.
        .current_dir(ROOT)
        .env("CARGO_TARGET_DIR", target)
        // What it prints is not for cargo.
        .stdout(Stdio::null());
    for name in NOT_FOR_THE_APP {
        xtask.env_remove(name);
    }
    let built = xtask.status().expect("cargo can be run again");
    assert!(
        built.success(),
        "the web app cannot be built, for the reason above; it needs `rustup target add wasm32-unknown-unknown`. \
         SIXFOLD_DIST= (empty) builds the program without it"
    );
    target.join("dist")
}

/// The files of a folder and of those inside it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("SIXFOLD_DIST is a folder");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}
