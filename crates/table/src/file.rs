//! Files with games: every game of a text, in any of the forms that we read.

use std::collections::HashSet;

use games::Kind;
use record::NodeId;
use record::sgf::{self, Node, Tree};
use record::text::{self, Record, Turn};
use yinsh::{Colour, Imported, arena, boardspace};

use crate::saved::seat_tag;
use crate::{SavedError, Sitting, Tabled};

/// Every game of a file, or why it cannot be read: text records, SGF (ours and Boardspace's), the log
/// of Board Game Arena, a position, or the end of an address.
pub fn read_file(text: &str) -> Vec<Result<Sitting, SavedError>> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if text.starts_with('(') {
        return match sgf::parse(text) {
            Ok(trees) => trees.iter().map(of_tree).collect(),
            Err(error) => vec![Err(SavedError::Line(error.place.line))],
        };
    }
    if arena::recognises(text) {
        return vec![of_imported(arena::read(text))];
    }
    let records = text::parse(text).unwrap_or_default();
    if records.len() > 1 {
        return records.iter().map(Sitting::of_record).collect();
    }
    vec![Sitting::read(text)]
}

fn of_tree(tree: &Tree) -> Result<Sitting, SavedError> {
    if boardspace::recognises(tree) {
        return of_imported(boardspace::read_game(tree));
    }
    Sitting::of_record(&record_of(tree))
}

/// What an SGF of ours says, as a text record.
fn record_of(tree: &Tree) -> Record {
    let mut record = Record::default();
    let root = &tree[Tree::ROOT];
    let mut tell = |ident: &str, key: &str| {
        if let Some(value) = root.value(ident) {
            record.set_tag(key, value);
        }
    };
    tell("GM", "Game");
    tell("SU", "Setup");
    tell("GN", "Id");
    tell("DT", "Date");
    for (seat, ident) in ["PW", "PB"].into_iter().enumerate() {
        tell(ident, &seat_tag(seat));
    }
    for seat in 0..6 {
        tell(&format!("P{}", seat + 1), &seat_tag(seat));
    }
    if let Some(claim) = root.value("RE") {
        record.set_tag("Result", score(claim));
    }
    if record.tag("Setup").is_none() {
        record.set_tag("Setup", "standard");
    }
    record.tree = turns_of(tree);
    let setup = record.tag("Setup").unwrap_or_default().to_owned();
    games::each!(kind_of(&record), G => leave_out_refused::<G>(&mut record.tree, &setup));
    record
}

fn kind_of(record: &Record) -> Kind {
    let kind = record.tag("Game").and_then(|name| name.parse().ok());
    kind.unwrap_or_else(|| Kind::of_setup(record.tag("Setup").unwrap_or_default()))
}

/// Takes away the variations that the rules refuse, and all behind them: a text record has words for turns only. The line that
/// was played stays, and is refused where it is replayed.
fn leave_out_refused<G: Tabled>(turns: &mut record::Tree<Turn>, setup: &str) {
    let Ok(setup) = setup.parse() else {
        return;
    };
    let played: HashSet<NodeId> = turns.main_line().collect();
    let mut left = vec![(Tree::ROOT, G::start(&setup))];
    while let Some((node, position)) = left.pop() {
        for child in turns.children(node).to_vec() {
            match after(&position, &turns[child].text) {
                Some((text, position)) => {
                    turns[child].text = text;
                    left.push((child, position));
                }
                None if played.contains(&child) => {}
                None => turns.delete(child),
            }
        }
    }
}

/// A turn as we write it, and the position behind it, if the rules accept it.
fn after<G: Tabled>(position: &G, turn: &str) -> Option<(String, G)> {
    let steps = position.read_turn(turn).ok()?;
    let text = G::write_turn(&steps);
    let mut position = position.clone();
    for step in steps {
        position.play(step).ok()?;
    }
    Some((text, position))
}

/// The turns with their variations. A node of an archive has one move, several, or none, and then tells of the turn
/// before it.
fn turns_of(tree: &Tree) -> record::Tree<Turn> {
    let mut turns = record::Tree::new(Turn::default());
    let mut left = vec![(Tree::ROOT, Tree::ROOT)];
    while let Some((node, mut here)) = left.pop() {
        for text in moves_of(&tree[node]) {
            here = turns.add(here, Turn::from(text.clone()));
        }
        let turn = &mut turns[here];
        turn.other.extend(marks_of(&tree[node]));
        if let Some(comment) = tree[node].value("C") {
            turn.comment = Some(comment.to_owned());
        }
        let children = tree.children(node).iter().rev();
        left.extend(children.map(|child| (*child, here)));
    }
    turns
}

fn moves_of(node: &Node) -> impl Iterator<Item = &String> {
    let is_move = |ident: &str| matches!(ident, "W" | "B" | "1" | "2" | "3" | "4" | "5" | "6");
    let moves = node.properties().iter();
    moves
        .filter(move |(ident, _)| is_move(ident))
        .flat_map(|(_, texts)| texts)
}

/// What is drawn on a position.
const MARKS: [&str; 7] = ["AR", "CR", "LB", "LN", "MA", "SQ", "TR"];

fn marks_of(node: &Node) -> impl Iterator<Item = (String, String)> {
    let marks = node.properties().iter();
    let marks = marks.filter(|(ident, _)| MARKS.contains(&ident.as_str()));
    marks.flat_map(|(ident, values)| values.iter().map(|value| (ident.clone(), value.clone())))
}

