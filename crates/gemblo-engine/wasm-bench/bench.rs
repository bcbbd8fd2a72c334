//! The bench as a WebAssembly module with one export, for the programs in the YINSH engine's
//! `wasm-bench` to call.
#![expect(unsafe_code, reason = "a fixed name is all that JavaScript can call")]

/// The count of the bench.
#[unsafe(no_mangle)]
pub extern "C" fn nodes() -> u64 {
    gemblo_engine::bench()
}
