//! Runs the program in a folder of its own.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// How a run of the program went.
pub struct Ran {
    pub out: String,
    pub err: String,
    pub status: i32,
}

impl Ran {
    /// The run succeeded and complained about nothing.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The run failed in the expected way: a message, the status 1, no panic.
    #[track_caller]
    pub fn bad(self) -> Ran {
        assert_eq!(self.status, 1, "{}{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

/// Runs the program with these arguments and no input.
pub fn sixfold(arguments: &[&str]) -> Ran {
    sixfold_with(arguments, b"")
}

/// Runs the program with these arguments and this input.
pub fn sixfold_with(arguments: &[&str], input: &[u8]) -> Ran {
    sixfold_in("C.UTF-8", arguments, input)
}

/// Runs the program in a locale.
pub fn sixfold_in(locale: &str, arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sixfold"))
        .args(arguments)
        .env("LC_ALL", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may end without reading everything, which breaks the pipe.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        status: output.status.code().expect("no signal ended the program"),
    }
}

/// A folder that is removed in the end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("sixfold-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir(&path).unwrap();
        Folder(path)
    }

    /// The path of a file in the folder, as an argument.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// Writes a file and gives its path.
    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, content).unwrap();
        path
    }

    /// The names of all files in the folder.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

/// What a file holds.
pub fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}