/// A record with its variations as SGF; what the rules refuse is left out, and all behind it.
pub fn to_sgf(record: &Record) -> String {
    let setup = record.tag("Setup").unwrap_or_default();
    games::each!(kind_of(record), G => written::<G>(record, setup)).unwrap_or_default()
}

fn written<G: Tabled>(record: &Record, setup: &str) -> Option<String> {
    let start = G::start(&setup.parse().ok()?);
    let root = Node::new()
        .with("FF", "4")
        .with("CA", "UTF-8")
        .with("GM", G::NAME)
        .with("SU", setup);
    let mut tree = Tree::new(said(root, &record.tree[Tree::ROOT]));
    let behind = |node, here, position: &G| -> Vec<(NodeId, NodeId, G)> {
        let children = record.tree.children(node).iter().rev();
        children
            .map(|child| (*child, here, position.clone()))
            .collect()
    };
    let mut left = behind(Tree::ROOT, Tree::ROOT, &start);
    while let Some((node, here, position)) = left.pop() {
        let turn = &record.tree[node];
        let Some((text, after)) = after(&position, &turn.text) else {
            continue;
        };
        let moved = Node::new().with(position.move_property(), &text);
        let here = tree.add(here, said(moved, turn));
        left.extend(behind(node, here, &after));
    }
    Some(tree.to_string())
}

/// The node with what is said of a turn and drawn on its position.
fn said(node: Node, turn: &Turn) -> Node {
    let marks = turn.other.iter();
    let marks = marks.filter(|(ident, _)| MARKS.contains(&ident.as_str()));
    let node = marks.fold(node, |node, (ident, value)| node.with(ident, value));
    match &turn.comment {
        Some(comment) => node.with("C", comment),
        None => node,
    }
}

/// A result as text records write it.
fn score(claim: &str) -> &str {
    match claim.as_bytes() {
        [b'W', b'+', ..] => "1-0",
        [b'B', b'+', ..] => "0-1",
        b"0" | b"Draw" => "1/2-1/2",
        _ => claim,
    }
}

fn of_imported(mut imported: Imported) -> Result<Sitting, SavedError> {
    if let Some(fault) = imported.fault {
        return Err(SavedError::Turn(fault.turn, fault.text));
    }
    let winner = imported.winner();
    let mut record = Record::default();
    record.set_tag("Game", "YINSH");
    record.set_tag("Setup", imported.game.setup().to_string());
    for (seat, name) in imported.players.iter().enumerate() {
        record.set_tag(&seat_tag(seat), name.as_deref().unwrap_or("?"));
    }
    if let Some(date) = imported.date {
        record.set_tag("Date", date);
    }
    if let Some(winner) = winner {
        let score = match winner {
            Some(Colour::White) => "1-0",
            Some(Colour::Black) => "0-1",
            None => "1/2-1/2",
        };
        record.set_tag("Result", score);
    }
    // Whoever gives up may do so within a turn.
    if !imported.game.at_turn_start() {
        imported.game.undo_turn();
    }
    let turns = imported.game.turn_texts();
    record.tree = turns.into_iter().map(Turn::from).collect();
    Sitting::of_record(&record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variations_comments_and_marks_go_to_sgf_and_come_back() {
        let text = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n\
            1.e3 2.f6 {[%TR e3] [%AR e3:e5] the centre} (2.g6 3.a2 {[%LB a2:A] far}) 3.a3\n";
        let record = text::parse(text).unwrap().remove(0);
        let sgf = to_sgf(&record);
        assert!(sgf.contains(";W[a2]LB[a2:A]C[far]"), "{sgf}");
        let again = record_of(&sgf::parse(&sgf).unwrap()[0]);
        assert_eq!(again.tree, record.tree);
        let Some(Ok(sitting)) = read_file(&sgf).into_iter().next() else {
            panic!("our own SGF is read");
        };
        assert!(
            sitting.record().contains("(2.g6 3.a2"),
            "{}",
            sitting.record()
        );
    }

    #[test]
    fn variations_that_the_rules_refuse_are_left_out() {
        let sgf = "(;GM[YINSH]SU[blitz];W[e3](;B[f6])(;B[1. (x];W[g7])(;B[g6];W[a2]))";
        let Some(Ok(sitting)) = read_file(sgf).into_iter().next() else {
            panic!("the line that was played is read");
        };
        let saved = sitting.save();
        assert!(saved.contains("1.e3 2.f6 (2.g6 3.a2)"), "{saved}");
        assert_eq!(Sitting::saved(&saved).map(|again| again.save()), Ok(saved));
    }

    #[test]
    fn pieces_of_gemblo_are_moves_of_their_colour() {
        let start = gemblo::Position::new(&gemblo::Setup::FOUR);
        let mut game = game::Match::<gemblo::Position>::new(gemblo::Setup::FOUR);
        game.play(start.legal().nth(7).unwrap()).unwrap();
        let second = game.position().legal().nth(7).unwrap();
        game.play(second).unwrap();
        let mut record = Record::default();
        record.set_tag("Setup", gemblo::Setup::FOUR.to_string());
        record.tree = game.turn_texts().into_iter().map(Turn::from).collect();
        let sgf = to_sgf(&record);
        let turns = game.turn_texts();
        assert!(sgf.contains(&format!(";1[{}]", turns[0])), "{sgf}");
        assert!(sgf.contains(&format!(";2[{}]", turns[1])), "{sgf}");
    }
}
