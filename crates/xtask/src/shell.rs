//! Runs a command in the workspace root, and shows what it runs.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::failure::Failure;

/// A command made of blank-separated words, to be run in the workspace root.
pub fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().expect("a command has a name"));
    command.args(words).current_dir(root());
    command
}

/// Shows and runs a command; a failure names it.
pub fn run(line: &str, environment: &[(&str, &str)]) -> Result<(), Failure> {
    let settings: String = environment
        .iter()
        .map(|(name, value)| format!("{name}={value:?} "))
        .collect();
    eprintln!("\n$ {settings}{line}");
    let status = command(line)
        .envs(environment.iter().copied())
        .status()
        .map_err(|error| Failure::NotRun(line.to_owned(), error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Failed(line.to_owned(), status))
    }
}

/// Shows and runs a command, and returns what it printed; a failure names it.
pub fn output(line: &str) -> Result<String, Failure> {
    eprintln!("\n$ {line}");
    let output = command(line)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::NotRun(line.to_owned(), error))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Failure::Failed(line.to_owned(), output.status))
    }
}

/// The folder of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("this crate lies two folders below the root")
}
