//! What the solver says of the sketch.

use i18n::puzzle::{self as puzzles, editor as words};
use leptos::prelude::*;
use studio::errand::Say;

use super::{Verdict, Workshop};
use crate::live::{clicked, says, shown_if};
use crate::words::{lang, t};

impl Workshop {
    pub(super) fn verdict(self) -> AnyView {
        let Workshop {
            solver, verdict, ..
        } = self;
        let said = says(move || match (solver.is_busy.get(), verdict.get()) {
            _ if solver.has_failed.get() => puzzles::LIGHT_FAILED.to(lang()).to_owned(),
            (true, _) => words::SEARCHING.to(lang()).to_owned(),
            (false, Verdict::Fault(said)) => said,
            (false, Verdict::Said(Say::Nothing)) if !self.proposes.get_value() => {
                words::UNKNOWN.to(lang()).to_owned()
            }
            (false, Verdict::Said(say)) => told(&say),
            (false, Verdict::Unknown) => self.areas(),
        });
        let stop = move || {
            let stop = clicked(move |_| solver.stop());
            view! { <button class="chip" on:click=stop>{t(words::STOP)}</button> }.into_any()
        };
        let stop = shown_if(move || solver.is_busy.get(), stop);
        view! { <div class="verdict"><p role="status">{said}</p>{stop}</div> }.into_any()
    }

    fn areas(self) -> String {
        let (cells, pieces) = self.editor.with(|e| (e.cells().len(), e.stock().cells()));
        match cells {
            0 => words::HOW.to(lang()).to_owned(),
            cells => words::AREA.with(lang(), &[&cells.to_string(), &pieces.to_string()]),
        }
    }
}

/// An answer of the solver in words.
fn told(say: &Say) -> String {
    let lang = lang();
    match say {
        Say::Puzzle {
            puzzle, solutions, ..
        } => {
            let pieces = puzzles::PIECES.count(lang, puzzle.stock().len() as u64);
            match solutions {
                0 => format!("{pieces}. {}", words::AT_LEAST.count(lang, 1)),
                _ => format!(
                    "{pieces}. {}",
                    words::EXACTLY.count(lang, u64::from(*solutions))
                ),
            }
        }
        Say::Counted { solutions, exact } => {
            let count = u64::from(*solutions);
            if *exact {
                words::EXACTLY.count(lang, count)
            } else {
                words::AT_LEAST.count(lang, count)
            }
        }
        Say::Unsolvable => words::NONE.to(lang).to_owned(),
        Say::Nothing => words::NOTHING.to(lang).to_owned(),
        _ => String::new(),
    }
}
