//! `sixfold replay`: results, errors, JSON, and every format.

use std::io::{Cursor, Write};

use game::Game;
use serde_json::Value;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::program::{Folder, sixfold, sixfold_with};
use crate::random;

const BOARDSPACE: &str = " (;\r\nGM[24]VV[2]\r\nSU[Yinsh]\r\nGN[Y-a-b]\r\nRE[whatever]\r\n\
    P0[id \"J\u{fc}rgen\"]\r\nP1[id \"b\"]\r\n; P0[0 Start White]\r\n\
    ; P0[1 place wr  G 2]TM[1]\r\n; P0[2 Done ]TM[2]\r\n; P1[3 place br  C 6]TM[3]\r\n\
    ; P1[4 Done ]TM[4]\r\n; P0[5 Resign ]TM[5]\r\n; P0[6 Done ]TM[6]\r\n;\r\nP0[time 0:01:43 ]\r\n)\r\n ";

const ARENA: &str = "Ann places a ring on E4\nBob places a ring on F6\nAnn places a ring on A2\n";

fn json(arguments: &[&str]) -> Vec<Value> {
    let ran = sixfold(&[&["replay", "--json"], arguments].concat());
    let lines = ran.out.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_game_of_yinsh_is_told_in_one_line() {
    let folder = Folder::new();
    let game = random::yinsh(1);
    let file = folder.file("game.txt", random::record("YINSH", &game));
    let verdict = game.position().verdict().unwrap();
    let turns = game.turn_texts().len();
    let out = sixfold(&["replay", &file]).good();
    assert!(
        out.starts_with(&format!("game.txt: {turns} turns, {verdict} (")),
        "{out}"
    );
    assert_eq!(out.lines().count(), 1);
}

#[test]
fn json_tells_everything() {
    let folder = Folder::new();
    let game = random::yinsh(4);
    let file = folder.file("game.txt", random::record("YINSH", &game));
    let lines = json(&["--legal", &file]);
    let told = &lines[0];
    assert_eq!(told["id"], "game.txt");
    assert_eq!(told["file"], file.as_str());
    assert_eq!(told["game"], "YINSH");
    assert_eq!(told["setup"], "standard");
    assert_eq!(told["moves"], Value::from(game.turn_texts()));
    assert_eq!(told["steps"], game.steps().count());
    assert_eq!(
        told["result"],
        game.position().verdict().unwrap().to_string()
    );
    assert_eq!(told["error"], Value::Null);
    assert_eq!(told["note"], Value::Null);
    let legal: Vec<usize> = game
        .earlier_positions()
        .map(|at| at.legal().len())
        .collect();
    assert_eq!(told["legal"], Value::from(legal));
    assert!(json(&[&file])[0].get("legal").is_none());
}

#[test]
fn gemblo_has_places_for_everybody() {
    let folder = Folder::new();
    for players in 2..=6 {
        let game = random::game::<gemblo::Position>(&format!("gemblo{players}"), 9);
        let file = folder.file("game.txt", random::record("Gemblo", &game));
        let told = &json(&["--legal", &file])[0];
        let outcome = Game::outcome(game.position()).unwrap();
        let places: Vec<String> = outcome.places().iter().map(u8::to_string).collect();
        assert_eq!(told["result"], places.join(","));
        assert_eq!(told["ending"], "placed");
        assert_eq!(told["players"].as_array().unwrap().len(), players);
        assert_eq!(
            told["legal"].as_array().unwrap().len(),
            game.steps().count()
        );
    }
}

#[test]
fn the_first_illegal_turn_is_named_and_the_others_are_still_checked() {
    let folder = Folder::new();
    let bad = folder.file("bad.txt", "1.e3 2.f6 3.e3 4.zz");
    let good = folder.file("good.txt", "1.e3 2.f6");
    let ran = sixfold(&["replay", &bad, &good]).bad();
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(
        lines[0].starts_with("bad.txt: BAD, turn 3 (e3): "),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1], "good.txt: 2 turns, * (unfinished)");
    let told = &json(&[&bad])[0];
    assert_eq!(told["moves"], Value::from(vec!["e3", "f6"]));
    assert!(told["error"].as_str().unwrap().starts_with("turn 3 (e3): "));
}

