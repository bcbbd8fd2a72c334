//! Any text as SGF: refused, or written and read back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(trees) = record::sgf::parse(text) {
        for tree in trees {
            let written = tree.to_string();
            assert_eq!(record::sgf::parse(&written).unwrap(), [tree]);
        }
    }
});
