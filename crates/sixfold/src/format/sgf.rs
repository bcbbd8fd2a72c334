//! Games as SGF: what the properties mean.

use std::rc::Rc;

use game::Seat;
use games::Kind;
use record::NodeId;
use record::sgf::{Node, Tree};
use record::text::Turn;

use super::{Untold, begin, known};
use crate::face::Face;
use crate::failure::excerpt;
use crate::recorded::{Agreed, AnyRecorded, Recorded, Spoken, add_comment, steps_of};

/// The game that a tree tells.
pub fn read(tree: &Tree) -> Result<AnyRecorded, Untold> {
    let name = tree[Tree::ROOT].value("GM").unwrap_or("");
    let kind = name.parse().map_err(|_| not_named(name))?;
    games::each!(kind, G => Ok(Box::new(from_tree::<G>(tree)?).into()))
}

/// Why a name in an SGF is of no game here.
fn not_named(name: &str) -> Untold {
    if !name.is_empty() {
        return Untold::OtherGame(excerpt(&name.to_ascii_lowercase()));
    }
    let names = Kind::ALL.iter().map(|kind| format!("GM[{}]", kind.name()));
    Untold::NoGame(names.collect::<Vec<_>>().join(" or "))
}

fn from_tree<G: Face>(tree: &Tree) -> Result<Recorded<G>, Untold> {
    let root = &tree[Tree::ROOT];
    let mut told = begin::<G>(root.value("SU"))?;
    let value = |ident: &str| root.value(ident).map(str::to_owned);
    told.header.id = value("GN");
    told.header.date = value("DT");
    told.header.claim = root.value("RE").and_then(G::score_of_sgf);
    let seats = (0..told.game.position().seats()).map(Seat);
    told.header.players = seats
        .map(|seat| known(root.value(G::name_property(seat))))
        .collect();
    told.header.other = others(root).filter(|other| !is_mark(other)).collect();
    told.follow(&spoken(tree));
    told.agreed = root.value("RE").filter(|_| G::RESIGNS).and_then(agreed);
    Ok(told)
}

/// The property for what text records know and SGF has no property for: `Key:value`.
const TAG: &str = "TAG";

/// Properties that mean something here.
const KNOWN: [&str; 24] = [
    "FF", "CA", "GM", "SU", "GN", "DT", "RE", "C", "PW", "PB", "P1", "P2", "P3", "P4", "P5", "P6",
    "W", "B", "1", "2", "3", "4", "5", "6",
];

/// What the properties of a node tell that mean nothing here, value by value.
fn others(node: &Node) -> impl Iterator<Item = (String, String)> {
    let other = node.properties().iter();
    let other = other.filter(|(ident, _)| !KNOWN.contains(&ident.as_str()));
    other.flat_map(|(ident, values)| values.iter().map(|value| other_of(ident, value)))
}

/// Whether something is drawn on a position: marks, labels, lines and arrows.
fn is_mark((key, _): &(String, String)) -> bool {
    const MARKS: [&str; 7] = ["AR", "CR", "LB", "LN", "MA", "SQ", "TR"];
    MARKS.contains(&key.as_str())
}

/// What a property tells, under the name that text records have for it.
fn other_of(ident: &str, value: &str) -> (String, String) {
    // A text record could not hold a key that is no word.
    let is_word = |key: &str| !key.is_empty() && key.chars().all(char::is_alphanumeric);
    let tag = value.split_once(':');
    let tag = tag.filter(|(key, _)| ident == TAG && is_word(key));
    let (key, value) = tag.unwrap_or((ident, value));
    (key.to_owned(), value.to_owned())
}

/// Whether a key can name a property that means nothing here.
fn is_free(key: &str) -> bool {
    let is_ident = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_uppercase());
    is_ident && !KNOWN.contains(&key)
}

/// The node with something that means nothing here: under its own name where that is SGF's form.
fn with_other(node: Node, (key, value): &(String, String)) -> Node {
    if is_free(key) && key != TAG {
        node.with(key, value)
    } else {
        node.with(TAG, format!("{key}:{value}"))
    }
}

