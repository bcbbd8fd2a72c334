//! The service worker: knows every file, and has another name whenever one of them changes.

use std::path::Path;

use super::{files, write};
use crate::failure::{Failure, at};

const SCRIPT: &str = include_str!("keeper.js");

/// Writes the service worker for the files of a folder.
pub fn write_for(dist: &Path) -> Result<(), Failure> {
    let mut hash = Hash::default();
    let mut list = String::from("\"./\"");
    for file in files(dist)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let bytes = std::fs::read(&file).map_err(at(&file))?;
        hash.add(name.as_bytes());
        hash.add(&bytes);
        // Pages are asked for without their ending, the first one as `./`.
        let path = name.strip_suffix(".html").unwrap_or(&name);
        if path != "index" {
            list.push_str(&format!(", {path:?}"));
        }
    }
    hash.add(SCRIPT.as_bytes());
    let script = SCRIPT
        .replace("/* files */", &list)
        .replace("/* hash */", &format!("{:016x}", hash.0));
    write(&dist.join("sw.js"), script.as_bytes())
}

/// FNV-1a: two versions need different names, not secret ones.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
