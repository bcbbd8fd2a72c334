//! Puts the built web app into the program, if there is one.
//!
//! `cargo xtask` names its folder in `SIXFOLD_DIST`. Without it the program has no web app, and
//! `sixfold serve` says how to build it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=SIXFOLD_DIST");
    let mut list = String::from("&[");
    if let Some(folder) = env::var_os("SIXFOLD_DIST").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
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
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    fs::write(out.join("assets.rs"), list).expect("cargo's folder can be written");
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
