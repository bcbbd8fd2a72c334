//! A setup is refused, or is written and read back the same and can be played.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::gemblo_setup(text));
