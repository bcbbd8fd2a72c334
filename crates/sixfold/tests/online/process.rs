//! A server as a process of its own, which can be killed.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use rustix::process::{Pid, Signal, kill_process};

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_sixfold");

/// A folder that is deleted at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sixfold-online-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// A running server.
pub struct House {
    pub address: String,
    child: Child,
}

impl House {
    /// Starts a server on any port, or on this one.
    pub fn start(database: &Path, port: u16) -> House {
        let port = port.to_string();
        House::spawn(
            Command::new(PROGRAM).args(["serve", "--no-limits", "--port", &port]),
            database,
        )
    }

    /// Starts a server with everything limited, and with so many open files.
    pub fn start_with_files(database: &Path, files: u32) -> House {
        let line = format!("ulimit -n {files}; exec {PROGRAM} \"$@\"");
        let mut command = Command::new("sh");
        House::spawn(
            command.args(["-c", &line, "sh", "serve", "--port", "0"]),
            database,
        )
    }

    fn spawn(command: &mut Command, database: &Path) -> House {
        let command = command.args(["--api-only", "--database"]).arg(database);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = lines.next().unwrap().unwrap();
        let address = line
            .strip_prefix("Sixfold is at http://")
            .unwrap()
            .to_owned();
        // What it says later must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        House { address, child }
    }

    /// The most memory that it ever had, in KiB.
    pub fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmHWM:"))
            .unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Kills the process as a crash would, without a word (SIGKILL).
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Lets the process stand still (SIGSTOP).
    pub fn freeze(&self) {
        kill_process(Pid::from_child(&self.child), Signal::STOP).unwrap();
    }

    /// Lets it go on (SIGCONT).
    pub fn thaw(&self) {
        kill_process(Pid::from_child(&self.child), Signal::CONT).unwrap();
    }

    /// Asks the process to stop (SIGTERM); it must do so in good order.
    pub fn stop(mut self) {
        kill_process(Pid::from_child(&self.child), Signal::TERM).unwrap();
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // After `kill` and `stop` there is nothing left to end.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
