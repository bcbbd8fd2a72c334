//! Any text as a Boardspace file: read or refused, and what was read replays.
#![no_main]

use game::Match;
use yinsh::Position;

libfuzzer_sys::fuzz_target!(|text: &str| {
    for imported in yinsh::boardspace::read(text).unwrap_or_default() {
        let game = &imported.game;
        if game.at_turn_start() {
            let replayed = Match::<Position>::replay(*game.setup(), game.turn_texts()).unwrap();
            assert_eq!(replayed.position(), game.position());
        }
    }
});
