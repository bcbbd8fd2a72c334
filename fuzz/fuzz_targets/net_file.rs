//! Any bytes as the file of a net: refused, or written the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzed::net_file(bytes));
