//! `sixfold play`, scripted through standard input.

use game::Game;

use crate::program::{Folder, Ran, read, sixfold, sixfold_with};
use crate::random;

fn play(arguments: &[&str], lines: &[String]) -> Ran {
    let arguments = [&["play"], arguments].concat();
    sixfold_with(&arguments, (lines.join("\n") + "\n").as_bytes())
}

fn lines(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_whole_game_of_yinsh_is_played() {
    let game = random::yinsh(1);
    let out = play(&["yinsh"], &game.turn_texts()).good();
    let score = game.position().verdict().unwrap().to_string();
    assert!(
        out.contains(&format!("The game is over: {score} (")),
        "{out}"
    );
    assert!(out.ends_with("Game over> \n"), "{out}");
}

#[test]
fn a_whole_game_of_gemblo_is_played_by_any_number() {
    for players in 2..=6 {
        let setup = format!("gemblo{players}");
        let game = random::game::<gemblo::Position>(&setup, players);
        let out = play(
            &["gemblo", "--players", &players.to_string()],
            &game.turn_texts(),
        )
        .good();
        let places = Game::outcome(game.position()).unwrap();
        let places: Vec<String> = places.places().iter().map(u8::to_string).collect();
        let score = places.join(",");
        assert!(
            out.contains(&format!("The game is over: {score} (placed).")),
            "{out}"
        );
        assert!(
            out.contains("has no legal placement left and passes."),
            "{out}"
        );
    }
}

#[test]
fn what_a_loaded_game_had_instead_of_a_turn_is_saved_as_a_variation() {
    let folder = Folder::new();
    let file = folder.file("a.txt", "1.e3 {x} 2.f6 {y} (2.g6) 3.a2 4.b3");
    let saved = folder.path("b.txt");
    let mut typed = lines("undo undo undo k7");
    typed.push(format!("save {saved}"));
    play(&["yinsh", "--load", &file], &typed).good();
    let text = read(&saved);
    assert!(
        text.ends_with("\n1.e3 {x} 2.k7 (2.f6 {y} 3.a2 4.b3) (2.g6)\n"),
        "{text}"
    );
}

#[test]
fn a_turn_may_be_typed_step_by_step() {
    let game = random::yinsh(7);
    let steps: Vec<String> = game.steps().map(|step| step.to_string()).collect();
    let out = play(&["yinsh"], &steps).good();
    assert!(out.contains("to remove a ring> "), "{out}");
    assert!(out.ends_with("Game over> \n"), "{out}");
}

#[test]
fn blitz_needs_one_ring() {
    let game = random::game::<yinsh::Position>("blitz", 3);
    let out = play(&["yinsh", "--variant", "blitz"], &game.turn_texts()).good();
    assert!(
        out.contains("of 1") && out.ends_with("Game over> \n"),
        "{out}"
    );
}

#[test]
fn undo_and_redo_go_back_and_forth() {
    let out = play(&["yinsh"], &lines("e3 f6 undo undo redo f7 record")).good();
    assert!(out.contains("\n1.e3 2.f7\n"), "{out}");
    for told in [
        "Taken back: 2.f6\n",
        "Taken back: 1.e3\n",
        "Played again: 1.e3\n",
    ] {
        assert!(out.contains(told), "{told}{out}");
    }
    let out = play(&["yinsh"], &lines("undo redo")).bad().out;
    assert!(out.contains("there is no turn to take back"), "{out}");
    assert!(out.contains("there is no turn to play again"), "{out}");
}

#[test]
fn a_new_turn_forgets_what_was_taken_back() {
    let out = play(&["yinsh"], &lines("e3 undo f6 redo record")).bad().out;
    assert!(out.contains("\n1.f6\n"), "{out}");
}

#[test]
fn a_resignation_ends_the_game_and_can_be_taken_back() {
    let out = play(&["yinsh"], &lines("e3 resign f6 record undo f6 record"))
        .bad()
        .out;
    assert!(
        out.contains("The game is over: 1-0 (resignation)."),
        "{out}"
    );
    assert!(
        out.contains("the game is over; `undo` takes the end back"),
        "{out}"
    );
    assert!(
        out.contains("[Result \"1-0\"]\n[Ending \"resignation\"]\n\n1.e3\n"),
        "{out}"
    );
    assert!(out.contains("[Result \"*\"]\n\n1.e3 2.f6\n"), "{out}");
}

#[test]
fn legal_moves_are_listed() {
    let listed = |arguments: &[&str], text: &str| play(arguments, &[text.to_owned()]).good();
    let out = listed(&["yinsh"], "moves");
    assert!(
        out.contains("85 of 85 legal:") && out.contains("  a2  "),
        "{out}"
    );
    let out = listed(&["yinsh"], "moves e1");
    assert!(out.contains("2 of 85 legal:\n  e1  e10\n"), "{out}");
    let out = listed(&["gemblo", "--players", "6"], "moves h21");
    assert!(out.contains(" legal:\n"), "{out}");
    for by_piece in ["moves 1", "moves piece 1"] {
        let out = listed(&["gemblo"], by_piece);
        assert!(
            out.contains("> 1 of ") && out.contains(" legal:\n  l22\n"),
            "{out}"
        );
    }
}

#[test]
fn what_everybody_has_left_is_listed() {
    let out = play(&["gemblo"], &lines("l21,l22 left")).good();
    assert!(
        out.contains("\nRed         72 cells, pieces 1 2 3 4 "),
        "{out}"
    );
    assert!(out.contains("Blue        70 cells, pieces 1 3 4 "), "{out}");
    let out = play(&["yinsh"], &lines("e3 left")).good();
    assert!(
        out.contains("White: 1 ring on the board, 4 in hand\n"),
        "{out}"
    );
}

#[test]
fn a_refused_turn_is_explained_and_changes_nothing() {
    let ran = play(&["yinsh"], &lines("e3 e3 zz9 record")).bad();
    assert!(ran.out.contains("e3: e3 is not free"), "{}", ran.out);
    assert!(ran.out.contains("zz9: "), "{}", ran.out);
    assert!(ran.out.contains("\n1.e3\n"), "{}", ran.out);
    assert_eq!(ran.err, "sixfold: 2 lines were refused\n");
    let ran = play(&["gemblo"], &lines("a1")).bad();
    assert!(
        ran.out.contains("a1: a1 is not part of the playing area"),
        "{}",
        ran.out
    );
}

#[test]
fn a_turn_may_have_its_number_and_blanks() {
    let typed = ["1. L21, L22".to_owned(), "record".to_owned()];
    let out = play(&["gemblo"], &typed).good();
    assert!(out.contains("\n1.l21,l22\n"), "{out}");
}

#[test]
fn refusals_of_gemblo_name_colours_and_say_that_passing_is_automatic() {
    let out = play(&["gemblo"], &lines("l21,l22 l21 pass")).bad().out;
    assert!(out.contains("l21: l21 is occupied by Blue"), "{out}");
    assert!(out.contains("pass: passing is automatic"), "{out}");
}

/// What is shown to somebody with such an environment.
fn shown(game: &str, environment: &[(&str, &str)]) -> String {
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_sixfold"));
    program.args(["show", game]).env_remove("LC_ALL");
    let output = program.envs(environment.iter().copied()).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn boards_fit_a_narrow_terminal() {
    let widest = |text: &str| text.lines().map(|line| line.chars().count()).max();
    for columns in ["60", "78", "100"] {
        for game in [
            "standard", "gemblo2", "gemblo3", "gemblo4", "gemblo5", "gemblo6",
        ] {
            let out = shown(game, &[("COLUMNS", columns)]);
            assert!(widest(&out) <= columns.parse().ok(), "{out}");
        }
        let out = shown("standard", &[("COLUMNS", columns)]);
        assert_eq!(out.matches("rings removed 0 of 3").count(), 2, "{out}");
        assert!(out.contains("Pool: 51 markers"), "{out}");
    }
    let help = play(&["yinsh"], &lines("help")).good();
    let help = help.split_once("> ").unwrap().1;
    assert!(widest(help) <= Some(60), "{help}");
}

#[test]
fn boards_are_plain_letters_where_the_locale_has_no_others() {
    assert!(shown("standard", &[("LC_ALL", "C")]).is_ascii());
    assert!(shown("standard", &[("LC_ALL", "C.UTF-8")]).contains('·'));
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let game = random::yinsh(2);
    let texts = game.turn_texts();
    let (before, after) = texts.split_at(texts.len() / 2);
    for name in ["half.txt", "half.sgf"] {
        let folder = Folder::new();
        let file = folder.path(name);
        play(&["yinsh"], &[before, &[format!("save {file}")]].concat()).good();
        let out = play(&["yinsh"], &[&[format!("load {file}")], after].concat()).good();
        assert!(out.ends_with("Game over> \n"), "{out}");
        let out = play(&["yinsh", "--load", &file], after).good();
        assert!(out.ends_with("Game over> \n"), "{out}");
    }
}

#[test]
fn a_game_saved_in_the_middle_of_a_turn_goes_on_there() {
    let game = random::yinsh(5);
    let turns = game.turns();
    let open = turns.iter().position(|(_, steps)| steps.len() > 2).unwrap();
    let count: usize = turns[..open].iter().map(|(_, steps)| steps.len()).sum();
    let steps: Vec<String> = game.steps().map(|step| step.to_string()).collect();
    for name in ["open.txt", "open.sgf"] {
        let folder = Folder::new();
        let file = folder.path(name);
        let mut script = steps[..=count].to_vec();
        script.push(format!("save {file}"));
        play(&["yinsh"], &script).good();
        let out = play(&["yinsh", "--load", &file], &steps[count + 1..]).good();
        assert!(out.ends_with("Game over> \n"), "{out}");
    }
}

#[test]
fn gemblo_is_saved_and_loaded_too() {
    let game = random::game::<gemblo::Position>("gemblo5#3", 1);
    let setup = game.setup().to_string();
    for name in ["all.txt", "all.sgf"] {
        let folder = Folder::new();
        let file = folder.path(name);
        let script = [game.turn_texts(), vec![format!("save {file}")]].concat();
        play(&["gemblo", "--position", &setup], &script).good();
        let out = play(&["gemblo", "--load", &file], &lines("undo undo redo redo")).good();
        assert_eq!(out.matches("The game is over: ").count(), 2, "{out}");
    }
}

#[test]
fn what_cannot_be_loaded_is_refused_and_changes_nothing() {
    let folder = Folder::new();
    let two = folder.file("two.txt", "1.e3 * 1.f6 2.a2 *");
    let bad = folder.file("bad.txt", "1.e3 2.e3");
    let gemblo = folder.file("gemblo.txt", "[Setup \"gemblo4\"]\n\n1.l21,l22");
    let script = [
        "e3".to_owned(),
        format!("load {}", folder.path("none")),
        format!("load {two}"),
        format!("load {two}#3"),
        format!("load {bad}"),
        format!("load {gemblo}"),
        "record".to_owned(),
        format!("load {two}#2"),
        "record".to_owned(),
    ];
    let out = play(&["yinsh"], &script).bad().out;
    for reason in [
        "there is no such file",
        "holds 2 games: name one of them as ",
        "has no game 3",
        "turn 2 (e3): ",
        "is not a game of YINSH",
        "\n1.e3\n",
        "\n1.f6 2.a2\n",
    ] {
        assert!(out.contains(reason), "{reason}: {out}");
    }
    let ran = sixfold(&["play", "yinsh", "--load", &bad]).bad();
    assert!(ran.err.contains("turn 2 (e3): "), "{}", ran.err);
}

#[test]
fn help_and_quit_do_what_they_say() {
    let out = play(&["gemblo"], &lines("help quit l21,l22")).good();
    assert!(out.contains("save! FILE"), "{out}");
    assert!(!out.contains("Red to cover"), "{out}");
}

#[test]
fn absurd_lines_are_refused() {
    let input = [
        &vec![b'a'; 10_000_000][..],
        b"\n\xff\xfe\n\n\0\ne3\nrecord\n",
    ]
    .concat();
    let ran = sixfold_with(&["play", "yinsh"], &input).bad();
    assert!(ran.out.contains("more than 4096 characters"), "{}", ran.out);
    assert!(ran.out.contains("is not UTF-8 text"), "{}", ran.out);
    assert!(ran.out.contains("\n1.e3\n"), "{}", ran.out);
    assert_eq!(ran.err, "sixfold: 3 lines were refused\n");
}

#[test]
fn the_saved_record_names_game_setup_seats_and_result() {
    let folder = Folder::new();
    let file = folder.path("game.txt");
    play(&["yinsh"], &["e3".to_owned(), format!("save {file}")]).good();
    assert_eq!(
        read(&file),
        "[Game \"YINSH\"]\n[Setup \"standard\"]\n[Seat1 \"?\"]\n[Seat2 \"?\"]\n[Result \"*\"]\n\n1.e3\n"
    );
}

#[test]
fn the_engine_answers_and_is_taken_back_with_the_turn() {
    let script = lines("e3 record undo record redo record");
    let out = play(&["yinsh", "--engine", "2"], &script).good();
    let records: Vec<&str> = out.split("[Game \"YINSH\"]").skip(1).collect();
    assert_eq!(records.len(), 3, "{out}");
    assert!(records[0].contains("\n1.e3 2."), "{out}");
    assert!(!records[1].contains("\n1."), "{out}");
    assert!(records[2].contains("\n1.e3 2."), "{out}");
    assert_eq!(out.matches("(Computer, level 2)").count(), 1, "{out}");
}

#[test]
fn whoever_is_chosen_or_the_lot_falls_on_begins() {
    let engine_first = ["yinsh", "--engine", "1", "--first", "2"];
    let out = play(&engine_first, &[]).good();
    assert!(out.contains("\nPlayer 2 of the list begins.\n"), "{out}");
    assert!(
        out.contains("White to place a ring … (Computer, level 1)"),
        "{out}"
    );
    let mut begun = [0, 0];
    for _ in 0..24 {
        let out = play(&["yinsh", "--first", "lots"], &[]).good();
        let first = usize::from(out.contains("\nPlayer 2 of the list begins.\n"));
        assert!(first == 1 || out.contains("\nPlayer 1 of the list begins.\n"));
        begun[first] += 1;
    }
    assert!(begun.iter().all(|times| *times > 0), "{begun:?}");
    let ran = play(&["yinsh", "--first", "3"], &[]).bad();
    assert_eq!(ran.err, "sixfold: there are 2 seats to take\n");
}

#[test]
fn engines_alone_play_to_the_end() {
    let seats = "engine:1,engine:3,engine:2";
    let out = play(
        &["gemblo", "--players", "3", "--seats", seats],
        &lines("left"),
    )
    .good();
    assert!(out.contains("The game is over: "), "{out}");
    assert!(out.contains("(Computer, level 3)"), "{out}");
    let ran = play(&["yinsh", "--seats", "person"], &[]).bad();
    assert_eq!(ran.err, "sixfold: there are 2 seats to take\n");
}
