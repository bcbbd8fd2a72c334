//! Text records: read, written, and refused with a reason.

use proptest::prelude::*;
use record::Tree;
use record::text::{Record, Turn, parse};

#[track_caller]
fn one(text: &str) -> Record {
    let mut records = parse(text).unwrap();
    assert_eq!(records.len(), 1, "{records:?}");
    records.remove(0)
}

fn turns(record: &Record) -> Vec<&str> {
    record.turns().map(|turn| turn.text.as_str()).collect()
}

/// What is said after each turn, and before the first.
fn comments(record: &Record) -> Vec<Option<&str>> {
    let nodes = record.tree.main_line();
    nodes
        .map(|node| record.tree[node].comment.as_deref())
        .collect()
}

#[track_caller]
fn refused(text: &str, message: &str) {
    assert_eq!(parse(text).unwrap_err().to_string(), message);
}

#[test]
fn a_record_has_tags_turns_and_comments() {
    let text = "[Game \"YINSH\"]\n[Seat1 \"A \\\"B\\\" \\\\\"]\n\n{hello} 1.e3 2.f6 {the\n centre} {so}\n3. a2-h9;xa5\n";
    let record = one(text);
    assert_eq!(record.tag("Seat1"), Some("A \"B\" \\"));
    assert_eq!(record.tag("Date"), None);
    assert_eq!(turns(&record), ["e3", "f6", "a2-h9;xa5"]);
    let said = [Some("hello"), None, Some("the centre so"), None];
    assert_eq!(comments(&record), said);
}

#[test]
fn numbers_may_stand_apart_or_be_missing() {
    assert_eq!(
        turns(&one("1. e3\r\n2.\r\nf6 a2 4.b3")),
        ["e3", "f6", "a2", "b3"]
    );
}

#[test]
fn dots_before_a_turn_are_not_part_of_it() {
    let record = one("1...e3 ...f6 .a2");
    assert_eq!(turns(&record), ["e3", "f6", "a2"]);
    assert_eq!(one(&record.to_string()), record);
}

#[test]
fn a_comment_may_touch_its_turn() {
    assert_eq!(comments(&one("1.e3{x}2.f6")), [None, Some("x"), None]);
}

#[test]
fn comments_behind_one_another_are_one_and_empty_ones_are_none() {
    let record = one("{} 1.e3 {a}{ }{b} 2.f6 {}");
    assert_eq!(comments(&record), [None, Some("a b"), None]);
}

#[test]
fn a_comment_keeps_its_line_breaks_and_loses_those_of_its_wrapping() {
    let record = one("1.e3 {first\\n second\n  goes on\\n\\nC:\\\\new}");
    let said = "first\nsecond goes on\n\nC:\\new";
    assert_eq!(comments(&record), [None, Some(said)]);
    assert_eq!(one(&record.to_string()), record);
}

#[test]
fn a_control_character_in_a_header_reads_as_a_blank() {
    assert_eq!(one("[Seat1 \"a\u{8}b\"]").tag("Seat1"), Some("a b"));
}

#[test]
fn a_final_result_becomes_a_tag_unless_there_is_one() {
    assert_eq!(one("1.e3 1/2-1/2").tag("Result"), Some("1/2-1/2"));
    assert_eq!(one("[Result \"1-0\"]\n1.e3 *").tag("Result"), Some("1-0"));
}

#[test]
fn several_records_may_share_a_file() {
    let records = parse("[Game \"A\"]\n1.e3\n[Game \"B\"]\n\n[Game \"C\"]\n\n1.f6 * 1.a2").unwrap();
    let games: Vec<_> = records.iter().map(|record| record.tag("Game")).collect();
    assert_eq!(games, [Some("A"), Some("B"), Some("C"), None]);
    assert_eq!(turns(&records[2]), ["f6"]);
}

#[test]
fn set_tag_changes_or_adds() {
    let mut record = one("[A \"1\"]");
    record.set_tag("A", "2");
    record.set_tag("B", "3");
    assert_eq!(record.to_string(), "[A \"2\"]\n[B \"3\"]\n");
}

#[test]
fn long_games_are_wrapped() {
    let record = Record {
        tree: vec![Turn::from("a2-h9".to_owned()); 60]
            .into_iter()
            .collect(),
        ..Record::default()
    };
    let text = record.to_string();
    assert!(text.lines().all(|line| line.len() <= 80));
    assert!(text.lines().count() < 8);
    assert_eq!(one(&text), record);
}

#[test]
fn a_line_break_cannot_break_a_header_line() {
    let mut record = Record::default();
    record.set_tag("Seat1", "A\n[B \"x\"]");
    assert_eq!(parse(&record.to_string()).unwrap()[0].tags.len(), 1);
}

