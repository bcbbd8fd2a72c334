//! The chosen pieces, and how many of each there are.

use gemblo::Piece;
use gemblo_puzzle::Stock;
use i18n::Text;
use i18n::puzzle::editor as words;
use leptos::prelude::*;
use studio::editor::Editor;
use table::gemblo::at_rest;

use super::Workshop;
use crate::board::gemblo::shape::{held, outline};
use crate::live::{all, clicked, holds, live, says};
use crate::words::{lang, t};

impl Workshop {
    /// The chosen pieces, to be seen at a glance.
    pub(super) fn chosen(self) -> AnyView {
        let Workshop { editor, .. } = self;
        let stock = Memo::new(move |_| editor.with(Editor::stock));
        let pieces = live(move || {
            let one = |(piece, copies): (Piece, u8)| {
                let times = (copies > 1).then(|| format!("×{copies}"));
                view! { <span class="chosen">{small(piece)}{times}</span> }.into_any()
            };
            all(stock.get().iter().map(one))
        });
        view! { <div class="chosen-pieces" aria-hidden="true">{pieces}</div> }.into_any()
    }

    /// How many of each piece there are.
    pub(super) fn pieces(self) -> AnyView {
        let Workshop { editor, .. } = self;
        let stock = Memo::new(move |_| editor.with(Editor::stock));
        let rows = Piece::all().map(|piece| copies(editor, stock, piece));
        view! {
            <details class="stock">
                <summary>{t(words::CHOOSE)}</summary>
                <div class="copies">{all(rows)}</div>
            </details>
        }
        .into_any()
    }
}

fn copies(editor: RwSignal<Editor>, stock: Memo<Stock>, piece: Piece) -> AnyView {
    let count = move || stock.with(|stock| stock.copies(piece));
    let button = move |sign: &'static str, label: Text, by: i8| {
        let said = move || label.with(lang(), &[&piece.number().to_string()]);
        view! {
            <button
                class="tool" aria-label=says(said) title=says(said)
                on:click=clicked(move |_| editor.update(|e| e.change_copies(piece, by)))
            >
                {sign}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="copy" class:none=holds(move || count() == 0)>
            {small(piece)}
            {button("−", words::FEWER, -1)}
            <span>{says(move || count().to_string())}</span>
            {button("+", words::MORE, 1)}
        </div>
    }
    .into_any()
}

/// A small picture of a piece.
fn small(piece: Piece) -> AnyView {
    view! {
        <svg viewBox="-40 -34 80 68" aria-hidden="true" class="c2 small-piece">
            <path class="body" d=outline(held(at_rest(piece)), 9.0) />
        </svg>
    }
    .into_any()
}
