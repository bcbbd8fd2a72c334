//! The first page: both games, and the one that is running.

use i18n::{Text, common};
use leptos::prelude::*;

use crate::board::emblem;
use crate::play::Desk;
use crate::route::{Kind, Route};
use crate::words::t;

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    let desk = Desk::of_page();
    view! {
        <div class="page home">
            <h1>{t(common::TAGLINE)}</h1>
            <Show when=move || desk.is_running()>
                <a class="button primary wide" href=Route::Play.href()>{t(common::RESUME)}</a>
            </Show>
            <div class="cards">
                <Card kind=Kind::Yinsh pitch=common::YINSH_PITCH />
                <Card kind=Kind::Gemblo pitch=common::GEMBLO_PITCH />
            </div>
            <p class="small">{t(common::UNOFFICIAL)}</p>
        </div>
    }
}

#[component]
fn Card(kind: Kind, pitch: Text) -> impl IntoView {
    view! {
        <section class="card">
            {emblem::view(kind)}
            <h2>{kind.name()}</h2>
            <p>{t(pitch)}</p>
            <div class="row">
                <a class="button" href=Route::New(kind).href()>{t(common::PLAY)}</a>
                <a class="button plain" href=Route::Learn(kind).href()>{t(common::LEARN)}</a>
                <a class="button plain" href=Route::Rules(kind).href()>{t(common::RULES)}</a>
            </div>
        </section>
    }
}
