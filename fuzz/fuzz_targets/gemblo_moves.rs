//! Any bytes as moves: every pair chooses a placement, refused or played as the list says.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzed::gemblo_moves(bytes));
