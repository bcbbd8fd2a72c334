//! A position string is refused, or is a position that is written and read back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(position) = text.parse::<yinsh::Position>() {
        assert_eq!(position.to_string().parse(), Ok(position));
        for step in position.legal().iter() {
            let mut next = position;
            assert!(next.play(step).is_ok());
        }
    }
});
