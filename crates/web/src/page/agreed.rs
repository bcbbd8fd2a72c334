//! What players agree on before a game, chosen in the same way at one screen and online, and kept for the
//! next game: who begins, tints, obstacles.

mod obstacles;
mod picture;
mod tints;

use games::{Agreed, First, Kind, Variant};
use i18n::{app, gemblo, yinsh};
use leptos::prelude::*;

use super::choice;
use crate::browser;
use crate::live::live;
use crate::route::Route;
use crate::words::lang;

pub use obstacles::view as obstacles;
pub use picture::view as picture;
pub use tints::view as tints;

/// Which form it is chosen in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// For a game at one screen.
    Screen,
    /// For a table online.
    Online,
}

impl Form {
    /// The form that a word in an address means.
    pub fn of(word: &str) -> Option<Form> {
        [Form::Screen, Form::Online]
            .into_iter()
            .find(|form| form.word() == word)
    }

    /// Its word in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Form::Screen => "screen",
            Form::Online => "online",
        }
    }

    /// Its page.
    pub const fn route(self, kind: Kind) -> Route {
        match self {
            Form::Screen => Route::New(kind),
            Form::Online => Route::Host(kind),
        }
    }

    /// What was agreed on last; lots are drawn at first among those who meet online.
    pub fn last(self, kind: Kind) -> Agreed {
        let first = match self {
            Form::Screen => First::Listed(0),
            Form::Online => First::Lots,
        };
        let kept = browser::kept(&self.key(kind)).unwrap_or_default();
        Agreed::usual(kind, first).kept(&kept)
    }

    /// Keeps it for the next game.
    pub fn keep(self, agreed: &Agreed) {
        let key = self.key(agreed.variant.game);
        browser::keep(&key, Some(&agreed.to_string()));
    }

    fn key(self, kind: Kind) -> String {
        format!("sixfold.agreed.{}.{}", self.word(), kind.name())
    }
}

/// Takes another variant; somebody who no longer plays does not begin.
pub fn choose(agreed: RwSignal<Agreed>, variant: Variant) {
    agreed.update(|agreed| {
        agreed.variant = variant;
        if matches!(agreed.first, First::Listed(place) if place >= variant.seats().into()) {
            agreed.first = First::Listed(0);
        }
    });
}

/// A number that nobody knows beforehand.
pub fn lot() -> u64 {
    (js_sys::Math::random() * 2f64.powi(52)) as u64
}

/// How the player at a place of the list is called; before lots are drawn nobody is White.
pub fn name(agreed: &Agreed, place: usize) -> String {
    match (agreed.variant.game, agreed.first, place) {
        (Kind::Yinsh, First::Listed(_), 0) => yinsh::WHITE_BEGINS.to(lang()).to_owned(),
        (Kind::Yinsh, First::Listed(_), _) => yinsh::BLACK.to(lang()).to_owned(),
        _ => gemblo::PLAYER.with(lang(), &[&(place + 1).to_string()]),
    }
}

/// The choice of who begins: by name, or by lots. White begins, so that in YINSH the list says it.
pub fn first(agreed: RwSignal<Agreed>) -> AnyView {
    let count = Memo::new(move |_| {
        agreed.with(|agreed| match agreed.variant.game {
            Kind::Yinsh => 1,
            Kind::Gemblo => agreed.variant.seats().into(),
        })
    });
    let words = move |first| match first {
        First::Lots => app::DRAW_LOTS.to(lang()).to_owned(),
        First::Listed(_) if count.get() == 1 => app::AS_LISTED.to(lang()).to_owned(),
        First::Listed(place) => (place + 1).to_string(),
    };
    live(move || {
        let all = (0..count.get()).map(First::Listed).chain([First::Lots]);
        choice::pick(
            app::WHO_BEGINS,
            all.collect::<Vec<First>>(),
            move |first| agreed.with(|agreed| agreed.first == first),
            move |first| agreed.update(|agreed| agreed.first = first),
            words,
        )
    })
}
