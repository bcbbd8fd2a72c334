//! `sixfold puzzle` through the real program: what it prints, writes and refuses.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use gemblo_puzzle::{Grade, book};
use i18n::Lang;

const HEXAGON: &str = r#"{
  "format": "sixfold-puzzle-1",
  "name": "Hexagon",
  "cells": [[0, 0], [0, 2], [0, -2], [0, 4], [0, -4], [1, 1], [1, -1], [1, 3], [1, -3], [-1, 1],
            [-1, -1], [-1, 3], [-1, -3], [2, 0], [2, 2], [2, -2], [-2, 0], [-2, 2], [-2, -2]],
  "pieces": {"3": 1, "4": 1, "7": 1, "10": 1, "13": 1},
  "use": "all"
}"#;

/// Runs `sixfold puzzle` with these arguments and this input.
fn puzzle(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sixfold"))
        .args(["--color", "never", "puzzle"])
        .env("LC_ALL", "C.UTF-8")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The program may end without reading everything, which breaks the pipe.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

#[track_caller]
fn prints(arguments: &[&str], input: &str) -> String {
    let output = puzzle(arguments, input);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn refuses(arguments: &[&str], input: &str, message: &str) {
    let output = puzzle(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        format!("sixfold: {message}\n")
    );
}

/// A file name of its own for a test.
fn file(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("sixfold-{}-{name}", std::process::id()));
    if file.exists() {
        fs::remove_file(&file).unwrap();
    }
    file
}

#[test]
fn count_prints_the_object_that_scripts_expect() {
    let text = prints(&["count", "-", "--json"], HEXAGON);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["nodes", "seconds", "solutions"]);
    assert!(
        text.starts_with("{\"solutions\": 12, \"seconds\": 0."),
        "{text}"
    );
    assert!(text.ends_with("}\n"));
    let folded = prints(&["count", "-", "--json", "--folded"], HEXAGON);
    assert!(folded.starts_with("{\"solutions\": 1, "), "{folded}");
    let one_thread = prints(&["count", "-", "--threads", "1"], HEXAGON);
    assert!(one_thread.starts_with("12 solutions in "), "{one_thread}");
}

#[test]
fn no_solutions_and_no_threads_cannot_be_asked_for() {
    for arguments in [
        ["solve", "-", "--solutions", "0"],
        ["count", "-", "--threads", "0"],
        ["make", "--cells", "20", "--solutions=0"],
    ] {
        assert_eq!(
            puzzle(&arguments, HEXAGON).status.code(),
            Some(2),
            "{arguments:?}"
        );
    }
}

#[test]
fn one_solution_is_told_as_one() {
    let folded = prints(&["count", "-", "--folded"], HEXAGON);
    assert!(folded.starts_with("1 solution in "), "{folded}");
}

#[test]
fn a_puzzle_without_a_certificate_is_not_said_to_have_one() {
    let checked = prints(&["check", "-", "--json"], HEXAGON);
    assert!(checked.contains("\"certificate\":null"), "{checked}");
}

#[test]
fn a_made_puzzle_replaces_a_file_only_by_force() {
    let kept = file("made.json");
    let path = kept.to_str().unwrap();
    let make = ["make", "--cells", "12", "--solutions", "50", "-o", path];
    prints(&make, "");
    refuses(&make, "", &format!("{path} exists already"));
    prints(&[&make[..], &["--force"]].concat(), "");
    fs::remove_file(kept).unwrap();
}

#[test]
fn solve_draws_solutions_in_the_terminal_and_into_files() {
    let (svg, png) = (file("a.svg"), file("a.png"));
    let arguments = [
        "solve",
        "-",
        "--svg",
        svg.to_str().unwrap(),
        "--png",
        png.to_str().unwrap(),
    ];
    let text = prints(&arguments, HEXAGON);
    for letter in 'A'..='E' {
        assert!(text.contains(letter), "{text}");
    }
    let drawn = fs::read_to_string(&svg).unwrap();
    // Nineteen cells, then the sides between pieces and around them.
    assert!(drawn.contains(">Hexagon</text>"), "it has its name below");
    assert!(drawn.starts_with("<svg") && drawn.matches("<polygon").count() > 19 + 30);
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG\r\n\x1a\n"));
    let again = puzzle(&arguments, HEXAGON);
    assert_eq!(again.status.code(), Some(1), "a file that exists is kept");
    fs::remove_file(svg).unwrap();
    fs::remove_file(png).unwrap();
    let all = prints(&["solve", "-", "--json", "--solutions", "100"], HEXAGON);
    assert_eq!(all.lines().count(), 12);
    let first: serde_json::Value = serde_json::from_str(all.lines().next().unwrap()).unwrap();
    assert_eq!(first["solution"].as_array().unwrap().len(), 5);
}

