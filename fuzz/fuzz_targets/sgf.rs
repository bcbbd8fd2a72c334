//! Any text as SGF: refused, or written and read back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::sgf(text));
