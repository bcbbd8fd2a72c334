//! SGF as archives hold it: read, written, and refused with a reason.

use proptest::prelude::*;
use record::sgf::{Node, Tree, parse, trees};

#[track_caller]
fn refused(text: &str, message: &str) {
    assert_eq!(parse(text).unwrap_err().to_string(), message);
}

fn nodes(tree: &Tree) -> impl Iterator<Item = &Node> {
    tree.main_line().map(|node| &tree[node])
}

fn moves(tree: &Tree) -> Vec<&str> {
    nodes(tree)
        .filter_map(|node| node.value("W").or(node.value("B")))
        .collect()
}

#[test]
fn a_boardspace_file_is_read() {
    let text = " (;\r\nGM[24]VV[2]\r\nGN[Y-a-b]\r\nP0[id \"a\"]\r\nP1[id \"b\"]\r\n\
                ; P0[0 Start White]\r\n; P0[1 place wr  G 2]TM[18012]\r\n;\r\nP0[time 0:01:43 ]\r\n)\r\n ";
    let trees = parse(text).unwrap();
    let nodes: Vec<&Node> = nodes(&trees[0]).collect();
    assert_eq!(nodes.len(), 4);
    assert_eq!(nodes[0].value("P0"), Some("id \"a\""));
    assert_eq!(nodes[2].value("P0"), Some("1 place wr  G 2"));
    assert_eq!(nodes[2].value("TM"), Some("18012"));
    assert_eq!(nodes[3].properties()[0].0, "P0");
}

#[test]
fn several_trees_and_text_around_them_are_read() {
    let trees = parse("\u{feff}two (2) games:\n(;W[a2])\n\n ( ;W[a3];B[a4]) bye").unwrap();
    assert_eq!(trees.len(), 2);
    assert_eq!(moves(&trees[1]), ["a3", "a4"]);
}

#[test]
fn the_main_line_takes_the_first_variation() {
    let trees = parse("(;GM[1];W[1](;B[2];W[3](;B[4])(;B[5]))(;B[6];W[7]))").unwrap();
    assert_eq!(moves(&trees[0]), ["1", "2", "3", "4"]);
    let written = "(;GM[1]\n;W[1]\n(;B[2]\n;W[3]\n(;B[4])\n(;B[5]))\n(;B[6]\n;W[7]))\n";
    assert_eq!(trees[0].to_string(), written);
}

#[test]
fn escapes_and_line_breaks_follow_version_four() {
    let trees = parse("(;C[a\\]b\\\\c\\:d\\\r\ne\r\nf\n\rg\th][second])").unwrap();
    let root = &trees[0][Tree::ROOT];
    assert_eq!(root.value("C"), Some("a]b\\c:de\nf\ng h"));
    assert_eq!(root.values("C").count(), 2);
}

#[test]
fn digits_and_long_names_and_small_letters_name_properties() {
    let trees = parse("(;1[a1]6[b2]GaMe[x]PlayerWhite[Ann]b[d4])").unwrap();
    let root = &trees[0][Tree::ROOT];
    assert_eq!(root.value("6"), Some("b2"));
    assert_eq!(root.value("GM"), Some("x"));
    assert_eq!(root.value("PW"), Some("Ann"));
    assert_eq!(root.value("B"), Some("d4"));
}

#[test]
fn a_repeated_property_keeps_all_its_values() {
    let trees = parse("(;P0[a]P1[b]P0[c])").unwrap();
    let values: Vec<_> = trees[0][Tree::ROOT].values("P0").collect();
    assert_eq!(values, ["a", "c"]);
}

#[test]
fn errors_name_the_place_and_the_reason() {
    refused("", "line 1, column 1: no game tree `(;…)` in this text");
    refused("((((", "line 1, column 1: no game tree `(;…)` in this text");
    refused(
        "\n (;W[a2]",
        "line 2, column 2: the game tree that begins here is never closed",
    );
    refused(
        "(;W[a2",
        "line 1, column 4: the value that begins here is never closed",
    );
    refused(
        "(;W[\\",
        "line 1, column 4: the value that begins here is never closed",
    );
    refused("(;W;B[a2])", "line 1, column 3: this property has no value");
    refused(
        "(;[a2])",
        "line 1, column 3: this value belongs to no property",
    );
    refused(
        "(;C[ж]\nW[a2] ж",
        "line 2, column 7: unexpected 'ж' in a game tree",
    );
}

#[test]
fn good_trees_before_a_broken_one_are_not_lost() {
    let mut read = trees("(;W[a2])(;W[a3");
    assert!(read.next().unwrap().is_ok());
    assert!(read.next().unwrap().is_err());
    assert!(read.next().is_none());
}

/// With quadratic time or a deep recursion this would not come to its end.
#[test]
fn ten_megabytes_of_anything_are_read_or_refused() {
    let megabytes = |unit: &str| unit.repeat(10_000_000 / unit.len());
    for text in [
        megabytes("("),
        megabytes("( "),
        megabytes("(;"),
        format!("(;{}", megabytes("(")),
        format!("(;{}", megabytes("A[]")),
        format!("(;A{}", megabytes("[]")),
        format!("(;A[{}", megabytes("\\\n")),
        format!("(;{}", megabytes(")")),
        format!("({}{}", megabytes(";(;)"), ")"),
    ] {
        let read = trees(&text).map(|tree| tree.map(|tree| tree.to_string().len()));
        let lengths: Vec<_> = read.collect();
        assert!(lengths.len() <= 1, "{lengths:?}");
    }
}

#[test]
fn a_tree_is_written_with_its_variations() {
    let text = "(;GM[YINSH]C[a\\]\\\\]\n;W[1]\n(;B[2]\n;W[3]\n(;B[4])\n(;B[5]))\n(;B[6]\n;W[7]))\n";
    let trees = parse(text).unwrap();
    assert_eq!(trees[0].to_string(), text);
}

#[test]
fn a_main_line_is_built_and_read_back() {
    let mut tree = Tree::new(Node::new().with("GM", "YINSH"));
    let ring = Node::new().with("W", "e3").with("C", "x]\\");
    tree.add(Tree::ROOT, ring.with("TR", "e3").with("TR", "f6"));
    let written = "(;GM[YINSH]\n;W[e3]C[x\\]\\\\]TR[e3][f6])\n";
    assert_eq!(tree.to_string(), written);
    assert_eq!(parse(written).unwrap(), [tree]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[(;)\\[\\]\\\\A1a \n\r\u{fe0f}ж]*") {
        if let Ok(read) = parse(&text) {
            let written: String = read.iter().map(Tree::to_string).collect();
            prop_assert_eq!(parse(&written).unwrap(), read);
        }
    }
}
