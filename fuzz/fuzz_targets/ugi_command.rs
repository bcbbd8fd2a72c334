//! Any text as a command of the protocol UGI: refused in a few words, or read.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzzed::ugi_command(text));
