//! Talk at the table, and whom not to hear.

use i18n::online as words;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::{Ask, Name, Said, TableId, limits};
use serde::Serialize;

use crate::live::{all, clicked, empty, holds, live, says, shown_if, typed};
use crate::online::visit::Visit;
use crate::online::{Me, http};
use crate::words::{lang, t};

/// Whom not to hear, as the server wants to be told.
#[derive(Serialize)]
struct Mute {
    game: TableId,
    name: Name,
    on: bool,
}

/// The lines, and a field for one's own.
pub fn view(visit: Visit) -> AnyView {
    let me = Me::of_page();
    let lines = Memo::new(move |_| visit.room.with(|room| room.chat().to_vec()));
    let list = live(move || {
        let muted = visit.muted.get();
        let lines = lines.get();
        let heard = lines.iter().filter(|said| !muted.contains(&said.name));
        all(heard.map(line))
    });
    let none = || view! { <p class="small">{t(words::NO_CHAT)}</p> }.into_any();
    let is_empty = move || lines.with(Vec::is_empty);
    let others = Memo::new(move |_| {
        let own = me.name();
        let mut names: Vec<Name> = Vec::new();
        lines.with(|lines| {
            for said in lines {
                if Some(&said.name) != own.as_ref() && !names.contains(&said.name) {
                    names.push(said.name.clone());
                }
            }
        });
        names
    });
    let mutes = live(move || {
        all(others
            .get()
            .into_iter()
            .map(|name| mute_button(visit, name)))
    });
    // The first line opens the chat; whoever closes it is left in peace.
    let has_lines = Memo::new(move |_| !is_empty());
    view! {
        {toast(visit, me)}
        <details class="chat" open=holds(move || has_lines.get())>
            <summary>{t(words::CHAT)} <span class="small">{says(move || count(&lines.get()))}</span></summary>
            <ol class="lines" role="log" tabindex="0" aria-label=t(words::CHAT)>{list}</ol>
            {shown_if(is_empty, none)}
            {form(visit)}
            <div class="row">{mutes}</div>
        </details>
    }
    .into_any()
}

/// What somebody else has just said, for a while at the top of the page: the chat may be out of sight.
fn toast(visit: Visit, me: Me) -> AnyView {
    let last = Memo::new(move |_| {
        let heard = visit.heard.get()?;
        let is_for_me = Some(&heard.name) != me.name().as_ref();
        let is_muted = visit.muted.with(|muted| muted.contains(&heard.name));
        (is_for_me && !is_muted).then_some(heard)
    });
    live(move || match last.get() {
        Some(said) => {
            let words = [said.name.as_str(), &said.text];
            view! { <p class="toast" aria-hidden="true">{words::SAYS.with(lang(), &words)}</p> }
                .into_any()
        }
        None => empty(),
    })
}

fn count(lines: &[Said]) -> String {
    match lines.len() {
        0 => String::new(),
        count => format!("({count})"),
    }
}

fn line(said: &Said) -> AnyView {
    view! { <li><b>{said.name.to_string()}</b> " " {said.text.clone()}</li> }.into_any()
}

fn form(visit: Visit) -> AnyView {
    let text = RwSignal::new(String::new());
    let say = move |event: SubmitEvent| {
        event.prevent_default();
        // What is no line is not sent; the field has the same limit.
        let line = text.with_untracked(|text| text.parse());
        if line.is_ok_and(|text| visit.ask(&Ask::Chat { text })) {
            text.set(String::new());
        }
    };
    view! {
        <form class="link-row" on:submit=say>
            <input
                class="field" maxlength=limits::CHAT.to_string() autocomplete="off"
                aria-label=t(words::CHAT_LINE) placeholder=t(words::CHAT_LINE)
                prop:value=text on:input=typed(text)
            />
            <button class="button">{t(words::SEND)}</button>
        </form>
    }
    .into_any()
}

fn mute_button(visit: Visit, name: Name) -> AnyView {
    let name = StoredValue::new(name);
    let is_muted = move || name.with_value(|name| visit.muted.with(|muted| muted.contains(name)));
    let words = says(move || {
        let text = if is_muted() {
            words::UNMUTE
        } else {
            words::MUTE
        };
        name.with_value(|name| text.with(lang(), &[name.as_str()]))
    });
    let toggle = clicked(move |_| {
        let (name, on) = (name.get_value(), !untrack(is_muted));
        visit.muted.update(|muted| {
            muted.retain(|other| *other != name);
            muted.extend(on.then(|| name.clone()));
        });
        let game = visit.id.get_value();
        let wish = Mute { game, name, on };
        spawn_local(async move {
            // The lines are hidden on this page whatever the server says.
            let _ = http::send("POST", "api/mutes", &wish).await;
        });
    });
    view! { <button class="chip" on:click=toggle>{words}</button> }.into_any()
}
