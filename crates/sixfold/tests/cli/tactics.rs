//! `sixfold tactics`.

use serde_json::Value;

use crate::program::sixfold;

/// Black wins at once, with any of four moves and any ring.
const WIN: &str =
    "b3/1bbbBbW/wbwbw1bw/wb1wwbwww/wwb1wwbbwb/bb2bwwbb/1b3wWwB1/b4WBb1/8/7/4 b 2-2 standard move";

#[test]
fn a_win_is_proved_with_every_right_turn() {
    let out = sixfold(&["tactics", "solve", WIN]).good();
    assert!(out.starts_with("win in 1 turn"), "{out}");
    assert!(out.contains("Right: b5-f5  b5-c6  b5-a5  b5-a4\n"), "{out}");
    assert!(out.contains("Best play: b5-f5;xb2-b6xf5\n"), "{out}");
    let out = sixfold(&["tactics", "solve", WIN, "--json"]).good();
    let told: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(told["game"], "yinsh");
    assert_eq!(told["position"], WIN);
    assert_eq!((&told["kind"], &told["within"]), (&"win".into(), &1.into()));
    assert_eq!(told["solutions"].as_array().unwrap().len(), 12);
    assert!(told.get("id").is_none() && told.get("rating").is_none());
}

/// The objects that `sixfold tactics list --json` prints.
fn listed(words: &[&str]) -> Vec<Value> {
    let out = sixfold(&[&["tactics", "list", "--json"], words].concat()).good();
    let lines = out.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("one object a line"))
        .collect()
}

#[test]
fn the_list_tells_programs_all_there_is_to_know() {
    let (yinsh, gemblo) = (listed(&["--game", "yinsh"]), listed(&["--game", "gemblo"]));
    assert!(yinsh.len() >= 1_500 && gemblo.len() >= 300);
    for told in yinsh.iter().chain(&gemblo) {
        assert!(told["id"].is_string() && told["kind"].is_string(), "{told}");
        assert!(told["within"].as_u64() >= Some(1), "{told}");
        assert!(told["rating"].as_u64() >= Some(600), "{told}");
        assert!(told["themes"].is_array(), "{told}");
        assert_ne!(
            told["solutions"].as_array().map(Vec::len),
            Some(0),
            "{told}"
        );
        let is_placed = if told["game"] == "yinsh" {
            told["position"].is_string()
        } else {
            told["setup"].is_string() && told["turns"].is_array()
        };
        assert!(is_placed, "{told}");
        assert_eq!(told["left"].is_u64(), told["kind"] == "fewest", "{told}");
    }
}

#[test]
fn the_list_keeps_to_what_is_asked_for() {
    let told = listed(&["--kind", "win", "--theme", "blitz"]);
    assert!(!told.is_empty());
    for told in told {
        let themes = told["themes"].as_array().expect("themes");
        assert!(
            told["kind"] == "win" && themes.contains(&"blitz".into()),
            "{told}"
        );
    }
}

#[test]
fn a_tactic_is_shown_without_its_solution_unless_it_is_asked_for() {
    for game in ["yinsh", "gemblo"] {
        let told = listed(&["--game", game]).swap_remove(0);
        let id = told["id"].as_str().expect("a name");
        let shown = sixfold(&["tactics", "show", id]).good();
        assert!(
            shown.contains("Task: ") && !shown.contains("Right: "),
            "{shown}"
        );
        let solved = sixfold(&["tactics", "show", id, "--solution"]).good();
        let added = solved.strip_prefix(&shown).expect("the same and more");
        assert!(
            added.starts_with("Right: ") && added.contains("Best play: "),
            "{added}"
        );
    }
}

#[test]
fn a_tactic_is_proved_by_its_name() {
    for game in ["yinsh", "gemblo"] {
        let told = listed(&["--game", game]).swap_remove(0);
        let id = told["id"].as_str().expect("a name");
        let out = sixfold(&["tactics", "solve", id, "--json"]).good();
        let proved: Vec<Value> = out
            .lines()
            .map(|line| serde_json::from_str(line).expect("an object"))
            .collect();
        let is_it = |proved: &Value| {
            proved["kind"] == told["kind"] && proved["solutions"] == told["solutions"]
        };
        assert!(proved.iter().any(is_it), "{out}");
    }
}

#[test]
fn every_theme_is_explained_by_the_help() {
    let help = sixfold(&["tactics", "list", "--help"]).good();
    let is_bare =
        |line: &&str| line.trim_start().starts_with("- ") && line.trim_end().ends_with(':');
    assert_eq!(help.lines().find(is_bare), None);
    assert!(help.contains("- which-row:"), "{help}");
}

#[test]
fn themes_are_told_where_there_are_any() {
    for is_told in [true, false] {
        let mut told = listed(&["--game", "yinsh"]).into_iter();
        let has_any = |told: &Value| !told["themes"].as_array().expect("themes").is_empty();
        let one = told.find(|told| has_any(told) == is_told);
        let one = one.expect("there are both kinds");
        let shown = sixfold(&["tactics", "show", one["id"].as_str().expect("a name")]).good();
        assert_eq!(shown.contains("Themes: "), is_told, "{shown}");
    }
}

#[test]
fn what_is_no_tactic_is_refused() {
    let start = "4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place";
    for (words, reason) in [
        (["solve", "nonsense"], "is no position"),
        (["solve", "gemblo2 a1"], "turn 1 (a1)"),
        (["solve", "gemblo2"], "too many ways to play on"),
        (["solve", start], "this position is no tactic"),
        (["show", "nothing"], "there is no tactic nothing"),
    ] {
        let ran = sixfold(&[&["tactics"], &words[..]].concat()).bad();
        assert!(ran.err.contains(reason), "{}", ran.err);
        assert_eq!(ran.out, "");
    }
}

#[test]
fn the_same_seed_makes_the_same_tactics() {
    let make = |seed: &str| {
        let words = ["tactics", "make", "yinsh", "--count", "1", "--seed", seed];
        sixfold(&words).good()
    };
    let made = make("1");
    assert_eq!(make("1"), made);
    assert_ne!(make("2"), made);
    assert!(
        made.starts_with("# sixfold tactics make yinsh --count 1 --seed 1\nwin 1 "),
        "{made}"
    );
}
