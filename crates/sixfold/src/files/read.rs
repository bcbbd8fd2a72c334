//! Reads the bytes of a file, up to a limit.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The largest file that is read; archives of thousands of games are far smaller.
pub const LARGEST: u64 = 32 << 20;

/// The bytes of a file, or of standard input for `-`.
pub fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    if path.as_os_str() == "-" {
        return limited(io::stdin().lock());
    }
    let metadata = path.metadata().map_err(|error| reason(&error))?;
    if metadata.is_dir() {
        return Err("this is a folder, not a file".to_owned());
    }
    limited(File::open(path).map_err(|error| reason(&error))?)
}

/// Everything that can be read, unless it is too much.
pub fn limited(from: impl Read) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let mut from = from.take(LARGEST + 1);
    from.read_to_end(&mut bytes)
        .map_err(|error| reason(&error))?;
    match bytes.len() as u64 > LARGEST {
        true => Err(format!("this is larger than {} MiB", LARGEST >> 20)),
        false => Ok(bytes),
    }
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "this file may not be read".to_owned(),
        _ => format!("cannot be read: {error}"),
    }
}
