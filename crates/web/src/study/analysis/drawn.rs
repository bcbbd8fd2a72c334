//! What is drawn over the board: the first turns of the engine's lines, and the marks of whoever analyses.

use std::sync::Arc;

use leptos::prelude::*;
use study::Mark;
use table::Figure;
use table::errand::Sight;

use super::any::{Study, place};
use super::workbench::Workbench;
use crate::board::{Overlay, figure, figures, number::number};
use crate::browser;
use crate::live::{all, live};

/// The event with which `planning.js` tells of a mark, before it draws one itself.
const MARKED: &str = "marked";

/// Draws over the board of this page, and keeps the marks that are made there.
pub fn provide(bench: Workbench) {
    let firsts = Memo::new(move |_| {
        bench
            .sight
            .with(|sight| sight.as_ref().map(firsts).unwrap_or_default())
    });
    let draw = move || {
        live(move || {
            let drawn = bench.study.with(|study| drawn(study, &firsts.get()));
            let labels = bench.study.with(labels);
            view! { {figures(bench.desk, drawn.iter().map(|one| figure(&one.class, &one.path)))} {labels} }.into_any()
        })
    };
    provide_context(Overlay(Arc::new(draw)));
    let listener = window_event_listener_untyped(MARKED, move |event| {
        let way = browser::detail(&event);
        if let Some((from, to)) = way.as_deref().and_then(|way| way.split_once(' ')) {
            event.prevent_default();
            bench.mark(from, to);
        }
    });
    on_cleanup(move || listener.remove());
}

fn firsts(sight: &Sight) -> Vec<String> {
    let firsts = sight
        .lines
        .iter()
        .filter_map(|line| line.turns.first().cloned());
    firsts.collect()
}

/// The best line is drawn last, above the others.
fn drawn(study: &Study, firsts: &[String]) -> Vec<Figure> {
    let of_line = |(index, turn): (usize, &String)| {
        let figures = study.figures_of(turn).into_iter();
        figures.map(move |Figure { class, path }| Figure {
            class: format!("{class} line-{}", index + 1),
            path,
        })
    };
    let lines = firsts.iter().enumerate().rev().flat_map(of_line);
    let marks = study.marks();
    let marks = marks.iter().filter_map(|mark| study.figure_of(mark));
    lines.chain(marks).collect()
}

/// The letters of a record, upright.
fn labels(study: &Study) -> AnyView {
    let kind = study.kind();
    let label = |mark: Mark| match mark {
        Mark::Label(at, words) => {
            let (x, y) = place(kind, &at)?;
            let label =
                view! { <text class="coordinate label" x=number(x) y=number(y)>{words}</text> };
            Some(label.into_any())
        }
        _ => None,
    };
    all(study.marks().into_iter().filter_map(label))
}

impl Workbench {
    /// Draws a mark or an arrow, or takes it away.
    fn mark(self, from: &str, to: &str) {
        let mark = if from == to {
            Mark::Circle(from.to_owned())
        } else {
            Mark::Arrow(from.to_owned(), to.to_owned())
        };
        self.study.update(|study| study.toggle(&mark));
        self.keep();
    }
}
