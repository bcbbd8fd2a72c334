//! The move list: stepping through the game, and letting it play by itself.

use i18n::{Text, game};
use leptos::prelude::*;
use std::time::Duration;
use table::{Command, Sitting};

use super::Desk;
use crate::icon::{self, Glyph, Icon};
use crate::live::{Click, all, clicked, holds, live, perhaps, says, shown_if, whenever};
use crate::tool::tool;
use crate::words::{lang, t};

/// All turns, and the buttons to walk through them.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let turns = Memo::new(move |_| desk.read(Sitting::turns).unwrap_or_default());
    let count = Memo::new(move |_| turns.with(Vec::len));
    let shown = Memo::new(move |_| {
        desk.read(|sitting| sitting.facts().viewed)
            .flatten()
            .unwrap_or(count.get())
    });
    let playing = RwSignal::new(false);
    autoplay(desk, playing, shown, count);
    let go = move |to: usize| {
        playing.set(false);
        desk.obey(Command::View(Some(to)));
    };
    let step = move |icon: Icon, label: Text, to: fn(usize, usize) -> Option<usize>| {
        let target = move || to(shown.get(), count.get());
        let off = holds(move || target().is_none());
        let act = clicked(move |_| target().into_iter().for_each(go));
        tool(icon, label, off, act)
    };
    let looking = move || match shown.get() {
        shown if shown == count.get() => String::new(),
        0 => game::LOOKING_AT_START.to(lang()).to_owned(),
        number => game::LOOKING_BACK.with(lang(), &[&number.to_string()]),
    };
    let toggle = move |_| {
        // At the end there is nothing to play, so it begins again.
        if !playing.get() && shown.get() == count.get() {
            desk.obey(Command::View(Some(0)));
        }
        playing.update(|playing| *playing = !*playing);
    };
    let play = live(move || {
        let icon = if playing.get() {
            icon::PAUSE
        } else {
            icon::PLAY
        };
        view! { <Glyph icon=icon /> }.into_any()
    });
    let rows = live(move || {
        let row = |(index, (_, text)): (usize, &(_, String))| {
            let number = index + 1;
            let current = perhaps(move || (shown.get() == number).then_some("step"));
            row(number, text, current, clicked(move |_| go(number)))
        };
        turns.with(|turns| all(turns.iter().enumerate().map(row)))
    });
    let none = || view! { <p class="small">{t(game::NO_MOVES)}</p> }.into_any();
    view! {
        <section class="moves" aria-label=t(game::MOVES)>
            <div class="stepper">
                {step(icon::FIRST, game::FIRST, |shown, _| (shown > 0).then_some(0))}
                {step(icon::BACK, game::PREVIOUS, |shown, _| shown.checked_sub(1))}
                <button
                    class="tool" title=t(game::AUTOPLAY) aria-label=t(game::AUTOPLAY)
                    aria-pressed=says(move || playing.get().to_string())
                    disabled=holds(move || count.get() == 0) on:click=clicked(toggle)
                >
                    {play}
                </button>
                {step(icon::FORWARD, game::NEXT, |shown, all| (shown < all).then_some(shown + 1))}
                {step(icon::LAST, game::LAST, |shown, all| (shown < all).then_some(all))}
            </div>
            <p class="looking">{says(looking)}</p>
            <ol class="list">{rows}</ol>
            {shown_if(move || count.get() == 0, none)}
        </section>
    }
    .into_any()
}

/// A long turn is cut off on its line; its title has the whole of it.
fn row(
    number: usize,
    text: &str,
    current: Box<dyn FnMut() -> Option<&'static str> + Send>,
    act: Click,
) -> AnyView {
    view! {
        <li>
            <button class="move" title=text.to_owned() aria-current=current on:click=act>
                <span class="number">{number}</span>
                <span class="turn">{text.to_owned()}</span>
            </button>
        </li>
    }
    .into_any()
}

/// While playing, shows one turn after the other until the last.
fn autoplay(desk: Desk, playing: RwSignal<bool>, shown: Memo<usize>, count: Memo<usize>) {
    whenever(move || {
        if !playing.get() {
            return;
        }
        let next = shown.get() + 1;
        if next > count.get() {
            return playing.set(false);
        }
        let show = move || {
            if playing.get_untracked() {
                desk.obey(Command::View(Some(next)));
            }
        };
        if let Ok(timer) = set_timeout_with_handle(show, Duration::from_millis(1_400)) {
            on_cleanup(move || timer.clear());
        }
    });
}
