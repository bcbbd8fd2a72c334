//! Ctrl-C during long work: what there is so far is told, and the status says that it is not all.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::program::{Folder, sixfold};

#[test]
fn a_long_count_tells_what_it_has_seen() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sixfold"))
        .args(["perft", "yinsh", "--depth", "9"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        output.read_line(&mut String::new()).unwrap();
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let last = rest.lines().last().unwrap();
    assert!(last.ends_with(" interrupted"), "{rest}");
}

#[test]
fn a_match_tells_its_score_so_far() {
    let folder = Folder::new();
    // Loses two games, and in the third interrupts the match and falls silent.
    let script = folder.file(
        "player.sh",
        "while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
         go) echo x >> $0.asked; [ $(wc -l < $0.asked) -gt 2 ] && kill -INT $PPID \
         || echo bestmove zz9;; quit) exit;; esac; done",
    );
    let player = format!("cmd:sh {script}");
    let ran = sixfold(&["match", "nodes=20", &player, "--games", "100"]);
    assert_eq!(ran.status, 130, "{}", ran.err);
    assert!(ran.out.contains("\n2 games: +2 =0 -0"), "{}", ran.out);
}

#[test]
fn a_review_tells_the_turns_that_it_has_judged() {
    let folder = Folder::new();
    let game = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6\n\n";
    let file = folder.file("games.txt", game.repeat(200));
    let mut child = Command::new(env!("CARGO_BIN_EXE_sixfold"))
        .args(["review", &file, "--json", "--movetime", "300"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    output.read_line(&mut first).unwrap();
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(first.starts_with("{\"id\":"), "{first}");
    assert!(rest.lines().count() < 199, "{rest}");
}
