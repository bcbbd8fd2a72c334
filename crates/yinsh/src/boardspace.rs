//! Import of the Boardspace dialect of SGF.
//!
//! Every move is a command of one player: `place wr G 11` (a ring), `place w K 8` then
//! `drop board K 9` (marker, then ring) or `move G 9 F 9`, `remove b C 2 C 6` (a row),
//! `remove br I 6` (a ring), `Done`, `Resign`. People's commands are numbered, those of old robots
//! are not. What is picked up and put down before `Done` is a draft; old records have no `Done`, so
//! the next action commits the draft as well.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use record::sgf::{self, Node, SgfError, Tree};

use crate::{Agreed, Colour, Imported, Phase, Point, Position, Row, Setup, Step, Trouble};

/// Whether a game tree is in this dialect.
pub fn recognises(tree: &Tree) -> bool {
    let root = &tree[Tree::ROOT];
    root.value("SU").is_some() && root.values("P0").any(|value| value.starts_with("id "))
}

/// Reads all games of a file.
pub fn read(text: &str) -> Result<Vec<Imported>, SgfError> {
    Ok(sgf::parse(text)?.iter().map(read_game).collect())
}

/// Reads one game, as far as the rules accept it.
pub fn read_game(tree: &Tree) -> Imported {
    let kind = tree[Tree::ROOT].value("SU").unwrap_or("");
    let kind = kind.split_ascii_whitespace().next().unwrap_or("");
    let setup = match kind.to_ascii_lowercase().as_str() {
        "yinsh-blitz" => Setup::BLITZ,
        _ => Setup::STANDARD,
    };
    let mut reader = Reader {
        imported: Imported::new(setup),
        colours: [Colour::White, Colour::Black],
        draft: Draft::default(),
        giving_up: false,
    };
    if !kind.to_ascii_lowercase().starts_with("yinsh") {
        let other = crate::refusal::excerpt(kind);
        reader.imported.blame("SU", Trouble::OtherGame(other));
    }
    reader.read_facts(&tree[Tree::ROOT]);
    for node in tree.main_line() {
        reader.read_node(&tree[node]);
    }
    reader.finish()
}

struct Reader {
    imported: Imported,
    /// The colour of the players P0 and P1.
    colours: [Colour; 2],
    draft: Draft,
    giving_up: bool,
}

/// What lies on the board but is not final yet.
#[derive(Default)]
struct Draft {
    player: usize,
    /// The ring just placed, or the marker put into a ring.
    from: Option<Point>,
    /// Where the ring was moved.
    to: Option<Point>,
    text: String,
}

impl Reader {
    fn read_node(&mut self, node: &Node) {
        for (ident, values) in node.properties() {
            let value = values.first().map_or("", String::as_str);
            match ident.as_str() {
                "P0" | "P1" => self.read_player(usize::from(ident == "P1"), value),
                "GN" => self.imported.id = Some(value.to_owned()),
                "DT" => self.imported.date = Some(value.to_owned()),
                "RE" => self.imported.claimed = Some(value.to_owned()),
                "CM" if value == "1,0" => self.colours = [Colour::Black, Colour::White],
                _ => {}
            }
        }
    }

    /// What the root tells and nobody here asks for; `GM` is only the site's number of the game.
    fn read_facts(&mut self, root: &Node) {
        const READ: [&str; 8] = ["P0", "P1", "GN", "DT", "RE", "CM", "SU", "GM"];
        let other = root.properties().iter();
        let other = other.filter(|(ident, _)| !READ.contains(&ident.as_str()));
        for (ident, values) in other {
            let told = values.iter().map(|value| (ident.clone(), value.clone()));
            self.imported.other.extend(told);
        }
    }

    /// A command is a move; anything else tells about the player.
    fn read_player(&mut self, player: usize, value: &str) {
        let words: Vec<&str> = value.split_ascii_whitespace().collect();
        if let ["id", ..] = words[..] {
            let name = value.trim_start_matches("id").trim().trim_matches('"');
            self.imported.players[self.colours[player].index()] = Some(name.to_owned());
        } else if let (Some((command, rest)), None) = (command_of(&words), &self.imported.fault) {
            self.command(player, &command.to_ascii_lowercase(), rest, value);
        } else if self.imported.fault.is_none() {
            let fact = (format!("P{player}"), value.trim().to_owned());
            self.imported.other.push(fact);
        }
    }

