//! The files of a zip archive, each up to the same limit as a plain file.

use std::io::Cursor;

use zip::ZipArchive;

use super::Unread;
use super::read::{LARGEST, limited};

/// A name with bytes, or with the reason why there are none.
type Entry = Result<(String, Vec<u8>), (String, Unread)>;

/// Archives with more files are refused; those of a whole site's year have some thousands.
const MOST_FILES: usize = 100_000;

/// Whether the bytes begin as a zip archive, an empty one included.
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// The files of an archive one after the other, folders left out.
pub fn entries(bytes: &[u8]) -> Result<impl Iterator<Item = Entry>, Unread> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(Unread::BrokenArchive)?;
    if archive.len() > MOST_FILES {
        return Err(Unread::ManyFiles(MOST_FILES));
    }
    // A small archive can swell enormously; all its files together get what one plain file gets.
    let mut left = LARGEST;
    Ok((0..archive.len()).filter_map(move |index| entry(&mut archive, index, &mut left)))
}

fn entry(archive: &mut ZipArchive<Cursor<&[u8]>>, index: usize, left: &mut u64) -> Option<Entry> {
    let file = match archive.by_index(index) {
        Ok(file) if file.is_dir() => return None,
        Ok(file) => file,
        Err(error) => return Some(Err((format!("#{}", index + 1), Unread::BrokenEntry(error)))),
    };
    let name = match file.name() {
        Ok(name) => name.replace(char::is_control, "\u{fffd}"),
        Err(_) => format!("#{}", index + 1),
    };
    let bytes = match limited(file) {
        Ok(bytes) => bytes,
        Err(reason) => return Some(Err((name, reason))),
    };
    if is_zip(&bytes) {
        return Some(Err((name, Unread::InnerArchive)));
    }
    *left = left.saturating_sub(bytes.len() as u64);
    match *left {
        0 => Some(Err((name, Unread::LargeArchive(LARGEST >> 20)))),
        _ => Some(Ok((name, bytes))),
    }
}
