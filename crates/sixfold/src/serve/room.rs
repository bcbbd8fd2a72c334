//! How many connections the system has room for.

/// Files that are open besides connections: the database, the log, the listeners.
const OTHERS: u64 = 64;

/// As many connections as this process may have files, with some left for the rest.
pub fn connections() -> usize {
    let files = open_files();
    let others = OTHERS.min(files / 2);
    usize::try_from(files - others).unwrap_or(usize::MAX)
}

/// How many files may be open: what the system allows when asked, not what it begins with.
#[cfg(unix)]
fn open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    /// More than these are never needed.
    const ENOUGH: u64 = 1 << 20;

    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum.unwrap_or(ENOUGH).min(ENOUGH);
    let raised = Rlimit {
        current: Some(most),
        ..limit
    };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => most,
        Err(_) => limit.current.unwrap_or(most),
    }
}

#[cfg(not(unix))]
fn open_files() -> u64 {
    8_192
}
