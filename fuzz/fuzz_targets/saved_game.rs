//! Any text as a saved game: refused in words, or saved again the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::saved_game(text));
