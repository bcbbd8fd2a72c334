//! Lines as turns: each is refused and changes nothing, or is played and reads back the same.
#![no_main]

use game::Match;
use gemblo::{Position, Setup};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let Ok(setup) = lines.next().unwrap_or("").parse::<Setup>() else {
        return;
    };
    let mut game = Match::<Position>::new(setup.clone());
    for line in lines {
        let before = *game.position();
        if game.play_turn(line).is_err() {
            assert_eq!(*game.position(), before);
        }
    }
    let replayed = Match::<Position>::replay(setup, game.turn_texts()).unwrap();
    assert_eq!(replayed.position(), game.position());
});
