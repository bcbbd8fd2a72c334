//! The machines that programs are released for, and how to build for them on x86-64.

use std::path::{Path, PathBuf};

use crate::bundle::{self, flags_for_paths};
use crate::failure::{Failure, text};
use crate::install;
use crate::shell::{output, root, run};

/// A kind of machine, as everybody calls it.
pub struct Machine {
    pub name: &'static str,
    /// As Debian and container images do.
    pub architecture: &'static str,
    /// As the compiler does; musl, so that the program needs nothing on the machine.
    pub target: &'static str,
}

/// The first is the one that builds.
pub const MACHINES: [Machine; 2] = [
    Machine {
        name: "x86_64",
        architecture: "amd64",
        target: "x86_64-unknown-linux-musl",
    },
    Machine {
        name: "aarch64",
        architecture: "arm64",
        target: "aarch64-unknown-linux-musl",
    },
];

/// The compiler for C on the other machine, and its archiver.
const CC: &str = "aarch64-linux-gnu-gcc";
const AR: &str = "aarch64-linux-gnu-ar";
/// Flags of both C compilers: code that asks for the time of its compilation is told none.
const TIMELESS: &str = "-Wno-builtin-macro-redefined -D__DATE__=\"\" -D__TIME__=\"\"";

impl Machine {
    /// Builds the program with this web app; gives where it is.
    pub fn build(&self, app: &Path) -> Result<PathBuf, Failure> {
        install::target(self.target)?;
        let mut settings = vec![("SIXFOLD_DIST".to_owned(), text(app)?.to_owned())];
        settings.push((self.cargo("RUSTFLAGS"), flags_for_paths(root())));
        let target = self.target.replace('-', "_");
        let mut flags = TIMELESS.to_owned();
        if self.name != "x86_64" {
            settings.push((self.cargo("LINKER"), CC.to_owned()));
            settings.push((format!("CC_{target}"), CC.to_owned()));
            settings.push((format!("AR_{target}"), AR.to_owned()));
            flags = format!("{flags} {}", headers()?);
        }
        settings.push((format!("CFLAGS_{target}"), flags));
        let settings = settings.iter();
        let settings: Vec<_> = settings.map(|(name, value)| (&**name, &**value)).collect();
        run(
            &format!(
                "cargo build --locked --package sixfold --profile shipped --target {}",
                self.target
            ),
            &settings,
        )?;
        let built = bundle::target().join(self.target);
        Ok(built.join("shipped/sixfold"))
    }

    /// The name of a setting of cargo's for this machine.
    fn cargo(&self, what: &str) -> String {
        let target = self.target.replace('-', "_").to_uppercase();
        format!("CARGO_TARGET_{target}_{what}")
    }
}

/// Flags for headers of musl instead of the compiler's own library.
fn headers() -> Result<String, Failure> {
    let musl = install::musl_headers()?;
    let own = output(&format!("{CC} -print-file-name=include"))?;
    Ok(format!(
        "-nostdinc -isystem {} -isystem {} -mno-outline-atomics",
        musl.display(),
        own.trim()
    ))
}
