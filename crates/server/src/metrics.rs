//! What is counted, in the text form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::event::What;

/// Upper bounds of the classes of turn times, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

/// Counters and gauges of one process.
#[derive(Debug, Default)]
pub struct Metrics {
    connections: AtomicI64,
    streams: AtomicI64,
    rooms: AtomicI64,
    turns: AtomicU64,
    refused: AtomicU64,
    turn_millis: AtomicU64,
    turn_classes: [AtomicU64; CLASSES.len()],
    events: AtomicU64,
    finished: AtomicU64,
    requests: [AtomicU64; 6],
}

impl Metrics {
    /// A WebSocket was opened (1) or closed (−1).
    pub fn connection(&self, change: i64) {
        self.connections.fetch_add(change, Ordering::Relaxed);
    }

    /// A bot's stream was opened (1) or closed (−1).
    pub fn stream(&self, change: i64) {
        self.streams.fetch_add(change, Ordering::Relaxed);
    }

    /// So many rooms are loaded.
    pub fn rooms(&self, count: usize) {
        self.rooms.store(count as i64, Ordering::Relaxed);
    }

    /// A turn was refused.
    pub fn turn_refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// A turn was made, after this time.
    pub fn turn_made(&self, took: Duration) {
        let millis = took.as_millis() as u64;
        self.turns.fetch_add(1, Ordering::Relaxed);
        self.turn_millis.fetch_add(millis, Ordering::Relaxed);
        for (class, bound) in self.turn_classes.iter().zip(CLASSES) {
            if millis <= bound {
                class.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// An event was kept.
    pub fn event(&self, what: &What) {
        self.events.fetch_add(1, Ordering::Relaxed);
        if matches!(what, What::Resigned { .. } | What::Flagged { .. }) {
            self.finished.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A request was answered with this status.
    pub fn request(&self, status: u16) {
        let class = usize::from(status / 100).min(5);
        self.requests[class].fetch_add(1, Ordering::Relaxed);
    }

    /// Everything as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("sixfold_connections", "open WebSockets", &self.connections),
            ("sixfold_streams", "open streams of bots", &self.streams),
            ("sixfold_rooms", "loaded games", &self.rooms),
        ];
        for (name, help, value) in gauges {
            head(&mut text, name, help, "gauge");
            line(&mut text, name, value.load(Ordering::Relaxed));
        }
        let counters = [
            ("sixfold_events_total", "events kept", &self.events),
            (
                "sixfold_turns_refused_total",
                "turns refused",
                &self.refused,
            ),
            (
                "sixfold_given_up_total",
                "resignations and flags",
                &self.finished,
            ),
        ];
        for (name, help, value) in counters {
            head(&mut text, name, help, "counter");
            line(&mut text, name, value.load(Ordering::Relaxed));
        }
        head(
            &mut text,
            "sixfold_requests_total",
            "answers by status",
            "counter",
        );
        for (class, count) in self.requests.iter().enumerate().skip(1) {
            let name = format!("sixfold_requests_total{{status=\"{class}xx\"}}");
            line(&mut text, &name, count.load(Ordering::Relaxed));
        }
        self.turn_times(&mut text);
        text
    }

    fn turn_times(&self, text: &mut String) {
        let name = "sixfold_turn_seconds";
        head(
            text,
            name,
            "from a turn's arrival to its being kept",
            "histogram",
        );
        for (class, bound) in self.turn_classes.iter().zip(CLASSES) {
            let bound = bound as f64 / 1_000.0;
            let name = format!("{name}_bucket{{le=\"{bound}\"}}");
            line(text, &name, class.load(Ordering::Relaxed));
        }
        let count = self.turns.load(Ordering::Relaxed);
        line(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), count);
        let sum = self.turn_millis.load(Ordering::Relaxed) as f64 / 1_000.0;
        line(text, &format!("{name}_sum"), sum);
        line(text, &format!("{name}_count"), count);
    }
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) {
    writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}").expect("memory suffices");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    writeln!(text, "{name} {value}").expect("memory suffices");
}
