//! Any text as text records: refused, or written and read back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(records) = record::text::parse(text) {
        for record in records {
            let written = record.to_string();
            assert_eq!(record::text::parse(&written).unwrap(), [record]);
        }
    }
});
