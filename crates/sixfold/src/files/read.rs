//! Reads the bytes of a file, up to a limit.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::Unread;

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

/// The text of a file in UTF-8.
pub fn utf8(path: &Path) -> Result<String, Unread> {
    String::from_utf8(bytes(path)?).map_err(|_| Unread::NotUtf8)
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
