//! The move list: stepping through the game, and letting it play by itself.

use i18n::{Text, game};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use table::{Command, Sitting};

use super::Desk;
use crate::board;
use crate::browser;
use crate::icon::{self, Glyph, Icon};
use crate::live::{clicked, empty, holds, live, perhaps, says, shown_if, whenever};
use crate::tool::{switch, tool};
use crate::words::{lang, t};

/// Draws what is to be said of a turn in the list, by its number; given by the page around it.
#[derive(Clone)]
pub struct Signs(pub Arc<dyn Fn(usize) -> AnyView + Send + Sync>);

/// A walk through the turns of a desk.
#[derive(Clone, Copy)]
pub struct Walk {
    /// The game.
    pub desk: Desk,
    /// The turns, as they are written.
    pub turns: Memo<Vec<String>>,
    /// After how many turns the position is that is shown.
    shown: Memo<usize>,
    /// Whether the turns are shown one after the other.
    playing: RwSignal<bool>,
}

impl Walk {
    fn of(desk: Desk) -> Walk {
        let texts = |sitting: &Sitting| sitting.turns().into_iter().map(|turn| turn.1).collect();
        let turns = Memo::new(move |_| desk.read(texts).unwrap_or_default());
        let viewed = move || desk.read(|sitting| sitting.facts().viewed).flatten();
        Walk {
            desk,
            turns,
            shown: Memo::new(move |_| viewed().unwrap_or(turns.with(Vec::len))),
            playing: RwSignal::new(false),
        }
    }

    fn count(self) -> usize {
        self.turns.with(Vec::len)
    }

    fn go(self, to: usize) {
        self.playing.set(false);
        self.desk.obey(Command::View(Some(to)));
    }

    /// The button of a turn, by its number from 1. Whoever points at it sees the place on the board;
    /// its title has the whole turn.
    pub fn button(self, number: usize, face: AnyView) -> AnyView {
        let current = perhaps(move || (self.shown.get() == number).then_some("step"));
        let title = self
            .turns
            .with_untracked(|turns| turns.get(number - 1).cloned());
        view! {
            <button
                class="move" title=title data-turn=number.to_string() aria-current=current
                on:click=clicked(move |_| self.go(number))
            >
                {face}
                {use_context::<Signs>().map(|Signs(draw)| draw(number))}
            </button>
        }
        .into_any()
    }

    /// Somebody points at a turn, or at none; the list listens for all of its buttons.
    fn glance(self, event: &web_sys::Event) {
        let entry = browser::target(event).and_then(|at| at.closest("[data-turn]").ok()?);
        let turn = entry.and_then(|entry| entry.get_attribute("data-turn")?.parse().ok());
        if self.desk.glanced.get_untracked() != turn {
            self.desk.glanced.set(turn);
        }
    }
}

/// All turns, and the buttons to walk through them.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let walk = Walk::of(desk);
    let Walk { shown, playing, .. } = walk;
    autoplay(walk);
    whenever(move || {
        shown.track();
        walk.turns.track();
        request_animation_frame(|| browser::show_within(".moves .list", "[aria-current]"));
    });
    let step = move |icon: Icon, label: Text, to: fn(usize, usize) -> Option<usize>| {
        let target = move || to(shown.get(), walk.count());
        let off = holds(move || target().is_none());
        let act = clicked(move |_| target().into_iter().for_each(|to| walk.go(to)));
        tool(icon, label, off, act)
    };
    let looking = move || match shown.get() {
        shown if shown == walk.count() => String::new(),
        0 => game::LOOKING_AT_START.to(lang()).to_owned(),
        number => game::LOOKING_BACK.with(lang(), &[&number.to_string()]),
    };
    let toggle = move |_| {
        // At the end there is nothing to play, so it begins again.
        if !playing.get() && shown.get() == walk.count() {
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
    let kind = Memo::new(move |_| desk.kind());
    let list = live(move || {
        kind.get()
            .map_or_else(empty, |kind| board::moves(kind, walk))
    });
    let none = || view! { <p class="small">{t(game::NO_MOVES)}</p> }.into_any();
    view! {
        <section class="moves" aria-label=t(game::MOVES)>
            <div class="stepper">
                {step(icon::FIRST, game::FIRST, |shown, _| (shown > 0).then_some(0))}
                {step(icon::BACK, game::PREVIOUS, |shown, _| shown.checked_sub(1))}
                {switch(play, game::AUTOPLAY, move || playing.get(), holds(move || walk.count() == 0), clicked(toggle))}
                {step(icon::FORWARD, game::NEXT, |shown, all| (shown < all).then_some(shown + 1))}
                {step(icon::LAST, game::LAST, |shown, all| (shown < all).then_some(all))}
                {tool(icon::TURN_BOARD, game::TURN_BOARD, holds(|| false), clicked(move |_| desk.turn_board()))}
            </div>
            <p class="looking">{says(looking)}</p>
            <div
                class="turns" on:pointerover=move |event| walk.glance(&event) on:focusin=move |event| walk.glance(&event)
                on:pointerleave=move |_| desk.glanced.set(None)
            >
                {list}
            </div>
            {shown_if(move || walk.count() == 0, none)}
        </section>
    }
    .into_any()
}

/// While playing, shows one turn after the other until the last.
fn autoplay(walk: Walk) {
    whenever(move || {
        if !walk.playing.get() {
            return;
        }
        let next = walk.shown.get() + 1;
        if next > walk.count() {
            return walk.playing.set(false);
        }
        let show = move || {
            if walk.playing.get_untracked() {
                walk.desk.obey(Command::View(Some(next)));
            }
        };
        if let Ok(timer) = set_timeout_with_handle(show, Duration::from_millis(1_400)) {
            on_cleanup(move || timer.clear());
        }
    });
}
