//! Any text as a message of a player: refused in words, or short enough and the same when written.
#![no_main]

use online::{Ask, limits};

libfuzzer_sys::fuzz_target!(|text: &str| match Ask::read(text) {
    Err(refused) => assert!(!refused.to_string().is_empty()),
    Ok(ask) => {
        assert!(text.len() <= limits::MESSAGE);
        if let Ask::Turn { key, text, .. } = &ask {
            assert!(!key.is_empty() && key.len() <= limits::KEY && text.len() <= limits::TURN);
        }
        assert_eq!(Ask::read(&ask.write()), Ok(ask));
    }
});
