//! Any bytes as moves: every pair is a step, refused or played, and never breaks the position.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzed::yinsh_moves(bytes));
