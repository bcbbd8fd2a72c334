//! The state of the analysis board: the tree, the board, and what the engine sees.

use leptos::prelude::*;
use record::NodeId;
use study::Way;
use table::Sitting;
use table::errand::{Importance, Look, Seen, Sight};

use super::any::Study;
use crate::app::setting;
use crate::browser;
use crate::kept;
use crate::live::whenever;
use crate::play::{Clerk, Desk};
use crate::route::Route;
use crate::settings::Settings;

/// Where the last analysis is kept: a line with what it is of, then its record.
const KEPT: &str = "sixfold.analysis";
/// Where the number of lines is kept.
const LINES: &str = "sixfold.analysis.lines";
/// How long a position is looked at, in milliseconds: long enough for whoever thinks along.
const TIME: u32 = 120_000;

/// What an analysis is done with.
#[derive(Clone, Copy)]
pub struct Workbench {
    /// The tree.
    pub study: RwSignal<Study>,
    /// The board.
    pub desk: Desk,
    /// What the engine sees; nothing while it is off.
    pub sight: RwSignal<Option<Sight>>,
    /// Whether the engine broke down.
    pub has_failed: RwSignal<bool>,
    /// How many lines are wanted; none, and the engine rests.
    pub lines: RwSignal<usize>,
    clerk: Clerk,
    /// The rest of a line that is being played turn by turn.
    following: StoredValue<Vec<String>>,
    /// What is analysed, as its address says.
    name: StoredValue<String>,
    /// The turns of the game that the address speaks of; places in the tree are told from there.
    line: StoredValue<Vec<String>>,
}

impl Workbench {
    /// The analysis that an address speaks of: the kept game of this number, that of a text, or the one on the desk, at
    /// a place or at its end.
    pub fn open(name: &str, place: &str) -> Option<Workbench> {
        let (name, sitting) = found(name)?;
        let line = turns(&sitting);
        let mut study = continued(&name, &line).unwrap_or_else(|| Study::of(&sitting));
        if !place.is_empty() {
            study.go_to_place(&line, place);
        }
        let (sight, has_failed) = (RwSignal::new(None), RwSignal::new(false));
        let clerk = Clerk::new("worker", Importance::Now, move |seen: Option<Sight>| {
            has_failed.set(seen.is_none());
            sight.set(seen);
        });
        let lines = browser::kept(LINES).and_then(|lines| lines.parse().ok());
        let bench = Workbench {
            desk: Desk::beside(ready(study.sitting())),
            study: RwSignal::new(study),
            sight,
            has_failed,
            lines: RwSignal::new(lines.filter(|lines| *lines <= 5).unwrap_or(3)),
            clerk,
            following: StoredValue::new(Vec::new()),
            name: StoredValue::new(name),
            line: StoredValue::new(line),
        };
        on_cleanup(move || bench.desk.stop_film());
        bench.desk.confirm_as_set();
        bench.take_turns();
        bench.look_along();
        bench.note_place();
        Some(bench)
    }

    /// Whoever comes back finds this game, whatever lies on the desk then, at the turn that was looked at.
    fn note_place(self) {
        let place = Memo::new(move |_| {
            let (line, name) = (self.line.get_value(), self.name.get_value());
            (name, self.study.with(|study| study.place(&line)))
        });
        whenever(move || {
            let (name, place) = place.get();
            Route::Analysis(name, place).note();
        });
    }

    /// A turn that is made on the board is played in the tree.
    fn take_turns(self) {
        let desk = self.desk;
        let count = Memo::new(move |_| desk.read(|sitting| sitting.facts().turn_count));
        whenever(move || {
            count.get();
            let turns = untrack(|| desk.read(Sitting::turns)).unwrap_or_default();
            let known = self.study.with_untracked(Study::path);
            if turns.len() == known.len() + 1
                && let Some((_, last)) = turns.last()
            {
                self.clerk.stop();
                self.following.set_value(Vec::new());
                self.study.update(|study| {
                    study.play(last);
                });
                self.keep();
            }
        });
    }

    /// The engine looks at whatever is looked at, and no longer at anything else.
    fn look_along(self) {
        let at = Memo::new(move |_| self.study.with(|study| (study.path(), study.is_over())));
        whenever(move || {
            let lines = self.lines.get();
            let is_over = at.with(|(_, is_over)| *is_over);
            self.clerk.stop();
            self.sight.set(None);
            self.has_failed.set(false);
            if lines > 0 && !is_over {
                let record = self.study.with_untracked(|study| study.sitting().record());
                let (time, played) = (TIME, None);
                self.clerk.ask(&Look {
                    lines,
                    time,
                    played,
                    record,
                });
            }
        });
    }

