//! Any text as a Board Game Arena log.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::arena(text));