#[test]
fn bad_puzzles_are_refused_in_words() {
    refuses(
        &["count", "-", "--json"],
        &with("\"13\": 1", "\"13\": 2"),
        "-: the silhouette has 19 cells, but the pieces cover 24",
    );
    refuses(
        &["solve", "-"],
        &with("[0, 0], ", "[0, 2], "),
        "-: the cell [0, 2] is listed twice",
    );
    refuses(
        &["show", "-"],
        &with("[0, 0], ", "[0, 1], "),
        "-: [0, 1] is no cell: both coordinates must be even, or both odd",
    );
    refuses(
        &["count", "-"],
        &with("\"13\"", "\"x\""),
        "-: there is no piece \"x\": pieces are numbered 1 to 18",
    );
    refuses(
        &["count", "nowhere.json"],
        "",
        "nowhere.json: there is no such file",
    );
    refuses(&["count", "book:7.1"], "", "the book has no puzzle 7.1");
    let huge = " ".repeat(5 << 20);
    refuses(&["count", "-"], &huge, "-: the file is larger than 4 MiB");
    let impossible = with("\"7\": 1, \"10\": 1", "\"10\": 2");
    assert!(prints(&["count", "-", "--json"], &impossible).starts_with("{\"solutions\": 0, "));
    refuses(&["solve", "-"], &impossible, "there is no solution");
}

#[test]
fn check_tells_solutions_and_difficulty_and_fails_for_bad_ones() {
    let text = prints(&["check", "-"], HEXAGON);
    assert!(
        text.starts_with("Hexagon: 12 solutions, difficulty "),
        "{text}"
    );
    let graded = prints(&["check", "book:1", "--json"], "");
    assert!(
        graded
            .lines()
            .all(|line| line.contains("\"certificate\":true"))
    );
    let bad = puzzle(&["check", "-", "book:1.1"], "{}");
    assert_eq!(bad.status.code(), Some(1));
    let text = String::from_utf8(bad.stdout).unwrap();
    assert_eq!(
        text.lines().next(),
        Some("-: this is no puzzle: it does not name its format")
    );
    assert_eq!(text.lines().count(), 2);
}

#[test]
fn make_makes_the_same_puzzle_from_the_same_seed() {
    let arguments = ["make", "--cells", "20", "--shape", "mirror", "--seed", "3"];
    let json = prints(&arguments, "");
    assert_eq!(json, prints(&arguments, ""));
    let counted = prints(&["count", "-", "--folded", "--json"], &json);
    assert!(counted.starts_with("{\"solutions\": 1, "), "{counted}");
    refuses(
        &["make", "--pieces", "6-x"],
        "",
        "\"6-x\" is no list of pieces such as 6-18,2",
    );
}

#[test]
fn what_cannot_be_made_is_said_at_once() {
    refuses(
        &["make", "--cells", "80"],
        "",
        "the silhouette has 80 cells, but the pieces cover only 72",
    );
    refuses(
        &["make", "--cells", "72", "--grade", "1"],
        "",
        "a silhouette of 72 cells takes at least 18 of these pieces, too many for an easier puzzle than grade 2",
    );
    refuses(
        &["make", "--cells", "12", "--grade", "6"],
        "",
        "a silhouette of 12 cells is too small for a harder puzzle than grade 3",
    );
    let apart = file("apart.txt");
    fs::write(&apart, "#.#").unwrap();
    let outline = apart.to_str().unwrap();
    refuses(
        &["make", "--outline", outline, "--pieces", "3-18"],
        "",
        "there is no solution: the sizes of the pieces do not add up to the parts of the silhouette",
    );
    fs::remove_file(apart).unwrap();
}

