//! One player: name, rings to place, rings removed, and with Black the pool.

use i18n::game;
use leptos::prelude::*;
use table::yinsh::Scene;
use yinsh::Colour;

use super::spot::word;
use crate::play::{Desk, Who};
use crate::words::{lang, t};

/// The strip of one player above or below the board.
#[component]
pub fn Side(desk: Desk, scene: Memo<Option<Scene>>, colour: Colour) -> impl IntoView {
    let side = Memo::new(move |_| scene.with(|s| s.as_ref().map(|s| s.sides[colour.index()])));
    let pool = Memo::new(move |_| scene.with(|s| s.as_ref().map(|s| (s.pool, s.pool_is_low()))));
    let name = match colour {
        Colour::White => i18n::yinsh::WHITE,
        Colour::Black => i18n::yinsh::BLACK,
    };
    let to_move = move || side.get().is_some_and(|side| side.to_move);
    let slots = move || {
        let side = side.get()?;
        let slot = move |index| {
            let class = if index < side.removed {
                word(colour)
            } else {
                "open"
            };
            view! {
                <svg viewBox="-26 -26 52 52" class=format!("slot {class}")>
                    <circle class="ring-edge" r="20" />
                    <circle class="ring" r="20" />
                </svg>
            }
        };
        Some((0..side.goal).map(slot).collect_view())
    };
    let in_hand = move || {
        let left = side.get().map_or(0, |side| side.in_hand);
        (left > 0).then(|| {
            (0..left)
                .map(|_| view! { <i class="in-hand" /> })
                .collect_view()
        })
    };
    let score = move || {
        side.get()
            .map(|side| format!("{} / {}", side.removed, side.goal))
    };
    let pool_words = move || {
        let (left, low) = pool.get().filter(|_| colour == Colour::Black)?;
        let words = game::MARKERS_LEFT.count(lang(), left.into());
        Some(view! { <span class="pool" class:low=low>{words}</span> })
    };
    view! {
        <div class=format!("player {}", word(colour)) class:to-move=to_move>
            <span class="pip" aria-hidden="true"></span>
            <span class="named">
                <span class="name">{t(name)}</span>
                <Who desk seat=colour.seat() />
            </span>
            <span class="hand-rings" aria-hidden="true">{in_hand}</span>
            {pool_words}
            <span class="slots" role="img" aria-label=score>{slots}</span>
        </div>
    }
}
