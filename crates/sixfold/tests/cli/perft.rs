//! `sixfold perft`: the fixed form that scripts read.

use crate::program::sixfold;

/// Depth and nodes of each line.
fn counts(arguments: &[&str]) -> Vec<(u32, u64)> {
    let out = sixfold(&[&["perft"], arguments].concat()).good();
    out.lines()
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            assert_eq!(words.len(), 4, "{line}");
            words[2].parse::<f64>().unwrap();
            words[3].parse::<u64>().unwrap();
            (words[0].parse().unwrap(), words[1].parse().unwrap())
        })
        .collect()
}

#[test]
fn yinsh_is_counted_from_the_start() {
    let expected = [(1, 85), (2, 7_140), (3, 592_620)];
    assert_eq!(counts(&["yinsh", "--depth", "3"]), expected);
    assert_eq!(
        counts(&["yinsh", "--depth", "3", "--variant", "blitz"]),
        expected
    );
}

#[test]
fn yinsh_is_counted_from_a_position() {
    let position = "W3/7/8/9/10/9/10/9/8/7/4 b 0-0 standard place";
    assert_eq!(
        counts(&["yinsh", "--depth", "1", "--position", position]),
        [(1, 84)]
    );
}

#[test]
fn gemblo_is_counted_for_any_number_of_players() {
    for players in ["2", "3", "4", "5", "6"] {
        let counted = counts(&["gemblo", "--players", players, "--depth", "1"]);
        assert!(counted[0].1 > 0, "{players}");
    }
}

#[test]
fn json_has_the_same_four_numbers() {
    let out = sixfold(&["perft", "yinsh", "--depth", "1", "--json"]).good();
    let line: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&line["depth"], &line["nodes"]), (&1.into(), &85.into()));
    assert!(line["seconds"].is_number() && line["nodes_per_second"].is_number());
}

#[test]
fn a_bad_position_is_refused() {
    let ran = sixfold(&["perft", "yinsh", "--depth", "1", "--position", "x"]).bad();
    assert!(
        ran.err.starts_with("sixfold: the position is refused: "),
        "{}",
        ran.err
    );
    let ran = sixfold(&["perft", "yinsh", "--depth", "1", "--players", "3"]).bad();
    assert_eq!(ran.err, "sixfold: YINSH is a game for two\n");
}