/// The hexagon with something else in place of a part.
fn with(part: &str, other: &str) -> String {
    HEXAGON.replace(part, other)
}

#[test]
fn no_escape_sequence_of_a_puzzle_reaches_the_terminal() {
    let escape = with("Hexagon", "\\u001b[2J");
    for command in ["show", "check"] {
        let told = prints(&[command, "-"], &escape);
        assert!(!told.contains('\u{1b}'), "{told}");
    }
    let raw = with("Hexagon", "\u{9b}2J");
    assert!(!prints(&["show", "-"], &raw).contains('\u{9b}'));
    let bad = puzzle(&["check", "-"], &with("sixfold-puzzle-1", "\\u001b[2J"));
    assert!(!String::from_utf8(bad.stdout).unwrap().contains('\u{1b}'));
}

#[test]
fn puzzles_are_told_in_the_reader_s_language() {
    let shown = prints(&["show", "book:1.1", "--lang", "uk"], "");
    assert!(
        shown.contains("фігура ") && shown.contains("; фігури можна перевертати"),
        "{shown}"
    );
    let counted = prints(&["count", "-", "--lang", "ru"], HEXAGON);
    assert!(counted.starts_with("12 решений за "), "{counted}");
    let list = prints(&["book", "--grade", "1", "--lang", "fr"], "");
    assert!(
        list.contains(" pièces ") && list.contains(" solution"),
        "{list}"
    );
    let ran = puzzle(&["count", "book:7.1", "--lang", "ro"], "");
    assert_eq!(
        String::from_utf8(ran.stderr).unwrap(),
        "sixfold: cartea nu are puzzle-ul 7.1\n"
    );
}

#[test]
fn the_book_is_printed_in_every_language_with_its_letters() {
    for lang in Lang::ALL {
        let pdf = file(&format!("book-{}.pdf", lang.code()));
        let path = pdf.to_str().unwrap();
        prints(
            &["book", "--grade", "1", "--pdf", path, "--lang", lang.code()],
            "",
        );
        let bytes = fs::read(&pdf).unwrap();
        fs::remove_file(pdf).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        for part in [
            "/FontFile2",
            "/ToUnicode",
            "/Identity-H",
            "SXFOLD+DejaVuSansCondensed-Bold",
        ] {
            assert!(text.contains(part), "{part}");
        }
        assert!(text.contains(&format!("/Lang ({})", lang.code())));
        // Five pages of tasks or more, a cover, a page of solutions.
        assert!(text.matches("/MediaBox").count() > 6);
        // Each with its outline, its pieces and its solution, and the fonts once.
        let puzzles = book::grade(Grade::ALL[0]).len();
        assert!(bytes.len() < 60_000 + 6_000 * puzzles, "{}", bytes.len());
    }
}

#[test]
fn every_figure_of_the_book_has_a_name_in_every_language() {
    for made in Grade::ALL.into_iter().flat_map(book::grade) {
        let name = made.puzzle.name();
        // Letters are called what they are.
        if name.chars().count() > 1 {
            let told = i18n::puzzle::name(name, Lang::Uk);
            assert!(
                !told.contains(|letter: char| letter.is_ascii_alphabetic()
                    && letter != 'T'
                    && letter != 'F'),
                "{told}"
            );
        }
    }
}

#[test]
fn the_book_is_listed_and_printed() {
    let list = prints(&["book"], "");
    assert!(list.lines().count() >= 300);
    let shown = prints(&["show", "book:6.1"], "");
    assert!(
        shown.contains(" solution; pieces may be turned over"),
        "{shown}"
    );
    let pdf = file("book.pdf");
    prints(
        &["book", "--grade", "1", "--pdf", pdf.to_str().unwrap()],
        "",
    );
    let bytes = fs::read(&pdf).unwrap();
    assert!(bytes.starts_with(b"%PDF-1.4") && bytes.ends_with(b"%%EOF\n"));
    fs::remove_file(pdf).unwrap();
}
