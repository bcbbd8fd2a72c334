//! The gallery, and what the reader has saved.

use i18n::puzzle::pictures as words;
use leptos::prelude::*;
use studio::album::Entry;
use studio::picture::frame_of;
use studio::{gallery, read_picture};

use super::{album, current, keep_album};
use crate::easel::thumbnail;
use crate::icon::{self, Glyph};
use crate::live::{clicked, empty, live, says};
use crate::route::Route;
use crate::words::{lang, t};

/// The page.
pub fn view() -> AnyView {
    let exhibits: Vec<AnyView> = gallery::all()
        .map(|exhibit| {
            let href = Route::Pictures(format!("g/{}", exhibit.slug)).href();
            let name = says(move || exhibit.name.to(lang()).to_owned());
            view! { <li><a class="puzzle-link" href=href>{small(exhibit.code)}<span class="name">{name}</span></a></li> }
                .into_any()
        })
        .collect();
    let go_on = if current().is_empty() {
        empty()
    } else {
        view! {
            <a class="button" href=Route::Pictures("draw".into()).href()>{t(words::GO_ON)}</a>
        }
        .into_any()
    };
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
                <ul class="shelf wide">{exhibits}</ul>
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
        let href = Route::Pictures(format!("p/{}", entry.code)).href();
        let (name, named, deleted) = (entry.name.clone(), entry.name.clone(), entry.name.clone());
        let is_sure = move || sure.with(|sure| sure.as_deref() == Some(named.as_str()));
        let label = {
            let (name, is_sure) = (entry.name.clone(), is_sure.clone());
            says(move || {
                if is_sure() {
                    words::DELETE_SURE.to(lang()).to_owned()
                } else {
                    words::DELETE.with(lang(), &[&name])
                }
            })
        };
        let face = live(move || {
            if is_sure() {
                view! { <span>{t(words::DELETE_SURE)}</span> }.into_any()
            } else {
                view! { <Glyph icon=icon::CROSS /> }.into_any()
            }
        });
        view! {
            <li>
                <a class="puzzle-link" href=href>{small(&entry.code)}<span class="name">{name}</span></a>
                <button class="tool delete" aria-label=label on:click=clicked(move |_| delete(&deleted))>
                    {face}
                </button>
            </li>
        }
        .into_any()
    };
    let list = live(move || {
        let entries: Vec<AnyView> = saved.with(|saved| saved.iter().map(entry).collect());
        if entries.is_empty() {
            view! { <p class="small">{t(words::NONE_YET)}</p> }.into_any()
        } else {
            view! { <ul class="shelf wide">{entries}</ul> }.into_any()
        }
    });
    view! { <section class="grade mine"><h2>{t(words::MINE)}</h2>{list}</section> }.into_any()
}

fn small(code: &str) -> AnyView {
    let laid = read_picture(code).unwrap_or_default();
    thumbnail(frame_of(&laid), &[], &laid)
}
