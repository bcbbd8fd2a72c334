//! Texts from addresses and storage are anybody's: whatever they say, they are read or refused.

use gemblo::Cell;
use studio::album::Album;
use studio::editor::Editor;
use studio::errand::{Ask, Numbered, Say};
use studio::progress::Progress;
use studio::task::Task;

/// Some letters that mean something, in any order, from a small generator.
fn noise(seed: u64) -> String {
    const LETTERS: &[u8] = b"aoABCDEFGgz019_- ,.\nhnspuzle";
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let length = seed % 60;
    let letter = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        char::from(LETTERS[(state >> 33) as usize % LETTERS.len()])
    };
    (0..length).map(letter).collect()
}

#[test]
fn no_text_breaks_a_reader_and_what_is_read_lies_on_the_board() {
    let mut read = 0;
    for seed in 0..60_000 {
        let text = noise(seed);
        let letters: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
        // As it is, with one piece, and with six of each.
        for code in [
            text.clone(),
            format!("aBAAAAAAAA{letters}"),
            format!("o222222222{letters}"),
        ] {
            if let Some(puzzle) = studio::read_puzzle(&code, &text) {
                let task = Task::new(&puzzle).expect("what a link says lies on the board");
                assert_eq!(task.puzzle().spots().len(), puzzle.spots().len());
                read += 1;
            }
        }
        if let Some(laid) = studio::read_picture(&text) {
            let cells: usize = laid.iter().map(|laid| laid.placement.cells().len()).sum();
            assert!(cells <= Cell::COUNT);
        }
        let progress: Progress = text.parse().unwrap();
        assert_eq!(progress.to_string().parse(), Ok(progress));
        let album: Album = text.parse().unwrap();
        assert!(album.entries().len() <= text.lines().count());
        let _ = (
            Editor::restore(&text),
            text.parse::<Numbered<Ask>>(),
            text.parse::<Say>(),
        );
    }
    assert!(
        read > 100,
        "only {read} were puzzles: the noise says nothing"
    );
}
