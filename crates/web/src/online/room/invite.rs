//! Before the game begins: the link, its QR code, the free seats.

use i18n::{game, online as words};
use leptos::prelude::*;
use online::body::Sit;
use online::{Name, Phase, Sitter, Table};
use qrcodegen::{QrCode, QrCodeEcc};
use room::Fault;

use crate::live::{clicked, empty, holds, live, shown_if};
use crate::online::visit::Visit;
use crate::online::{Me, fault, http};
use crate::route::Route;
use crate::tool::copy;
use crate::words::t;

/// What a visitor can do about the seats.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chance {
    /// They have one.
    Seated,
    /// One is free for them.
    Free,
    /// None is.
    None,
}

fn chance(table: &Table, name: &Name) -> Chance {
    let is_free = |sitter: &Sitter| match sitter {
        Sitter::Open => true,
        Sitter::Invited { name: invited } => invited == name,
        _ => false,
    };
    match table.you {
        Some(_) => Chance::Seated,
        None if table.seats.iter().any(|seat| is_free(&seat.sitter)) => Chance::Free,
        None => Chance::None,
    }
}

/// Shown while seats are free.
pub fn view(visit: Visit) -> AnyView {
    let me = Me::of_page();
    let is_open = Memo::new(move |_| visit.table(|table| table.phase == Phase::Open) == Some(true));
    let chance = Memo::new(move |_| {
        let name = me.name().unwrap_or_default();
        visit
            .table(|table| chance(table, &name))
            .unwrap_or(Chance::None)
    });
    let fault = RwSignal::new(None::<Fault>);
    let content = move || {
        view! {
            <section class="invite" aria-label=t(words::LINK)>
                {live(move || sit_down(visit, chance.get(), fault))}
                {fault::view(move || fault.get())}
                {share()}
                {live(move || get_up(visit, chance.get(), fault))}
            </section>
        }
        .into_any()
    };
    shown_if(move || is_open.get(), content)
}

/// The address of the table's seats.
fn seats(visit: Visit) -> String {
    format!("api/games/{}/seats", visit.id.get_value())
}

fn sit_down(visit: Visit, chance: Chance, fault: RwSignal<Option<Fault>>) -> AnyView {
    let sit = move |_| {
        let sat = async move { http::post::<Sit>(&seats(visit), &Sit::default()).await };
        fault::wait(fault, sat, drop);
    };
    match chance {
        Chance::Free => view! {
            <button class="button primary wide sit" on:click=clicked(sit)>{t(words::SIT_DOWN)}</button>
        }
        .into_any(),
        Chance::Seated => empty(),
        Chance::None => view! { <p class="small">{t(words::NOT_FOR_YOU)}</p> }.into_any(),
    }
}

fn get_up(visit: Visit, chance: Chance, fault: RwSignal<Option<Fault>>) -> AnyView {
    let leave = move |_| {
        let told = async move { http::send("DELETE", &seats(visit), &()).await };
        fault::wait(fault, told, |_| Route::Lobby.go());
    };
    match chance {
        Chance::Seated => view! {
            <button class="button plain leave" on:click=clicked(leave)>{t(words::CALL_OFF)}</button>
        }
        .into_any(),
        Chance::Free | Chance::None => empty(),
    }
}

/// The link to read, to copy and to scan.
fn share() -> AnyView {
    let link = window().location().href().unwrap_or_default();
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        let link = move || Some(link.clone());
        copy(game::COPY_LINK, copied, holds(|| false), link)
    };
    let code = picture(&link).map_or_else(empty, |(size, path)| {
        view! {
            <svg class="qr" viewBox=format!("-3 -3 {0} {0}", size + 6) role="img" aria-label=t(words::QR_CODE)>
                <rect x="-3" y="-3" width=size + 6 height=size + 6 />
                <path d=path />
            </svg>
        }
        .into_any()
    });
    view! {
        <p class="small">{t(words::SHARE_LINK)}</p>
        <div class="link-row">
            <input class="field" readonly value=link aria-label=t(words::LINK) />
            {copy}
        </div>
        {code}
    }
    .into_any()
}

/// The modules of the code as one path, and how many there are across.
fn picture(link: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let cells = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = cells.filter(|(x, y)| code.get_module(*x, *y));
    Some((
        size,
        dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect(),
    ))
}
