//! Writes a file whole or not at all: what was there before survives every failure.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Whether a file that exists may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    Keep,
    Replace,
}

/// Writes a file beside the wanted one, then renames it.
pub fn save(path: &Path, text: &str, existing: Existing) -> Result<(), String> {
    if path.is_dir() {
        return Err(format!("{} is a folder", path.display()));
    }
    if existing == Existing::Keep && path.exists() {
        return Err(format!("{} exists already", path.display()));
    }
    let beside = beside(path);
    let done = write(&beside, text).and_then(|()| match existing {
        Existing::Replace => fs::rename(&beside, path),
        // A link, unlike a rename, fails when somebody else has just made the file.
        Existing::Keep => fs::hard_link(&beside, path).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Err(error),
            _ => fs::rename(&beside, path),
        }),
    });
    let left_over = fs::remove_file(&beside);
    match (done, left_over) {
        (Ok(()), Err(error)) if error.kind() != io::ErrorKind::NotFound => {
            Err(format!("{} cannot be removed: {error}", beside.display()))
        }
        (Ok(()), _) => Ok(()),
        (Err(error), _) => Err(format!("{} cannot be saved: {error}", path.display())),
    }
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
