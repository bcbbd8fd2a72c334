//! The variants of a game.

use games::{Agreed, Kind, Variant};
use i18n::{Lang, app, gemblo, yinsh};
use leptos::prelude::*;

use super::choice;
use crate::words::lang;

/// What a setup is called; a drawn position has no name.
pub fn name(kind: Kind, setup: &str, seats: usize, lang: Lang) -> Option<String> {
    match kind {
        Kind::Yinsh => match setup {
            "standard" => Some(yinsh::STANDARD.to(lang).to_owned()),
            "blitz" => Some(yinsh::BLITZ.to(lang).to_owned()),
            _ => None,
        },
        Kind::Gemblo => Some(gemblo::PLAYERS.count(lang, seats as u64)),
    }
}

/// The choice of a variant.
pub fn view(agreed: RwSignal<Agreed>, choose: impl Fn(Variant) + Copy + 'static) -> AnyView {
    let kind = agreed.with_untracked(|agreed| agreed.variant.game);
    let title = match kind {
        Kind::Yinsh => app::VARIANT,
        Kind::Gemblo => app::PLAYERS,
    };
    let is_chosen = move |each: Variant| agreed.with(|agreed| agreed.variant == each);
    let words = |each: Variant| match each.game {
        Kind::Yinsh => name(each.game, each.setup, each.seats().into(), lang()).unwrap_or_default(),
        // The heading says that these are players.
        Kind::Gemblo => each.seats().to_string(),
    };
    choice::pick(title, kind.variants(), is_chosen, choose, words)
}
