//! Ctrl-C during long work: the first asks for what there is so far, the second ends the program.

use std::io;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;

/// The status of a program that was interrupted, as shells tell it.
pub const STATUS: u8 = 130;

/// Whether somebody has asked the work to end.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on. Where that fails, Ctrl-C ends the program as it always does.
    pub fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        if let Ok(runtime) = Builder::new_current_thread().enable_all().build() {
            interrupt.clone().hear(runtime);
        }
        interrupt
    }

    fn hear(self, runtime: Runtime) {
        let inside = runtime.enter();
        let signals = signals();
        drop(inside);
        let Ok(mut signals) = signals else {
            return;
        };
        thread::spawn(move || {
            while runtime.block_on(signals.recv()).is_some() {
                if self.0.swap(true, Ordering::Relaxed) {
                    process::exit(STATUS.into());
                }
            }
        });
    }

    /// Whether it has come.
    pub fn has_come(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Fails if it has come: what was told is not everything.
    pub fn check(&self) -> Result<(), Failure> {
        if self.has_come() {
            Err(Failure::Interrupted)
        } else {
            Ok(())
        }
    }
}

#[cfg(unix)]
fn signals() -> io::Result<tokio::signal::unix::Signal> {
    use tokio::signal::unix::{SignalKind, signal};

    signal(SignalKind::interrupt())
}

#[cfg(windows)]
fn signals() -> io::Result<tokio::signal::windows::CtrlC> {
    tokio::signal::windows::ctrl_c()
}
