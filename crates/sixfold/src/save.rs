//! Writes a file whole or not at all: what was there before survives every failure.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use i18n::terminal::files::{EXISTS, IS_FOLDER, IS_NO_FILE, OF_FILE, UNSAVED};

use crate::failure::faults;

/// Whether a file that exists may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    Keep,
    Replace,
}

faults! {
    /// Why a file is not saved.
    pub enum Unsaved {
        Folder(path: String) => IS_FOLDER,
        NoFile(path: String) => IS_NO_FILE,
        Exists(path: String) => EXISTS,
        Lost(path: String, error: io::Error) => OF_FILE,
        Failed(path: String, error: io::Error) => UNSAVED,
    }
}

/// Writes a file beside the wanted one, then renames it.
pub fn save(path: &Path, content: impl AsRef<[u8]>, existing: Existing) -> Result<(), Unsaved> {
    let failed = |error| Unsaved::Failed(path.display().to_string(), error);
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
fn target(path: &Path, existing: Existing) -> Result<PathBuf, Unsaved> {
    let shown = path.display().to_string();
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(Unsaved::Folder(shown)),
        Ok(found) if !found.is_file() => Err(Unsaved::NoFile(shown)),
        Ok(_) if existing == Existing::Keep => Err(Unsaved::Exists(shown)),
        Ok(_) => fs::canonicalize(path).map_err(|error| Unsaved::Lost(shown, error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(path.to_owned()),
        Err(error) => Err(Unsaved::Failed(shown, error)),
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
