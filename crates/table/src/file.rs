//! Files with games: every game of a text, in any of the forms that we read.

use record::sgf::{self, Node, Tree};
use record::text::{self, Record, Turn};
use yinsh::{Colour, Imported, arena, boardspace};

use crate::saved::seat_tag;
use crate::{SavedError, Sitting};

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
    let line = tree.main_line().map(|node| &tree[node]);
    record.tree = line.flat_map(turns_of).collect();
    record
}

/// The moves of a node, of which archives have none, one, or several; what is said follows them.
fn turns_of(node: &Node) -> Vec<Turn> {
    let is_move = |ident: &str| matches!(ident, "W" | "B" | "1" | "2" | "3" | "4" | "5" | "6");
    let moves = node.properties().iter().filter(|(ident, _)| is_move(ident));
    let texts = moves.flat_map(|(_, texts)| texts.iter().cloned());
    let mut turns: Vec<Turn> = texts.map(Turn::from).collect();
    if let Some(last) = turns.last_mut() {
        last.comment = node.value("C").map(str::to_owned);
    }
    turns
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
