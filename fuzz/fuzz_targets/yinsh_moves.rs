//! Any bytes as moves: every pair is a step, refused or played, and never breaks the position.
#![no_main]

use yinsh::{Point, Position, Row, Step, Variant};

fn step(kind: u8, one: u8, other: u8) -> Option<Step> {
    let point = |byte: u8| Point::all().nth(usize::from(byte) % 85);
    let (from, to) = (point(one)?, point(other)?);
    Some(match kind % 5 {
        0 => Step::PlaceRing(from),
        1 => Step::MoveRing { from, to },
        2 => Step::RemoveRow(Row::between(from, to)?),
        3 => Step::RemoveRing(from),
        _ => Step::Pass,
    })
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut position = Position::new(Variant::Standard);
    for chunk in bytes.chunks_exact(3) {
        let before = position;
        let Some(step) = step(chunk[0], chunk[1], chunk[2]) else {
            continue;
        };
        let listed = position.legal().iter().any(|legal| legal == step);
        assert_eq!(position.play(step).is_ok(), listed);
        if !listed {
            assert_eq!(position, before);
            // Go on with a legal step that the bytes choose, so that games get deep.
            let legal = position.legal();
            if let Some(step) = legal.nth(usize::from(chunk[2]) % legal.len().max(1)) {
                position.make(step);
            }
        }
    }
    assert_eq!(position.to_string().parse(), Ok(position));
});
