//! Games as SGF: what the properties mean. Only the main line is a game; variations are not kept.

use std::iter;

use game::Seat;
use games::Kind;
use record::sgf::{Node, Tree};

use super::{Untold, begin, known};
use crate::face::Face;
use crate::failure::excerpt;
use crate::recorded::{Agreed, AnyRecorded, BadTurn, Recorded};

/// The game that a tree tells.
pub fn read(tree: &Tree) -> Result<AnyRecorded, Untold> {
    let name = tree.root().and_then(|root| root.value("GM")).unwrap_or("");
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
    let empty = Node::new();
    let root = tree.root().unwrap_or(&empty);
    let mut told = begin::<G>(root.value("SU"))?;
    let value = |ident: &str| root.value(ident).map(str::to_owned);
    told.header.id = value("GN");
    told.header.date = value("DT");
    told.header.claim = root.value("RE").and_then(G::score_of_sgf);
    let seats = (0..told.game.position().seats()).map(Seat);
    told.header.players = seats
        .map(|seat| known(root.value(G::name_property(seat))))
        .collect();
    told.header.other = root.properties().iter().flat_map(others).collect();
    let mut turns = 0;
    for node in tree.main_line() {
        tell(&mut told, node, &mut turns);
    }
    told.agreed = root.value("RE").filter(|_| G::RESIGNS).and_then(agreed);
    Ok(told)
}

/// The property for header lines of text records that SGF has no property for: `Key:value`.
const TAG: &str = "TAG";

/// Properties of a root that mean something here.
const KNOWN: [&str; 24] = [
    "FF", "CA", "GM", "SU", "GN", "DT", "RE", "C", "PW", "PB", "P1", "P2", "P3", "P4", "P5", "P6",
    "W", "B", "1", "2", "3", "4", "5", "6",
];

/// What a property of the root tells besides the game, value by value.
fn others((ident, values): &(String, Vec<String>)) -> Vec<(String, String)> {
    let tell = |value: &String| {
        if ident != TAG {
            return (ident.clone(), value.clone());
        }
        // A header line could not hold a key that is no word.
        let is_word = |key: &str| !key.is_empty() && key.chars().all(char::is_alphanumeric);
        let tag = value.split_once(':').filter(|(key, _)| is_word(key));
        let (key, value) = tag.unwrap_or((TAG, value));
        (key.to_owned(), value.to_owned())
    };
    let is_known = KNOWN.contains(&ident.as_str());
    values.iter().filter(|_| !is_known).map(tell).collect()
}

/// The node with a header that means nothing here: under its own name where that is SGF's form.
fn with_other(node: Node, (key, value): &(String, String)) -> Node {
    let is_ident = key.bytes().all(|byte| byte.is_ascii_uppercase());
    if is_ident && key != TAG && !KNOWN.contains(&key.as_str()) && !key.is_empty() {
        node.with(key, value)
    } else {
        node.with(TAG, format!("{key}:{value}"))
    }
}

/// Plays and counts the moves of a node, of which archives have none, one, or several.
fn tell<G: Face>(told: &mut Recorded<G>, node: &Node, turns: &mut usize) {
    let is_move = |ident: &str| matches!(ident, "W" | "B" | "1" | "2" | "3" | "4" | "5" | "6");
    let moves = node.properties().iter().filter(|(ident, _)| is_move(ident));
    for (ident, text) in
        moves.flat_map(|(ident, texts)| texts.iter().map(move |text| (ident, text)))
    {
        *turns += 1;
        tell_move(told, ident, text, *turns);
    }
    if told.error.is_none() {
        told.say(*turns, node.value("C"));
    }
}

/// Plays a move; its property says whose move it is.
fn tell_move<G: Face>(told: &mut Recorded<G>, ident: &str, text: &str, turn: usize) {
    let expected = told.game.position().move_property();
    let over = told.game.position().to_move().is_none();
    if told.error.is_none() && !over && ident != expected {
        let wrong = BadTurn::OutOfTurn(turn, excerpt(text), ident.to_owned(), expected);
        told.error = Some(wrong);
    }
    told.tell(text, None);
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
    let turns = told.game.turn_texts().into_iter().enumerate();
    let nodes = turns.map(|(index, text)| {
        let before = told.game.before_turn(index);
        let property = before.expect("every turn has a start").move_property();
        let node = Node::new().with(property, text);
        with(node, "C", told.comment(index + 1))
    });
    Tree::from_main_line(iter::once(root(told)).chain(nodes))
}

fn root<G: Face>(told: &Recorded<G>) -> Node {
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
    with(root, "C", told.comment(0))
}

/// The node with this property too, if it has a value.
fn with(node: Node, ident: &str, value: Option<&str>) -> Node {
    match value {
        Some(value) => node.with(ident, value),
        None => node,
    }
}
