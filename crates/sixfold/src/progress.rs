//! How far long work has come, told in one line to somebody at a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Work that takes no longer is not told about.
const SHORT: Duration = Duration::from_millis(700);
/// Time between two states of the line.
const PAUSE: Duration = Duration::from_millis(200);
/// Characters of the bar.
const BAR: usize = 16;
/// Characters of the text beside it, so that the line fits a narrow terminal.
const TEXT: usize = 36;

/// A line on standard error that says how far the work has come; it goes when this does.
pub struct Progress {
    is_watched: bool,
    began: Instant,
    told: Option<Instant>,
}

impl Progress {
    /// Work that begins now.
    pub fn new() -> Progress {
        Progress {
            is_watched: io::stderr().is_terminal(),
            began: Instant::now(),
            told: None,
        }
    }

    /// Tells the part that is done, from 0 to 1, and a few words more, if it is time to.
    pub fn tell(&mut self, done: f64, words: impl FnOnce() -> String) {
        let is_due = match self.told {
            Some(told) => told.elapsed() >= PAUSE,
            None => self.began.elapsed() >= SHORT,
        };
        if self.is_watched && is_due {
            self.told = Some(Instant::now());
            show(&line(done, &words()));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.told.is_some() {
            show("");
        }
    }
}

/// Replaces the line; nothing is lost if it cannot be shown.
fn show(line: &str) {
    let mut err = io::stderr().lock();
    write!(err, "\r{line}\x1b[K")
        .and_then(|()| err.flush())
        .ok();
}

fn line(done: f64, words: &str) -> String {
    let done = done.clamp(0.0, 1.0);
    let full = (done * BAR as f64) as usize;
    let bar: String = (0..BAR)
        .map(|place| if place < full { '#' } else { '.' })
        .collect();
    let words: String = words.chars().take(TEXT).collect();
    // The last hundredth is not done before the work is.
    format!("{bar} {:>2} % {words}", (100.0 * done).min(99.0) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_fits_sixty_columns_and_is_never_done_too_early() {
        assert_eq!(line(0.5, "of it"), "########........ 50 % of it");
        assert_eq!(line(7.0, "all"), "################ 99 % all");
        assert!(line(0.3, &"x".repeat(99)).len() <= 60);
        assert_eq!(line(f64::NAN, "?").len(), line(0.0, "?").len());
    }
}
