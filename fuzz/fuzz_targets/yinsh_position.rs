//! A position string is refused, or is a position that is written and read back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::yinsh_position(text));
