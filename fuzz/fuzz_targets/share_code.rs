//! Any text as what an address shares: a puzzle or a picture.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::share_code(text));
