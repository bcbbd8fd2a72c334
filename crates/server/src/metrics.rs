//! What is counted, in the text form that Prometheus reads.

use std::fmt::Write;
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
        let single = [
            ("connections", "gauge", "open WebSockets", &self.connections),
            ("streams", "gauge", "open streams of bots", &self.streams),
            ("rooms", "gauge", "loaded games", &self.rooms),
            ("events_total", "counter", "events kept", &self.events),
            (
                "turns_refused_total",
                "counter",
                "turns refused",
                &self.refused,
            ),
            (
                "given_up_total",
                "counter",
                "resignations and flags",
                &self.given_up,
            ),
        ];
        for (name, kind, help, count) in single {
            head(&mut text, name, kind, help);
            line(&mut text, name, count.get());
        }
        head(&mut text, "requests_total", "counter", "answers by status");
        for (class, count) in self.requests.iter().enumerate().skip(1) {
            let name = format!("requests_total{{status=\"{class}xx\"}}");
            line(&mut text, &name, count.get());
        }
        let help = "from a turn's arrival to its being kept";
        head(&mut text, "turn_seconds", "histogram", help);
        for (class, bound) in self.turn_classes.iter().zip(CLASSES) {
            let bound = bound as f64 / 1_000.0;
            let name = format!("turn_seconds_bucket{{le=\"{bound}\"}}");
            line(&mut text, &name, class.get());
        }
        let seconds = self.turn_millis.get() as f64 / 1_000.0;
        line(
            &mut text,
            "turn_seconds_bucket{le=\"+Inf\"}",
            self.turns.get(),
        );
        line(&mut text, "turn_seconds_sum", seconds);
        line(&mut text, "turn_seconds_count", self.turns.get());
        text
    }
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    writeln!(
        text,
        "# HELP sixfold_{name} {help}\n# TYPE sixfold_{name} {kind}"
    )
    .expect("memory suffices");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    writeln!(text, "sixfold_{name} {value}").expect("memory suffices");
}
