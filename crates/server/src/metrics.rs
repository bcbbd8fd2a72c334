//! What is counted, in the text form that Prometheus reads.

use std::fmt::Display;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::event::What;

/// Upper bounds of the classes of turn times, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

/// A counter or a gauge.
#[derive(Debug, Default)]
pub struct Count(AtomicI64);

impl Count {
    pub fn add(&self, change: i64) {
        self.0.fetch_add(change, Ordering::Relaxed);
    }

    pub fn set(&self, count: usize) {
        self.0.store(count as i64, Ordering::Relaxed);
    }

    pub fn put(&self, count: i64) {
        self.0.store(count, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Counters and gauges of one process.
#[derive(Debug, Default)]
pub struct Metrics {
    pub connections: Count,
    pub streams: Count,
    pub rooms: Count,
    pub refused: Count,
    /// By how much the machine's clock differs from that of the games, in milliseconds.
    pub skew: Count,
    /// Connections for which there was no room.
    pub turned_away: Count,
    /// Turns of the engine that were tried again, since they could not be kept.
    pub engine_retries: Count,
    events: Count,
    given_up: Count,
    turns: Count,
    turn_millis: Count,
    turn_classes: [Count; CLASSES.len()],
    requests: [Count; 6],
}

impl Metrics {
    /// A turn was made, after this time.
    pub fn turn_made(&self, took: Duration) {
        let millis = took.as_millis() as u64;
        self.turns.add(1);
        self.turn_millis.add(millis as i64);
        for (class, bound) in self.turn_classes.iter().zip(CLASSES) {
            class.add((millis <= bound).into());
        }
    }

    /// An event was kept.
    pub fn event(&self, what: &What) {
        self.events.add(1);
        let is_given_up = matches!(what, What::Resigned { .. } | What::Flagged { .. });
        self.given_up.add(is_given_up.into());
    }

    /// A request was answered with this status.
    pub fn request(&self, status: u16) {
        self.requests[usize::from(status / 100).min(5)].add(1);
    }

    /// Everything as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut one = |kind, name, help, count: &Count| {
            family(&mut text, kind, name, help, [(String::new(), count.get())]);
        };
        one("gauge", "connections", "open WebSockets", &self.connections);
        one("gauge", "streams", "open streams of bots", &self.streams);
        one("gauge", "rooms", "loaded games", &self.rooms);
        one(
            "counter",
            "connections_refused_total",
            "connections for which there was no room",
            &self.turned_away,
        );
        one(
            "gauge",
            "clock_skew_milliseconds",
            "the machine's clock less that of the games",
            &self.skew,
        );
        one("counter", "events_total", "events kept", &self.events);
        one(
            "counter",
            "engine_turns_retried_total",
            "turns of the engine that were tried again to be kept",
            &self.engine_retries,
        );
        one(
            "counter",
            "turns_refused_total",
            "turns refused",
            &self.refused,
        );
        one(
            "counter",
            "given_up_total",
            "resignations and flags",
            &self.given_up,
        );
        let classes = self.requests.iter().enumerate().skip(1);
        let requests = classes.map(|(class, count)| {
            let status = format!("{{status=\"{class}xx\"}}");
            (status, count.get())
        });
        family(
            &mut text,
            "counter",
            "requests_total",
            "answers by status",
            requests,
        );
        self.turn_times(&mut text);
        text
    }

    fn turn_times(&self, text: &mut String) {
        let all = self.turns.get();
        let classes = self.turn_classes.iter().zip(CLASSES);
        let classes = classes.map(|(class, bound)| {
            let bound = bound as f64 / 1_000.0;
            (format!("_bucket{{le=\"{bound}\"}}"), class.get() as f64)
        });
        let sums = [
            ("_bucket{le=\"+Inf\"}".to_owned(), all as f64),
            ("_sum".to_owned(), self.turn_millis.get() as f64 / 1_000.0),
            ("_count".to_owned(), all as f64),
        ];
        let help = "from a turn's arrival to its being kept";
        family(text, "histogram", "turn_seconds", help, classes.chain(sums));
    }
}

/// What is counted under one name, with the ending of the name for each line.
fn family<V: Display>(
    text: &mut String,
    kind: &str,
    name: &str,
    help: &str,
    lines: impl IntoIterator<Item = (String, V)>,
) {
    let name = format!("sixfold_{name}");
    *text += &format!("# HELP {name} {help}\n# TYPE {name} {kind}\n");
    for (ending, value) in lines {
        *text += &format!("{name}{ending} {value}\n");
    }
}
