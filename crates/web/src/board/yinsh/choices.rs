//! The rows to choose from, or the pass.

use leptos::prelude::*;
use table::yinsh::Board;
use yinsh::Row;

use super::{change, read};
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
    let act = move |act: fn(&mut Board, usize), index: usize| {
        change(desk, |board| act(board, index));
    };
    let chips = move || {
        let Some((rows, chosen, must_pass)) = choices.get() else {
            return empty();
        };
        let one = |(index, row): (usize, &Row)| {
            let is_chosen = chosen == Some(index);
            let on_click = move |_| match is_chosen {
                true => act(|board, _| board.take_row(), index),
                false => act(|board, index| board.choose_row(index), index),
            };
            view! {
                <button class="chip" aria-pressed=is_chosen.to_string() on:click=clicked(on_click)>
                    <kbd>{index + 1}</kbd>
                    {format!("{}–{}", row.first(), row.last())}
                </button>
            }
            .into_any()
        };
        let pass = move || {
            let on_click = clicked(move |_| act(|board, _| board.pass(), 0));
            view! { <button class="chip" on:click=on_click>{t(i18n::yinsh::PASS)}</button> }
                .into_any()
        };
        let mut chips: Vec<AnyView> = rows.iter().enumerate().map(one).collect();
        chips.extend(must_pass.then(pass));
        chips.into_any()
    };
    view! { <div class="chips">{live(chips)}</div> }.into_any()
}
