//! The tutorials.

use i18n::{common, learn};
use leptos::prelude::*;

use crate::route::Kind;
use crate::words::t;

/// The tutorial of a game.
pub fn view(kind: Kind) -> AnyView {
    let title = match kind {
        Kind::Yinsh => learn::LEARN_YINSH,
        Kind::Gemblo => learn::LEARN_GEMBLO,
    };
    view! {
        <div class="page">
            <h1>{t(title)}</h1>
            <p>{t(common::COMING)}</p>
        </div>
    }
    .into_any()
}
