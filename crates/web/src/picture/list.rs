//! The gallery, and what the reader has saved.

use i18n::puzzle::pictures as words;
use leptos::prelude::*;
use studio::album::Entry;
use studio::picture::frame_of;
use studio::{gallery, read_picture};

use super::{album, current, keep_album};
use crate::easel::thumbnail;
use crate::icon::{self, Glyph};
use crate::live::{Words, all, clicked, live, says};
use crate::route::Route;
use crate::words::{lang, t, word};

/// The page.
pub fn view() -> AnyView {
    let exhibits = gallery::all().map(|exhibit| {
        let link = link(
            format!("g/{}", exhibit.slug),
            exhibit.code,
            word(exhibit.name),
        );
        view! { <li>{link}</li> }.into_any()
    });
    let go_on = (!current().is_empty()).then(|| {
        let href = Route::Pictures("draw".into()).href();
        view! { <a class="button" href=href>{t(words::GO_ON)}</a> }.into_any()
    });
    view! {
        <div class="page puzzles pictures">
            <h1>{t(words::PICTURES)}</h1>
            <p class="how">{t(words::PITCH)}</p>
            <div class="row">
                <a class="button primary" href=Route::Pictures("new".into()).href()>{t(words::NEW)}</a>
                {go_on}
                <a class="button plain" href=Route::Puzzles(String::new()).href()>{t(i18n::puzzle::PUZZLES)}</a>
            </div>
            {mine()}
            <section class="grade">
                <h2>{t(words::GALLERY)}</h2>
                <ul class="shelf wide">{all(exhibits)}</ul>
            </section>
        </div>
    }
    .into_any()
}

/// What was saved here.
fn mine() -> AnyView {
    let saved = RwSignal::new(album().entries().to_vec());
    let sure = RwSignal::new(None::<String>);
    let delete = move |name: &str| {
        if sure.with_untracked(|sure| sure.as_deref() != Some(name)) {
            return sure.set(Some(name.to_owned()));
        }
        let mut album = album();
        album.remove(name);
        keep_album(&album);
        saved.set(album.entries().to_vec());
    };
    let entry = move |entry: &Entry| {
        let name = StoredValue::new(entry.name.clone());
        let is_sure = move || sure.with(|sure| *sure == Some(name.get_value()));
        let label = says(move || {
            if is_sure() {
                words::DELETE_SURE.to(lang()).to_owned()
            } else {
                words::DELETE.with(lang(), &[&name.get_value()])
            }
        });
        let face = live(move || {
            if is_sure() {
                view! { <span>{t(words::DELETE_SURE)}</span> }.into_any()
            } else {
                view! { <Glyph icon=icon::CROSS /> }.into_any()
            }
        });
        let address = format!("p/{}", entry.code);
        let delete = clicked(move |_| name.with_value(|name| delete(name)));
        view! {
            <li>
                {link(address, &entry.code, says(move || name.get_value()))}
                <button class="tool delete" aria-label=label on:click=delete>{face}</button>
            </li>
        }
        .into_any()
    };
    let list = live(move || {
        if saved.with(Vec::is_empty) {
            return view! { <p class="small">{t(words::NONE_YET)}</p> }.into_any();
        }
        let entries = saved.with(|saved| all(saved.iter().map(entry)));
        view! { <ul class="shelf wide">{entries}</ul> }.into_any()
    });
    view! { <section class="grade mine"><h2>{t(words::MINE)}</h2>{list}</section> }.into_any()
}

/// A small picture with its name, which leads to an address of the pictures.
fn link(address: String, code: &str, name: Words) -> AnyView {
    let laid = read_picture(code).unwrap_or_default();
    let small = thumbnail(frame_of(&laid), &[], &laid);
    let href = Route::Pictures(address).href();
    view! { <a class="puzzle-link" href=href>{small}<span class="name">{name}</span></a> }
        .into_any()
}
