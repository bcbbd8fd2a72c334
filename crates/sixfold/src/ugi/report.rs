//! What is told about a search while it goes on.

use std::sync::mpsc::SyncSender;
use std::time::{Duration, Instant};

use engine::{Line, ThoughtOf};
use game::Seat;

use super::Event;
use super::subject::Asked;
use crate::thinks::{Thinks, texts};

/// News come no faster than this, unless the search is a turn deeper.
const SHORTEST: Duration = Duration::from_millis(100);
/// And no slower, even if nothing but the number of nodes is new.
const LONGEST: Duration = Duration::from_secs(1);

/// Sends the thoughts that are worth telling.
pub struct Reporter<'a, G: Thinks> {
    position: &'a G,
    seat: Seat,
    asked: &'a Asked,
    to: &'a SyncSender<Event>,
    told: Instant,
    depth: u32,
    best: Vec<G::Step>,
}

impl<'a, G: Thinks> Reporter<'a, G> {
    pub fn new(
        position: &'a G,
        seat: Seat,
        asked: &'a Asked,
        to: &'a SyncSender<Event>,
    ) -> Reporter<'a, G> {
        Reporter {
            position,
            seat,
            asked,
            to,
            told: asked.came,
            depth: 0,
            best: Vec::new(),
        }
    }

    /// Tells a passing thought if there is something new in it.
    pub fn see(&mut self, thought: &ThoughtOf<G>) {
        let silent = self.told.elapsed();
        let is_deeper = thought.depth > self.depth;
        let is_other = thought.best() != self.best && silent >= SHORTEST;
        if is_deeper || is_other || silent >= LONGEST {
            self.say(thought);
        }
    }

    fn say(&mut self, thought: &ThoughtOf<G>) {
        self.told = Instant::now();
        self.depth = thought.depth;
        self.best = thought.best().to_vec();
        // Better to leave news out than to make the search wait for a slow reader.
        self.to.try_send(Event::Info(self.block(thought))).ok();
    }

    /// Tells the last thought; it is what the best move goes by, so that it must not be left out.
    pub fn conclude(self, thought: &ThoughtOf<G>) {
        // Nobody listens any more only when the program is ending.
        self.to.send(Event::Info(self.block(thought))).ok();
    }

    /// All lines of a thought: they are told together or not at all.
    fn block(&self, thought: &ThoughtOf<G>) -> String {
        let lines = thought.lines.iter().zip(1..).map(|(line, number)| {
            let multipv = match self.asked.options.lines {
                1 => String::new(),
                _ => format!(" multipv {number}"),
            };
            format!(
                "info depth {}{multipv} {} {} pv {}",
                thought.depth,
                self.score(line),
                self.effort(thought.nodes),
                texts(self.position, &line.turns).join(" "),
            )
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The score for whoever acts, as log odds or turns to the end, and everybody's chances.
    fn score(&self, line: &Line<G::Step>) -> String {
        let chances = &line.chances[..usize::from(self.position.seats())];
        let own = chances[self.seat.index()];
        let score = match line.forced {
            Some((winner, turns)) if winner == self.seat => format!("mate {turns}"),
            Some((_, turns)) => format!("mate -{turns}"),
            None => format!("cp {}", centi_log_odds(own)),
        };
        let chances: Vec<String> = chances
            .iter()
            .map(|chance| format!("{chance:.3}"))
            .collect();
        format!(
            "score {score} winchance {own:.3} chances {}",
            chances.join(",")
        )
    }

    fn effort(&self, nodes: u64) -> String {
        let spent = self.asked.came.elapsed();
        let nps = (nodes as f64 / spent.as_secs_f64().max(1e-6)) as u64;
        format!("nodes {nodes} nps {nps} time {}", spent.as_millis())
    }
}

/// The log odds of a chance in hundredths; certainties are bounded.
fn centi_log_odds(chance: f32) -> i32 {
    let chance = chance.clamp(1e-4, 1.0 - 1e-4);
    (100.0 * (chance / (1.0 - chance)).ln()).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_chance_is_zero_and_certainty_is_finite() {
        assert_eq!(centi_log_odds(0.5), 0);
        assert_eq!(centi_log_odds(0.731), 100);
        assert_eq!((centi_log_odds(1.0), centi_log_odds(0.0)), (921, -921));
    }
}
