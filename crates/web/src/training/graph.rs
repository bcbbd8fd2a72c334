//! The rating through all that was tried, as a line.

use i18n::training as words;
use leptos::prelude::*;
use study::training::Training;

use crate::board::number::number;
use crate::live::{empty, says};
use crate::words::lang;

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 96.0;
/// So many tries are drawn, the last ones.
const MOST: usize = 200;

/// The line; a single try has none.
pub fn view(training: &Training) -> AnyView {
    let attempts = training.attempts();
    let ratings: Vec<u16> = attempts.iter().map(|attempt| attempt.rating).collect();
    let ratings = &ratings[ratings.len().saturating_sub(MOST)..];
    let (Some(low), Some(high)) = (ratings.iter().min(), ratings.iter().max()) else {
        return empty();
    };
    if ratings.len() < 2 {
        return empty();
    }
    // A calm line: a few points do not fill the height.
    let middle = (f64::from(*low) + f64::from(*high)) / 2.0;
    let span = f64::from(high - low).max(100.0) * 1.2;
    let place = |(at, rating): (usize, &u16)| {
        let x = WIDTH * at as f64 / (ratings.len() - 1) as f64;
        let y = HEIGHT * (0.5 - (f64::from(*rating) - middle) / span);
        format!("{} {}", number(x), number(y))
    };
    let points: Vec<String> = ratings.iter().enumerate().map(place).collect();
    let values = [
        ratings.len().to_string(),
        ratings[0].to_string(),
        ratings[ratings.len() - 1].to_string(),
        high.to_string(),
    ];
    let label = says(move || {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        words::GRAPH.with(lang(), &values)
    });
    view! {
        <svg
            class="graph" viewBox=format!("0 0 {} {}", number(WIDTH), number(HEIGHT)) role="img"
            preserveAspectRatio="none" aria-label=label
        >
            <path d=format!("M{}", points.join("L")) />
        </svg>
    }
    .into_any()
}
