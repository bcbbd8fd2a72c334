//! Any bytes as moves: every pair chooses a placement, refused or played as the list says.
#![no_main]

use game::Game;
use gemblo::{Placement, Position, Setup};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let [players, bytes @ ..] = bytes else {
        return;
    };
    let setup: Setup = format!("gemblo{}", 2 + players % 5).parse().unwrap();
    let mut position = Position::start(&setup);
    for pair in bytes.chunks_exact(2) {
        let number = u16::from_le_bytes([pair[0], pair[1]]);
        let before = position;
        let legal = position.legal_steps();
        if let Some(placement) = Placement::all().nth(usize::from(number)) {
            assert_eq!(position.play(placement).is_ok(), legal.contains(&placement));
        }
        if position == before && !legal.is_empty() {
            position.play(legal[usize::from(number) % legal.len()]).unwrap();
        }
    }
});
