//! A third game, which is in the list only with the feature `toy`: named, played in the terminal,
//! hosted. What it took is the walk in CONTRIBUTING.md.

use std::io::Write;
use std::process::{Command, Stdio};

use game::pile::Pile;

use crate::games::play;
use crate::process::PROGRAM;

/// What the program prints for these arguments and this input; it must end well.
#[track_caller]
fn sixfold(arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(PROGRAM)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_third_game_is_listed() {
    assert!(sixfold(&["rules", "pile"], "").contains("Whoever takes the last one wins."));
    assert!(sixfold(&["engine"], "ugi\nquit\n").contains(" var pile\n"));
    assert!(sixfold(&["show", "9 stones 2 seats", "3+1"], "").contains("ooooo\n"));
    let depth = sixfold(&["perft", "pile", "--depth", "2"], "");
    assert!(depth.contains("\n2 7 "), "{depth}");
}

#[test]
fn a_third_game_is_played_in_the_terminal() {
    let out = sixfold(&["play", "pile"], "3+1\n2\n2\n1\nrecord\n");
    assert!(out.contains("The game is over: 2,1 (taken)."), "{out}");
    assert!(out.contains("[Game \"Pile\"]"), "{out}");
    let out = sixfold(&["play", "pile", "--engine", "1"], "2\n2\n2\n");
    assert!(out.contains("The game is over: 2,1 (taken)."), "{out}");
}

#[tokio::test]
async fn a_third_game_is_hosted() {
    play::<Pile>("pile", "200 stones 2 seats", 2).await;
}
