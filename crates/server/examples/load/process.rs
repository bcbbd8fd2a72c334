//! What the process of a server uses.

use std::fs::read_to_string;
use std::time::Duration;

/// A process of this machine.
#[derive(Clone, Copy)]
pub struct Process(pub u32);

impl Process {
    /// Its resident memory in KiB.
    pub fn memory(self) -> Option<u64> {
        let status = read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// The processor time that it has used.
    pub fn time(self) -> Option<Duration> {
        let stat = read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        // The name is in brackets, and may hold anything.
        let (_, fields) = stat.rsplit_once(')')?;
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks: Option<Vec<u64>> = ticks.map(|field| field.parse().ok()).collect();
        // Linux counts in hundredths of a second, whatever its own clock.
        Some(Duration::from_millis(10 * ticks?.iter().sum::<u64>()))
    }
}
