//! Import of the text log that players paste from Board Game Arena.
//!
//! A line tells one action: who, what, and where. Actions that were taken back are listed too, so
//! the log is cleared of them before it is replayed.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{Agreed, Colour, Imported, Point, Row, Setup, Step, Trouble};

const ACTIONS: [&str; 8] = [
    " places a ring on ",
    " places a marker on ",
    " moves a ring from ",
    " removes a row of markers",
    " removes a ring from ",
    " takes back their last move",
    " restarts their turn",
    " concedes",
];

/// One line of the log that tells an action.
struct Entry<'a> {
    player: &'a str,
    action: usize,
    points: Vec<Point>,
    line: &'a str,
}

/// Whether a text looks like such a log.
pub fn recognises(text: &str) -> bool {
    text.lines().any(|line| line.contains(ACTIONS[0]))
}

/// Reads the game, as far as the rules accept it.
pub fn read(text: &str) -> Imported {
    // The log does not name the variant, but its end tells how many rings won.
    let blitz = text
        .lines()
        .any(|line| line.trim_end().ends_with(" has removed 1 ring"));
    let mut imported = Imported::new(if blitz { Setup::BLITZ } else { Setup::STANDARD });
    imported.other = headers(text);
    let mut marker = None;
    for entry in standing(text) {
        if imported.fault.is_none() {
            replay(&mut imported, &mut marker, &entry);
        }
    }
    imported
}

/// What was pasted above the first action, but for the times of moves.
fn headers(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().map(str::trim);
    let above = lines.take_while(|line| read_line(line).is_none());
    let told = above.filter(|line| !line.is_empty() && !line.starts_with("Move "));
    told.map(|line| ("Log".to_owned(), line.to_owned()))
        .collect()
}

/// The actions that were not taken back.
fn standing(text: &str) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for entry in text.lines().filter_map(read_line) {
        let by_same = |last: &Entry<'_>| last.player == entry.player;
        match entry.action {
            5 => {
                entries.pop_if(|last| by_same(last));
            }
            6 => while entries.pop_if(|last| by_same(last)).is_some() {},
            _ => entries.push(entry),
        }
    }
    entries
}

fn read_line(line: &str) -> Option<Entry<'_>> {
    let line = line.trim();
    let (action, at) = ACTIONS
        .iter()
        .enumerate()
        .find_map(|(action, words)| line.find(words).map(|at| (action, at)))?;
    let rest = &line[at + ACTIONS[action].len()..];
    let points = rest
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter_map(|word| word.parse().ok())
        .collect();
    Some(Entry {
        player: &line[..at],
        action,
        points,
        line,
    })
}

fn replay(imported: &mut Imported, marker: &mut Option<Point>, entry: &Entry<'_>) {
    let Some(colour) = colour_of(imported, entry.player) else {
        return imported.blame(entry.line, Trouble::Unknown);
    };
    let step = match (entry.action, &entry.points[..]) {
        (0, [point]) => Step::PlaceRing(*point),
        (1, [point]) => {
            *marker = Some(*point);
            return;
        }
        (2, [from, to]) => {
            if marker.take() != Some(*from) {
                return imported.blame(entry.line, Trouble::NoMarker);
            }
            Step::MoveRing {
                from: *from,
                to: *to,
            }
        }
        (3, [one, .., other]) => match Row::between(*one, *other) {
            Some(row) => Step::RemoveRow(row),
            None => return imported.blame(entry.line, Trouble::Unknown),
        },
        (4, [ring]) => Step::RemoveRing(*ring),
        (7, _) => {
            imported.agreed = Some(Agreed::Resigned(colour));
            return;
        }
        _ => return imported.blame(entry.line, Trouble::Unknown),
    };
    imported.play(colour, step, entry.line);
}

/// Whoever acts first is White; nobody else than the two may act.
fn colour_of(imported: &mut Imported, player: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| {
        imported.players[colour.index()].get_or_insert_with(|| player.to_owned()) == player
    })
}
