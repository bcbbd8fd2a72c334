//! The rules, to look things up.

use i18n::common;
use leptos::prelude::*;

use crate::route::Kind;
use crate::words::t;

/// The rules of a game.
pub fn view(kind: Kind) -> AnyView {
    view! {
        <div class="page">
            <h1>{kind.name()}</h1>
            <p>{t(common::COMING)}</p>
        </div>
    }
    .into_any()
}
