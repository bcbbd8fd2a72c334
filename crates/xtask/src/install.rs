//! Installs what the checks need and the machine lacks.

use crate::shell::{command, run};

/// The target that browsers run.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the formatter, the linter and the wasm target, each only when it is missing.
pub fn everything() -> Result<(), String> {
    for (name, probe) in [("rustfmt", "cargo fmt"), ("clippy", "cargo clippy")] {
        if !works(&format!("{probe} --version")) {
            run(&format!("rustup component add {name}"), &[])?;
        }
    }
    wasm()
}

/// Installs the wasm target when it is missing.
pub fn wasm() -> Result<(), String> {
    if !has_wasm() {
        run(&format!("rustup target add {WASM}"), &[])?;
    }
    Ok(())
}

/// Installs Debian's browser and its driver when one of them is missing.
pub fn browser() -> Result<(), String> {
    if works("chromium --version") && works("chromedriver --version") {
        return Ok(());
    }
    let installed = ["", "sudo -n "].iter().any(|before| {
        let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
        let packages = "install --yes --no-install-recommends chromium chromium-driver";
        works(&format!("{before}apt-get --version"))
            && run(&format!("{before}apt-get update"), &quiet).is_ok()
            && run(&format!("{before}apt-get {packages}"), &quiet).is_ok()
    });
    match installed {
        true => Ok(()),
        false => Err(
            "the browser tests need `chromium` and `chromedriver`, which could not be installed; \
             on Debian: apt-get install chromium chromium-driver"
                .to_owned(),
        ),
    }
}

fn works(line: &str) -> bool {
    command(line)
        .output()
        .is_ok_and(|output| output.status.success())
}

/// Asks the compiler itself, since it need not come from rustup.
fn has_wasm() -> bool {
    let line = format!("rustc --print target-libdir --target {WASM}");
    command(&line).output().is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && std::path::Path::new(folder.trim()).is_dir()
    })
}
