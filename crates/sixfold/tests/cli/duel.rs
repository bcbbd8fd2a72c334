//! `sixfold match`: tiny matches, good and bad players.

use serde_json::Value;

use crate::program::{Folder, read, sixfold};

fn matched(arguments: &[&str]) -> Value {
    let out = sixfold(&[&["match"], arguments, &["--json"]].concat()).good();
    serde_json::from_str(&out).unwrap()
}

fn ourselves() -> String {
    format!("cmd:{} engine", env!("CARGO_BIN_EXE_sixfold"))
}

#[test]
fn our_engine_plays_itself_through_the_protocol() {
    for (variant, games) in [("yinsh", 4), ("yinsh-blitz", 2), ("gemblo3", 3)] {
        let folder = Folder::new();
        let log = folder.path("log.txt");
        let count = games.to_string();
        let report = matched(&[
            &ourselves(),
            "sixfold",
            "--variant",
            variant,
            "--nodes",
            "40",
            "--games",
            &count,
            "--log",
            &log,
        ]);
        assert_eq!(report["games"], games);
        for player in 0..2 {
            assert_eq!(report["spent"][player]["forfeits"], 0, "{report}");
            assert!(report["spent"][player]["turns"].as_u64().unwrap() > 5);
        }
        let replayed = sixfold(&["replay", &log]).good();
        // A line for each game, and the summary.
        assert_eq!(replayed.lines().count(), games + 1);
        assert!(!replayed.contains("unfinished"), "{replayed}");
    }
}

#[test]
fn the_stronger_player_scores_more_and_the_test_stops_early() {
    let report = matched(&[
        "nodes=1500",
        "level=1",
        "--games",
        "400",
        "--seed",
        "3",
        "--sprt",
        "-50",
        "50",
        "--threads",
        "2",
    ]);
    assert!(report["score"].as_f64().unwrap() > 0.6, "{report}");
    assert!(report["games"].as_u64().unwrap() < 400, "{report}");
    assert_eq!(report["sprt"]["verdict"], "H1");
    let [low, high] = [0, 1].map(|end| report["score_interval"][end].as_f64().unwrap());
    assert!(
        low < report["score"].as_f64().unwrap() && high <= 1.0,
        "{report}"
    );
}

#[test]
fn seats_are_rotated_among_several_players() {
    let report = matched(&[
        "nodes=30",
        "level=1",
        "--variant",
        "gemblo4",
        "--games",
        "5",
    ]);
    assert_eq!((&report["seats"], &report["games"]), (&4.into(), &8.into()));
    let place = report["mean_place"].as_f64().unwrap();
    assert!((1.0..=4.0).contains(&place));
    assert!(report["win_rate"].is_number() && report["mean_place_interval"].is_array());
}

#[test]
fn openings_come_from_a_file_and_every_game_differs_by_seat() {
    let folder = Folder::new();
    let openings = folder.file("openings.txt", "# two\nstandard e3 f6\n\nstandard b2\n");
    let log = folder.path("log.txt");
    let arguments = [
        "nodes=20",
        "nodes=30",
        "--games",
        "4",
        "--openings",
        &openings,
        "--log",
        &log,
    ];
    let out = sixfold(&[&["match"], &arguments[..]].concat()).good();
    assert!(
        out.starts_with("yinsh: A nodes=20 against B nodes=30\n4 games: +"),
        "{out}"
    );
    let text = read(&log);
    assert_eq!(text.matches("\n1.e3 2.f6 3.").count(), 2, "{text}");
    assert_eq!(text.matches("\n1.b2 2.").count(), 2, "{text}");
    assert_eq!(text.matches("[Seat1 \"nodes=20\"]").count(), 2, "{text}");
    let again = sixfold(&[&["match"], &arguments[..]].concat()).bad();
    assert!(
        again.err.contains("log.txt exists already"),
        "{}",
        again.err
    );
}

#[cfg(unix)]
#[test]
fn an_illegal_turn_or_a_crash_loses_with_a_note() {
    let folder = Folder::new();
    let script = folder.file(
        "player.sh",
        "while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
         go) [ -e $0.dies ] && exit 3; touch $0.dies; echo bestmove zz9;; quit) exit;; esac; done",
    );
    let log = folder.path("log.txt");
    let player = format!("cmd:sh {script}");
    let report = matched(&["nodes=20", &player, "--games", "2", "--log", &log]);
    assert_eq!(report["wins"], 2, "{report}");
    assert_eq!(report["spent"][1]["forfeits"], 2);
    let text = read(&log).replace('\n', " ");
    assert!(text.contains("{B loses: illegal turn \"zz9\": "), "{text}");
    assert!(text.contains("{B loses: it has ended}"), "{text}");
}

#[test]
fn players_that_cannot_be_are_refused() {
    for (a, b) in [
        ("sixfold", "cmd:/nowhere/engine"),
        ("level=0", "sixfold"),
        ("sixfold", "fast"),
    ] {
        let ran = sixfold(&["match", a, b, "--games", "2"]).bad();
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
    sixfold(&["match", "sixfold", "sixfold", "--sprt", "5", "0"]).bad();
    assert_eq!(
        sixfold(&["match", "sixfold", "sixfold", "--variant", "go"]).status,
        2
    );
}
