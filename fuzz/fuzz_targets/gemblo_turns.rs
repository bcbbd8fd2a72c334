//! Lines as turns: each is refused and changes nothing, or is played and reads back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::gemblo_turns(text));
