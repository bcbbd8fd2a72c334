//! Setting up a position, in an editor that takes the place of the board.

mod gemblo;
mod yinsh;

use games::{Kind, Variant as Listed};
use i18n::study::analysis as words;
use leptos::prelude::*;
use study::SettingUp;
use table::{Facing, Sitting};

use super::any::Study;
use super::workbench::Workbench;
use crate::live::{all, clicked, live, says};
use crate::page::variants;
use crate::words::{lang, t};

/// What is being set up, of either game.
#[derive(Clone, Copy)]
pub struct Editing {
    yinsh: yinsh::Editing,
    gemblo: RwSignal<Option<gemblo::Start>>,
}

impl Editing {
    /// Nothing yet.
    pub fn new() -> Editing {
        Editing {
            yinsh: RwSignal::new(None),
            gemblo: RwSignal::new(None),
        }
    }

    /// Begins with the position on a table, seen from some side, or of another game with an empty board.
    fn begin(self, kind: Kind, shown: &Sitting, facing: Facing) {
        match kind {
            Kind::Yinsh => {
                let position = shown.yinsh().map(|board| *board.table().shown());
                let empty = || SettingUp::empty(::yinsh::Variant::Standard);
                let start = position.as_ref().map_or_else(empty, SettingUp::of);
                self.yinsh.set(Some(start));
            }
            Kind::Gemblo => self.gemblo.set(Some(gemblo::Start::of(shown, facing))),
        }
    }
}

/// The buttons that begin: an editor for each game, and the usual setups.
pub fn begin(bench: Workbench, editing: Editing) -> AnyView {
    let kind = Memo::new(move |_| bench.study.with(Study::kind));
    let edit = |of: Kind| {
        let begin = clicked(move |_| {
            let shown = bench.study.with_untracked(Study::sitting);
            editing.begin(of, &shown, untrack(|| bench.desk.facing()));
        });
        let class = says(move || {
            let primary = if kind.get() == of { " primary" } else { "" };
            format!("button set-up-{}{primary}", of.id())
        });
        view! { <button class=class on:click=begin>{of.name()}": "{t(words::SET_UP)}</button> }
            .into_any()
    };
    view! {
        <details class="paste">
            <summary>{t(words::SET_UP)}</summary>
            <div class="files">
                {all(Kind::ALL.iter().copied().map(edit))}
                {all(Kind::ALL.iter().flat_map(|kind| kind.variants().map(|of| usual(bench, *kind, of))))}
            </div>
        </details>
    }
    .into_any()
}

/// A usual setup, to begin anew with.
fn usual(bench: Workbench, kind: Kind, variant: Listed) -> AnyView {
    let begin = clicked(move |_| {
        if let Ok(sitting) = Sitting::read(variant.setup) {
            bench.begin(&sitting);
        }
    });
    let seats = variant.seats().into();
    let name = says(move || variants::name(kind, variant.setup, seats, lang()).unwrap_or_default());
    view! { <button class="button" on:click=begin>{kind.name()}": "{name}</button> }.into_any()
}

/// The board, or the editor in its place.
pub fn or_else(
    bench: Workbench,
    editing: Editing,
    analysis: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let is_yinsh = Memo::new(move |_| editing.yinsh.with(Option::is_some));
    // Another number of players is another board.
    let of_gemblo = Memo::new(move |_| editing.gemblo.get());
    live(move || match (is_yinsh.get(), of_gemblo.get()) {
        (true, _) => yinsh::view(bench, editing.yinsh),
        (false, Some(start)) => gemblo::view(bench, editing, &start),
        (false, None) => analysis(),
    })
}
