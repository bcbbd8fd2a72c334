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
    let mut command = command(line);
    command
        .envs(environment.iter().copied())
        .stdout(Stdio::inherit());
    finished(line, command).map(drop)
}

/// Shows and runs a command, and returns what it printed; a failure names it.
pub fn output(line: &str) -> Result<String, Failure> {
    eprintln!("\n$ {line}");
    finished(line, command(line))
}

fn finished(line: &str, mut command: Command) -> Result<String, Failure> {
    let output = command
        .stdin(Stdio::inherit())
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
