//! The rows to choose from, or the pass.

use leptos::prelude::*;
use table::yinsh::Board;
use yinsh::Row;

use super::{act, read};
use crate::live::{clicked, empty, live};
use crate::play::Desk;
use crate::words::t;

/// The rows to choose from, or the pass.
pub fn view(desk: Desk) -> AnyView {
    let choices = Memo::new(move |_| {
        read(desk, |board| {
            let scene = board.scene();
            (scene.choices, scene.chosen, scene.must_pass)
        })
    });
    let chips = move || {
        let Some((rows, chosen, must_pass)) = choices.get() else {
            return empty();
        };
        let one = |(index, row): (usize, &Row)| {
            let is_chosen = chosen == Some(index);
            let on_click = move |_| act(desk, |board| board.press_row(index));
            view! {
                <button class="chip" aria-pressed=is_chosen.to_string() on:click=clicked(on_click)>
                    <kbd>{index + 1}</kbd>
                    {format!("{}–\u{2060}{}", row.first(), row.last())}
                </button>
            }
            .into_any()
        };
        let pass = move || {
            let on_click = clicked(move |_| act(desk, Board::pass));
            view! { <button class="chip" on:click=on_click>{t(i18n::yinsh::PASS)}</button> }
                .into_any()
        };
        let mut chips: Vec<AnyView> = rows.iter().enumerate().map(one).collect();
        chips.extend(must_pass.then(pass));
        chips.into_any()
    };
    view! { <div class="chips">{live(chips)}</div> }.into_any()
}
