//! Saving: a file is written whole or not at all, and never lost.

use crate::program::{Folder, read, sixfold_with};

fn play(lines: &str) -> (String, i32) {
    let ran = sixfold_with(&["play", "yinsh"], lines.as_bytes());
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    (ran.out, ran.status)
}

#[test]
fn an_existing_file_is_replaced_only_when_asked_to() {
    let folder = Folder::new();
    let file = folder.file("game.txt", "precious");
    let (out, status) = play(&format!("e3\nsave {file}\n"));
    assert!(out.contains("exists already; `save! "), "{out}");
    assert_eq!((status, read(&file).as_str()), (1, "precious"));
    let (out, status) = play(&format!("e3\nsave! {file}\n"));
    assert!(out.contains("Saved as "), "{out}");
    assert_eq!(status, 0);
    assert!(read(&file).ends_with("\n1.e3\n"), "{}", read(&file));
    assert_eq!(folder.names(), ["game.txt"]);
}

#[test]
fn a_failed_save_leaves_everything_as_it_was() {
    let folder = Folder::new();
    let inside = folder.path("nowhere/game.txt");
    let (out, status) = play(&format!("e3\nsave {inside}\nsave! {inside}\n"));
    assert_eq!(out.matches("cannot be saved").count(), 2, "{out}");
    assert_eq!(status, 1);
    let (out, _) = play(&format!("save! {}\nsave\n", folder.path("")));
    assert!(
        out.contains("is a folder") && out.contains("say where"),
        "{out}"
    );
    assert!(folder.names().is_empty());
}

/// Runs the program where no file may grow, which is what a full disk is like.
#[cfg(unix)]
#[test]
fn a_write_that_fails_half_way_leaves_the_old_file() {
    use std::io::Write;
    use std::process::{Command, Stdio};

    let folder = Folder::new();
    let file = folder.file("game.txt", "precious");
    let mut child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" play yinsh"])
        .arg(env!("CARGO_BIN_EXE_sixfold"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let script = format!("e3\nsave! {file}\n");
    child
        .stdin
        .take()
        .unwrap()
        .write_all(script.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.contains("game.txt cannot be saved: "), "{out}");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(read(&file), "precious");
    assert_eq!(folder.names(), ["game.txt"]);
}

#[cfg(unix)]
#[test]
fn nothing_but_a_file_is_ever_replaced() {
    use std::os::unix::fs::FileTypeExt;
    use std::os::unix::net::UnixListener;

    let folder = Folder::new();
    let socket = folder.path("socket");
    let _listener = UnixListener::bind(&socket).unwrap();
    let (out, status) = play(&format!("e3\nsave! {socket}\n"));
    assert!(out.contains("socket is not a file"), "{out}");
    assert_eq!(status, 1);
    assert!(std::fs::metadata(&socket).unwrap().file_type().is_socket());
    assert_eq!(folder.names(), ["socket"]);
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_stays_a_link() {
    let folder = Folder::new();
    let file = folder.file("game.txt", "old");
    let link = folder.path("link.txt");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    play(&format!("e3\nsave! {link}\n"));
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(read(&file).ends_with("\n1.e3\n"));
    assert_eq!(folder.names(), ["game.txt", "link.txt"]);
}
