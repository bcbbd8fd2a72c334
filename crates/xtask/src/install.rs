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
