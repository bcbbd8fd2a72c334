//! The bench as a WebAssembly module with one export; `run.mjs` beside it calls it.
#![expect(unsafe_code, reason = "a fixed name is all that JavaScript can call")]

use yinsh_engine::{Evaluation, bench};

/// The node count of the bench with the engine's own net.
#[unsafe(no_mangle)]
pub extern "C" fn nodes() -> u64 {
    bench(&Evaluation::default())
}