/// The turns that a tree tells: a node of an archive has one move, several, or none, and then tells
/// about the turn before it.
fn spoken(tree: &Tree) -> record::Tree<Spoken> {
    let mut turns = record::Tree::new(Spoken::default());
    let mut left = vec![(Tree::ROOT, Tree::ROOT)];
    while let Some((node, mut here)) = left.pop() {
        for (by, text) in moves(&tree[node]) {
            let (turn, by) = (Turn::from(text.clone()), Some(by.clone()));
            here = turns.add(here, Spoken { turn, by });
        }
        let turn = &mut turns[here].turn;
        // What the root tells of the game is its header; only what is drawn belongs to its position.
        let told = others(&tree[node]).filter(|other| node != Tree::ROOT || is_mark(other));
        turn.other.extend(told);
        for comment in tree[node].values("C") {
            add_comment(turn, comment);
        }
        left.extend(tree.children(node).iter().rev().map(|child| (*child, here)));
    }
    turns
}

/// Whose moves a node has, and which.
fn moves(node: &Node) -> impl Iterator<Item = (&String, &String)> {
    let is_move = |ident: &str| matches!(ident, "W" | "B" | "1" | "2" | "3" | "4" | "5" | "6");
    let moves = node
        .properties()
        .iter()
        .filter(move |(ident, _)| is_move(ident));
    moves.flat_map(|(ident, texts)| texts.iter().map(move |text| (ident, text)))
}

/// `W+R` is a resignation, `B+T` a loss on time, and `0` a draw by agreement unless the moves end
/// the game; only games with sides have them.
fn agreed(result: &str) -> Option<Agreed> {
    if matches!(result, "0" | "Draw") {
        return Some(Agreed::Draw);
    }
    let (winner, how) = result.split_once('+')?;
    let loser = match winner {
        "W" => Seat(1),
        "B" => Seat(0),
        _ => return None,
    };
    match how.bytes().next()? {
        b'R' => Some(Agreed::Resigned(loser)),
        b'T' => Some(Agreed::OutOfTime(loser)),
        _ => None,
    }
}

/// The tree that tells a game.
pub fn to_tree<G: Face>(told: &Recorded<G>) -> Tree {
    let turns = told.tree();
    let mut tree = Tree::new(root(told, &turns[Tree::ROOT]));
    let start = Rc::new(G::start(told.game.setup()));
    let mut left: Vec<(NodeId, NodeId, Rc<G>)> = behind(&turns, Tree::ROOT, Tree::ROOT, &start);
    while let Some((node, here, before)) = left.pop() {
        let turn = &turns[node];
        let here = tree.add(here, move_node(before.move_property(), turn));
        let after = Rc::new(after(&*before, &turn.text));
        left.extend(behind(&turns, node, here, &after));
    }
    tree
}

/// What follows a turn: its nodes, where they go, and the position before them.
fn behind<G>(
    turns: &record::Tree<Turn>,
    node: NodeId,
    here: NodeId,
    position: &Rc<G>,
) -> Vec<(NodeId, NodeId, Rc<G>)> {
    let children = turns.children(node).iter().rev();
    children
        .map(|child| (*child, here, Rc::clone(position)))
        .collect()
}

/// The position after a turn that was played from this one.
fn after<G: Face>(before: &G, text: &str) -> G {
    let mut after = before.clone();
    for step in steps_of(before, text).unwrap_or_default() {
        after
            .play(step)
            .expect("a turn that was played can be played again");
    }
    after
}

fn move_node(property: &str, turn: &Turn) -> Node {
    let node = Node::new().with(property, &turn.text);
    let node = turn.other.iter().fold(node, with_other);
    with(node, "C", turn.comment.as_deref())
}

fn root<G: Face>(told: &Recorded<G>, start: &Turn) -> Node {
    let mut root = Node::new()
        .with("FF", "4")
        .with("CA", "UTF-8")
        .with("GM", G::NAME)
        .with("SU", told.game.setup().to_string());
    root = with(root, "GN", told.header.id.as_deref());
    root = with(root, "DT", told.header.date.as_deref());
    for seat in (0..told.game.position().seats()).map(Seat) {
        root = with(root, G::name_property(seat), told.player(seat));
    }
    if told.outcome().is_some() {
        let ending = match told.agreed {
            Some(Agreed::Resigned(_)) => "R",
            Some(Agreed::OutOfTime(_)) => "T",
            Some(Agreed::Draw) | None => "",
        };
        root = root.with("RE", G::sgf_score(&told.result()) + ending);
    }
    root = told.header.other.iter().fold(root, with_other);
    root = start.other.iter().fold(root, with_other);
    with(root, "C", start.comment.as_deref())
}

/// The node with this property too, if it has a value.
fn with(node: Node, ident: &str, value: Option<&str>) -> Node {
    match value {
        Some(value) => node.with(ident, value),
        None => node,
    }
}
