//! All drills of a player: which of them come today, and all of them as text.

use std::fmt;

use record::text::parse;

use crate::drill::{Day, Drill, State};

/// All drills of a player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Drills(Vec<Drill>);

impl Drills {
    /// Adds a drill, unless there is one about the same turn in the same position.
    pub fn add(&mut self, drill: Drill) {
        if !self.0.iter().any(|known| known.is_like(&drill)) {
            self.0.push(drill);
        }
    }

    /// Those that come on that day, the longest due first, and no more than so many.
    pub fn portion(&self, today: Day, most: usize) -> Vec<&Drill> {
        let due = self.0.iter().filter(|drill| drill.state.is_due(today));
        let mut due: Vec<&Drill> = due.collect();
        due.sort_by_key(|drill| match drill.state {
            State::Due { on, .. } => on,
            State::Learned | State::NotUseful => today,
        });
        due.truncate(most);
        due
    }

    /// When the next one comes, if any does.
    pub fn next_day(&self) -> Option<Day> {
        let due = self.0.iter().filter_map(|drill| match drill.state {
            State::Due { on, .. } => Some(on),
            State::Learned | State::NotUseful => None,
        });
        due.min()
    }

    /// All of them, in the order in which they were made.
    pub fn iter(&self) -> impl Iterator<Item = &Drill> {
        self.0.iter()
    }

    /// Changes the state of a drill.
    pub fn set(&mut self, drill: &Drill, state: State) {
        let known = self.0.iter_mut().find(|known| known.is_like(drill));
        if let Some(known) = known {
            known.state = state;
        }
    }

    /// Adds the drills of a text with records; gives the text of the others, or of what cannot be read.
    pub fn take(&mut self, text: &str) -> String {
        let Ok(records) = parse(text) else {
            return text.to_owned();
        };
        let mut others = Vec::new();
        for record in records {
            match Drill::from_record(&record) {
                Ok(drill) => self.add(drill),
                Err(_) => others.push(record.to_string()),
            }
        }
        others.join("\n")
    }
}

/// A record for each, with an empty line between them.
impl fmt::Display for Drills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = self.0.iter().map(|drill| drill.to_record().to_string());
        f.write_str(&texts.collect::<Vec<_>>().join("\n"))
    }
}
