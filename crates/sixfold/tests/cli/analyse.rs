//! `sixfold analyse` and `sixfold bench`: what scripts read.

use record::text::Turn;
use serde_json::Value;

use crate::program::{Folder, sixfold};
use crate::random;

fn analysed(arguments: &[&str]) -> Value {
    let out = sixfold(&[&["analyse"], arguments, &["--json"]].concat()).good();
    serde_json::from_str(&out).unwrap()
}

#[test]
fn json_tells_lines_with_chances_for_every_seat() {
    for (position, game, seats) in [("standard", "YINSH", 2), ("gemblo5", "Gemblo", 5)] {
        let report = analysed(&[position, "--nodes", "400", "--lines", "2"]);
        assert_eq!(report["game"], game);
        assert_eq!(report["setup"], position);
        assert_eq!(report["seat"], 1);
        assert!(report["nodes"].as_u64().unwrap() > 0);
        for key in ["depth", "seconds", "nodes_per_second"] {
            assert!(report[key].is_number(), "{key}");
        }
        let lines = report["lines"].as_array().unwrap();
        assert_eq!(lines.len(), 2);
        for line in lines {
            assert_eq!(line["chances"].as_array().unwrap().len(), seats);
            assert_eq!(line["chance"], line["chances"][0]);
            assert_eq!(line["turn"], line["pv"][0]);
            assert!(line["forced"].is_null());
        }
        assert_ne!(lines[0]["turn"], lines[1]["turn"]);
    }
}

#[test]
fn turns_follow_a_position_or_come_from_a_record() {
    let report = analysed(&["standard", "e3", "f6", "d5", "--nodes", "100"]);
    assert_eq!(report["moves"], serde_json::json!(["e3", "f6", "d5"]));
    assert_eq!(report["seat"], 2);
    let game = random::game::<gemblo::Position>("gemblo3", 4);
    let folder = Folder::new();
    let file = folder.file("game.txt", random::record("Gemblo", &game));
    let report = analysed(&[&file, "--turn", "7", "--nodes", "20"]);
    let moves: Vec<&str> = report["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|m| m.as_str().unwrap())
        .collect();
    assert_eq!(moves, game.turn_texts()[..7]);
    let ran = sixfold(&["analyse", &file]).bad();
    assert_eq!(ran.err, "sixfold: the game is over in this position\n");
    let ran = sixfold(&["analyse", &file, "--turn", "999"]).bad();
    let count = game.turn_texts().len();
    assert_eq!(ran.err, format!("sixfold: this game has {count} turns\n"));
}

#[test]
fn a_win_in_one_is_told_as_a_win() {
    // White has four in a row, a ring to make the fifth, and two rings removed already.
    let position = "4/7/W7/BBB6/10/wwwwW4/10/9/BB6/W6/4 w 2-0 standard move";
    let out = sixfold(&["analyse", position, "--nodes", "5000"]).good();
    assert!(out.contains("1. wins in 1  f6-"), "{out}");
}

#[test]
fn a_depth_alone_ends_the_search_of_either_game() {
    for (position, nodes) in [("gemblo2", 1_000), ("gemblo6", 1_000)] {
        let report = analysed(&[position, "--depth", "1"]);
        assert_eq!(report["nodes"], nodes);
    }
    assert_eq!(analysed(&["standard", "--depth", "3"])["depth"], 3);
    let ran = sixfold(&["analyse", "gemblo2", "--depth", "3"]).good();
    assert!(ran.contains("3000 nodes"), "{ran}");
}

#[test]
fn nonsense_is_refused() {
    for words in [
        &["nowhere.txt"][..],
        &["gemblo9"],
        &["standard", "e3", "e3"],
    ] {
        sixfold(&[&["analyse"], words].concat()).bad();
    }
    assert_eq!(sixfold(&["analyse", "standard", "--lines", "0"]).status, 2);
}

#[test]
fn a_bench_counts_the_same_twice() {
    for game in ["yinsh", "gemblo"] {
        let count = || {
            let out = sixfold(&["bench", game, "--json"]).good();
            let report: Value = serde_json::from_str(&out).unwrap();
            assert!(report["nodes_per_second"].as_u64().unwrap() > 0);
            report["count"].as_u64().unwrap()
        };
        assert_eq!(count(), count(), "{game}");
    }
}

/// Whether chances stand beside a turn.
fn is_told(turn: &Turn) -> bool {
    turn.other.iter().any(|(key, _)| key == "Chances")
}

#[test]
fn a_record_is_written_with_chances_and_the_engine_s_variations() {
    let folder = Folder::new();
    let record = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.a2 2.k7 (2.f6 {mine} 3.e3) 3.b1\n";
    let file = folder.file("game.txt", record);
    let arguments = ["analyse", &file, "--tree", "--nodes", "200", "--lines", "2"];
    let out = sixfold(&arguments).good();
    let written = record::text::parse(&out).unwrap().remove(0);
    let tree = &written.tree;
    let turns: Vec<&str> = written.turns().map(|turn| turn.text.as_str()).collect();
    assert_eq!(turns, ["a2", "k7", "b1"], "the game is the same");
    let own = tree.walk().find(|node| tree[*node].text == "f6").unwrap();
    assert_eq!(tree[own].comment.as_deref(), Some("mine"), "{out}");
    assert!(is_told(&tree[own]), "variations are looked at: {out}");
    assert!(tree.main_line().all(|node| is_told(&tree[node])), "{out}");
    let start = tree.main_line().next().unwrap();
    let others = &tree.children(start)[1..];
    assert_eq!(others.len(), 2, "the corner is none of the two best: {out}");
    assert!(others.iter().all(|node| is_told(&tree[*node])), "{out}");
    let last = tree.main_line().last().unwrap();
    assert_eq!(tree.children(last), [], "the game does not go on by itself");
}

#[test]
fn a_record_is_analysed_in_the_form_in_which_it_was_read() {
    let folder = Folder::new();
    let record = "(;FF[4]GM[YINSH]SU[blitz];W[a2](;B[k7])(;B[f6]))";
    let sgf = folder.file("game.SGF", record);
    let out = sixfold(&["analyse", &sgf, "--tree", "--nodes", "100"]).good();
    assert!(out.starts_with("(;FF[4]"), "{out}");
    assert!(out.contains("TAG[Chances:"), "{out}");
    let again = folder.file("again.sgf", &out);
    let arguments = ["analyse", &again, "--tree", "--nodes", "100"];
    let twice = sixfold(&arguments).good();
    let chances = |text: &str| text.matches("TAG[Chances:").count();
    assert!(chances(&twice) >= chances(&out), "{twice}");
    let file = folder.file("twice.sgf", &twice);
    sixfold(&["replay", &file]).good();
}

#[test]
fn only_a_record_has_a_tree() {
    let ran = sixfold(&["analyse", "standard", "--tree"]).bad();
    assert_eq!(ran.err, "sixfold: --tree wants a file with a record\n");
}
