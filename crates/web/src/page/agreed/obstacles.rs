//! Where the obstacles of the five-player game lie: as in the book, drawn, or laid by hand.

use games::{Agreed, Obstacles};
use i18n::Text;
use i18n::gemblo::layout as words;
use leptos::prelude::*;

use super::{Form, lot};
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

/// The choice, if there are obstacles.
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
    let more = move || {
        let beside = live(move || beside(agreed, form, chosen.get()));
        view! { <div class="layout-choice">{beside}</div> }.into_any()
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
