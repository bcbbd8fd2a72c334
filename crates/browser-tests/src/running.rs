//! A program that runs beside the tests, and ends with them.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::failure::Done;

/// A running program; it is ended when this is dropped.
pub struct Running {
    child: Child,
    /// Dropped after the program has ended.
    _folder: Folder,
}

/// A folder for what a program leaves behind; it is removed when this is dropped.
pub struct Folder(pub PathBuf);

impl Running {
    /// Starts a program and waits for the line in which it says its port: the number that follows
    /// `before` and a colon.
    pub fn start(command: &mut Command, folder: Folder, before: &str) -> Done<(Running, u16)> {
        let name = command.get_program().to_string_lossy().into_owned();
        let command = command.env("TMPDIR", &folder.0);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.map_err(|error| format!("{name}: {error}"))?;
        let out = child.stdout.take().ok_or("a pipe was asked for")?;
        let running = Running {
            child,
            _folder: folder,
        };
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
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Folder {
    pub fn new() -> Done<Folder> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("sixfold-browser-tests-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is in nobody's way.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
