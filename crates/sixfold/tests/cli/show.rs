//! `sixfold show` and the help.

use crate::program::{sixfold, sixfold_with};

#[test]
fn every_command_has_help() {
    for command in ["rules", "play", "replay", "show", "convert", "perft"] {
        let help = sixfold(&[command, "--help"]).good();
        assert!(help.contains("Usage: sixfold"), "{help}");
    }
    assert!(sixfold(&["--help"]).good().contains("Examples:"));
}

#[test]
fn wrong_usage_has_status_two() {
    for arguments in [&[][..], &["fly"], &["perft", "yinsh"], &["play", "chess"]] {
        let ran = sixfold(arguments);
        assert_eq!(ran.status, 2, "{arguments:?}");
        assert!(ran.err.contains("--help"), "{}", ran.err);
    }
}

#[test]
fn a_position_string_is_drawn() {
    let position = "2W1/7/8/9/10/9/10/9/8/7/1B2 w 0-0 standard place";
    let out = sixfold(&["show", position]).good();
    assert!(out.contains("(W)") && out.contains("(B)"), "{out}");
    assert!(out.ends_with("White to place a ring.\n"), "{out}");
    let unquoted: Vec<&str> = ["show"].into_iter().chain(position.split(' ')).collect();
    assert_eq!(sixfold(&unquoted).good(), out);
}

#[test]
fn the_start_of_yinsh_looks_like_its_board() {
    let out = sixfold(&["show", "standard", "f6"]).good();
    let board: Vec<&str> = out.lines().collect();
    assert_eq!(board[0], "                10  ·   11  ·");
    assert_eq!(
        board[9].chars().take(28).collect::<String>(),
        "    │   ·   │   ·   │  (W)  "
    );
    assert_eq!(board.len(), 21);
}

#[test]
fn a_setup_of_gemblo_is_drawn_with_its_turns() {
    let out = sixfold(&["show", "gemblo4", "l21,l22"]).good();
    assert_eq!(
        out.matches(" B ").count(),
        3,
        "two cells and the list: {out}"
    );
    assert!(out.contains("Red to cover its start cell aa7."), "{out}");
    let out = sixfold(&["show", "gemblo4 green,sky,red,blue", "l21,l22"]).good();
    assert!(
        out.contains("Sky blue to cover its start cell aa7."),
        "{out}"
    );
}

#[test]
fn every_board_fits_a_hundred_columns() {
    for setup in ["gemblo2", "gemblo3", "gemblo4", "gemblo5", "gemblo6"] {
        let out = sixfold(&["show", setup]).good();
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
        assert!(out.lines().count() <= 48, "{out}");
    }
}

#[test]
fn colours_appear_only_when_asked_for() {
    let plain = sixfold(&["show", "gemblo3", "t19"]).good();
    assert!(!plain.contains('\u{1b}'));
    let coloured = sixfold(&["--color", "always", "show", "gemblo3", "t19"]).good();
    assert!(coloured.contains("\u{1b}["));
    let stripped = sixfold(&["show", "--color", "never", "gemblo3", "t19"]).good();
    assert_eq!(stripped, plain);
}

#[test]
fn what_is_no_position_is_refused() {
    for (words, reason) in [
        (&["show", "nonsense"][..], "is no position"),
        (&["show", ""], "is no position"),
        (&["show", "gemblo9"], "is no position"),
        (&["show", "4/7 w"], "is no position"),
        (&["show", "standard", "z9"], "turn 1 (z9)"),
        (&["show", "gemblo4", "a1"], "turn 1 (a1)"),
    ] {
        let ran = sixfold_with(words, b"").bad();
        assert!(
            ran.err.starts_with("sixfold: ") && ran.err.contains(reason),
            "{}",
            ran.err
        );
        assert_eq!(ran.out, "");
    }
}

#[test]
fn a_position_is_drawn_into_pictures_with_a_caption() {
    let folder = std::env::temp_dir().join(format!("sixfold-cards-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let card = |name: &str, words: &[&str]| {
        let [svg, png] = ["svg", "png"].map(|form| folder.join(format!("{name}.{form}")));
        let (svg, png) = (svg.to_str().unwrap(), png.to_str().unwrap());
        let (command, rest) =
            words.split_at(words.iter().position(|word| *word == "show").unwrap() + 1);
        sixfold(&[command, &["--svg", svg, "--png", png], rest].concat()).good();
        (
            std::fs::read_to_string(svg).unwrap(),
            std::fs::read(png).unwrap(),
        )
    };
    let (yinsh, english) = card("yinsh", &["show", "standard", "f6"]);
    assert!(
        yinsh.contains(">YINSH: Black to place a ring.</text>"),
        "{yinsh}"
    );
    // Letters are drawn into the PNG, too: another language is another picture.
    let (_, french) = card("french", &["--lang", "fr", "show", "standard", "f6"]);
    assert!(english.starts_with(b"\x89PNG") && english != french);
    let (gemblo, _) = card("gemblo", &["show", "gemblo4", "l21,l22"]);
    assert!(gemblo.contains(">Gemblo: ") && gemblo.matches("<polygon").count() > 295);
    let (tactic, _) = card("tactic", &["tactics", "show", "ydivins"]);
    assert!(
        tactic.contains(">YINSH: White to move a ring · win in 1 turn</text>"),
        "{tactic}"
    );
    std::fs::remove_dir_all(folder).unwrap();
}
