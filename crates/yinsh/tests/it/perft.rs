//! Numbers of step sequences, in `perft.txt` with where each comes from.

use yinsh::{Position, perft};

#[test]
fn the_counts_in_the_data_file_are_found() {
    let lines = include_str!("perft.txt").lines();
    let mut checked = 0;
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (position, counts) = line.split_once(';').expect("position; counts");
        let position: Position = position.parse().expect("a position");
        for (index, count) in counts.split_whitespace().enumerate() {
            let depth = index as u32 + 1;
            assert_eq!(
                perft(&position, depth).to_string(),
                count,
                "depth {depth} of {position}"
            );
            checked += 1;
        }
    }
    assert!(checked >= 15);
}
