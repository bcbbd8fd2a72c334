//! A dialog in front of the page; Escape and the cross close it.

use i18n::Text;
use i18n::app;
use leptos::html;
use leptos::prelude::*;

use super::desk::Dialog;
use crate::app::Shared;
use crate::icon::{self, Glyph};
use crate::live::{changed, clicked, whenever};
use crate::words::t;

/// Shows its content while `which` is the open dialog.
pub fn view(which: Dialog, title: Text, content: AnyView) -> AnyView {
    let open = Shared::of_page().dialog;
    let node = NodeRef::<html::Dialog>::new();
    whenever(move || {
        let Some(dialog) = node.get() else { return };
        match (open.get() == Some(which), dialog.open()) {
            (true, false) => {
                let _ = dialog.show_modal();
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let close = move || {
        if open.get_untracked() == Some(which) {
            open.set(None);
        }
    };
    view! {
        <dialog node_ref=node on:close=changed(move |_| close()) aria-label=t(title)>
            <div class="dialog-head">
                <h2>{t(title)}</h2>
                <button class="tool" aria-label=t(app::CLOSE) on:click=clicked(move |_| close())>
                    <Glyph icon=icon::CROSS />
                </button>
            </div>
            {content}
        </dialog>
    }
    .into_any()
}
