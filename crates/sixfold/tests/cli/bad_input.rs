//! Bad files of every kind: a clear message, the status 1, never a panic.

use std::fs::File;
use std::process::{Command, Stdio};

use crate::program::{Folder, sixfold, sixfold_with};
use crate::random;

#[track_caller]
fn refused(content: &[u8], reason: &str) {
    let ran = sixfold_with(&["replay", "-"], content).bad();
    assert!(ran.err.starts_with("sixfold: -: "), "{}", ran.err);
    assert!(ran.err.contains(reason), "{}", ran.err);
    assert!(
        ran.err.len() < 300,
        "a long message: {} bytes",
        ran.err.len()
    );
}

#[test]
fn what_is_no_record_is_refused_with_a_reason() {
    refused(b"", "the file is empty");
    refused(b" \n\t", "the file is empty");
    refused(
        b"\x7fELF\x02\x01\0\0",
        "this is not text: byte 0x7f at offset 0",
    );
    refused(b"\xff\xfe1\0", "this is UTF-16 text");
    refused(b"Dear friend,", "no format that sixfold knows");
    refused(b"\x1b[31mred", "no format that sixfold knows");
    refused(b"(hello", "no game tree");
    refused(b"(;GM[YINSH]", "never closed");
    refused(b"(;GM[1]SZ[19];B[aa])", "the SGF is of another game: GM[1]");
    refused(b"(;W[e3])", "GM[YINSH] or GM[Gemblo] is missing");
    refused(b"(;GM[Gemblo];1[a1])", "must name its setup");
    refused(
        b"[Game \"Chess\"]\n\n1.e4",
        "the game \"Chess\" is not known",
    );
    refused(
        b"[Game \"YINSH\"]\n[Setup \"x\"]\n\n1.e3",
        "the setup is refused",
    );
    refused(b"[Game YINSH]", "line 1, column 1: a header line must read");
    refused(
        b"1.e3 7.f6",
        "line 1, column 6: this turn should have number 2",
    );
}

#[test]
fn missing_files_and_empty_folders_are_refused_and_the_rest_is_checked() {
    let folder = Folder::new();
    let good = folder.file("good.txt", "1.e3");
    let empty = Folder::new();
    let ran = sixfold(&["replay", &folder.path("none"), &empty.path(""), &good]).bad();
    assert!(
        ran.err.contains("none: there is no such file\n"),
        "{}",
        ran.err
    );
    assert!(
        ran.err.contains(": there is no file in this folder\n"),
        "{}",
        ran.err
    );
    assert_eq!(
        ran.out,
        "good.txt: 1 turn, * (unfinished)\n3 games: 1 good, 2 refused\n     2 not readable\n"
    );
    let ran = sixfold(&["replay", "--json", &folder.path("none")]).bad();
    let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&told["id"], &told["error"]),
        (&"none".into(), &"there is no such file".into())
    );
}

#[test]
fn ten_megabytes_in_a_line_are_refused() {
    for unit in ["1", "1.", "(", "(;", "(;GM[YINSH]", "[", "{", "1.a2;", "é"] {
        let content = unit.repeat(10_000_000 / unit.len());
        let ran = sixfold_with(&["replay", "-"], content.as_bytes()).bad();
        let message = ran.out + &ran.err;
        assert!(message.len() < 400, "{unit}: {} bytes", message.len());
    }
    let turn = format!("1.e3{}", "3".repeat(10_000_000));
    let ran = sixfold_with(&["replay", "-"], turn.as_bytes()).bad();
    assert!(ran.out.starts_with("-: BAD, turn 1 (e3333") && ran.out.len() < 300);
}

#[test]
fn files_beyond_the_limit_are_refused() {
    let folder = Folder::new();
    let path = folder.path("huge.txt");
    File::create(&path).unwrap().set_len(100 << 20).unwrap();
    let ran = sixfold(&["replay", &path]).bad();
    assert!(
        ran.err.contains("huge.txt: this is larger than 32 MiB"),
        "{}",
        ran.err
    );
}

#[test]
fn files_of_too_many_games_are_refused() {
    refused(
        "a2 * "
            .repeat(100_001)
            .trim_start()
            .replacen("a2", "1.a2", 1)
            .as_bytes(),
        "more than 100000 games",
    );
    refused("(;)".repeat(100_001).as_bytes(), "more than 100000 games");
}

#[test]
fn a_record_cut_off_anywhere_never_crashes() {
    let folder = Folder::new();
    let text = random::record("YINSH", &random::yinsh(1));
    let sgf = sixfold(&["convert", &folder.file("a.txt", &text), "--to", "sgf"]).good();
    for whole in [&text, &sgf] {
        for length in (0..whole.len()).step_by(whole.len() / 25) {
            let ran = sixfold_with(&["replay", "-"], &whole.as_bytes()[..length]);
            assert!(
                ran.status < 2 && !ran.err.contains("panicked"),
                "{length}: {}",
                ran.err
            );
        }
    }
}

#[test]
fn a_reader_that_leaves_early_is_no_mistake() {
    for arguments in [
        &["perft", "yinsh", "--depth", "3"][..],
        &["rules", "gemblo"],
        &["show", "gemblo6"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sixfold"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        assert!(output.status.success());
    }
}
