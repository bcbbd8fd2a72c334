//! Any text as a message of a player: refused in words, or short enough and the same when written.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::online_message(text));