#[test]
fn a_variation_stands_behind_the_turn_that_it_replaces() {
    let text = "1.e3 2.f6 {main} (2.g6 3.g7 (3.h8 {deep}) 4.a2) (2.h7) 3.b4\n";
    let record = one(text);
    assert_eq!(turns(&record), ["e3", "f6", "b4"]);
    let all: String = record
        .tree
        .walk()
        .map(|node| record.tree[node].text.as_str())
        .collect();
    assert_eq!(all, "e3f6b4g6g7a2h8h7");
    assert_eq!(record.to_string(), text);
    assert_eq!(one("e3 f6{main}(g6 g7(h8{deep})a2)(2...h7 1-0)b4"), record);
}

#[test]
fn a_variation_that_says_nothing_is_none() {
    assert_eq!(one("1.e3 () 2.f6 ( )"), one("1.e3 2.f6"));
}

#[test]
fn what_else_is_known_of_a_turn_stands_before_its_comment() {
    let text = r"1.e3 {[%TR e3] [%KO] [%LB a\\]\\\\b\n c] x} 2.f6 {\\[%TR] y}";
    let record = one(text);
    let known: Vec<&Turn> = record.turns().collect();
    let other = [("TR", "e3"), ("KO", ""), ("LB", "a]\\b\nc")];
    let other = other.map(|(key, value)| (key.to_owned(), value.to_owned()));
    assert_eq!(known[0].other, other);
    assert_eq!(comments(&record), [None, Some("x"), Some("[%TR] y")]);
    assert_eq!(one(&record.to_string()), record);
    assert_eq!(
        comments(&one(r"1.e3 {[%- x]} 2.f6 {\\x}")),
        [None, Some("[%- x]"), Some("\\x")]
    );
}

#[test]
fn errors_name_the_place_and_the_reason() {
    refused(" \n", "line 1, column 1: nothing is written here");
    refused(
        "[Game YINSH]",
        "line 1, column 1: a header line must read [Key \"value\"]",
    );
    refused(
        "\n[Game \"YINSH\n\"]",
        "line 2, column 1: a header line must read [Key \"value\"]",
    );
    refused(
        "1.e3 {so",
        "line 1, column 6: the comment that begins here is never closed",
    );
    refused(
        "1.e3 (1.f6 {)}",
        "line 1, column 6: the variation that begins here is never closed",
    );
    refused(
        "1.e3 (1.f6\n[Game \"A\"]",
        "line 1, column 6: the variation that begins here is never closed",
    );
    refused(
        "(1.e3)",
        "line 1, column 1: a variation stands behind the turn that it replaces",
    );
    refused("1.e3 )", "line 1, column 6: no variation ends here");
    refused(
        "1.e3 (2.f6)",
        "line 1, column 7: this turn should have number 1",
    );
    refused("1.e3 (1.)", "line 1, column 7: no turn follows this number");
    refused("1.e3\n2.", "line 2, column 1: no turn follows this number");
    refused(
        "1.e3 3.f6",
        "line 1, column 6: this turn should have number 2",
    );
}

#[test]
fn ten_megabytes_of_anything_are_read_or_refused() {
    for unit in [
        "[", "[A \"\"]", "{", "{}", "1.", "a ", "a", "* ", "\\", "\n", "a(", "a(b)", ")",
    ] {
        let text = unit.repeat(10_000_000 / unit.len());
        let read = parse(&text).map(|records| records.len());
        assert!(read != Ok(0), "{unit}");
    }
}

fn word() -> impl Strategy<Value = String> {
    "[a-z-][a-z0-9;,-]{0,12}"
}

prop_compose! {
    fn any_turn()(
        text in word(),
        comment in proptest::option::of("\\{?[a-z\\\\}%\"\\[]{1,9}( [a-zж()]{1,90}){0,9}(\n[a-z]{1,9})?"),
        other in proptest::collection::vec(("[A-Z0-9]{1,8}", "|[!-~ж]{1,9}( [!-~]{1,9}){0,3}"), 0..3),
    ) -> Turn {
        Turn { text, comment, other }
    }
}

prop_compose! {
    /// Each turn behind any of those before it.
    fn any_tree()(
        turns in proptest::collection::vec((any_turn(), any::<prop::sample::Index>()), 0..40),
    ) -> Tree<Turn> {
        let mut tree = Tree::default();
        let mut nodes = vec![Tree::<Turn>::ROOT];
        for (turn, behind) in turns {
            nodes.push(tree.add(*behind.get(&nodes), turn));
        }
        tree
    }
}

prop_compose! {
    fn any_record()(
        tags in proptest::collection::vec(("[A-Za-z0-9]{1,8}", "[ -~ж]{0,20}"), 1..5),
        tree in any_tree(),
    ) -> Record {
        Record { tags, tree }
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(records in proptest::collection::vec(any_record(), 1..4)) {
        let texts: Vec<String> = records.iter().map(Record::to_string).collect();
        prop_assert_eq!(parse(&texts.join("\n")).unwrap(), records);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[\\[\\]{}()%K\"\\\\1.*ж \n]*") {
        for record in parse(&text).unwrap_or_default() {
            prop_assert_eq!(parse(&record.to_string()), Ok(vec![record]));
        }
    }
}
