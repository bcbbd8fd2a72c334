//! Any text as a file of puzzles: refused in words, or written and read back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::puzzle_file(text));
