//! Fetches axe-core, which judges how accessible a page is; it is no part of the repository.

use std::path::PathBuf;

use crate::bundle;
use crate::shell::command;

const VERSION: &str = "4.10.3";
/// SHA-256 of the script, so that nobody slips us another one.
const SUM: &str = "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb";

/// Where the script lies; nothing when it cannot be fetched, which is said.
pub fn fetch() -> Option<PathBuf> {
    let folder = bundle::target().join(format!("axe-core-{VERSION}"));
    let script = folder.join("package/axe.min.js");
    if !script.is_file() {
        std::fs::create_dir_all(&folder).ok()?;
        let to = folder.display();
        said(&format!(
            "npm pack axe-core@{VERSION} --silent --pack-destination {to}"
        ));
        said(&format!(
            "tar -xzf {to}/axe-core-{VERSION}.tgz -C {to} package/axe.min.js"
        ));
    }
    let sum = said(&format!("sha256sum {}", script.display()));
    if sum.starts_with(SUM) {
        return Some(script);
    }
    eprintln!("axe-core {VERSION} cannot be fetched: only the project's own audit runs");
    None
}

/// What a command says; nothing when it fails.
fn said(line: &str) -> String {
    let output = command(line).output();
    let output = output.map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).into_owned()
}
