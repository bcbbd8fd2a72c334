//! Any text as a Board Game Arena log.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let imported = yinsh::arena::read(text);
    let _shown = imported.fault.map(|fault| fault.to_string());
});
