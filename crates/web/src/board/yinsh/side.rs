//! One player: name, rings to place, rings removed, and above the board the pool.

use i18n::game;
use leptos::prelude::*;
use table::yinsh::Scene;
use yinsh::Colour;

use super::spot::word;
use crate::live::{all, empty, holds, live, says};
use crate::play::{Desk, who};
use crate::words::{lang, t};

/// Where a strip lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// Above the board, with the pool.
    Above,
    /// Below the board: one's own.
    Below,
}

/// The strip of one player.
pub fn view(desk: Desk, scene: Memo<Option<Scene>>, colour: Colour, row: Row) -> AnyView {
    let side = Memo::new(move |_| scene.with(|s| s.as_ref().map(|s| s.sides[colour.index()])));
    let pool = Memo::new(move |_| scene.with(|s| s.as_ref().map(|s| (s.pool, s.pool_is_low()))));
    let name = match colour {
        Colour::White => i18n::yinsh::WHITE,
        Colour::Black => i18n::yinsh::BLACK,
    };
    let to_move = holds(move || side.get().is_some_and(|side| side.to_move));
    let slots = live(move || {
        let (removed, goal) = side.get().map_or((0, 0), |side| (side.removed, side.goal));
        all((0..goal).map(|index| slot(colour, index < removed)))
    });
    let in_hand = live(move || {
        let left = side.get().map_or(0, |side| side.in_hand);
        all((0..left).map(|_| view! { <i class="in-hand" /> }.into_any()))
    });
    let score = says(move || match side.get() {
        Some(side) => format!("{} / {}", side.removed, side.goal),
        None => String::new(),
    });
    let pool_words = live(move || match pool.get() {
        Some((left, low)) if row == Row::Above => {
            let words = game::MARKERS_LEFT.count(lang(), left.into());
            let title = words.clone();
            let class = if low { "pool low" } else { "pool" };
            view! {
                <span class=class title=title>
                    <i class="in-pool" aria-hidden="true"></i>
                    <span aria-hidden="true">{left}</span>
                    <span class="unseen">{words}</span>
                </span>
            }
            .into_any()
        }
        _ => empty(),
    });
    view! {
        <div class=format!("player {}", word(colour)) class:to-move=to_move>
            <span class="pip" aria-hidden="true"></span>
            <span class="named">
                <span class="name">{t(name)}</span>
                {who(desk, colour.seat())}
            </span>
            <span class="hand-rings" aria-hidden="true">{in_hand}</span>
            {pool_words}
            <span class="slots" role="img" aria-label=score>{slots}</span>
        </div>
    }
    .into_any()
}

fn slot(colour: Colour, is_filled: bool) -> AnyView {
    let class = if is_filled { word(colour) } else { "open" };
    view! {
        <svg viewBox="-26 -26 52 52" class=format!("slot {class}")>
            <circle class="ring-edge" r="20" />
            <circle class="ring" r="20" />
        </svg>
    }
    .into_any()
}
