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
pub fn save(path: &Path, content: impl AsRef<[u8]>, existing: Existing) -> Result<(), String> {
    let failed = |error| format!("{} cannot be saved: {error}", path.display());
    let target = target(path, existing)?;
    let beside = beside(&target);
    let done = write(&beside, content.as_ref()).and_then(|()| put(&beside, &target, existing));
    if done.is_err() && beside.exists() {
        fs::remove_file(&beside).map_err(failed)?;
    }
    done.map_err(failed)
}

/// The file to write, behind any symbolic links. A rename would replace a device or a socket as
/// readily as a file, so nothing but a file is ever replaced.
fn target(path: &Path, existing: Existing) -> Result<PathBuf, String> {
    let shown = path.display();
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(format!("{shown} is a folder")),
        Ok(found) if !found.is_file() => Err(format!("{shown} is not a file")),
        Ok(_) if existing == Existing::Keep => Err(format!("{shown} exists already")),
        Ok(_) => fs::canonicalize(path).map_err(|error| format!("{shown}: {error}")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(path.to_owned()),
        Err(error) => Err(format!("{shown} cannot be saved: {error}")),
    }
}

/// Gives the written file its name.
fn put(beside: &Path, target: &Path, existing: Existing) -> io::Result<()> {
    if existing == Existing::Keep && target.symlink_metadata().is_ok() {
        // It was not there a moment ago, or it is a link to nowhere; it is not ours to replace.
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(beside, target)
}

fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(content)?;
    file.sync_all()
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
