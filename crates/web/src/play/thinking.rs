//! What the engine is doing, and how to hurry or stop it.

use i18n::{Text, game};
use leptos::prelude::*;

use super::opponent::{Doing, Opponent};
use crate::live::{Click, clicked, empty, live, says};
use crate::words::t;

/// Progress and two buttons while the engine thinks; nothing otherwise.
pub fn view() -> AnyView {
    let opponent: Opponent = use_context().expect("the play page has an opponent");
    // The controls stay the same while only the share of the time changes.
    let kind = Memo::new(move |_| opponent.doing.with(kind));
    let share = move || {
        opponent.doing.with(|doing| match doing {
            Doing::Thinking(share, _) => share.to_string(),
            Doing::Nothing | Doing::Stopped | Doing::Failed => String::new(),
        })
    };
    let chip = |words: Text, act: Click| {
        view! { <button class="chip" on:click=act>{t(words)}</button> }.into_any()
    };
    let go = move |words| chip(words, clicked(move |_| opponent.move_now()));
    let shown = move || match kind.get() {
        Kind::Nothing => empty(),
        Kind::Thinking => view! {
            <div class="thinking">
                <progress max="1000" value=says(share) aria-hidden="true"></progress>
                <div class="chips">
                    {go(game::MOVE_NOW)}
                    {chip(game::STOP_THINKING, clicked(move |_| opponent.stop()))}
                </div>
            </div>
        }
        .into_any(),
        Kind::Waits(why) => view! {
            <div class="thinking waits">
                <p class="note" role="status">{t(why)}</p>
                <div class="chips">{go(game::GO_ON)}</div>
            </div>
        }
        .into_any(),
    };
    live(shown)
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Nothing,
    Thinking,
    Waits(Text),
}

fn kind(doing: &Doing) -> Kind {
    match doing {
        Doing::Nothing => Kind::Nothing,
        Doing::Thinking(..) => Kind::Thinking,
        Doing::Stopped => Kind::Waits(game::STOPPED),
        Doing::Failed => Kind::Waits(game::ENGINE_FAILED),
    }
}
