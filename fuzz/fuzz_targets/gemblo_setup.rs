//! A setup is refused, or is written and read back the same and can be played.
#![no_main]

use game::Game;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<gemblo::Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
        assert!(!gemblo::Position::start(&setup).legal_steps().is_empty());
    }
});
