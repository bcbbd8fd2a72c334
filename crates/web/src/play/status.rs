//! What is due, what a move would do, why a touch did nothing; always in the same place.

use i18n::game;
use leptos::prelude::*;
use table::yinsh::Standing;

use crate::app::Shared;
use crate::play::yinsh;
use crate::words::{lang, t};

/// Two lines: what is due, and a remark.
#[component]
pub fn Status() -> impl IntoView {
    let desk = Shared::of_page().desk;
    let scene = Memo::new(move |_| desk.read(|sitting| yinsh(sitting).scene()));
    let message = move || scene.with(|s| s.as_ref().map(|s| s.message.say(lang())));
    let note = move || scene.with(|s| s.as_ref()?.note.as_ref().map(|note| note.say(lang())));
    let refused = move || {
        scene.with(|s| {
            let note = s.as_ref().and_then(|s| s.note.as_ref());
            matches!(note, Some(i18n::yinsh::Message::Refused(_)))
        })
    };
    let standing = move || scene.with(|s| s.as_ref().map(|s| s.standing));
    let unconfirmed = move || standing() == Some(Standing::Unconfirmed);
    view! {
        <div class="status" class:refused=refused>
            <p class="due">
                {message}
                <Show when=unconfirmed><span class="badge">{t(game::NOT_SENT)}</span></Show>
            </p>
            <p class="note" role="alert">{note}</p>
            <Choices />
        </div>
    }
}

/// The rows to choose from, or the pass.
#[component]
fn Choices() -> impl IntoView {
    let desk = Shared::of_page().desk;
    let choices = Memo::new(move |_| {
        desk.read(|sitting| {
            let scene = yinsh(sitting).scene();
            (scene.choices, scene.chosen, scene.must_pass)
        })
    });
    let act = move |act: fn(&mut table::yinsh::Board, usize), index: usize| {
        desk.change(|sitting| match sitting {
            table::Sitting::Yinsh(board) => act(board, index),
        });
    };
    move || {
        let (rows, chosen, must_pass) = choices.get()?;
        let one = |(index, row): (usize, &yinsh::Row)| {
            let is_chosen = chosen == Some(index);
            let on_click = move |_| match is_chosen {
                true => act(|board, _| board.take_row(), index),
                false => act(|board, index| board.choose_row(index), index),
            };
            view! {
                <button class="chip" aria-pressed=is_chosen.to_string() on:click=on_click>
                    <kbd>{index + 1}</kbd>
                    {format!("{}–{}", row.first(), row.last())}
                </button>
            }
        };
        let pass = move || {
            let on_click = move |_| act(|board, _| board.pass(), 0);
            view! { <button class="chip" on:click=on_click>{t(i18n::yinsh::PASS)}</button> }
        };
        Some(view! {
            <div class="chips">
                {rows.iter().enumerate().map(one).collect_view()}
                {must_pass.then(pass)}
            </div>
        })
    }
}
