//! How long the disk itself takes, so that a server's times can be told from those of its disk.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::spread::Spread;

/// What a transaction of a few turns writes: three pages of SQLite's log.
const LENGTH: usize = 3 * (4_096 + 24);
const TIMES: usize = 1_000;
/// About as often as the writer of a busy server.
const PAUSE: Duration = Duration::from_millis(2);

/// Appends to a file in a folder and waits for the disk each time.
pub fn syncs(folder: &Path) -> io::Result<Spread> {
    let path = folder.join("load-disk");
    let mut file = OpenOptions::new().append(true).create(true).open(&path)?;
    let mut times = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        sleep(PAUSE);
        let begun = Instant::now();
        file.write_all(&[0x5f; LENGTH])?;
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    std::fs::remove_file(path)?;
    Ok(Spread::of(times))
}
