//! `sixfold convert`: what one format says, the other says too.

use record::text::{Record, parse};

use crate::program::{Folder, read, sixfold};
use crate::random;

#[test]
fn a_game_survives_the_way_to_sgf_and_back() {
    let folder = Folder::new();
    let yinsh = random::record("YINSH", &random::yinsh(1));
    let gemblo = random::game::<gemblo::Position>("gemblo5#2", 1);
    for record in [yinsh, random::record("Gemblo", &gemblo)] {
        let file = folder.file("first.txt", record);
        let text = sixfold(&["convert", &file, "--to", "text"]).good();
        let text_file = folder.file("second.txt", &text);
        let sgf = sixfold(&["convert", &text_file, "--to", "sgf"]).good();
        let sgf_file = folder.file("third.sgf", &sgf);
        let back = sixfold(&["convert", &sgf_file, "--to", "text"]).good();
        let without_seats = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| !line.starts_with("[Seat"));
            lines.map(str::to_owned).collect()
        };
        assert_eq!(without_seats(&back), without_seats(&text));
    }
}

#[test]
fn names_dates_and_comments_are_kept() {
    let folder = Folder::new();
    let text = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n[Id \"g1\"]\n[Seat1 \"A]\\\\\"]\n[Seat2 \"B\"]\n\
                [Date \"2026-01-02\"]\n[Result \"1-0\"]\n[Ending \"resignation\"]\n\n\
                {hello} 1.e3 {a \\} b} 2.f6\n";
    let file = folder.file("a.txt", text);
    let sgf = folder.path("a.sgf");
    sixfold(&["convert", &file, "--to", "sgf", "-o", &sgf]).good();
    assert_eq!(
        read(&sgf),
        "(;FF[4]CA[UTF-8]GM[YINSH]SU[blitz]GN[g1]DT[2026-01-02]PW[A\\]\\\\]PB[B]RE[W+R]C[hello]\n\
         ;W[e3]C[a } b]\n;B[f6])\n"
    );
    assert_eq!(sixfold(&["convert", &sgf, "--to", "text"]).good(), text);
}

#[test]
fn what_is_drawn_on_the_first_position_stays_there() {
    let folder = Folder::new();
    let text = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n[Seat1 \"?\"]\n[Seat2 \"?\"]\n[Result \"*\"]\n\n\
                {[%TR e3] [%AR e3:e5] begin here} 1.e3 {[%LB f6:A]}\n";
    let sgf = sixfold(&["convert", &folder.file("a.txt", text), "--to", "sgf"]).good();
    assert!(sgf.contains("TR[e3]AR[e3:e5]C[begin here]"), "{sgf}");
    let back = sixfold(&["convert", &folder.file("a.sgf", &sgf), "--to", "text"]).good();
    assert_eq!(back, text);
}

#[test]
fn a_draw_by_agreement_stays_one_and_nobody_is_called_a_question_mark() {
    let folder = Folder::new();
    let text = "[Game \"YINSH\"]\n[Setup \"standard\"]\n[Seat1 \"?\"]\n[Seat2 \"B\"]\n\
                [Result \"1/2-1/2\"]\n[Ending \"agreement\"]\n\n1.e3 2.f6\n";
    let sgf = sixfold(&["convert", &folder.file("a.txt", text), "--to", "sgf"]).good();
    assert_eq!(
        sgf,
        "(;FF[4]CA[UTF-8]GM[YINSH]SU[standard]PB[B]RE[0]\n;W[e3]\n;B[f6])\n"
    );
    let back = sixfold(&["convert", &folder.file("a.sgf", &sgf), "--to", "text"]).good();
    assert_eq!(back, text);
}

#[test]
fn headers_that_mean_nothing_here_and_line_breaks_survive_both_ways() {
    let folder = Folder::new();
    let text = "[Game \"YINSH\"]\n[Setup \"standard\"]\n[Seat1 \"A\"]\n[Seat2 \"B\"]\n[Result \"*\"]\n\
                [Event \"Cup: 1\"]\n[WR \"1800\"]\n[W \"x\"]\n\n1.e3 {one\\n two} 2.f6\n";
    let sgf = sixfold(&["convert", &folder.file("a.txt", text), "--to", "sgf"]).good();
    assert_eq!(
        sgf,
        "(;FF[4]CA[UTF-8]GM[YINSH]SU[standard]PW[A]PB[B]TAG[Event:Cup: 1]WR[1800]TAG[W:x]\n\
         ;W[e3]C[one\ntwo]\n;B[f6])\n"
    );
    let back = sixfold(&["convert", &folder.file("a.sgf", &sgf), "--to", "text"]).good();
    assert_eq!(back, text);
}

#[test]
fn random_trees_survive_both_formats() {
    let folder = Folder::new();
    let yinsh = (1..9).map(|seed| random::tree::<yinsh::Position>("YINSH", "blitz", seed));
    let gemblo = (1..5).map(|seed| random::tree::<gemblo::Position>("Gemblo", "gemblo2", seed));
    let records: Vec<Record> = yinsh.chain(gemblo).collect();
    assert!(
        records
            .iter()
            .all(|record| record.tree.walk().count() > record.turns().count() + 9)
    );
    let texts: Vec<String> = records.iter().map(Record::to_string).collect();
    let text = folder.file("a.txt", texts.join("\n"));
    let sgf = sixfold(&["convert", &text, "--to", "sgf"]).good();
    let back = sixfold(&["convert", &folder.file("a.sgf", &sgf), "--to", "text"]).good();
    let read = parse(&back).unwrap();
    assert_eq!(read.len(), records.len());
    for (read, record) in read.iter().zip(&records) {
        assert_eq!(read.tree, record.tree);
        assert_eq!(read.tag("Event"), record.tag("Event"));
    }
    let again = sixfold(&["convert", &folder.file("b.txt", &back), "--to", "sgf"]).good();
    assert_eq!(again, sgf);
}

#[test]
fn variations_and_what_is_known_of_later_nodes_are_kept() {
    let folder = Folder::new();
    let sgf =
        "(;GM[YINSH]SU[blitz];W[e3]TR[e3][f6](;B[f6]C[a];W[g6])(;C[shared];B[g6](;W[f6])(;W[a2])))";
    let text = sixfold(&["convert", &folder.file("a.sgf", sgf), "--to", "text"]).good();
    let turns = "\n\n1.e3 {[%TR e3] [%TR f6] shared} 2.f6 {a} (2.g6 3.f6 (3.a2)) 3.g6\n";
    assert!(text.ends_with(turns), "{text}");
    let back = sixfold(&["convert", &folder.file("a.txt", &text), "--to", "sgf"]).good();
    let turns =
        "\n;W[e3]TR[e3][f6]C[shared]\n(;B[f6]C[a]\n;W[g6])\n(;B[g6]\n(;W[f6])\n(;W[a2])))\n";
    assert!(back.ends_with(turns), "{back}");
}

#[test]
fn a_variation_that_the_rules_refuse_is_left_out_and_noted() {
    let folder = Folder::new();
    let file = folder.file("a.txt", "1.e3 2.f6 (2.g6 3.e3 4.a2) (2.a4)");
    let ran = sixfold(&["replay", &file]).good();
    let note = "; note: a variation is left out from turn 3 (e3): ";
    assert!(ran.contains(note), "{ran}");
    let text = sixfold(&["convert", &file, "--to", "text"]).good();
    assert!(text.ends_with("1.e3 2.f6 (2.g6) (2.a4)\n"), "{text}");
}

#[test]
fn what_other_archives_tell_is_kept() {
    let folder = Folder::new();
    let sgf =
        "(;GM[24]VV[2]SU[Yinsh]P0[id \"a\"]P1[id \"b\"];P0[1 place wr E 3];P0[time 0:01:43 ])";
    let text = sixfold(&["convert", &folder.file("a.sgf", sgf), "--to", "text"]).good();
    assert!(
        text.contains("[VV \"2\"]\n[P0 \"time 0:01:43\"]\n"),
        "{text}"
    );
    let back = sixfold(&["convert", &folder.file("a.txt", &text), "--to", "sgf"]).good();
    assert!(back.contains("VV[2]TAG[P0:time 0:01:43]"), "{back}");
}

#[test]
fn bad_games_are_left_out_and_named() {
    let folder = Folder::new();
    let file = folder.file("two.txt", "1.e3 * 1.e3 2.e3 *");
    let ran = sixfold(&["convert", &file, "--to", "text"]).bad();
    assert!(ran.out.ends_with("\n1.e3\n"), "{}", ran.out);
    assert!(ran.err.contains("two.txt: turn 2 (e3): "), "{}", ran.err);
}

#[test]
fn an_existing_file_is_replaced_only_by_force() {
    let folder = Folder::new();
    let file = folder.file("a.txt", "1.e3");
    let old = folder.file("b.sgf", "precious");
    let arguments = ["convert", &file, "--to", "sgf", "-o", &old];
    let ran = sixfold(&arguments).bad();
    assert!(ran.err.ends_with("b.sgf exists already\n"), "{}", ran.err);
    assert_eq!(read(&old), "precious");
    sixfold(&[&arguments[..], &["--force"]].concat()).good();
    assert!(read(&old).contains("W[e3]"));
    assert_eq!(folder.names(), ["a.txt", "b.sgf"]);
}
