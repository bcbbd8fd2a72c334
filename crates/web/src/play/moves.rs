//! The move list: stepping through the game, and letting it play by itself.

use i18n::{Text, game};
use leptos::prelude::*;
use std::time::Duration;
use table::Sitting;

use super::Desk;
use crate::icon::{self, Glyph, Icon};
use crate::words::{lang, t};

/// All turns, and the buttons to walk through them.
#[component]
pub fn Moves() -> impl IntoView {
    let desk = Desk::of_page();
    let turns = Memo::new(move |_| desk.read(Sitting::turns).unwrap_or_default());
    let count = move || turns.with(Vec::len);
    let shown = Memo::new(move |_| desk.read(Sitting::viewed).flatten().unwrap_or(count()));
    let go = move |to: usize| desk.change(|sitting| sitting.view(Some(to)));
    let playing = RwSignal::new(false);
    autoplay(desk, playing, shown, count);
    let step = move |icon: Icon, label: Text, to: fn(usize, usize) -> Option<usize>| {
        let target = move || to(shown.get(), count());
        let on_click = move |_| {
            playing.set(false);
            target().into_iter().for_each(go);
        };
        view! {
            <button
                class="tool" title=t(label) aria-label=t(label)
                disabled=move || target().is_none() on:click=on_click
            >
                <Glyph icon=icon />
            </button>
        }
    };
    let looking = move || match shown.get() {
        shown if shown == count() => None,
        0 => Some(game::LOOKING_AT_START.to(lang()).to_owned()),
        number => Some(game::LOOKING_BACK.with(lang(), &[&number.to_string()])),
    };
    let rows = move || {
        turns.with(|turns| {
            turns
                .iter()
                .enumerate()
                .map(|(i, (_, text))| {
                    let number = i + 1;
                    view! {
                        <li>
                            <button
                                class="move"
                                aria-current=move || (shown.get() == number).then_some("step")
                                on:click=move |_| { playing.set(false); go(number); }
                            >
                                <span class="number">{number}</span>
                                {text.clone()}
                            </button>
                        </li>
                    }
                })
                .collect_view()
        })
    };
    let toggle = move |_| {
        // At the end there is nothing to play, so it begins again.
        if !playing.get() && shown.get() == count() {
            go(0);
        }
        playing.update(|playing| *playing = !*playing);
    };
    view! {
        <section class="moves" aria-label=t(game::MOVES)>
            <div class="stepper">
                {step(icon::FIRST, game::FIRST, |shown, _| (shown > 0).then_some(0))}
                {step(icon::BACK, game::PREVIOUS, |shown, _| shown.checked_sub(1))}
                <button
                    class="tool" title=t(game::AUTOPLAY) aria-label=t(game::AUTOPLAY)
                    aria-pressed=move || playing.get().to_string()
                    disabled=move || count() == 0 on:click=toggle
                >
                    {move || {
                        let icon = if playing.get() { icon::PAUSE } else { icon::PLAY };
                        view! { <Glyph icon=icon /> }
                    }}
                </button>
                {step(icon::FORWARD, game::NEXT, |shown, all| (shown < all).then_some(shown + 1))}
                {step(icon::LAST, game::LAST, |shown, all| (shown < all).then_some(all))}
            </div>
            <p class="looking">{looking}</p>
            <ol class="list">{rows}</ol>
            <Show when=move || count() == 0>
                <p class="small">{t(game::NO_MOVES)}</p>
            </Show>
        </section>
    }
}

/// While playing, shows one turn after the other until the last.
fn autoplay(
    desk: Desk,
    playing: RwSignal<bool>,
    shown: Memo<usize>,
    count: impl Fn() -> usize + Copy + Send + Sync + 'static,
) {
    Effect::new(move |_| {
        if !playing.get() {
            return;
        }
        let next = shown.get() + 1;
        if next > count() {
            return playing.set(false);
        }
        let timer = set_timeout_with_handle(
            move || {
                if playing.get_untracked() {
                    desk.change(|sitting| sitting.view(Some(next)));
                }
            },
            Duration::from_millis(1_400),
        );
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
}
