//! Where the obstacles of the five-player game lie: as in the book, drawn, or laid by hand.

use games::{Agreed, Obstacles};
use gemblo::{Area, Cell, Layout, Placement, Tint};
use i18n::Text;
use i18n::gemblo::layout as words;
use leptos::prelude::*;
use table::gemblo::{Place, RADIUS};

use super::{Form, lot};
use crate::board::gemblo::layers;
use crate::board::gemblo::shape::{colour_word, frame, hexagons, signs};
use crate::live::{all, changed, clicked, empty, live, shown_if};
use crate::page::choice;
use crate::route::Route;
use crate::words::{lang, t};

/// The setup that has obstacles.
const FIVE: &str = "gemblo5";
/// Seeds that are easily written down.
const SEEDS: u64 = 1_000_000;

/// The ways to come by obstacles.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Book,
    Drawn,
    Laid,
}

impl Way {
    const ALL: [Way; 3] = [Way::Book, Way::Drawn, Way::Laid];

    const fn of(obstacles: Obstacles) -> Way {
        match obstacles {
            Obstacles::Book => Way::Book,
            Obstacles::Drawn(_) => Way::Drawn,
            Obstacles::Laid(_) => Way::Laid,
        }
    }

    const fn text(self) -> Text {
        match self {
            Way::Book => words::BOOK,
            Way::Drawn => words::DRAWN,
            Way::Laid => words::LAID,
        }
    }

    /// The first obstacles of this way; a hand begins with those that are there.
    fn first(self, now: Obstacles) -> Obstacles {
        match self {
            Way::Book => Obstacles::Book,
            Way::Drawn => Obstacles::Drawn(lot() % SEEDS),
            Way::Laid => Obstacles::Laid(now.layout()),
        }
    }
}

/// The choice, if there are obstacles, with a picture of what is chosen.
pub fn view(agreed: RwSignal<Agreed>, form: Form) -> AnyView {
    let is_there = Memo::new(move |_| agreed.with(|agreed| agreed.variant.setup == FIVE));
    let chosen = Memo::new(move |_| agreed.with(|agreed| agreed.obstacles));
    let ways = move || {
        choice::pick(
            words::OBSTACLES,
            Way::ALL,
            move |way| Way::of(chosen.get()) == way,
            move |way| agreed.update(|agreed| agreed.obstacles = way.first(agreed.obstacles)),
            |way| way.text().to(lang()).to_owned(),
        )
    };
    let tints = Memo::new(move |_| agreed.with(|agreed| agreed.tints_in_play().to_vec()));
    let more = move || {
        let beside = live(move || beside(agreed, form, chosen.get()));
        let picture = live(move || tints.with(|tints| picture(&chosen.get().layout(), tints)));
        view! { <div class="layout-choice">{beside}{picture}</div> }.into_any()
    };
    shown_if(move || is_there.get(), move || all([ways(), more()]))
}

/// What can be done about the obstacles that are chosen.
fn beside(agreed: RwSignal<Agreed>, form: Form, chosen: Obstacles) -> AnyView {
    let set = move |seed| agreed.update(|agreed| agreed.obstacles = Obstacles::Drawn(seed));
    match chosen {
        Obstacles::Book => empty(),
        Obstacles::Drawn(seed) => seed_field(seed, set),
        Obstacles::Laid(_) => {
            let lay = clicked(move |_| {
                agreed.with_untracked(|agreed| form.keep(agreed));
                Route::Layout(form.word().to_owned()).go();
            });
            view! { <button class="button plain" on:click=lay>{t(words::LAY)}</button> }.into_any()
        }
    }
}

fn seed_field(seed: u64, set: impl Fn(u64) + Copy + 'static) -> AnyView {
    let typed = changed(move |event| {
        if let Ok(seed) = event_target_value(&event).trim().parse() {
            set(seed);
        }
    });
    let again = clicked(move |_| set(lot() % SEEDS));
    view! {
        <label class="seed">
            <span>{t(words::SEED)}</span>
            <input
                class="field" inputmode="numeric" autocomplete="off" maxlength="20"
                prop:value=seed.to_string() on:change=typed
            />
        </label>
        <button class="button plain" on:click=again>{t(words::DRAW_AGAIN)}</button>
    }
    .into_any()
}

/// The board with its obstacles and start cells, small.
fn picture(layout: &Layout, tints: &[Tint]) -> AnyView {
    let obstacle = |placement: &Placement| {
        let shape = layers(None, placement.cells().map(Place::of));
        view! { <g class="piece obstacle">{shape}</g> }.into_any()
    };
    let start = |(cell, tint): (&Cell, &Tint)| {
        view! {
            <g class=format!("start {}", colour_word(*tint))>
                <path class="home" d=hexagons([*cell], RADIUS - 1.5) />
                <path class="sign" d=signs(Some(*tint), [Place::of(*cell)]) />
            </g>
        }
        .into_any()
    };
    view! {
        <svg class="gemblo layout-picture" viewBox=frame(Area::Whole).view_box() aria-hidden="true">
            <path class="surface" d=hexagons(Area::Whole.cells().iter(), RADIUS) />
            {all(layout.starts().iter().zip(tints).map(start))}
            {all(layout.obstacles().iter().map(obstacle))}
        </svg>
    }
    .into_any()
}
