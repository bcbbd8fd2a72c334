//! Any text as a Boardspace file: read or refused, and what was read replays.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::boardspace(text));
