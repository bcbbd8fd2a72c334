//! The light: whether the rest of the silhouette can still be filled.

use i18n::puzzle as words;
use leptos::prelude::*;
use studio::task::Light;

use super::solver::Solver;
use crate::easel::Easel;
use crate::live::{empty, live};
use crate::words::t;

/// The light of a puzzle; told by its shape and in words, not by its colour alone.
pub fn view(easel: Easel, solver: Solver) -> AnyView {
    let light = Memo::new(move |_| easel.task(|task| task.light()));
    let is_empty = easel.part(|board| board.laid().is_empty());
    let lamp = live(move || {
        let (class, text) = match light.get() {
            _ if solver.has_failed.get() => ("failed", words::LIGHT_FAILED),
            Some(Light::Thinking) => ("thinks", words::LIGHT_THINKING),
            Some(Light::Solvable) => ("solvable", words::LIGHT_SOLVABLE),
            Some(Light::Stuck) if is_empty.get() => ("stuck", words::editor::NONE),
            Some(Light::Stuck) => ("stuck", words::LIGHT_STUCK),
            Some(Light::Solved) | None => return empty(),
        };
        let mark = match class {
            "solvable" => "M3.500 8.5 7 12l6-8",
            "stuck" => "M4 4l8 8M12 4l-8 8",
            _ => "M4 8h.01M8 8h.01M12 8h.01",
        };
        view! {
            <span class=format!("lamp {class}")>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d=mark /></svg>
                {t(text)}
            </span>
        }
        .into_any()
    });
    view! { <p class="light" role="status">{lamp}</p> }.into_any()
}
