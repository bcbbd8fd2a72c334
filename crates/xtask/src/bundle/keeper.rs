//! The service worker: knows every file, and has another name whenever one of them changes.

use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use super::{files, write};
use crate::failure::{Failure, at};

const SCRIPT: &str = include_str!("keeper.js");

/// Writes the service worker for the files of a folder.
pub fn write_for(dist: &Path) -> Result<(), Failure> {
    // Two versions need different names, not secret ones.
    let mut hash = DefaultHasher::new();
    let mut list = String::from("\"./\"");
    for file in files(dist)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let bytes = std::fs::read(&file).map_err(at(&file))?;
        hash.write(name.as_bytes());
        hash.write(&bytes);
        // Pages are asked for without their ending, the first one as `./`.
        let path = name.strip_suffix(".html").unwrap_or(&name);
        if path != "index" {
            list.push_str(&format!(", {path:?}"));
        }
    }
    hash.write(SCRIPT.as_bytes());
    let script = SCRIPT
        .replace("/* files */", &list)
        .replace("/* hash */", &format!("{:016x}", hash.finish()));
    write(&dist.join("sw.js"), script.as_bytes())
}
