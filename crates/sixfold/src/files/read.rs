//! Reads the bytes of a file, up to a limit.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::Unread;
use super::decode::harmless;

/// The largest file that is read; archives of thousands of games are far smaller.
pub const LARGEST: u64 = 32 << 20;

/// The bytes of a file, or of standard input for `-`.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Unread> {
    if path.as_os_str() == "-" {
        return limited(io::stdin().lock());
    }
    let metadata = path.metadata().map_err(unread)?;
    if metadata.is_dir() {
        return Err(Unread::Folder);
    }
    limited(File::open(path).map_err(unread)?)
}

/// The files in a folder and in its folders, sorted; links to folders are not followed.
pub fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Unread> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).map_err(unread)? {
            let entry = entry.map_err(unread)?;
            if entry.file_type().map_err(unread)?.is_dir() {
                folders.push(entry.path());
            } else {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The text of a file in UTF-8, without what a terminal would obey.
pub fn utf8(path: &Path) -> Result<String, Unread> {
    let text = String::from_utf8(bytes(path)?).map_err(|_| Unread::NotUtf8)?;
    Ok(text.chars().map(harmless).collect())
}

/// Everything that can be read, unless it is too much.
pub fn limited(from: impl Read) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    let mut from = from.take(LARGEST + 1);
    from.read_to_end(&mut bytes).map_err(unread)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Unread::TooLarge(LARGEST >> 20));
    }
    Ok(bytes)
}

fn unread(error: io::Error) -> Unread {
    match error.kind() {
        io::ErrorKind::NotFound => Unread::Missing,
        io::ErrorKind::PermissionDenied => Unread::Forbidden,
        _ => Unread::Io(error),
    }
}