#[test]
fn an_incomplete_turn_is_named_and_an_end_within_a_turn_is_noted() {
    let game = random::yinsh(1);
    let texts = game.turn_texts();
    let row = texts.iter().position(|text| text.contains(";x")).unwrap();
    let cut = texts[row].split(';').next().unwrap();
    let whole = [&texts[..row], &[cut.to_owned()], &texts[row + 1..]].concat();
    let replay = |turns: &[String]| {
        let text = format!("{{x}} {}", turns.join(" "));
        sixfold_with(&["replay", "-"], text.as_bytes()).out
    };
    let mover = ["White", "Black"][row % 2];
    assert_eq!(
        replay(&whole),
        format!(
            "-: BAD, turn {} ({cut}): the turn is not complete: {mover} to remove a row\n",
            row + 1
        )
    );
    assert_eq!(
        replay(&whole[..=row]),
        format!(
            "-: {0} turns, * (unfinished); note: the record ends within turn {0}: {mover} to remove a row\n",
            row + 1
        )
    );
}

#[test]
fn escape_sequences_of_a_record_do_not_reach_the_terminal() {
    let sgf = "(;GM[YINSH]GN[\x1b[2Jid]SU[standard];W[\x1b[31me3])";
    let text = "[Id \"\x1b]0;title\x07\"]\n1.\x1b[31me3";
    for record in [sgf, text, "\x1b[2J", "1.e3 2.z\u{9b}2J"] {
        let ran = sixfold_with(&["replay", "-"], record.as_bytes());
        let shown = ran.out + &ran.err;
        let obeyed = |char: char| char.is_control() && char != '\n';
        assert!(!shown.contains(obeyed), "{shown:?}");
    }
}

#[test]
fn names_and_moves_of_old_sgf_are_read() {
    let folder = Folder::new();
    let text =
        "(;FF[3]GaMe[YINSH]SU[Blitz]PlayerWhite[Ann]PlayerBlack[?];White[e3];b[f6];W[a2]B[a3])";
    let told = &json(&[&folder.file("old.sgf", text)])[0];
    assert_eq!(told["setup"], "blitz");
    assert_eq!(told["players"], serde_json::json!(["Ann", null]));
    assert_eq!(told["moves"], Value::from(vec!["e3", "f6", "a2", "a3"]));
}

#[test]
fn a_claim_that_the_moves_contradict_is_a_note() {
    let folder = Folder::new();
    let game = random::yinsh(1);
    let wrong = match game.position().verdict().unwrap().to_string().as_str() {
        "1-0" => "0-1",
        _ => "1-0",
    };
    let record = format!("[Result \"{wrong}\"]\n{}", random::record("YINSH", &game));
    let file = folder.file("game.txt", record);
    let out = sixfold(&["replay", &file]).good();
    assert!(out.contains(&format!(
        "; note: the record claims {wrong}, but the replay gives "
    )));
    let file = folder.file("game.sgf", "(;GM[YINSH]RE[W+];W[e3])");
    let told = &json(&[&file])[0];
    assert_eq!(
        told["note"],
        "the record claims 1-0, but the moves leave the game unfinished"
    );
    assert_eq!(
        (&told["result"], &told["error"]),
        (&"*".into(), &Value::Null)
    );
}

#[test]
fn a_recorded_resignation_decides_the_game() {
    let folder = Folder::new();
    let text = "[Game \"YINSH\"]\n[Result \"0-1\"]\n[Ending \"resignation\"]\n\n1.e3";
    for (name, content) in [("a.txt", text), ("b.sgf", "(;GM[YINSH]RE[B+R];W[e3])")] {
        let told = &json(&[&folder.file(name, content)])[0];
        assert_eq!(
            (&told["result"], &told["ending"]),
            (&"0-1".into(), &"resignation".into())
        );
        assert_eq!(told["note"], Value::Null);
    }
}

#[test]
fn boardspace_files_are_recognised() {
    let folder = Folder::new();
    // Names in old files are in the Windows code page.
    let latin: Vec<u8> = BOARDSPACE
        .chars()
        .map(|c| u8::try_from(c).unwrap())
        .collect();
    for bytes in [BOARDSPACE.as_bytes(), &latin] {
        let told = &json(&[&folder.file("a.sgf", bytes)])[0];
        assert_eq!(told["id"], "Y-a-b");
        assert_eq!(told["players"], Value::from(vec!["Jürgen", "b"]));
        assert_eq!(told["moves"], Value::from(vec!["g2", "c6"]));
        assert_eq!(
            (&told["result"], &told["ending"]),
            (&"0-1".into(), &"resignation".into())
        );
    }
}