    fn command(&mut self, player: usize, command: &str, words: &[&str], text: &str) {
        if player != self.draft.player {
            self.commit();
            self.giving_up = false;
        }
        if self.imported.fault.is_some() {
            return;
        }
        self.draft.player = player;
        let points = points(words);
        match (command, &points[..]) {
            ("place" | "drop", [point]) => self.put(*point, text),
            ("move", [from, to]) => {
                self.commit();
                self.draft.from = Some(*from);
                self.draft.to = Some(*to);
                self.draft.text = text.to_owned();
            }
            ("pick", [point]) => self.pick(*point),
            ("pick", []) => {}
            // Back to where it came from: the tray or the pool.
            ("drop", []) => (self.draft.from, self.draft.to) = (None, None),
            ("remove", [ring]) => self.remove(Step::RemoveRing(*ring), text),
            ("remove", [one, other]) => match Row::between(*one, *other) {
                Some(row) => self.remove(Step::RemoveRow(row), text),
                None => {
                    let refusal = crate::Refusal::NotFiveInLine(*one, *other);
                    self.imported.blame(text, Trouble::Refused(refusal));
                }
            },
            ("done", _) => self.done(player),
            ("resign", _) => self.giving_up = !self.giving_up,
            ("pass", _) => self.remove(Step::Pass, text),
            ("gameoverontime", _) => {
                let winner = self.colours[player];
                self.imported.agreed = Some(Agreed::OutOfTime(winner.opponent()));
            }
            ("acceptdraw", _) => self.imported.agreed = Some(Agreed::Draw),
            ("start" | "offerdraw" | "declinedraw" | "null", _) => {}
            ("edit", _) => self.imported.blame(text, Trouble::Edited),
            _ => self.imported.blame(text, Trouble::Unknown),
        }
    }

    /// A ring placed, a marker put into a ring, or the ring moved on: the phase and the draft tell.
    fn put(&mut self, point: Point, text: &str) {
        let placing = self.phase() == Phase::Place;
        let marker = !text.to_ascii_lowercase().contains("board");
        match (self.draft.from, self.draft.to) {
            // Put back onto its own marker, the ring is in hand no more but the marker stays.
            (Some(from), _) if !placing && !marker && from == point => self.draft.to = None,
            (Some(_), None) if !placing && !marker => self.draft.to = Some(point),
            // Two rings running without `Done` are two attempts; two moves are two turns, but the
            // same player never has two.
            _ => (self.draft.from, self.draft.to) = (Some(point), None),
        }
        self.draft.text = text.to_owned();
    }

    /// Once the ring has moved, a pick lifts the ring again, on its own point or on its marker's.
    fn pick(&mut self, point: Point) {
        if ![self.draft.from, self.draft.to].contains(&Some(point)) {
            return;
        }
        if self.draft.to.take().is_none() {
            self.draft.from = None;
        }
    }

    fn remove(&mut self, step: Step, text: &str) {
        self.commit();
        if self.imported.fault.is_none() {
            let colour = self.colours[self.draft.player];
            self.imported.play(colour, step, text);
        }
    }

    fn done(&mut self, player: usize) {
        if self.giving_up {
            self.imported.agreed = Some(Agreed::Resigned(self.colours[player]));
            self.draft = Draft::default();
            return;
        }
        self.commit();
    }

    /// Plays what the draft holds, if it is a whole step.
    fn commit(&mut self) {
        let draft = core::mem::take(&mut self.draft);
        self.draft.player = draft.player;
        let step = match (draft.from, draft.to) {
            (Some(from), Some(to)) => Step::MoveRing { from, to },
            (Some(point), None) if self.phase() == Phase::Place => Step::PlaceRing(point),
            _ => return,
        };
        let colour = self.colours[draft.player];
        self.imported.play(colour, step, &draft.text);
    }

    fn finish(mut self) -> Imported {
        if self.imported.fault.is_none() && self.imported.agreed.is_none() {
            self.commit();
            // Before `Done` was recorded, a resignation was the last command.
            if self.giving_up {
                let loser = self.colours[self.draft.player];
                self.imported.agreed = Some(Agreed::Resigned(loser));
            }
        }
        self.imported
    }

    fn phase(&self) -> Phase {
        let position: &Position = self.imported.game.position();
        position.phase()
    }
}

/// What robots say without a number; `time` and `ranking` say no move either way.
const COMMANDS: [&str; 14] = [
    "acceptdraw",
    "declinedraw",
    "done",
    "drop",
    "edit",
    "gameoverontime",
    "move",
    "null",
    "offerdraw",
    "pass",
    "pick",
    "place",
    "remove",
    "resign",
];

/// The command among the words of a player's property, and what follows it.
fn command_of<'a, 'w>(words: &'a [&'w str]) -> Option<(&'w str, &'a [&'w str])> {
    match words {
        [number, command, rest @ ..] if number.parse::<u32>().is_ok() => Some((command, rest)),
        [command, rest @ ..] if is_command(command) => Some((command, rest)),
        _ => None,
    }
}

fn is_command(word: &str) -> bool {
    COMMANDS
        .iter()
        .any(|command| word.eq_ignore_ascii_case(command))
}

/// The points among a command's words, which are written as `G 11`.
fn points(words: &[&str]) -> Vec<Point> {
    words
        .windows(2)
        .filter(|pair| pair[0].len() == 1)
        .filter_map(|pair| pair.concat().parse().ok())
        .collect()
}
