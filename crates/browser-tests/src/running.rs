//! A program that runs beside the tests, and ends with them.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::failure::Done;

/// A running program; it is ended when this is dropped.
pub struct Running(Child);

impl Running {
    /// Starts a program and waits for the line in which it says its port: the number that follows
    /// `before` and a colon.
    pub fn start(command: &mut Command, before: &str) -> Done<(Running, u16)> {
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.map_err(|error| format!("{name}: {error}"))?;
        let out = child.stdout.take().ok_or("a pipe was asked for")?;
        let running = Running(child);
        let mut lines = BufReader::new(out).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once(before)?;
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse().ok()
        });
        // Whatever it says later must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let port = port.ok_or_else(|| format!("{name} did not say its port"))?;
        Ok((running, port))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
