//! The analysis board on a real game.

use record::text::{Record, parse};
use study::{Analysis, Mark, Way};
use yinsh::{Position, Setup};

fn board(turns: &[&str]) -> Analysis<Position> {
    let mut board = Analysis::new(Setup::STANDARD);
    for turn in turns {
        board.play(turn).unwrap();
    }
    board
}

/// The tree as text, without line breaks.
fn told(board: &Analysis<Position>) -> String {
    let record = Record {
        tree: board.tree().clone(),
        ..Record::default()
    };
    record
        .to_string()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn another_turn_is_a_variation_and_a_known_one_is_followed() {
    let mut board = board(&["e3", "f6"]);
    board.go(Way::Back);
    let other = board.play("g6").unwrap();
    board.go(Way::Back);
    assert_eq!(board.play("g6"), Some(other));
    assert_eq!(told(&board), "1.e3 2.f6 (2.g6)");
    assert_eq!(board.game().turn_texts(), ["e3", "g6"]);
}

#[test]
fn a_refused_turn_changes_nothing() {
    let mut board = board(&["e3"]);
    assert_eq!(board.play("e3"), None);
    assert_eq!(board.play("hello"), None);
    assert_eq!(told(&board), "1.e3");
    assert_eq!(board.game().turn_count(), 1);
}

#[test]
fn one_walks_along_the_line_and_between_variations() {
    let mut board = board(&["e3", "f6", "a2"]);
    board.go(Way::Start);
    board.go(Way::On);
    board.play("g6").unwrap();
    board.go(Way::Up);
    assert_eq!(board.game().turn_texts(), ["e3", "f6"]);
    board.go(Way::Up);
    board.go(Way::End);
    assert_eq!(board.game().turn_texts(), ["e3", "f6", "a2"]);
    board.go(Way::Back);
    board.go(Way::Down);
    assert_eq!(board.game().turn_texts(), ["e3", "g6"]);
    board.go(Way::On);
    assert_eq!(board.game().turn_texts(), ["e3", "g6"]);
}

#[test]
fn a_promoted_line_is_the_main_line_from_the_start() {
    let mut board = board(&["e3", "f6"]);
    board.go(Way::Start);
    board.play("g6").unwrap();
    board.play("a2").unwrap();
    board.promote();
    assert_eq!(told(&board), "1.g6 (1.e3 2.f6) 2.a2");
    assert_eq!(board.game().turn_texts(), ["g6", "a2"]);
}

#[test]
fn what_is_deleted_goes_with_all_behind_it() {
    let mut board = board(&["e3", "f6", "a2"]);
    board.go(Way::Back);
    board.delete();
    assert_eq!(told(&board), "1.e3");
    assert_eq!(board.game().turn_texts(), ["e3"]);
    board.go(Way::Start);
    board.delete();
    assert_eq!(board.tree().children(board.here()), []);
}

#[test]
fn comments_marks_and_arrows_survive_the_text() {
    let mut board = board(&["e3", "f6"]);
    board.comment("the centre");
    let label = Mark::Label("g6".to_owned(), "A".to_owned());
    let arrow = Mark::Arrow("e3".to_owned(), "e5".to_owned());
    let [triangle, circle] = [Mark::Triangle, Mark::Circle].map(|mark| mark("a2".to_owned()));
    for mark in [&label, &arrow, &triangle, &circle, &triangle] {
        board.toggle(mark);
    }
    let text = told(&board);
    assert_eq!(
        text,
        "1.e3 2.f6 {[%LB g6:A] [%AR e3:e5] [%CR a2] the centre}"
    );
    let record = parse(&text).unwrap().remove(0);
    let mut again = Analysis::<Position>::of_tree(Setup::STANDARD, &record.tree);
    again.go(Way::End);
    assert_eq!(again.marks().collect::<Vec<_>>(), [label, arrow, circle]);
    assert_eq!(told(&again), text);
    again.comment("");
    assert!(!told(&again).contains("centre"));
    let record = again.tree();
    assert_eq!(record[again.here()].comment, None, "nothing is no comment");
}

#[test]
fn variations_that_the_rules_refuse_are_left_out() {
    let record = parse("1.e3 2.f6 (2.e3 3.a2) (2.g6) 3.a2")
        .unwrap()
        .remove(0);
    let board = Analysis::<Position>::of_tree(Setup::STANDARD, &record.tree);
    assert_eq!(told(&board), "1.e3 2.f6 (2.g6) 3.a2");
}

#[test]
fn a_place_is_found_again_in_every_corner_of_a_tree() {
    let text = "1.e3 2.f6 (2.g6 3.a2 (3.b1 4.b2 5.b3) 4.c1) (2.d4) 3.h8\n";
    let tree = parse(text).unwrap().remove(0).tree;
    let mut board = Analysis::<Position>::of_tree(Setup::STANDARD, &tree);
    let line = ["e3", "f6", "h8"].map(str::to_owned);
    for promoted in [false, true] {
        if promoted {
            board.go_to_place(&line, "1.1.0");
            board.promote();
        }
        let mut places = Vec::new();
        for node in board.tree().walk().collect::<Vec<_>>() {
            board.go_to(node);
            let place = board.place(&line);
            board.go_to_place(&line, "0");
            board.go_to_place(&line, &place);
            assert_eq!(board.here(), node, "{place}");
            assert!(!places.contains(&place), "{place}");
            places.push(place);
        }
        let last = if promoted { "3" } else { "1.1.0.1.2" };
        assert!(places.contains(&last.to_owned()), "{places:?}");
    }
}

#[test]
fn a_place_that_is_none_leads_as_far_as_the_tree_does() {
    let mut board = board(&["e3", "f6"]);
    let line = ["e3", "f6"].map(str::to_owned);
    for (place, turns) in [
        ("", 0),
        ("x", 0),
        ("1", 1),
        ("99", 2),
        ("1.7.3", 1),
        ("0.0.99", 2),
        ("0.0.18446744073709551615", 2),
        ("1.0", 1),
    ] {
        board.go_to_place(&line, place);
        assert_eq!(board.game().turn_count(), turns, "{place}");
    }
}

#[test]
fn what_is_noted_anew_takes_the_place_of_what_was() {
    let mut board = board(&["e3"]);
    board.note("Chances", "0.4 0.6");
    board.note("Depth", "7");
    board.note("Chances", "0.5 0.5");
    assert_eq!(told(&board), "1.e3 {[%Depth 7] [%Chances 0.5 0.5]}");
}

#[test]
fn a_record_is_opened_at_its_start_with_what_is_said_there() {
    let record = parse("{both begin} 1.e3 2.f6").unwrap().remove(0);
    let board = Analysis::<Position>::of_tree(Setup::STANDARD, &record.tree);
    assert_eq!(board.game().turn_count(), 0);
    assert_eq!(told(&board), "{both begin} 1.e3 2.f6");
}

#[test]
fn a_label_may_have_a_colon() {
    let label = Mark::Label("e3".to_owned(), "a:b".to_owned());
    let (ident, value) = label.to_property();
    assert_eq!(Mark::of_property(&ident, &value), Some(label));
}