    /// Changes the tree, shows where it leads, and keeps it.
    pub fn change(self, change: impl FnOnce(&mut Study)) {
        self.following.set_value(Vec::new());
        self.alter(change);
    }

    fn alter(self, change: impl FnOnce(&mut Study)) {
        let before = self.study.with_untracked(Study::path);
        self.study.update(change);
        self.show(&before);
        self.keep();
    }

    /// Brings the board in line: the next turn is shown as it happens, anything else at once.
    fn show(self, before: &[String]) {
        let now = self.study.with_untracked(Study::path);
        if now != before {
            // Before anything is drawn: what the engine looks at is no longer shown.
            self.clerk.stop();
        }
        match now.strip_prefix(before) {
            Some([]) => {}
            Some([next]) => self
                .desk
                .act(&mut |sitting| sitting.play_turn(next).unwrap_or_default()),
            _ => self
                .desk
                .put(ready(self.study.with_untracked(Study::sitting))),
        }
    }

    /// Goes one way.
    pub fn go(self, way: Way) {
        self.change(|study| study.go(way));
    }

    /// Goes to a turn of the tree.
    pub fn go_to(self, node: NodeId) {
        self.change(|study| study.go_to(node));
    }

    /// Plays the best turn that is known, and the line behind it when asked again.
    pub fn play_best(self) {
        let mut line = self.following.get_value();
        if line.is_empty() {
            let best = |sight: &Sight| sight.lines.first().map(|line| line.turns.clone());
            let best = self
                .sight
                .with_untracked(|sight| sight.as_ref().and_then(best));
            line = best.unwrap_or_default();
        }
        if !line.is_empty() {
            let next = line.remove(0);
            self.alter(|study| {
                study.play(&next);
            });
            self.following.set_value(line);
        }
    }

    /// Plays the first turns of a line.
    pub fn play_line(self, line: &Seen, turns: usize) {
        self.change(|study| {
            for turn in &line.turns[..turns] {
                study.play(turn);
            }
        });
    }

    /// Analyses something else from now on.
    pub fn begin(self, sitting: &Sitting) {
        self.name.set_value(sitting.link());
        self.line.set_value(turns(sitting));
        self.following.set_value(Vec::new());
        self.study.set(Study::of(sitting));
        self.desk
            .put(ready(self.study.with_untracked(Study::sitting)));
        self.keep();
    }

    /// Draws lines of the engine, so many from now on.
    pub fn set_lines(self, lines: usize) {
        browser::keep(LINES, Some(&lines.to_string()));
        self.lines.set(lines);
    }

    /// Keeps the tree for the next visit.
    pub fn keep(self) {
        let record = self.study.with_untracked(Study::record);
        let name = self.name.with_value(|name| one_line(name));
        browser::keep(KEPT, Some(&format!("{name}\n{record}")));
    }
}

/// What an address speaks of, with the name under which it is found again.
fn found(name: &str) -> Option<(String, Sitting)> {
    let id = match name.parse() {
        Ok(id) => Some((id, kept::text(id)?)),
        Err(_) if name.is_empty() => kept::on_desk(),
        Err(_) => return Some((name.to_owned(), Sitting::read(name).ok()?)),
    };
    match id {
        Some((id, text)) => Some((id.to_string(), Sitting::saved(&text).ok()?)),
        // Nothing has been played here yet: an empty board.
        None => Some((name.to_owned(), Sitting::read("standard").ok()?)),
    }
}

/// What was analysed last, if it was the same, with what has been played since.
fn continued(name: &str, line: &[String]) -> Option<Study> {
    let kept = browser::kept(KEPT)?;
    let (of, record) = kept.split_once('\n')?;
    let last = Sitting::saved(record)
        .ok()
        .filter(|_| of == one_line(name))?;
    let mut study = Study::of(&last);
    study.go(Way::Start);
    let is_known = line.iter().all(|turn| study.play(turn));
    is_known.then_some(study)
}

/// The turns on a table, as they are written.
pub fn turns(sitting: &Sitting) -> Vec<String> {
    sitting.turns().into_iter().map(|turn| turn.1).collect()
}

/// A name as the first line of what is kept.
fn one_line(name: &str) -> String {
    name.replace('\n', " ")
}

/// A table as the reader wants its turns confirmed.
fn ready(mut sitting: Sitting) -> Sitting {
    sitting.set_confirm(untrack(|| setting(Settings::confirm)));
    sitting
}