#[test]
fn an_archive_that_names_the_wrong_winner_is_noted() {
    let replay = |winner: &str| {
        let text = BOARDSPACE.replace("whatever", &format!("Игру выиграл(а) {winner}."));
        sixfold_with(&["replay", "-"], text.as_bytes()).good()
    };
    assert_eq!(replay("b"), "Y-a-b: 2 turns, 0-1 (resignation)\n");
    assert!(
        replay("J\u{fc}rgen").contains("note: the record claims 1-0, but the replay gives 0-1")
    );
}

#[test]
fn board_game_arena_logs_are_recognised() {
    let folder = Folder::new();
    let told = &json(&[&folder.file("log.txt", ARENA)])[0];
    assert_eq!(told["players"], Value::from(vec!["Ann", "Bob"]));
    assert_eq!(told["moves"], Value::from(vec!["e4", "f6", "a2"]));
}

#[test]
fn several_games_in_a_file_are_numbered() {
    let folder = Folder::new();
    let file = folder.file("two.sgf", "(;GM[YINSH];W[e3])\n(;GM[YINSH]GN[named];W[f6])");
    let ids: Vec<Value> = json(&[&file])
        .iter()
        .map(|told| told["id"].clone())
        .collect();
    assert_eq!(ids, ["two.sgf#1", "named"]);
}

#[test]
fn a_move_of_the_wrong_colour_is_illegal() {
    let ran = sixfold_with(&["replay", "-"], b"(;GM[YINSH];W[e3];W[f6])").bad();
    assert!(
        ran.out
            .contains("turn 2 (f6): this is a move of W, but it is the turn of B")
    );
}

#[test]
fn a_folder_is_imported_with_a_summary_of_what_is_refused() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path("2005/may")).unwrap();
    folder.file("2005/may/a.sgf", BOARDSPACE);
    folder.file("2005/b.txt", "1.e3 2.f6");
    folder.file("2005/c.txt", "1.e3 2.e3");
    folder.file("d.sgf", "(;GM[YINSH];W[e3];B[f6];W[zz])");
    folder.file("e.sgf", BOARDSPACE.replace("Yinsh", "Zertz"));
    let ran = sixfold(&["replay", &folder.path("")]).bad();
    let summary = "5 games: 2 good, 3 refused\n     2 with a turn that the rules refuse\n     1 of another game\n";
    assert!(ran.out.ends_with(summary), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 5 + 3);
    let converted = sixfold(&["convert", &folder.path("2005"), "--to", "text"]).bad();
    assert_eq!(converted.out.matches("[Game ").count(), 2);
    assert!(
        converted.err.contains("3 games: 2 good, 1 refused\n"),
        "{}",
        converted.err
    );
}

#[test]
fn zip_archives_are_opened() {
    let folder = Folder::new();
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.add_directory("games", SimpleFileOptions::default())
        .unwrap();
    for (name, content) in [
        ("games/a.sgf", BOARDSPACE.as_bytes()),
        ("games/b.txt", b"1.e3 2.f6"),
        ("games/c.bin", b"\0\x01\x02"),
        ("games/d.zip", b"PK\x03\x04"),
    ] {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(content).unwrap();
    }
    let bytes = zip.finish().unwrap().into_inner();
    let ran = sixfold(&["replay", &folder.file("all.zip", &bytes)]).bad();
    assert!(
        ran.out
            .starts_with("Y-a-b: 2 turns, 0-1 (resignation)\nb.txt: 2 turns"),
        "{}",
        ran.out
    );
    assert!(
        ran.err.contains("all.zip:games/c.bin: this is not text"),
        "{}",
        ran.err
    );
    assert!(
        ran.err
            .contains("games/d.zip: an archive within an archive"),
        "{}",
        ran.err
    );
    for length in [4, 30, bytes.len() / 2, bytes.len() - 1] {
        let ran = sixfold(&["replay", &folder.file("cut.zip", &bytes[..length])]).bad();
        assert!(
            ran.err.contains("cut.zip: the zip archive is broken"),
            "{}",
            ran.err
        );
    }
}
